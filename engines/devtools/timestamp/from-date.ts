import { type Length, lengthOf } from './from-now.ts'
import { checkRange, type Instant, nanosecondsPerDay, wallTimeAt } from './instant.ts'
import { movedBy } from './interval.ts'
import type { Moment, MomentReading } from './moment.ts'
import { ranged } from './moment-of-date.ts'
import type { DateZone } from './place-date.ts'
import { offsetSecondsAt } from './zone.ts'

/** A length of time from a date: `100 days after 2026-01-01`, `за 3 дня до 1 мая`, `5 May 2026 + 2 weeks`. */

const asking =
  /^(?:what(?: (?:date|day))? (?:is|was|will be) |when is |(?:какая|какой|какое) (?:дата|день|число) (?:будет )?|koji (?:je )?(?:datum|dan) (?:je )?|који (?:је )?(?:датум|дан) (?:је )?)/iu
const ahead =
  /^(?:(?:in|the|через|за|za) )?(.{1,40}?) (?:after|from|since|following|после|со?|от|posle|nakon|након|од|od) (.{2,60})$/iu
const back = /^(?:(?:the|за|za) )?(.{1,40}?) (?:before|prior to|до|pre|prije|пре) (.{2,60})$/iu
/** One letter behind a sign may be of a time zone: `10:00 +3h`. */
const added = /^(.{4,60}?) ?(?:\+|plus|плюс) ?((?:\d{1,6}|\p{L}{1,10}) ?(?:[dwд](?!\p{L})|\p{L}{3}).{0,30})$/iu
const taken = /^(.{4,60}?) (?:-|minus|минус) ?((?:\d{1,6}|\p{L}{1,10}) ?(?:[dwд](?!\p{L})|\p{L}{3}).{0,30})$/iu

/** `1700000000 + 3600`, as programs write it. */
const ofCounts = /^(\d{9,19}) ([+-]) (\d{1,12})$/

const longestText = 120

/** Nothing for a text that is no such question, or whose date is none. */
export function readFromDate(text: string, read: (date: string) => MomentReading): MomentReading | undefined {
  if (text.length > longestText) return undefined
  const [, count, sign, more] = ofCounts.exec(text) ?? []
  if (count && more) return read(String(sign === '+' ? BigInt(count) + BigInt(more) : BigInt(count) - BigInt(more)))
  const asked = text.replace(asking, '').replace(/\s?\?$/, '')
  for (const { length, date, sign } of ways(asked)) {
    const base = read(date)
    if (!base.taken || isInside(base.taken) || isOtherWord(base.taken, asked)) continue
    const [first, ...others] = [base.taken, ...base.offered].flatMap((moment) => moved(moment, length, sign) ?? [])
    const offered = others.filter(({ instant }) => checkRange(instant).ok)
    // A month and a half ends on no day of the calendar.
    return first ? ranged(first, offered) : { problem: { code: 'timestamp_not_numeric' }, offered: [] }
  }
  return undefined
}

interface Way {
  readonly length: Length
  readonly date: string
  readonly sign: 1 | -1
}

function* ways(text: string): Generator<Way> {
  for (const [form, sign, isDateFirst] of [
    [ahead, 1, false],
    [back, -1, false],
    [added, 1, true],
    [taken, -1, true],
  ] as const) {
    const [, one = '', other = ''] = form.exec(text) ?? []
    const [written, date] = isDateFirst ? [other, one] : [one, other]
    const length = written === '' ? undefined : lengthOf(written)
    if (length) yield { length, date, sign }
  }
}

const isInside = ({ notes }: Moment): boolean => notes.some(({ code }) => code === 'insideText')

/** `day after tomorrow` is one word in other languages, and read as one. */
const isOtherWord = ({ how }: Moment, text: string): boolean =>
  how.kind === 'date' && how.form === 'relative' && !/\d/.test(text)

/** By the calendar of the zone that the date was read in; hours and less by the clock that never is set. */
function moved(moment: Moment, { months, nanoseconds, isOfDays }: Length, sign: 1 | -1): Moment | undefined {
  const zone: DateZone = moment.how.kind === 'date' ? moment.how.zone : { from: 'universal' }
  const isDays = isOfDays && nanoseconds % nanosecondsPerDay === 0n
  const onCalendar = `P${months}M${isDays ? nanoseconds / nanosecondsPerDay : 0}D`
  const day = movedBy(moment.instant, onCalendar, sign, isNamed(zone) ? zone.name : offsetAt(moment.instant, zone))
  return day === undefined ? undefined : placed(moment, zone, isDays ? day : day + BigInt(sign) * nanoseconds)
}

function placed({ how, notes }: Moment, zone: DateZone, instant: Instant): Moment {
  const offsetSeconds = offsetAt(instant, zone)
  const { year, month, day } = wallTimeAt(instant, offsetSeconds)
  const of = how.kind === 'date' ? how : ({ kind: 'date', form: 'relative', precision: 'time' } as const)
  return {
    instant,
    how: { ...of, zone: isNamed(zone) ? { ...zone, offsetSeconds } : zone },
    notes: [...notes.filter(({ code }) => code !== 'dayMeant'), { code: 'dayMeant', year, month, day }],
  }
}

const isNamed = (zone: DateZone): zone is Extract<DateZone, { from: 'name' | 'reader' }> =>
  zone.from === 'name' || zone.from === 'reader'

const offsetAt = (instant: Instant, zone: DateZone): number =>
  isNamed(zone) ? offsetSecondsAt(instant, zone.name) : zone.from === 'universal' ? 0 : zone.offsetSeconds
