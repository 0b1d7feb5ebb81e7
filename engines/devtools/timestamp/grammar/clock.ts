import type { Made, Node, NumberValue, Rule, Text } from '../../../language/index.ts'
import { digitsOf, made, rule } from './making.ts'

/**
 * Times of day. `clock` stands alone; `softclock` means a time only behind a day, `at` or before a zone (`15 h` is a length of time too);
 * an hour alone only behind a day and `at`.
 */
interface Clock {
  readonly hour: number
  readonly minute: number
  readonly second: number
  readonly nanosecond: number
  readonly meridiem?: 'am' | 'pm'
  readonly isOfTwelve?: boolean
  /** The half of the day is known. */
  readonly isSaid?: boolean
}

export const clock = (hour: number, minute = 0, second = 0, nanosecond = 0): Clock => ({
  hour,
  minute,
  second,
  nanosecond,
})

/** The hours that belong to a part of the day; past 24 of the next one. */
const partsOfDay: Readonly<Record<string, readonly [from: number, until: number]>> = {
  morning: [0, 12],
  day: [10, 19],
  ofday: [10, 19],
  evening: [15, 25],
  night: [19, 31],
}

/** Of a clock of twelve hours, by the part of the day; undefined where they contradict each other. */
function hourIn(hour: number, part: string): number | undefined {
  const [from, until] = partsOfDay[part]!
  const meant = hour > 12 ? [hour] : [hour % 12, (hour % 12) + 12, (hour % 12) + 24]
  const found = meant.find((one) => one >= from && one < until)
  return found === undefined ? undefined : found % 24
}

function inPart({ value }: Node<Clock>, part: string, cost = 0): Made {
  if (value.meridiem !== undefined || value.isSaid) return undefined
  const { isOfTwelve: _, ...rest } = value
  const hour = hourIn(value.hour, part)
  return hour === undefined ? undefined : made({ ...rest, hour, isSaid: true }, cost)
}

const inHalf = ({ value }: Node<Clock>, half: string): Made => {
  const { isOfTwelve: _, ...rest } = value
  // `quarter to twelve pm` is before noon by the hands of the clock and after it by its letters.
  const isOnTheEdge = value.isOfTwelve === true && value.hour === 11 && value.minute > 30
  return value.meridiem === undefined && !value.isSaid && !isOnTheEdge ? made({ ...rest, meridiem: half }) : undefined
}

const fraction = (digits: string): number => Number(digits.slice(0, 9).padEnd(9, '0'))

/** Parts with a mark between each two of them. */
const ofParts = ([hour, , minute, , second, , part]: Node[], text: Text): Made =>
  made(clock(hour!.value, minute!.value, second?.value, part ? fraction(digitsOf(part, text)) : 0))

/** Hours and minutes with a mark that does not say that they are a time. */
const ofDay = (hour: number, minute: number, cost = 0): Made =>
  hour <= 24 && minute < 60 ? made(clock(hour, minute), cost) : undefined

const inDigits: readonly Rule[] = [
  rule('clock', 'n ~colon ~nn', ofParts),
  rule('clock', 'n ~colon ~nn ~colon ~nn', ofParts),
  rule('clock', 'n ~colon ~nn ~colon ~nn ~dot|comma|colon ~digits', ofParts),
  rule('tclock', 'tee ~clock', ([, time]) => made(time.value)),
  rule('tclock', 'tee nn|yyyy|d6', ([, digits], text) => ofDigits(digitsOf(digits, text))),
  rule('tclock', 'tee nn ~dot ~nn ~dot ~nn', ([, ...parts], text) => ofParts(parts, text)),
  rule('tclock', 'tee d6 ~dot|comma ~digits', ([, whole, , part]) => ofDigits(whole.value, part.value)),
  rule('clock', 'tclock', ([time]) => made(time.value), 1),
  // Behind a date in digits: `20231114_221320`, and as names of files have it, which cannot hold colons.
  rule('tightclock', 'd6|yyyy', ([digits], text) => ofDigits(digitsOf(digits, text))),
  rule('tightclock', 'd9', ([digits]) => ofDigits(digits.value.slice(0, 6), digits.value.slice(6))),
  rule('tightclock', 'nn ~dash ~nn', ofParts),
  rule('tightclock', 'nn ~dash ~nn ~dash ~nn', ofParts),
  rule('tightclock', 'n ~dot ~nn ~dot ~nn', ofParts),
  rule('tightclock', 'n ~dot ~nn ~dot ~nn ~dot ~digits', ofParts),
  rule('tightclock', 'nn ~dash ~nn ~dash ~nn ~dash ~nnn', ofParts),
  rule('dotclock', 'n ~dot|comma ~nn', ([hour, , minute]) => ofDay(hour.value, minute.value)),
  rule('softclock', 'dotclock', ([time], text) =>
    text.tokens[time.start + 1]!.fold === '.' ? made(time.value, 1) : undefined,
  ),
  rule('softclock', 'dotclock hourword', ([time]) => made(time.value, 1)),
  // Before noon a length of time in decimals looks like it.
  rule('clock', 'dotclock hourword', ([time]) => (time.value.hour > 12 ? made(time.value, 1) : undefined)),
  rule('clock', 'at dotclock', ([, time]) => made(time.value, 1)),
  rule('clock', 'at n ~dash ~nn', ([, hour, , minute]) => ofDay(hour.value, minute.value, 3)),
  rule('softclock', 'n hourword', ([hour]) => made(clock(hour.value))),
  rule('softclock', 'n hourword and? n minword', ([hour, , , minute]) => made(clock(hour.value, minute.value))),
  rule('softclock', 'n hourword and? n minword n secword', ([hour, , , minute, , second]) =>
    made(clock(hour.value, minute.value, second.value)),
  ),
  rule('clock', 'n hourword nn', ([hour, , minute]) => ofDay(hour.value, minute.value, 1)),
  rule('softclock', 'clock hourword', ([time]) => (time.value.isSaid ? undefined : made(time.value))),
  rule('clock', 'clock hourword', ([time]) => (time.value.isSaid ? undefined : made(time.value, 1))),
  // As soldiers say it: `1430 hours`.
  rule('softclock', 'yyyy hourword', ([digits], text) => {
    const [hour, minute] = digitsOf(digits, text).match(/\d\d/g)!.map(Number)
    return ofDay(hour!, minute!)
  }),
]

const inWords: readonly Rule[] = [
  rule('hourname', 'num', ([{ value }]) => (value >= 1 && value <= 12 ? made(Number(value)) : undefined)),
  rule('hourname', 'onehour', () => made(1)),
  rule('hour', 'n', ([{ value }]) => (value >= 1 && value <= 12 ? made(value) : undefined)),
  rule('hour', 'hourname', ([{ value }]) => made(value)),
  rule('clock', 'hour oclock', ([hour]) => ofTwelve(hour.value, 0)),
  rule('softclock', 'num hourword', ([{ value }]) =>
    value >= 1 && value <= 12 ? ofTwelve(Number(value), 0) : undefined,
  ),
  rule('clock', 'hour meridiem', ([hour, half]) => inHalf({ ...hour, value: clock(hour.value) }, half.value)),
  rule('clock', 'clock|softclock|tightclock meridiem', ([time, half]) => inHalf(time, half.value)),
  rule('clock', 'meridiem n hourword', ([half, hour]) => inHalf({ ...hour, value: clock(hour.value) }, half.value)),
  rule('clock', 'meridiem softclock|clock', ([half, time]) => inHalf(time, half.value)),
  // `3 дня` are three days too.
  rule('clock', 'n|num daypart', ([hour, part]) => (part.value === 'ofday' ? undefined : hourInPart(hour, part))),
  rule('clock', 'onehour daypart', ([hour, part]) => hourInPart({ ...hour, value: 1 }, part)),
  rule('softclock', 'n|num daypart', ([hour, part]) => hourInPart(hour, part)),
  rule('clock', 'clock|softclock daypart', ([time, part]) => inPart(time, part.value)),
  // `tomorrow evening at 8`, `завтра вечером в восемь`
  rule('hourofpart', 'partofday at? hour', ([part, , hour]) => hourInPart(hour, part, 1)),
  rule('hourofpart', 'partofday at? clock|softclock', ([part, , time]) => inPart(time, part.value, 1)),
  rule('clock', 'clockword', ([word]) => made(ofWord(word))),
  rule('clock', 'n clockword', ([hour, word]) => (hour.value === 12 ? made(ofWord(word)) : undefined)),
  rule('clock', 'clock clockword', ([{ value }, word]) =>
    value.hour % 12 === 0 && value.minute === 0 && value.second === 0 && !value.meridiem && !value.isSaid
      ? made(ofWord(word))
      : undefined,
  ),
]

const ofWord = ({ value }: Node<string>): Clock => ({ ...clock(value === '12:00' ? 12 : 0), isSaid: true })

function hourInPart(hour: Node, part: Node<string>, cost = 0): Made {
  const value = Number(hour.value)
  return value <= 24 ? inPart({ ...hour, value: clock(value) }, part.value, cost) : undefined
}

type Counted = Node<NumberValue>

/** A whole number in words within a limit. */
function inWordsBelow({ value }: Counted, limit: number): number | undefined {
  const { q, words, signed, article } = value
  const isPlain = words && !signed && !article && q.denominator === 1n && q.numerator < BigInt(limit)
  return isPlain ? Number(q.numerator) : undefined
}

/** Minutes said before or behind the name of an hour: only fives, a quarter, or with their word. */
const isFive = (minutes: number): boolean => minutes > 0 && minutes % 5 === 0

const minutes: readonly Rule[] = [
  rule('fives', 'number', ([count]) => {
    const said = inWordsBelow(count, 60)
    return said !== undefined && isFive(said) ? made(said) : undefined
  }),
  rule('fives', 'quarterhour', ([{ value }]) => made(Number(value))),
  rule('minutes', 'fives', ([{ value }]) => made(value)),
  rule('minutes', 'number minword', ([{ value }]) =>
    value.q.denominator === 1n && value.q.numerator > 0n && value.q.numerator < 60n
      ? made(Number(value.q.numerator))
      : undefined,
  ),
  rule('minutes', 'n', ([{ value }]) => (isFive(value) && value < 60 ? made(value) : undefined)),
]

/** In the hour before: half past two is the half of the third hour. */
const before = (hour: number, minute: number): Made => ofTwelve(hour === 1 ? 12 : hour - 1, minute)
const ofTwelve = (hour: number, minute: number): Made =>
  hour > 12 ? made(clock(hour, minute)) : made({ ...clock(hour, minute), isOfTwelve: true })

const isDigits = ({ end }: Node, { tokens }: Text): boolean => tokens[end - 1]!.kind === 'digits'

/** `five to eight`; `9 to 5` is from one number to another, unless `at` stands before it. */
const to = (minutes: Node<number>, hour: Node<number>, text: Text): Made =>
  isDigits(minutes, text) && isDigits(hour, text) ? undefined : before(hour.value, 60 - minutes.value)

const asSaid: readonly Rule[] = [
  rule('clock', 'halfpast hour', ([, hour]) => ofTwelve(hour.value, 30)),
  rule('clock', 'minutes past hour', ([minutes, , hour]) => ofTwelve(hour.value, minutes.value)),
  rule('clock', 'minutes tohour|upto hour', ([minutes, , hour], text) => to(minutes, hour, text)),
  rule('clock', 'at minutes tohour|upto hour', ([, minutes, , hour]) => before(hour.value, 60 - minutes.value), 1),
  rule('hourbegun', 'ordinal', ([{ value }]) => (value <= 12 ? made(Number(value)) : undefined)),
  rule('hourbegun', 'n dash? ~ordmark', ([hour]) => made(hour.value)),
  rule('halfclock', 'halfto dash? hourbegun', ([, , hour]) => before(hour.value, 30)),
  rule('halfclock', 'halfhourof', ([hour]) => before(hour.value, 30)),
  // The Russian word wants an ordinal.
  rule('halfclock', 'halfto hour', ([word, hour], text) =>
    /^(?:пола|pola)$/.test(text.tokens[word.start]!.fold) ? before(hour.value, 30) : undefined,
  ),
  rule('clock', 'halfclock', ([{ value }]) => made(value)),
  // Serbian: `pet do pola tri`.
  rule('clock', 'fives upto halfclock', ([minutes, , { value }]) => ofTwelve(value.hour, 30 - minutes.value)),
  rule('clock', 'fives past halfclock', ([minutes, , { value }]) => ofTwelve(value.hour, 30 + minutes.value)),
  rule('clock', 'less minutes hour', ([, minutes, hour]) => before(hour.value, 60 - minutes.value)),
  rule('clock', 'minutes hourbegun', ([minutes, hour]) => before(hour.value, minutes.value)),
  rule('softclock', 'hour and minutes|halfhour|nn', ([hour, , minutes]) =>
    minutes.value < 60 ? ofTwelve(hour.value, Number(minutes.value)) : undefined,
  ),
  rule('softclock', 'hourname hourword? and? minutes', ([hour, word, , minutes], { tokens }) =>
    word || tokens[minutes.end - 1]!.kind === 'word' ? ofTwelve(hour.value, minutes.value) : undefined,
  ),
  rule('clock', 'at hour and minutes|halfhour|nn', ([, hour, , minutes]) =>
    minutes.value < 60 ? ofTwelve(hour.value, Number(minutes.value)) : undefined,
  ),
  // `nine thirty`, `двенадцать сорок пять`
  rule('softclock', 'hourname number', ([hour, count]) => {
    const minutes = inWordsBelow(count, 60)
    return minutes === undefined || minutes < 10 ? undefined : ofTwelve(hour.value, minutes)
  }),
]

/** `2213`, `221320` and a fraction. */
function ofDigits(digits: string, part = ''): Made {
  const [hour, minute = 0, second = 0] = digits.match(/\d\d/g)!.map(Number)
  return made(clock(hour!, minute, second, fraction(part)))
}

export const clockRules: readonly Rule[] = [...inDigits, ...inWords, ...minutes, ...asSaid]
