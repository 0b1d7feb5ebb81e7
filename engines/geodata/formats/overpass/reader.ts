import { type GeodataInput, mainInput } from '../../bytes/input.ts'
import { needsMoreBytes } from '../../json/json-scanner.ts'
import { JsonWindow } from '../../json/json-window.ts'
import type { Reader } from '../../model/format.ts'
import type { MapElements } from '../../osm/map-builder.ts'
import { readMap } from '../../osm/read-map.ts'
import { type Element, ElementTeller } from './elements.ts'

/** What Overpass answers as JSON. One element at a time is in memory. */
export const reader: Reader = (inputs, context) => readMap((elements) => walk(mainInput(inputs), elements), context)

async function* walk(input: GeodataInput, elements: MapElements): AsyncGenerator<void, void, undefined> {
  const window = new JsonWindow(input)
  const { scanner } = window
  const teller = new ElementTeller(elements)
  let goesOn = await window.unit(() => scanner.open(0x7b, 0x7d))
  for (; goesOn; goesOn = await window.unit(() => scanner.another(0x7d))) {
    const isList = await window.unit(() => {
      scanner.readKey()
      if (scanner.stringIs('elements') && scanner.peek() === 0x5b) return true
      scanner.skipValue()
      return false
    })
    if (!isList) continue
    let more = await window.unit(() => scanner.open(0x5b, 0x5d))
    while (more) {
      const start = scanner.position
      try {
        const element = scanner.readValue()
        more = scanner.another(0x5d)
        teller.tell(element as Element)
      } catch (error) {
        if (error !== needsMoreBytes) throw error
        scanner.position = start
        await window.fill()
      }
      yield
    }
  }
}
