import { mainInput } from '../../bytes/input.ts'
import { openLines } from '../../bytes/line-reader.ts'
import type { Reader } from '../../model/format.ts'
import { Flight } from './flight.ts'

/** Flights as recorders of the International Gliding Commission write them. */
export const reader: Reader = async function* (inputs, context) {
  const lines = await openLines(mainInput(inputs), context.notes)
  const flight = new Flight(context)
  const { recording } = flight
  for (;;) {
    if (!lines.next()) {
      if (await lines.fill()) continue
      break
    }
    if (lines.line !== '') flight.record(lines.line)
    if (recording.batch.full) yield* recording.pause()
  }
  flight.finish()
  if (!recording.batch.empty) yield recording.batch
}
