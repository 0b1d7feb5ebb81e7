import {
  calendarFacts,
  describeInstant,
  isoText,
  isTimeZone,
  type LocalReading,
  type Moment,
  type MomentHow,
  millisecondsOf,
  nextTransition,
  offsetSecondsAt,
  offsetText,
  readMoment,
  relativeTime,
  type TimestampUnit,
  wallTimeAt,
} from '#engines/devtools/index.ts'
import { howTexts, noteText, offerName, problemText, unitWords } from '#wording/moment-texts.ts'
import { relativeText } from '#wording/relative-text.ts'
import { type Circumstances, type Outcome, type Row, refuse } from './outcome.ts'

export interface TimeQuestion {
  readonly text: string
  readonly zone?: string
  readonly unit?: TimestampUnit
}

export function askTime({ text, zone, unit }: TimeQuestion, circumstances: Circumstances): Outcome {
  const { say, now, language } = circumstances
  const home = zone === undefined ? circumstances.zone : zoneNamed(zone)
  if (!isTimeZone(home)) return refuse({ code: 'zone_unknown' }, say('timestamp_zone_unknown', { zone: home }))
  const { taken, problem, offered } = readMoment(text, { now, zone: home, language, ...(unit ? { unit } : {}) })
  const others = offered.map((moment) => ({
    how: offerName(moment),
    iso: describeInstant(moment.instant).isoExact,
  }))
  if (!taken)
    return refuse(
      problem ?? { code: 'unread' },
      (problem && problemText(problem, language)) ?? say('timestamp_not_numeric'),
      others.length > 0 ? `${say('timestamp_offer')} ${others.map(({ how, iso }) => `${how}: ${iso}`).join('; ')}` : '',
    )
  const remarks = [
    ...assumedUnit(taken.how, say),
    // Of `now` there is nothing to say.
    ...(isNow(taken, now) ? [] : howTexts(taken.how, text)),
    ...taken.notes.map((note) => noteText(note, language)),
    ...localRemarks(taken.local, say),
    ...(others.length > 0 ? [say('timestamp_offer'), ...others.map(({ how, iso }) => `  ${how}: ${iso}`)] : []),
  ]
  const described = describeInstant(taken.instant)
  const local = inZone(taken.instant, home)
  const { bucket, direction, count } = relativeTime(taken.instant, now)
  const value = {
    ok: true,
    ...described,
    zone: home,
    local,
    relative: { bucket, direction, count },
    how: taken.how,
    notes: taken.notes,
    ...(others.length > 0 ? { offered: others } : {}),
  }
  return { ok: true, value, short: described.isoExact, rows: () => rowsOf(taken.instant, home, circumstances), remarks }
}

/** A zone by its name, or by the last word of it alone: `Belgrade`, `new york`. */
const zoneNamed = (name: string): string =>
  isTimeZone(name)
    ? name
    : (Intl.supportedValuesOf('timeZone').find(
        (zone) => zone.split('/').at(-1)!.toLowerCase() === name.trim().toLowerCase().replaceAll(' ', '_'),
      ) ?? name)

const isNow = ({ how, instant }: Moment, now: bigint): boolean =>
  how.kind === 'date' && how.form === 'relative' && instant === now

/** A page switches its unit where one can see it; here the number's size alone has chosen. */
const assumedUnit = (how: MomentHow, say: Circumstances['say']): string[] =>
  how.kind === 'count' && how.unitFrom === 'size' && how.unit !== 's'
    ? [say('timestamp_unit_assumed', { unit: unitWords[how.unit]() })]
    : []

function inZone(instant: bigint, zone: string): string {
  const offset = offsetSecondsAt(instant, zone)
  return isoText(wallTimeAt(instant, offset), { decimals: 'asNeeded', offset: offsetText(offset) })
}

function rowsOf(instant: bigint, zone: string, { say, now, language }: Circumstances): Row[] {
  const { seconds, milliseconds, microseconds, nanoseconds, isoExact, utc } = describeInstant(instant)
  const offset = offsetSecondsAt(instant, zone)
  const facts = calendarFacts(wallTimeAt(instant, offset))
  const next = nextTransition(instant, zone)
  const weekday = new Intl.DateTimeFormat(language, { timeZone: zone, weekday: 'long' }).format(millisecondsOf(instant))
  return [
    [say('timestamp_iso'), isoExact],
    ...(zone === 'UTC' ? [] : [[say('timestamp_in_zone', { zone }), inZone(instant, zone)] satisfies Row]),
    [say('timestamp_utc'), utc],
    [say('timestamp_relative'), relativeText(relativeTime(instant, now))],
    [say('timestamp_seconds'), seconds],
    [say('timestamp_milliseconds'), milliseconds],
    [say('timestamp_microseconds'), microseconds],
    [say('timestamp_nanoseconds'), nanoseconds],
    [say('timestamp_weekday'), weekday],
    [say('timestamp_week'), `${facts.isoWeekYear}-W${String(facts.isoWeek).padStart(2, '0')}`],
    [
      say('timestamp_day_of_year'),
      say('timestamp_day_of_year_value', { day: facts.dayOfYear, total: facts.daysInYear }),
    ],
    [
      say('timestamp_next_change'),
      next
        ? `${inZone(next.instant, zone)} (${offsetText(next.offsetSecondsBefore)} → ${offsetText(next.offsetSecondsAfter)})`
        : say('timestamp_next_change_none'),
    ],
  ]
}

/** A wall time that the clocks jump over, or show twice. */
function localRemarks(local: LocalReading | undefined, say: Circumstances['say']): string[] {
  if (local?.kind === 'gap') {
    const offsets = {
      before: `UTC${offsetText(local.offsetSeconds)}`,
      after: `UTC${offsetText(local.offsetSecondsAfter)}`,
    }
    return [say('timestamp_gap', offsets)]
  }
  if (local?.kind !== 'overlap') return []
  const second = say('timestamp_overlap_second', { offset: offsetText(local.laterOffsetSeconds) })
  return [say('timestamp_overlap'), `  ${second}: ${describeInstant(local.laterInstant).isoExact}`]
}
