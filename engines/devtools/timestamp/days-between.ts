import { type CalendarDay, daysFromCalendar } from './calendar.ts'
import type { Dated, Said } from './grammar/said.ts'
import { wallTimeAt } from './instant.ts'
import type { IntervalSide, Moment, MomentCircumstances, MomentReading } from './moment.ts'
import { inside, momentOfFields, offsetAt } from './moment-of-date.ts'
import { moved } from './moved.ts'
import { offsetSecondsAt } from './zone.ts'

/** How many days there are between two dates, or between a date and today: `days until 25 December`, `сколько дней с 1 мая по 9 мая`. */
export function daysBetween(
  { from, until, unit }: Extract<Said, { kind: 'days' }>,
  circumstances: MomentCircumstances,
): MomentReading {
  const { now, zone } = circumstances
  const read = ({ fields, written }: Dated): MomentReading => momentOfFields(fields, written, circumstances)
  if (from && until) {
    const [first, last] = [read(from), read(until)]
    if (!first.taken || !last.taken) return first.taken ? last : first
    if (isWeekday(first.taken) || isWeekday(last.taken)) return nothing
    const begin = inYearOf(last.taken, first.taken)
    return ofTwo(inside(begin, from.written), inside(last.taken, until.written), unit)
  }
  const [date, sign] = until ? ([until, 1] as const) : ([from!, -1] as const)
  const today = wallTimeAt(now, offsetSecondsAt(now, zone))
  const { taken, problem, offered } = read(date)
  if (!taken) return { ...(problem ? { problem } : {}), offered }
  const [first, ...others] = [taken, ...offered].map((moment) => onSide(moment, today, sign))
  const isAsked = isOnSide(first!, today, sign)
  const differ = others.filter(
    (moment) => daysTo(moment) !== daysTo(first!) && isOnSide(moment, today, sign) === isAsked,
  )
  return {
    taken: counted(first!, today, true, unit),
    offered: differ.map((moment) => counted(moment, today, true, unit)),
  }
}

const nothing: MomentReading = { problem: { code: 'timestamp_not_numeric' }, offered: [] }

/** Between Monday and Friday there are as many days in every week, and each of the two may be of another one. */
const isWeekday = ({ notes }: Moment): boolean => notes.some(({ code }) => code === 'dayMeant')

const dayOf = ({ instant, how }: Moment): CalendarDay => {
  const { year, month, day } = wallTimeAt(instant, how.kind === 'date' ? offsetAt(instant, how.zone) : 0)
  return { year, month, day }
}

const isYearAssumed = ({ notes }: Moment): boolean => notes.some(({ code }) => code === 'yearAssumed')

const daysTo = (moment: Moment): number => daysFromCalendar(dayOf(moment))

function ofTwo(one: Moment, other: Moment, unit: CountedUnit): MomentReading {
  const [first, last] = daysTo(one) > daysTo(other) ? [other, one] : [one, other]
  const isOfToday = [first, last].some(({ how }) => how.kind === 'date' && how.form === 'relative')
  return { taken: counted(atSide(first, 'beginning'), dayOf(last), isOfToday, unit), offered: [atSide(last, 'end')] }
}

type CountedUnit = Extract<Said, { kind: 'days' }>['unit']

const atSide = (moment: Moment, side: IntervalSide): Moment => ({
  ...moment,
  notes: moment.notes.map((note) => (note.code === 'insideText' ? { ...note, side } : note)),
})

const isOnSide = (moment: Moment, today: CalendarDay, sign: 1 | -1): boolean =>
  sign * (daysTo(moment) - daysFromCalendar(today)) >= 0

/** In December, 1 May lies ahead in the next year; in January, what has passed since 1 May began in the last. */
function onSide(moment: Moment, today: CalendarDay, sign: 1 | -1): Moment {
  return isOnSide(moment, today, sign) || !isYearAssumed(moment)
    ? moment
    : (inYear(moment, dayOf(moment).year + sign) ?? moment)
}

/** `from 1 May to 9 May 2025`: the year stands once. */
function inYearOf(end: Moment, begin: Moment): Moment {
  return isYearAssumed(begin) && !isYearAssumed(end) ? (inYear(begin, dayOf(end).year) ?? begin) : begin
}

function inYear(moment: Moment, year: number): Moment | undefined {
  const there = moved(moment, { months: 12 * (year - dayOf(moment).year), days: 0, nanoseconds: 0n }, 1)
  return (
    there && { ...there, notes: there.notes.map((note) => (note.code === 'yearAssumed' ? { ...note, year } : note)) }
  )
}

function counted(moment: Moment, other: CalendarDay, isOfToday: boolean, unit: CountedUnit): Moment {
  const { year, month, day } = other
  const [from, until] = [dayOf(moment), { year, month, day }].toSorted(
    (one, another) => daysFromCalendar(one) - daysFromCalendar(another),
  )
  const days = daysFromCalendar(until!) - daysFromCalendar(from!)
  return {
    ...moment,
    notes: [
      ...moment.notes,
      { code: 'daysCounted', days, from: from!, until: until!, isOfToday, ...(unit === 'w' ? { inWeeks: true } : {}) },
    ],
  }
}
