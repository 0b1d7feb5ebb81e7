import { formatInZone } from '#app/dev/timestamp/local-format.ts'
import { m } from '#app/paraglide/messages.js'
import { toolTitles } from '#app/site/tool-titles.ts'
import { describeInstant, type Instant, type Moment, readMoment } from '#engines/devtools/timestamp/index.ts'
import { readingName } from '#wording/moment-texts.ts'
import type { Answer } from './answer.ts'
import { toolAnswer } from './tool-answer.ts'

interface Here {
  readonly zone: string
  readonly now: Instant
}

/** The moment where the visitor is. */
export function answerMoment({ instant, how }: Moment, text: string, { zone, now }: Here): Answer {
  const detail = m.ask_moment({ tool: toolTitles.timestamp(), how: readingName(how) })
  // A reading that the tool would not take by itself is handed over as the date it means.
  const unit = how.kind === 'count' ? how.unit : 's'
  const isTaken = readMoment(text, { zone, now, unit }).taken?.instant === instant
  const kept = isTaken
    ? { timestamp: text.trim(), ...(how.kind === 'count' ? { unit } : {}) }
    : { timestamp: describeInstant(instant).isoExact }
  return toolAnswer('timestamp', formatInZone(instant, zone), detail, { kept })
}
