import { askedZoneIn, formatAsAsked, formatInZone } from '#app/dev/timestamp/local-format.ts'
import { m } from '#app/paraglide/messages.js'
import type { Language } from '#engines/core/index.ts'
import { describeInstant, type Instant, type Moment, readMoment } from '#engines/devtools/timestamp/index.ts'
import { daysText, noteText, readingName } from '#wording/moment-texts.ts'
import type { Answer } from './answer.ts'
import { toolAnswer, toolTitleOf } from './tool-answer.ts'

interface Here {
  readonly zone: string
  readonly now: Instant
  readonly language: Language
}

/** The moment in the zone that was asked for, else where the visitor is. */
export function answerMoment({ instant, how, notes }: Moment, text: string, { zone, now, language }: Here): Answer {
  // Of a range or a sum one date is taken, of a line of a log its time: which, has to be said; of a count of days, between which.
  const days = notes.find((note) => note.code === 'daysCounted')
  const told = days ? [days] : notes.filter(({ code }) => code === 'insideText' || code === 'mayBeLength')
  const found = told.map((note) => noteText(note, language))
  const asked = askedZoneIn(notes)
  const detail = [m.ask_moment({ tool: toolTitleOf('timestamp'), how: readingName(how) }), ...found].join('. ')
  // A reading that the tool would not take by itself is handed over as the date it means.
  const unit = how.kind === 'count' ? how.unit : 's'
  const isTaken = readMoment(text, { zone, now, language, unit }).taken?.instant === instant
  const kept = isTaken
    ? { timestamp: text.trim(), ...(how.kind === 'count' ? { unit } : {}) }
    : { timestamp: describeInstant(instant).isoExact }
  const title = days ? daysText(days) : asked ? formatAsAsked(instant, asked) : formatInZone(instant, zone)
  return toolAnswer('timestamp', title, detail, { kept })
}
