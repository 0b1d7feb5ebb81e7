import { type GeodataInput, mainInput } from '../../bytes/input.ts'
import type { Reader } from '../../model/format.ts'
import { type MapElements, NeededWays } from '../../osm/map-builder.ts'
import { readMap } from '../../osm/read-map.ts'
import { blocksOf } from './blocks.ts'
import { checkHeader, tellBlock } from './primitives.ts'

/** OpenStreetMap's packed format, in which nodes stand before ways and ways before relations. */
export const reader: Reader = (inputs, context) => readMap((elements) => walk(mainInput(inputs), elements), context)

async function* walk(input: GeodataInput, elements: MapElements): AsyncGenerator<void, void, undefined> {
  for await (const { type, bytes } of blocksOf(input)) {
    if (type === 'OSMHeader') checkHeader(bytes)
    else if (type === 'OSMData') {
      tellBlock(bytes, elements, elements instanceof NeededWays ? 'relations' : 'all')
      yield
    }
  }
}
