import { mainInput } from '../../bytes/input.ts'
import { needsMoreBytes } from '../../json/json-scanner.ts'
import { JsonWindow } from '../../json/json-window.ts'
import type { FeatureBatch } from '../../model/feature.ts'
import type { Reader } from '../../model/format.ts'
import { isCut } from '../../notes/problem.ts'
import { History } from './history.ts'

/** Lists with places in them; other members of the root are about the person. */
const lists = ['locations', 'timelineObjects', 'semanticSegments', 'rawSignals'] as const

/** Google's location history in the four shapes it is handed out in. One element at a time is in memory. */
export const reader: Reader = async function* (inputs, context) {
  const window = new JsonWindow(mainInput(inputs))
  const history = new History(context)
  const { recording } = history
  const { scanner } = window
  try {
    if ((await window.unit(() => scanner.peek())) === 0x5b) yield* readList('', window, history)
    else if (await window.unit(() => scanner.open(0x7b, 0x7d))) {
      do {
        const name = await window.unit(() => {
          scanner.readKey()
          const found = scanner.stringValue()
          // A list is read piece by piece, anything else is passed over at once.
          if (lists.includes(found as (typeof lists)[number]) && scanner.peek() === 0x5b) return found
          scanner.skipValue()
          history.passOver(found)
          return undefined
        })
        if (name !== undefined) yield* readList(name, window, history)
      } while (await window.unit(() => scanner.another(0x7d)))
    }
  } catch (error) {
    if (!isCut(error) || !recording.hasPoints) throw error
    context.notes.add('file-ends-early')
  }
  history.finish()
  if (!recording.batch.empty) yield recording.batch
}

async function* readList(
  name: string,
  window: JsonWindow,
  history: History,
): AsyncGenerator<FeatureBatch, void, undefined> {
  const { scanner } = window
  const { recording } = history
  let goesOn = await window.unit(() => scanner.open(0x5b, 0x5d))
  while (goesOn) {
    const start = scanner.position
    try {
      const element = scanner.readValue()
      goesOn = scanner.another(0x5d)
      history.element(name, element)
    } catch (error) {
      if (error !== needsMoreBytes) throw error
      scanner.position = start
      await window.fill()
    }
    if (recording.batch.full) yield* recording.pause()
  }
  history.endList()
}
