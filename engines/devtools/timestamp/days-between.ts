import { type CalendarDay, daysFromCalendar } from './calendar.ts'
import { clockOf, offsetAt } from './date-zone.ts'
import { wallTimeAt } from './instant.ts'
import { movedBy } from './interval.ts'
import type { Moment, MomentCircumstances, MomentReading } from './moment.ts'
import { inside } from './moment-of-date.ts'
import type { IntervalSide } from './place-date.ts'
import { offsetSecondsAt } from './zone.ts'

/** How many days there are between two dates, or between a date and today: `days until 25 December`, `сколько дней с 1 мая по 9 мая`. */

const howMany = '(?:how many|number of|count(?: of)?|сколько|колико|koliko)'
const days = '(?:days|дней|суток|дана|dana)'
/** Which may stand on either side of the days: `сколько осталось дней`, `koliko dana je prošlo`. */
const passing = [
  'are(?: there)?|is it|there are|left|remain(?:ing)?|to go|have passed|passed|(?:has|have) it been',
  'осталось|остается|остаётся|прошло|будет|пройдет|пройдёт|ещё|еще|всего',
  'има|је|још|остало|преостало|прошло|ima|je|jo[sš]|ostalo|preostalo|pro[sš]lo',
].join('|')
const passes = `(?:(?:${passing}) ){0,3}`
const beginning = `^(?:(?:${howMany} )?${passes}${days}|how long|сколько (?:времени )?осталось) ${passes}`

const twoDates: readonly RegExp[] = [
  '(?:between|между|између|izme[dđ]u) (.+?) (?:and|и|i) ',
  '(?:from|since|со?|от|од|od) (.+?) (?:to|until|till|through|до|по|do) ',
].map((words) => new RegExp(`${beginning}${words}(.+)$`, 'iu'))
const ahead = new RegExp(`${beginning}(?:until|till|to|before|до|do) (.+)$`, 'iu')
const back = new RegExp(`${beginning}(?:since|from|after|со?|от|после|од|od) (.+)$`, 'iu')

/** Days that are rather named than dated. Christmas has two dates in the languages whose churches keep both. */
const holidays: readonly (readonly [words: RegExp, date: string])[] = [
  [/^(?:christmas|xmas)(?: day)?$/i, '25 December'],
  [/^(?:christmas|xmas) eve$/i, '24 December'],
  [/^(?:the )?new year(?:['’]?s(?: day)?)?$|^нового года$|^нове године$|^nove godine$/i, '1 January'],
  [/^new year['’]?s eve$/i, '31 December'],
]

const longestText = 120
/** A quick look: what follows takes long to begin with. */
const mayAsk = /day|дней|суток|дан[аe]|dana|how long|осталось/i

/** Nothing for a text that is no such question, or whose dates are none. */
export function readDaysBetween(
  text: string,
  { now, zone }: MomentCircumstances,
  read: (date: string) => MomentReading,
): MomentReading | undefined {
  if (text.length > longestText || !mayAsk.test(text)) return undefined
  const asked = text.replace(/\s?\?$/, '')
  const dated = (name: string): MomentReading => {
    const reading = read(holidays.find(([words]) => words.test(name))?.[1] ?? name)
    return !reading.taken || isDay(reading.taken) ? reading : { offered: [] }
  }
  for (const form of twoDates) {
    const [, first = '', last = ''] = form.exec(asked) ?? []
    if (first === '') continue
    const end = dated(last).taken
    const begin = end && inYearOf(end, dated(first).taken)
    if (begin && ![begin, end].some(isWeekday)) return ofTwo(inside(begin, first), inside(end, last))
  }
  const today = wallTimeAt(now, offsetSecondsAt(now, zone))
  for (const [form, sign] of [
    [ahead, 1],
    [back, -1],
  ] as const) {
    const [, date] = form.exec(asked) ?? []
    const { taken, problem, offered } = date === undefined ? { offered: [] } : dated(date)
    if (problem?.code === 'date_no_such_day') return { problem, offered }
    if (!taken) continue
    const [first, ...others] = [taken, ...offered].map((moment) => onSide(moment, today, sign))
    const isAsked = isOnSide(first!, today, sign)
    const differ = others.filter(
      (moment) => daysTo(moment) !== daysTo(first!) && isOnSide(moment, today, sign) === isAsked,
    )
    return { taken: counted(first!, today, true), offered: differ.map((moment) => counted(moment, today, true)) }
  }
  return undefined
}

const isDay = ({ how, notes }: Moment): boolean =>
  how.kind === 'date' && how.precision === 'day' && !notes.some(({ code }) => code === 'insideText')

/** Between Monday and Friday there are as many days in every week, and each of the two may be of another one. */
const isWeekday = ({ notes }: Moment): boolean => notes.some(({ code }) => code === 'dayMeant')

const dayOf = ({ instant, how }: Moment): CalendarDay => {
  const { year, month, day } = wallTimeAt(instant, how.kind === 'date' ? offsetAt(instant, how.zone) : 0)
  return { year, month, day }
}

const isYearAssumed = ({ notes }: Moment): boolean => notes.some(({ code }) => code === 'yearAssumed')

const daysTo = (moment: Moment): number => daysFromCalendar(dayOf(moment))

function ofTwo(one: Moment, other: Moment): MomentReading {
  const [first, last] = daysTo(one) > daysTo(other) ? [other, one] : [one, other]
  const isOfToday = [first, last].some(({ how }) => how.kind === 'date' && how.form === 'relative')
  return { taken: counted(atSide(first, 'beginning'), dayOf(last), isOfToday), offered: [atSide(last, 'end')] }
}

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
function inYearOf(end: Moment, begin: Moment | undefined): Moment | undefined {
  return begin && isYearAssumed(begin) && !isYearAssumed(end) ? inYear(begin, dayOf(end).year) : begin
}

function inYear(moment: Moment, year: number): Moment | undefined {
  if (moment.how.kind !== 'date') return undefined
  const years = year - dayOf(moment).year
  const length = `P${Math.abs(years)}Y`
  const moved = movedBy(moment.instant, length, years < 0 ? -1 : 1, clockOf(moment.how.zone))
  return (
    moved && {
      ...moment,
      ...moved,
      notes: moment.notes.map((note) => (note.code === 'yearAssumed' ? { ...note, year } : note)),
    }
  )
}

function counted(moment: Moment, other: CalendarDay, isOfToday: boolean): Moment {
  const { year, month, day } = other
  const [from, until] = [dayOf(moment), { year, month, day }].toSorted(
    (one, another) => daysFromCalendar(one) - daysFromCalendar(another),
  )
  const count = daysFromCalendar(until!) - daysFromCalendar(from!)
  return {
    ...moment,
    notes: [...moment.notes, { code: 'daysCounted', days: count, from: from!, until: until!, isOfToday }],
  }
}
