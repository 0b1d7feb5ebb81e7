import { extensionOf, firstBytesOf, type GeodataInput } from '../bytes/input.ts'
import type { FormatId } from '../formats/format-metas.ts'
import { formatMetas } from '../formats/format-metas.ts'

export interface Recognised {
  readonly format: FormatId
  /** The content itself says so; otherwise the name does and the content does not contradict. */
  readonly isSure: boolean
}

/** What a file is that is no archive, by its content first and its name second; nothing where neither tells. */
export async function recogniseContent(input: GeodataInput): Promise<Recognised | undefined> {
  const firstBytes = await firstBytesOf(input)
  const ending = extensionOf(input.name)
  const levels = formatMetas.map((meta) => ({ meta, level: meta.sniff(firstBytes) }))
  const possible = levels.filter(({ level }) => level > 0)
  const named = possible.find(({ meta }) => meta.extension === ending)
  const sure = levels.find(({ level }) => level === 2)
  // Where the content fits two that begin alike, the name decides.
  const isAlike = sure !== undefined && named?.meta.beginsAs === sure.meta.id
  if (sure !== undefined && !isAlike) return { format: sure.meta.id, isSure: true }
  const other = named ?? possible.find(({ meta }) => meta.otherExtensions.includes(ending))
  if (other !== undefined) return { format: other.meta.id, isSure: other.level === 2 || isAlike }
  // Companions of a shapefile and tables say nothing in their first bytes.
  const byName = formatMetas.find((meta) => meta.extension === ending || meta.otherExtensions.includes(ending))
  const id = byName?.id ?? possible[0]?.meta.id
  return id === undefined ? undefined : { format: id, isSure: false }
}
