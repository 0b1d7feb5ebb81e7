import {
  checkRange,
  type DateForm,
  guessUnit,
  type Instant,
  instantOfWallTime,
  type LocalReading,
  parseTimestamp,
  recognizeDate,
  resolveLocal,
  type TimestampProblem,
  type TimestampUnit,
  type WallTime,
  wallTimeAt,
} from '#engines/devtools/timestamp/index.ts'

export interface TypedReading {
  readonly instant?: Instant
  readonly problem?: TimestampProblem
  /** The text was a written date. */
  readonly form?: DateForm
  /** The text named no zone, so the chosen one was used. */
  readonly local?: LocalReading
  /** The number counts in another unit more likely than in the chosen one. */
  readonly likelyUnit?: TimestampUnit
}

interface Circumstances {
  readonly zone: string
  readonly now: Instant
  /** Of the two readings of an hour that happens twice, take the second. */
  readonly takesLater: boolean
}

/** A number in the chosen unit, or else a date written out. */
export function readTimestampText(text: string, unit: TimestampUnit, circumstances: Circumstances): TypedReading {
  const parsed = parseTimestamp(text, unit)
  if (parsed.ok || parsed.problem.code === 'timestampOutOfRange') {
    const guess = guessUnit(text, circumstances.now)
    const likely = guess !== undefined && guess !== unit ? { likelyUnit: guess } : {}
    return parsed.ok ? { instant: parsed.value, ...likely } : { problem: parsed.problem, ...likely }
  }
  const date = recognizeDate(text, wallTimeAt(circumstances.now, 0).year)
  if (!date) return { problem: parsed.problem }
  const reading =
    date.offsetSeconds === undefined
      ? readLocal(date.wall, circumstances)
      : ranged(instantOfWallTime(date.wall, date.offsetSeconds))
  return { ...reading, form: date.form }
}

/** The value of a date-time-local field. */
export function readDateField(text: string, circumstances: Circumstances): TypedReading {
  if (text === '') return { problem: { code: 'timestampEmpty' } }
  // Browsers write years over 9999 without the sign that ISO 8601 wants.
  const date = recognizeDate(
    /^\d{5,6}-/.test(text) ? `+${text.padStart(text.length + 6 - text.indexOf('-'), '0')}` : text,
    0,
  )
  return date ? readLocal(date.wall, circumstances) : { problem: { code: 'timestampNotNumeric' } }
}

function readLocal(wall: WallTime, { zone, takesLater }: Circumstances): TypedReading {
  const local = resolveLocal(wall, zone)
  return { ...ranged(local.kind === 'overlap' && takesLater ? local.laterInstant : local.instant), local }
}

function ranged(instant: Instant): TypedReading {
  const checked = checkRange(instant)
  return checked.ok ? { instant } : { problem: checked.problem }
}
