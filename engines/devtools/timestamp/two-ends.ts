import { type CalendarDay, daysFromCalendar } from './calendar.ts'
import { type DateFields, type Length, partsOfZone } from './grammar/date-fields.ts'
import { lengthOf } from './grammar/lengths.ts'
import { type Dated, type Ending, type Said, today } from './grammar/said.ts'
import type { DateNote, IntervalSide, Moment, MomentCircumstances, MomentReading } from './moment.ts'
import { dayOf, inside, maximumOffers, momentOfFields } from './moment-of-date.ts'
import { moved } from './moved.ts'

type Of<Kind> = Extract<Said, { kind: Kind }>

/** Of an interval the beginning is taken, and the end offered; where one of them is a length, the other is the date that is taken. */
export function momentOfInterval({ begin, end }: Of<'interval'>, circumstances: MomentCircumstances): MomentReading {
  if ('length' in end) return 'length' in begin ? notRead : withLength(begin, end, 1, circumstances)
  if ('length' in begin) return withLength(end, begin, -1, circumstances)
  const [from, until] = readEnds(begin, end, circumstances)
  if (!from?.taken || !until?.taken) return (from?.taken ? until : from) ?? notRead
  return {
    taken: inside(from.taken, begin.written, 'beginning'),
    offered: [inside(until.taken, end.written, 'end'), ...from.offered].slice(0, maximumOffers),
  }
}

const notRead: MomentReading = { problem: { code: 'timestamp_not_numeric' }, offered: [] }

function withLength(
  { fields, written }: Dated,
  other: Extract<Ending, { length: Length }>,
  sign: 1 | -1,
  circumstances: MomentCircumstances,
): MomentReading {
  const { taken, ...rest } = momentOfFields(fields, written, circumstances)
  if (!taken) return rest
  const there = elsewhere(taken, other.length, sign)
  const sides: readonly IntervalSide[] = ['beginning', 'end']
  const [side, otherSide] = sign === 1 ? sides : sides.toReversed()
  return {
    taken: inside(taken, written, side),
    offered: [...(there ? [inside(there, other.written, otherSide)] : []), ...rest.offered],
  }
}

/** What was said of the one end is not said of the other. */
function elsewhere(moment: Moment, length: Length, sign: 1 | -1): Moment | undefined {
  const there = moved(moment, length, sign)
  return there && { ...there, notes: [] }
}

const isYearless = ({ year, month, easter }: DateFields): boolean =>
  year === undefined && (month !== undefined || easter !== undefined)

/** The year that stands once is of both, and so is the zone. */
function completed(fields: DateFields, other: DateFields): DateFields {
  const hasZone = partsOfZone.some((part) => fields[part] !== undefined)
  return {
    ...fields,
    ...(hasZone ? {} : pick(other, partsOfZone)),
    ...(isYearless(fields) ? pick(other, ['year', 'shortYear']) : {}),
  }
}

const pick = (fields: DateFields, parts: readonly (keyof DateFields)[]): DateFields =>
  Object.fromEntries(parts.flatMap((part) => (fields[part] === undefined ? [] : [[part, fields[part]]])))

const inYear = ({ year, ...fields }: DateFields, yearsAhead: number): DateFields =>
  year === undefined ? { ...fields, yearsAhead } : { ...fields, year: year + yearsAhead }

/**
 * Both ends in their order: `22:00-06:00` ends on the next day, `28.12-02.01.2027` begins in the year before, `28 December 2026 - 3 January`
 * ends in the next. None where nothing brings them into it.
 */
function readEnds(begin: Dated, end: Dated, circumstances: MomentCircumstances): readonly MomentReading[] {
  const read = ({ written }: Dated, fields: DateFields) => momentOfFields(fields, written, circumstances)
  const [first, last] = [completed(begin.fields, end.fields), completed(end.fields, begin.fields)]
  const [from, until] = [read(begin, first), read(end, last)]
  if (!from.taken || !until.taken || from.taken.instant <= until.taken.instant) return [from, until]
  const isOfHours = end.fields.hour !== undefined && isSameDay(first, last)
  const step = end.fields.weekdayFromToday === 0 ? 'w' : end.fields.layout === 'time' || isOfHours ? 'd' : undefined
  if (step !== undefined) {
    const next = elsewhere(until.taken, lengthOf(step), 1)
    return next && next.instant > from.taken.instant ? [from, { ...until, taken: next }] : []
  }
  if (isYearless(end.fields)) return [from, read(end, inYear(last, 1))]
  return isYearless(begin.fields) ? [read(begin, inYear(first, -1)), until] : []
}

const isSameDay = (one: DateFields, other: DateFields): boolean => one.day === other.day && one.month === other.month

/** How many days there are between two dates, or between a date and today: `days until 25 December`, `сколько дней с 1 мая по 9 мая`. */
export function momentOfDays({ begin, end, unit }: Of<'days'>, circumstances: MomentCircumstances): MomentReading {
  const inOrder = readEnds(begin, end, circumstances)
  const isTurned = inOrder.length === 0
  const [from, until] = isTurned ? readEnds(end, begin, circumstances) : inOrder
  if (!from?.taken || !until?.taken) return (from?.taken ? until : from) ?? notRead
  const [first, last] = isTurned ? [end, begin] : [begin, end]
  if (first !== today && last !== today) {
    // Between Monday and Friday there are as many days in every week, and each of the two may be of another one.
    if ([from, until].some(({ taken }) => taken!.notes.some(({ code }) => code === 'dayMeant'))) return notRead
    const beginning = inside(from.taken, first.written, 'beginning')
    const note = daysFrom(from.taken, until.taken, unit)
    return { taken: noted(beginning, note), offered: [inside(until.taken, last.written, 'end')] }
  }
  const [date, other] = first === today ? [until, from.taken] : [from, until.taken]
  const [taken, ...offered] = [date.taken!, ...date.offered].map((moment) => ({
    moment,
    note: daysFrom(moment, other, unit, true),
    isAhead: moment.instant >= other.instant,
  }))
  const differ = offered.filter(({ note, isAhead }) => note.days !== taken!.note.days && isAhead === taken!.isAhead)
  return {
    taken: noted(taken!.moment, taken!.note),
    offered: differ.map(({ moment, note }) => noted(moment, note)),
  }
}

const noted = (moment: Moment, note: DateNote): Moment => ({ ...moment, notes: [...moment.notes, note] })

type DaysCounted = Extract<DateNote, { code: 'daysCounted' }>

const isRelative = ({ how }: Moment): boolean => how.kind === 'date' && how.form === 'relative'

function daysFrom(
  one: Moment,
  other: Moment,
  unit: string,
  isOfToday = isRelative(one) || isRelative(other),
): DaysCounted {
  const [from, until] = [one, other]
    .map(dayOf)
    .toSorted((left, right) => daysFromCalendar(left) - daysFromCalendar(right)) as [CalendarDay, CalendarDay]
  const days = daysFromCalendar(until) - daysFromCalendar(from)
  return { code: 'daysCounted', days, from, until, isOfToday, ...(unit === 'w' ? { inWeeks: true } : {}) }
}
