import { FeatureBatch } from '../../feature.ts'
import type { Reader } from '../../format.ts'
import { extensionOf, type GeodataInput } from '../../input.ts'
import { fail } from '../../problem.ts'
import { readLayer } from './layer-reader.ts'
import { type Member, shapefileSets } from './members.ts'

/**
 * Shapefiles: a .shp alone, the files of one or more sets together, or archives of them, whatever folders they lie in. Each set is a
 * layer: a folder of the document.
 */
export const readShp: Reader = async function* (inputs, context) {
  const members = await membersOf(inputs)
  const sets = shapefileSets(members)
  if (sets.length === 0) fail({ code: 'missing-member', extension: '.shp' })
  const batch = new FeatureBatch(context.document, context.keepDigits)
  for (const set of sets) {
    const folder = context.document.addFolder({ name: set.name, parent: 0 })
    yield* readLayer(set, folder, batch, context)
  }
  if (!batch.empty) yield batch
}

async function membersOf(inputs: readonly GeodataInput[]): Promise<Member[]> {
  const only = inputs.length === 1 ? inputs[0]! : undefined
  if (only !== undefined && only.size === 0) fail({ code: 'empty-file' })
  const members: Member[] = []
  for (const input of inputs) {
    const start = await input.slice(0, 4)
    const isZip = start[0] === 0x50 && start[1] === 0x4b && start[2] === 3 && start[3] === 4
    if (isZip) fail({ code: 'not-a-zip' })
    members.push(input)
  }
  if (only !== undefined && extensionOf(only.name) !== '.shp' && members[0] === only) {
    return [{ name: `${only.name}.shp`, size: only.size, stream: () => only.stream() }]
  }
  return members
}
