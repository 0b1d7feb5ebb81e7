import type { FeatureBatch } from '../model/feature.ts'
import type { ReadContext } from '../model/format.ts'
import { Notes } from '../notes/notes.ts'
import { fail, isCut } from '../notes/problem.ts'
import { MapBuilder, type MapElements, NeededWays } from './map-builder.ts'

/** Goes through a file once, tells its elements, and comes back now and then. */
export type MapWalk = (elements: MapElements, notes: Notes) => AsyncIterable<unknown>

/**
 * A file is read twice: which ways are parts of areas is known only behind them. Where ways stand before their nodes, as Overpass is often
 * asked for them, each kind is told by itself.
 */
export async function* readMap(walk: MapWalk, context: ReadContext): AsyncGenerator<FeatureBatch, void, undefined> {
  const needed = new NeededWays()
  try {
    for await (const _ of walk(needed, new Notes()));
  } catch (error) {
    if (!isCut(error)) throw error
  }
  const builder = new MapBuilder(context, needed.ids)
  const { batch } = builder
  try {
    for (const elements of needed.isInOrder ? [builder] : kindsOf(builder))
      for await (const _ of walk(elements, context.notes)) {
        if (!batch.full) continue
        yield batch
        batch.clear()
      }
  } catch (error) {
    if (!isCut(error) || builder.featureCount === 0) throw error
    context.notes.add('file-ends-early')
  }
  builder.finish()
  if (builder.featureCount === 0) fail({ code: 'nothing_to_convert' })
  if (!batch.empty) yield batch
}

const nothing = { node: () => undefined, way: () => undefined, relation: () => undefined }

const kindsOf = (builder: MapElements): readonly MapElements[] => [
  { ...nothing, node: builder.node.bind(builder) },
  { ...nothing, way: builder.way.bind(builder) },
  { ...nothing, relation: builder.relation.bind(builder) },
]
