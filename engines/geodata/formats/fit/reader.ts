import { mainInput } from '../../bytes/input.ts'
import { scanStep } from '../../bytes/scan-step.ts'
import type { Reader } from '../../model/format.ts'
import { fail } from '../../notes/problem.ts'
import { FitDecoder } from './decoder.ts'
import { FitHeads } from './heads.ts'
import { FitPlaces } from './places.ts'
import { FitRecords } from './records.ts'
import { UnreadSummaries } from './unread-summaries.ts'

/**
 * FIT files of activities and courses, also several in one. A file is read twice: the sport, the name and the laps of a track stand at its
 * end, but writers need them first; and a wrong checksum must be known before anything is written.
 */
export const reader: Reader = async function* (inputs, context) {
  const input = mainInput(inputs)
  const heads = new FitHeads()
  const places = new FitPlaces()
  const unread = new UnreadSummaries()
  const first = new FitDecoder(input)
  for (let step = first.next(); step !== scanStep.end; step = first.next()) {
    if (step === scanStep.needsBytes) await first.fill()
    else {
      heads.message(first)
      places.message(first)
      unread.message(first)
    }
  }
  const decoder = new FitDecoder(input, true)
  const records = new FitRecords(decoder, context, heads)
  const { recording } = records
  let hasPlaces = false
  for (let file = 1; file <= first.fileNumber; file++)
    for (const place of places.of(file, heads.isCourse(file))) {
      if (recording.batch.full) yield* recording.pause()
      recording.writePlace(place)
      hasPlaces = true
    }
  context.document.onlyTracksFollow = true
  for (let step = decoder.next(); step !== scanStep.end; step = decoder.next()) {
    if (step === scanStep.needsBytes) {
      await decoder.fill()
      continue
    }
    records.message()
    if (recording.batch.full) yield* recording.pause()
  }
  recording.placesDropped = places.dropped((file) => heads.isCourse(file)) + heads.courseLapsDropped()
  recording.countWithoutPosition(places.nowhere)
  records.finish()
  unread.note(context.notes)
  const { cutAt } = first
  if (cutAt !== undefined && !recording.hasPoints && !hasPlaces) fail({ code: 'truncated', offset: cutAt })
  if (cutAt !== undefined) context.notes.add('file-ends-early')
  if (!recording.batch.empty) yield recording.batch
}
