import { extensionOf, type GeodataInput } from '../../bytes/input.ts'
import { FeatureBatch } from '../../model/feature.ts'
import type { ReadContext, Reader } from '../../model/format.ts'
import { fail } from '../../notes/problem.ts'
import { inputFromEntry } from '../../zip/entry-input.ts'
import { openZip } from '../../zip/zip-reader.ts'
import { isMapName } from '../map-names.ts'
import { readLayer } from './layer-reader.ts'
import { type Member, type ShapefileSet, shapefileSets, tablesAlone } from './members.ts'

/**
 * Shapefiles: a .shp alone, the files of one or more sets together, or archives of them, whatever folders they lie in. Each set is a
 * layer: a folder of the document.
 */
export const reader: Reader = async function* (inputs, context) {
  const sets: ShapefileSet[] = []
  for (const members of await memberGroups(inputs, context)) {
    const found = shapefileSets(members)
    for (const table of tablesAlone(members, found))
      context.notes.add('member-missing', 1, { subject: table.name.replace(/dbf$/i, 'shp') })
    sets.push(...found)
  }
  if (sets.length === 0) fail({ code: 'missing_member', extension: '.shp' })
  const batch = new FeatureBatch(context.document, context.keepDigits)
  const folders = sets.map((set) => context.document.addFolder({ name: set.name, parent: 0 }))
  for (const [index, set] of sets.entries()) yield* readLayer(set, folders[index]!, batch, context)
  if (!batch.empty) yield batch
}

/** The files of each archive, and the files that lie in none: companions are looked for among their own. */
async function memberGroups(inputs: readonly GeodataInput[], context: ReadContext): Promise<Member[][]> {
  const only = inputs.length === 1 ? inputs[0]! : undefined
  const loose: Member[] = []
  const groups = [loose]
  for (const input of inputs) {
    const [first, second] = await input.slice(0, 2)
    const isZip = first === 0x50 && second === 0x4b
    if (isZip) {
      const entries = await openZip(input, context.notes, context.createInflater)
      for (const { name } of entries)
        if (isMapName(name) && extensionOf(name) !== '.shp')
          context.notes.add('other-files-in-archive', 1, { subject: name })
      groups.push(entries.filter((entry) => !entry.isDirectory).map(inputFromEntry))
    } else if (input === only)
      loose.push({ name: withEnding(input.name), size: input.size, stream: () => input.stream() })
    else loose.push(input)
  }
  return groups
}

/** A file chosen alone is the .shp, whatever it is called; its first bytes tell whether that is so. */
function withEnding(name: string): string {
  return extensionOf(name) === '.shp' ? name : `${name}.shp`
}
