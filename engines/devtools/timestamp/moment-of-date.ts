import { type CalendarDay, daysFromCalendar, isoWeekday } from './calendar.ts'
import { dayAfter, dayOfFields, yearOf } from './day-of-fields.ts'
import { type DateFields, isMonthOnly } from './grammar/date-fields.ts'
import {
  checkRange,
  type Instant,
  instantOfWallTime,
  nanosecondsPerSecond,
  type WallTime,
  wallTimeAt,
} from './instant.ts'
import { endsWithLeapSecond } from './leap-seconds.ts'
import type {
  DateForm,
  DateNote,
  DateZone,
  IntervalSide,
  Moment,
  MomentCircumstances,
  MomentProblem,
  MomentReading,
} from './moment.ts'
import { offsetSaid, offsetSecondsAt, offsetsOf, resolveLocal, zoneNamed } from './zone.ts'

type DateOf = Extract<Moment['how'], { kind: 'date' }>

/** A written date, in the zone it names or the reader's. `written` are its letters, which tell forms with a name of their own. */
export function momentOfFields(typed: DateFields, written: string, circumstances: MomentCircumstances): MomentReading {
  // A clock of twelve hours beside slashes is American.
  const isAmerican = typed.swappable && typed.meridiem !== undefined && typed.layout === 'dayFirst'
  const fields = isAmerican ? swap(typed) : typed
  const today = todayOf(fields, circumstances)
  const day = dayOfFields(fields, today)
  if (!day.ok) return { problem: day.problem, offered: [] }
  const time = readTime(fields)
  if (!time) return { problem: { code: 'date_no_such_time' }, offered: [] }
  const wall = { ...day.value, ...time }
  const of = { form: formOf(fields, written), precision: precisionOf(fields) }
  const { zones, problem } = zonesOf(fields, wall, of, circumstances.zone)
  if (!zones) return { problem, offered: [] }
  const notes = notesOf(fields, day.value, yearOf(fields, today))
  const [first, ...others] = zones
  const swapped = typed.swappable ? dayOfFields(swap(fields), today) : undefined
  const turned = of.form === 'dayFirst' ? 'monthFirst' : 'dayFirst'
  const otherWeek = fields.weekdayFromToday === 1 ? 7 : fields.weekdayFromToday === 0 ? -7 : 0
  const withoutWeekday = notes.filter(({ code }) => code !== 'weekdayDiffers')
  const offered = [
    ...(swapped?.ok ? [place({ ...of, form: turned }, { ...swapped.value, ...time }, first!, withoutWeekday)] : []),
    ...(otherWeek === 0 ? [] : [place(of, { ...dayAfter(day.value, otherWeek), ...time }, first!, notes)]),
    ...others.map((zone) => place(of, wall, zone, notes)),
  ]
  return checked(place(of, wall, first!, notes), wall, offered)
}

/** The day it is where the text says it is, else where the reader is. */
function todayOf(said: DateFields, { now, zone }: MomentCircumstances): CalendarDay {
  const { year, month, day } = wallTimeAt(now, offsetSaid(said, now) ?? offsetSecondsAt(now, zone))
  return { year, month, day }
}

function swap(fields: DateFields): DateFields {
  const layout = fields.layout === 'dayFirst' ? 'monthFirst' : 'dayFirst'
  return { ...fields, month: fields.day!, day: fields.month!, layout }
}

function readTime({ hour = 0, minute = 0, second = 0, nanosecond = 0, meridiem }: DateFields) {
  if (meridiem !== undefined && (hour < 1 || hour > 12)) return undefined
  const fullHour = meridiem === undefined ? hour : (hour % 12) + (meridiem === 'pm' ? 12 : 0)
  // ISO 8601:2004, 4.2.3: 24:00 is the midnight at the end of the day, and nothing of that day comes after it.
  const isEndOfDay = fullHour === 24 && minute + second + nanosecond === 0
  if ((fullHour > 23 && !isEndOfDay) || minute > 59 || second > 60) return undefined
  return { hour: fullHour, minute, second, nanosecond }
}

function precisionOf(fields: DateFields): DateOf['precision'] {
  if (fields.hour !== undefined) return 'time'
  if (fields.layout === 'year') return 'year'
  return isMonthOnly(fields) ? 'month' : 'day'
}

/** What was added to the text or does not fit it. */
function notesOf(fields: DateFields, { year, month, day }: CalendarDay, yearSaid: number): DateNote[] {
  const { weekday, nth, layout, weekdayFromToday, daysFromToday, edge, isMeant } = fields
  const isFromToday = daysFromToday !== undefined || weekdayFromToday !== undefined
  const actual = isoWeekday(daysFromCalendar({ year, month, day }))
  return [
    ...(weekday === undefined || nth !== undefined || weekday === actual
      ? []
      : [{ code: 'weekdayDiffers', written: weekday, actual } as const]),
    ...(fields.year === undefined && !isFromToday && edge?.ahead === undefined
      ? [{ code: 'yearAssumed', year: yearSaid } as const]
      : []),
    ...(layout === 'time' ? [{ code: 'dayAssumed', year, month, day } as const] : []),
    ...(weekdayFromToday === undefined && !isMeant ? [] : [{ code: 'dayMeant', year, month, day } as const]),
  ]
}

/** Forms with a name of their own (RFC 9110's three, RFC 2822's and those of well-known programs), the narrowest first. */
const named: readonly (readonly [DateForm, RegExp])[] = [
  ['http', /^[a-z]{3}, \d\d [a-z]{3} \d{4} \d\d:\d\d:\d\d GMT$/i],
  ['rfc850', /^(?:[a-z]{6,9}, )?\d\d-[a-z]{3}-\d\d \d\d:\d\d:\d\d GMT$/i],
  ['rfc2822', /^(?:[a-z]{3}, )?\d{1,2} [a-z]{3} \d{2,4} \d\d:\d\d(?::\d\d)?(?: [+-]\d{4}| [a-z]{1,4})?(?: \(|$)/i],
  ['asctime', /^[a-z]{3} [a-z]{3} \d{1,2} \d\d:\d\d:\d\d (?:[a-z]{1,5} )?\d{4}$/i],
  ['git', /^[a-z]{3} [a-z]{3} \d{1,2} \d\d:\d\d:\d\d \d{4} [+-]\d{4}$/i],
  ['javascript', /^[a-z]{3} [a-z]{3} \d\d \d{4} \d\d:\d\d:\d\d GMT[+-]\d{4}(?: \(|$)/i],
  ['webLog', /^\d\d\/[a-z]{3}\/\d{4}:\d\d:\d\d:\d\d(?: |$)/i],
]

const formOf = ({ layout = 'words' }: DateFields, text: string): DateForm =>
  (layout === 'words' && named.find(([, pattern]) => pattern.test(text))?.[0]) || layout

type Zones =
  | { readonly zones: readonly DateZone[]; readonly problem?: never }
  | { readonly zones?: never; readonly problem: MomentProblem }

/** The zones a date can be in, the likeliest first. */
function zonesOf(
  said: DateFields,
  wall: WallTime,
  { form, precision }: Pick<DateOf, 'form' | 'precision'>,
  readerZone: string,
): Zones {
  const { offsetSeconds, abbreviation } = said
  const name = said.zone === undefined ? undefined : zoneNamed(said.zone)
  const known = offsetsOf(said, wall)
  const offset = offsetSeconds ?? known[0]
  const unknown =
    name === undefined && said.zone !== undefined ? said.zone : offset === undefined ? abbreviation : undefined
  if (unknown !== undefined) return { problem: { code: 'date_zone_unknown', zone: unknown } }
  if (offset !== undefined && (offsetSeconds !== undefined || name !== undefined)) {
    // `Z` beside a name promises no offset (RFC 9557, 2.2): it is the moment, and the name is for showing it.
    const isOwn = name === undefined || abbreviation === 'Z'
    const own = isOwn ? offset : offsetSecondsAt(instantOfWallTime(wall, offset), name)
    if (own !== offset) return disagrees(name!, offset, own)
    const isCalled = offsetSeconds === undefined || known.length === 0 || known.includes(offset)
    return isCalled
      ? { zones: [{ from: 'offset', offsetSeconds: offset }] }
      : disagrees(abbreviation!, offset, known[0]!)
  }
  if (name !== undefined) return { zones: [{ from: 'name', name, offsetSeconds: 0 }] }
  if (abbreviation !== undefined) {
    const from = universal.has(abbreviation)
      ? ({ from: 'offset' } as const)
      : ({ from: 'abbreviation', name: abbreviation } as const)
    return { zones: known.map((seconds) => ({ ...from, offsetSeconds: seconds })) }
  }
  const both: readonly DateZone[] = [{ from: 'reader', name: readerZone, offsetSeconds: 0 }, { from: 'universal' }]
  // ECMA-262 and RFC 3339 readers take a bare date as UTC and a bare date-time as local; RFC 9110 takes asctime as UTC.
  const isUniversal = form === 'asctime' || (precision !== 'time' && form.startsWith('iso'))
  if (isUniversal) return { zones: both.toReversed() }
  return { zones: precision === 'time' || form === 'relative' ? both.slice(0, 1) : both }
}

/** Names of universal time itself, which need no explanation. */
const universal = new Set(['Z', 'UT', 'UTC', 'GMT'])

const disagrees = (zone: string, offsetSeconds: number, zoneOffsetSeconds: number): Zones => ({
  problem: { code: 'date_zone_disagrees', zone, offsetSeconds, zoneOffsetSeconds },
})

/** A zone of the IANA database, whose clocks may be set. */
export const isNamed = (zone: DateZone): zone is Extract<DateZone, { from: 'name' | 'reader' }> =>
  zone.from === 'name' || zone.from === 'reader'

export const offsetAt = (instant: Instant, zone: DateZone): number =>
  isNamed(zone) ? offsetSecondsAt(instant, zone.name) : zone.from === 'universal' ? 0 : zone.offsetSeconds

/** The day of a moment, where it was said to be. */
export function dayOf({ instant, how }: Moment): CalendarDay {
  const { year, month, day } = wallTimeAt(instant, how.kind === 'date' ? offsetAt(instant, how.zone) : 0)
  return { year, month, day }
}

function place(of: Omit<DateOf, 'kind' | 'zone'>, wall: WallTime, zone: DateZone, all: readonly DateNote[]): Moment {
  const { year, month, day } = wall
  const notes = all.map((note) => (note.code === 'dayMeant' ? { ...note, year, month, day } : note))
  const how = { kind: 'date', ...of } as const
  if (!isNamed(zone)) return { instant: instantOfWallTime(wall, offsetAt(0n, zone)), how: { ...how, zone }, notes }
  const local = resolveLocal(wall, zone.name)
  return {
    instant: local.instant,
    local,
    how: { ...how, zone: { ...zone, offsetSeconds: local.offsetSeconds } },
    notes,
  }
}

/** A second 60 passes only where there was one; elsewhere the second after 59 is offered. */
function checked(taken: Moment, wall: WallTime, all: readonly Moment[]): MomentReading {
  // Near the end of the calendar the reading in one zone may be within its range and the one in another outside.
  const offered = all
    .filter(({ instant }) => instant !== taken.instant && checkRange(instant).ok)
    .slice(0, maximumOffers)
  if (wall.second !== 60) return ranged(taken, offered)
  const before = wallTimeAt(taken.instant - nanosecondsPerSecond, 0)
  const isLeap = before.hour === 23 && before.minute === 59 && endsWithLeapSecond(before)
  return isLeap
    ? ranged({ ...taken, notes: [...taken.notes, { code: 'leapSecond' }] }, offered)
    : { problem: { code: 'date_no_leap_second' }, offered: [taken] }
}

export function ranged(moment: Moment, offered: readonly Moment[]): MomentReading {
  const range = checkRange(moment.instant)
  return range.ok ? { taken: moment, offered } : { problem: range.problem, offered: [] }
}

/** What was read is a part of the text, or stands for one. */
export const inside = (moment: Moment, part: string, side?: IntervalSide): Moment => ({
  ...moment,
  notes: [...moment.notes, { code: 'insideText', text: part, ...(side ? { side } : {}) }],
})

/** Offered beside the first. */
export const maximumOffers = 5
