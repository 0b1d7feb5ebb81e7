import { ofOurLetters } from '../../core/index.ts'
import { clockOf, type DateZone, isNamed, offsetAt } from './date-zone.ts'
import { type Length, lengthOf } from './from-now.ts'
import { checkRange, type Instant, nanosecondsPerDay, wallTimeAt } from './instant.ts'
import { movedBy } from './interval.ts'
import type { Moment, MomentReading } from './moment.ts'
import { ranged } from './moment-of-date.ts'
import type { LocalReading } from './zone.ts'

/** A length of time from a date: `100 days after 2026-01-01`, `за 3 дня до 1 мая`, `5 May 2026 + 2 weeks`. */

const asking =
  /^(?:what(?: (?:date|day))? (?:is|was|will be) |when is |(?:какая|какой|какое) (?:дата|день|число) (?:будет )?|koji (?:je )?(?:datum|dan) (?:je )?|који (?:је )?(?:датум|дан) (?:је )?)/iu
const ahead =
  /^(?:(?:in|the|через|за|za) )?(.{1,40}?) (?:after|from|since|following|после|со?|от|posle|nakon|након|од|od) (.{2,60})$/iu
const back = /^(?:(?:the|за|za) )?(.{1,40}?) (?:before|prior to|до|pre|prije|пре) (.{2,60})$/iu
/** One letter behind a sign may be of a time zone: `10:00 +3h`. */
const added = ofOurLetters(
  /^(.{4,60}?) ?(?:\+|plus|плюс) ?((?:\d{1,6}|\p{L}{1,10}) ?(?:[dwд](?!\p{L})|\p{L}{3}).{0,30})$/iu,
)
const taken = ofOurLetters(
  /^(.{4,60}?) (?:-|minus|минус) ?((?:\d{1,6}|\p{L}{1,10}) ?(?:[dwд](?!\p{L})|\p{L}{3}).{0,30})$/iu,
)

/** Asks how many, and does not say it: `hours since 2026-01-01`. */
const severalOf =
  /^(?:seconds|minutes|hours|days|weeks|months|years|секунд|минут|часов|дней|суток|недель|месяцев|лет|секунди|минута|сати|дана|недеља|месеци|година|sekundi|minuta|sati|dana|nedelja|meseci|godina)$/iu

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
    if (first) return ranged(first, offered)
    // A month and a half ends on no day of the calendar.
    const isBeyond = Number.isInteger(length.months)
    const problem = isBeyond
      ? ({ code: 'timestamp_out_of_range', negative: sign === -1 } as const)
      : ({ code: 'timestamp_not_numeric' } as const)
    return { problem, offered: [] }
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
    const length = written === '' || severalOf.test(written) ? undefined : lengthOf(written)
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
  const day = movedBy(moment.instant, onCalendar, sign, clockOf(zone))
  if (day === undefined) return undefined
  return isDays
    ? placed(moment, zone, day.instant, day.local)
    : placed(moment, zone, day.instant + BigInt(sign) * nanoseconds)
}

function placed({ how, notes }: Moment, zone: DateZone, instant: Instant, local?: LocalReading): Moment {
  const offsetSeconds = offsetAt(instant, zone)
  const { year, month, day } = wallTimeAt(instant, offsetSeconds)
  const of = how.kind === 'date' ? how : ({ kind: 'date', form: 'relative', precision: 'time' } as const)
  return {
    instant,
    how: { ...of, zone: isNamed(zone) ? { ...zone, offsetSeconds } : zone },
    notes: [...notes.filter(({ code }) => code !== 'dayMeant'), { code: 'dayMeant', year, month, day }],
    ...(local ? { local } : {}),
  }
}
