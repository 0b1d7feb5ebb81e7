import { mainInput } from '../../bytes/input.ts'
import type { Reader } from '../../model/format.ts'
import { fail } from '../../notes/problem.ts'
import { MapBuilder, NeededWays } from '../../osm/map-builder.ts'
import { blocksOf } from './blocks.ts'
import { checkHeader, tellBlock } from './primitives.ts'

/** OpenStreetMap's packed format. It is read twice: which ways are parts of areas is known only behind them. */
export const reader: Reader = async function* (inputs, context) {
  const input = mainInput(inputs)
  const needed = new NeededWays()
  for await (const { type, bytes } of blocksOf(input)) {
    if (type === 'OSMHeader') checkHeader(bytes)
    else if (type === 'OSMData') tellBlock(bytes, needed, 'relations')
  }
  const builder = new MapBuilder(context, needed.ids)
  const { batch } = builder
  for await (const { type, bytes } of blocksOf(input)) {
    if (type !== 'OSMData') continue
    tellBlock(bytes, builder, 'all')
    if (!batch.full) continue
    yield batch
    batch.clear()
  }
  builder.finish()
  if (builder.featureCount === 0) fail({ code: 'nothing_to_convert' })
  if (!batch.empty) yield batch
}
