import { mainInput } from '../../bytes/input.ts'
import { openLines } from '../../bytes/line-reader.ts'
import type { Reader } from '../../model/format.ts'
import { fail } from '../../notes/problem.ts'
import { Fixes } from './fixes.ts'
import { readSentence } from './sentence.ts'

/** What GPS receivers say, as loggers and plotters keep it. Sentences of other instruments (wind, depth, AIS) are passed over and counted. */
export const reader: Reader = async function* (inputs, context) {
  const lines = await openLines(mainInput(inputs), context.notes)
  const fixes = new Fixes(context)
  const { recording } = fixes
  let damaged = 0
  let sentences = 0
  const other = new Map<string, number>()
  for (;;) {
    if (!lines.next()) {
      if (await lines.fill()) continue
      break
    }
    const sentence = readSentence(lines.line)
    if (sentence === undefined) continue
    if (sentence === 'damaged') damaged++
    else {
      sentences++
      if (!fixes.take(sentence)) other.set(sentence.kind, (other.get(sentence.kind) ?? 0) + 1)
      if (recording.batch.full) yield* recording.pause()
    }
  }
  fixes.finish()
  context.notes.add('value-unreadable', damaged, { subject: 'NMEA 0183' })
  for (const [kind, count] of other) context.notes.add('properties-dropped', count, { subject: kind })
  if (sentences === 0) fail({ code: 'not_this_format', expected: 'nmea' })
  if (!recording.batch.empty) yield recording.batch
}
