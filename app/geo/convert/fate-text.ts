import { m } from '#app/paraglide/messages.js'
import type { Aspect, Fate } from '#engines/geodata/index.ts'
import type { AspectFate } from './fates-of-files.ts'

/** One line: what is lost, what changes its form; with several files also in which, unless it is all of them. */
export function fateText(fates: readonly AspectFate[], fileCount: number): string {
  const named = (fate: Fate) =>
    textOf(
      fates.filter((own) => own.fate === fate),
      fileCount,
    )
  const lost = named('lost')
  const changed = named('changed')
  if (lost === '' && changed === '') return fileCount === 1 ? m.convert_keeps_all() : m.convert_keeps_all_many()
  const parts: string[] = []
  if (lost !== '') parts.push(m.convert_loses({ what: lost }))
  if (changed !== '') parts.push(m.convert_changes({ what: changed }))
  return parts.join('. ')
}

/** What happens in the same files is told together. */
function textOf(fates: readonly AspectFate[], fileCount: number): string {
  const byFiles = Map.groupBy(fates, ({ files }) => files.join('\n'))
  return [...byFiles.values()]
    .map((alike) =>
      groupText(alike.map(({ aspect, fate }) => aspectNames[aspect](fate)).join(', '), alike[0]!.files, fileCount),
    )
    .join('; ')
}

function groupText(what: string, files: readonly string[], fileCount: number): string {
  if (files.length === fileCount) return what
  if (files.length === 1) return m.convert_aspect_in_file({ what, name: files[0]! })
  return m.convert_aspect_in_some({ what, amount: files.length, total: fileCount })
}

const aspectNames: Readonly<Record<Aspect, (fate: Fate) => string>> = {
  elevations: () => m.convert_aspect_elevations(),
  times: () => m.convert_aspect_times(),
  'point-values': () => m.convert_aspect_point_values(),
  'other-values': () => m.convert_aspect_other_values(),
  measures: () => m.convert_aspect_measures(),
  attributes: () => m.convert_aspect_attributes(),
  styles: (fate) => (fate === 'lost' ? m.convert_aspect_some_styles() : m.convert_aspect_styles()),
  display: () => m.convert_aspect_display(),
  images: () => m.convert_aspect_images(),
  metadata: () => m.convert_aspect_metadata(),
  folders: (fate) => (fate === 'lost' ? m.convert_aspect_folder_names() : m.convert_aspect_folders()),
  'without-place': () => m.convert_aspect_without_place(),
  areas: () => m.convert_aspect_areas(),
  multipoints: () => m.convert_aspect_multipoints(),
  parts: () => m.convert_aspect_parts(),
  collections: () => m.convert_aspect_collections(),
  lines: () => m.convert_aspect_lines(),
  types: () => m.convert_aspect_types(),
  'long-names': () => m.convert_aspect_long_names(),
  'long-texts': () => m.convert_aspect_long_texts(),
}
