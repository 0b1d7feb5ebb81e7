import type { CalendarDay } from './calendar.ts'
import type { DateForm } from './date-form.ts'
import { type DateZone, isNamed } from './date-zone.ts'
import { type Instant, instantOfWallTime, nanosecondsPerSecond, type WallTime, wallTimeAt } from './instant.ts'
import { endsWithLeapSecond } from './leap-seconds.ts'
import type { WrittenDate } from './read-date.ts'
import { isTimeZone, type LocalReading, offsetSecondsAt, resolveLocal } from './zone.ts'
import { abbreviationOffsets, isUniversal } from './zone-words.ts'

export type IntervalSide = 'beginning' | 'end'

export type DateNote =
  | { readonly code: 'weekdayDiffers'; readonly written: number; readonly actual: number }
  | { readonly code: 'leapSecond' }
  | { readonly code: 'yearAssumed'; readonly year: number }
  /** A time of day alone: of this day. */
  | { readonly code: 'dayAssumed'; readonly year: number; readonly month: number; readonly day: number }
  /** `next friday` was taken for this day. */
  | { readonly code: 'dayMeant'; readonly year: number; readonly month: number; readonly day: number }
  /** `2h30` was taken for a time of day, and may be a length of time. */
  | { readonly code: 'mayBeLength'; readonly text: string }
  /** The wall clock of the zone that the moment is wanted in: `9am PST to CET`. */
  | {
      readonly code: 'askedZone'
      readonly zone: string
      readonly offsetSeconds: number
      readonly year: number
      readonly month: number
      readonly day: number
      readonly hour: number
      readonly minute: number
    }
  /** How many days there are between two, the earlier of which is `from`. */
  | {
      readonly code: 'daysCounted'
      readonly days: number
      readonly from: CalendarDay
      readonly until: CalendarDay
      /** Whether one of the two is today. */
      readonly isOfToday: boolean
      /** Asked for in weeks. */
      readonly inWeeks?: true
    }
  /** The date stood inside a longer text; of an interval, on one side of it. */
  | { readonly code: 'insideText'; readonly text: string; readonly side?: IntervalSide }

export type PlaceProblem =
  | { readonly code: 'date_zone_unknown'; readonly zone: string }
  | {
      readonly code: 'date_zone_disagrees'
      readonly zone: string
      readonly offsetSeconds: number
      readonly zoneOffsetSeconds: number
    }
  /** A second 60 where no leap second was. */
  | { readonly code: 'date_no_leap_second' }

interface PlacedDate {
  readonly instant: Instant
  readonly form: DateForm
  readonly precision: WrittenDate['precision']
  readonly zone: DateZone
  readonly notes: readonly DateNote[]
  readonly local?: LocalReading
}

interface Placing {
  readonly taken?: PlacedDate
  readonly problem?: PlaceProblem
  readonly offered: readonly PlacedDate[]
}

export function placeDate(date: WrittenDate, readerZone: string): Placing {
  const { offsetSeconds, abbreviation, wall } = date
  const named = date.zone === undefined ? undefined : zoneNamed(date.zone)
  if (date.zone !== undefined && named === undefined) return refused({ code: 'date_zone_unknown', zone: date.zone })
  const placed = (zone: DateZone, at: WallTime = wall) => place(date, at, zone)

  if (offsetSeconds !== undefined || (abbreviation !== undefined && named !== undefined)) {
    const offset = offsetSeconds ?? abbreviationOffsets(abbreviation!, wall)[0]
    if (offset === undefined) return refused({ code: 'date_zone_unknown', zone: abbreviation! })
    const disagreement = findDisagreement(date, named, offset)
    return disagreement ? refused(disagreement) : checked(placed({ from: 'offset', offsetSeconds: offset }), date)
  }
  if (named !== undefined) return checked(placed({ from: 'name', name: named, offsetSeconds: 0 }), date)
  if (abbreviation !== undefined) {
    const [usual, ...others] = abbreviationOffsets(abbreviation, wall)
    if (usual === undefined) return refused({ code: 'date_zone_unknown', zone: abbreviation })
    const zoneOf = (seconds: number): DateZone =>
      isUniversal(abbreviation)
        ? { from: 'offset', offsetSeconds: seconds }
        : { from: 'abbreviation', name: abbreviation, offsetSeconds: seconds }
    return checked(
      placed(zoneOf(usual)),
      date,
      others.map((seconds) => placed(zoneOf(seconds))),
    )
  }
  const reader: DateZone = { from: 'reader', name: readerZone, offsetSeconds: 0 }
  const universal: DateZone = { from: 'universal' }
  // ECMA-262 and RFC 3339 readers take a bare date as UTC and a bare date-time as local; RFC 9110 takes asctime as UTC.
  const isIsoDay = date.precision !== 'time' && date.form.startsWith('iso')
  const isUniversalForm = isIsoDay || date.form === 'asctime'
  const other = isUniversalForm ? reader : universal
  return checked(placed(isUniversalForm ? universal : reader), date, [
    ...(date.swapped ? [placed(reader, date.swapped)] : []),
    ...(date.otherDay ? [placed(reader, date.otherDay)] : []),
    ...((date.precision !== 'time' && date.form !== 'relative') || date.form === 'asctime' ? [placed(other)] : []),
  ])
}

function place(date: WrittenDate, wall: WallTime, zone: DateZone): PlacedDate {
  const isSwapped = wall === date.swapped
  const form = !isSwapped ? date.form : date.form === 'dayFirst' ? 'monthFirst' : 'dayFirst'
  const notes: DateNote[] = []
  if (date.weekday && !isSwapped) notes.push({ code: 'weekdayDiffers', ...date.weekday })
  if (date.yearAssumed !== undefined) notes.push({ code: 'yearAssumed', year: date.yearAssumed })
  if (date.dayAssumed) notes.push({ code: 'dayAssumed', ...date.dayAssumed })
  if (date.dayMeant) {
    const { year, month, day } = wall
    notes.push({ code: 'dayMeant', year, month, day })
  }
  const known = { form, precision: date.precision, notes }
  if (isNamed(zone)) {
    const local = resolveLocal(wall, zone.name)
    return { ...known, instant: local.instant, local, zone: { ...zone, offsetSeconds: local.offsetSeconds } }
  }
  return { ...known, instant: instantOfWallTime(wall, zone.from === 'universal' ? 0 : zone.offsetSeconds), zone }
}

/** A second 60 passes only where there was one; elsewhere the second after 59 is offered. */
function checked(taken: PlacedDate, date: WrittenDate, offered: readonly PlacedDate[] = []): Placing {
  const swapped =
    date.swapped && offered.length === 0 && taken.zone.from !== 'reader' ? [place(date, date.swapped, taken.zone)] : []
  const others = [...swapped, ...offered].filter(({ instant }) => instant !== taken.instant)
  if (date.wall.second !== 60) return { taken, offered: others }
  const before = wallTimeAt(taken.instant - nanosecondsPerSecond, 0)
  if (before.hour !== 23 || before.minute !== 59 || !endsWithLeapSecond(before)) {
    return { problem: { code: 'date_no_leap_second' }, offered: [taken] }
  }
  return { taken: { ...taken, notes: [...taken.notes, { code: 'leapSecond' }] }, offered: others }
}

/**
 * An offset beside the name of a zone must be one the zone has at that moment. `Z` beside a name promises none (RFC 9557,
 * 2.2): it is the moment, and the name is for showing it.
 */
function findDisagreement(
  date: WrittenDate,
  zone: string | undefined,
  offsetSeconds: number,
): PlaceProblem | undefined {
  if (zone !== undefined && date.abbreviation !== 'Z') {
    const zoneOffsetSeconds = offsetSecondsAt(instantOfWallTime(date.wall, offsetSeconds), zone)
    if (zoneOffsetSeconds !== offsetSeconds) {
      return { code: 'date_zone_disagrees', zone, offsetSeconds, zoneOffsetSeconds }
    }
  }
  const known = date.offsetSeconds === undefined ? [] : abbreviationOffsets(date.abbreviation ?? '', date.wall)
  if (known.length === 0 || known.includes(offsetSeconds)) return undefined
  return { code: 'date_zone_disagrees', zone: date.abbreviation!, offsetSeconds, zoneOffsetSeconds: known[0]! }
}

/** The name as the runtime takes it: `europe/moscow`, `New York` and `+03:00` are zones as well. */
function zoneNamed(text: string): string | undefined {
  const name = text.replaceAll(' ', '_')
  return isTimeZone(name) ? name : undefined
}

const refused = (problem: PlaceProblem): Placing => ({ problem, offered: [] })
