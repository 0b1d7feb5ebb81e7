import { formatInZone } from '#app/dev/timestamp/local-format.ts'
import { offerText, unitWords } from '#app/dev/timestamp/moment-texts.ts'
import { m } from '#app/paraglide/messages.js'
import { toolTitles } from '#app/site/tool-titles.ts'
import { describeInstant, type Moment } from '#engines/devtools/timestamp/index.ts'
import type { Answer } from './answer.ts'
import { toolAnswer } from './tool-answer.ts'

/** The moment where the visitor is. */
export function answerMoment({ instant, how }: Moment, text: string, zone: string): Answer {
  const detail = m.ask_moment({
    tool: toolTitles.timestamp(),
    how: how.kind === 'count' ? unitWords[how.unit]() : offerText(how),
  })
  // A reading that the tool would not take by itself is handed over as the date it means.
  const kept =
    how.kind === 'count'
      ? { timestamp: text.trim(), unit: how.unit }
      : how.kind === 'date' || how.kind === 'identifier'
        ? { timestamp: text.trim() }
        : { timestamp: describeInstant(instant).iso }
  return toolAnswer('timestamp', formatInZone(instant, zone), detail, { kept })
}
