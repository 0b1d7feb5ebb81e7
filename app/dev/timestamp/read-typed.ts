import type { Language } from '#engines/core/index.ts'
import {
  checkRange,
  type Instant,
  type LocalReading,
  type Moment,
  type MomentProblem,
  readMoment,
  type TimestampUnit,
} from '#engines/devtools/timestamp/index.ts'

/** The first thing typed tells the unit of what comes: see use-timestamp-converter.ts. */
export { guessUnitOfText } from '#engines/devtools/timestamp/index.ts'

export interface TypedReading {
  readonly instant?: Instant
  readonly problem?: MomentProblem
  /** How the text is read now. */
  readonly moment?: Moment
  /** Other readings, each with its place in `picked`. */
  readonly others: readonly { readonly moment: Moment; readonly index: number }[]
  /** A wall time was looked up in a zone. */
  readonly local?: LocalReading
}

export interface TypedCircumstances {
  readonly zone: string
  readonly now: Instant
  /** Tells which of day and month comes first. */
  readonly language?: Language
  /** Of the two readings of an hour that happens twice, take the second. */
  readonly takesLater: boolean
  /** Which of the readings the visitor picked; the first until then. */
  readonly picked?: number | undefined
}

/** A number in the chosen unit, or else whatever moment the text means. */
export function readTimestampText(text: string, unit: TimestampUnit, circumstances: TypedCircumstances): TypedReading {
  const { picked } = circumstances
  const { taken, problem, offered } = readMoment(text, { ...circumstances, unit })
  const readings = taken ? [taken, ...offered] : offered
  const moment = picked === undefined ? taken : readings[picked]
  const others = readings.map((other, index) => ({ moment: other, index })).filter((other) => other.moment !== moment)
  if (!moment) return { ...(problem ? { problem } : {}), others }
  return { ...placed(moment.instant, moment.local, circumstances), moment, others }
}

/** The value of a date-time-local field. */
export function readDateField(text: string, circumstances: TypedCircumstances): TypedReading {
  // Browsers write years over 9999 without the sign that ISO 8601 wants.
  const iso = /^\d{5,6}-/.test(text) ? `+${text.padStart(text.length + 6 - text.indexOf('-'), '0')}` : text
  const { taken, problem } = readMoment(iso, circumstances)
  return taken
    ? { ...placed(taken.instant, taken.local, circumstances), others: [] }
    : { ...(problem ? { problem } : {}), others: [] }
}

function placed(instant: Instant, local: LocalReading | undefined, { takesLater }: TypedCircumstances) {
  if (!local) return { instant }
  const checked = checkRange(local.kind === 'overlap' && takesLater ? local.laterInstant : instant)
  return checked.ok ? { instant: checked.value, local } : { problem: checked.problem, local }
}
