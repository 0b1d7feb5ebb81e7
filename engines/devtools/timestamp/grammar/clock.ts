import type { Made, Node, Rule, Text } from '../../../language/index.ts'
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
}

const clock = (hour: number, minute = 0, second = 0, nanosecond = 0): Clock => ({ hour, minute, second, nanosecond })

/** Of a clock of twelve hours, by the part of the day; undefined where they contradict each other. */
function hourIn(hour: number, part: string): number | undefined {
  const late = hour > 12
  const ofTwelve = hour % 12
  switch (part) {
    case 'morning':
      return late ? undefined : ofTwelve
    case 'day':
    case 'ofday':
      return late
        ? hour < 19
          ? hour
          : undefined
        : hour === 12 || hour <= 6
          ? ofTwelve + 12
          : hour >= 10
            ? hour
            : ofTwelve + 12
    case 'evening':
      return late ? (hour > 15 ? hour : undefined) : hour >= 3 && hour < 12 ? hour + 12 : hour === 12 ? 0 : undefined
    default:
      return late
        ? hour >= 21
          ? hour
          : undefined
        : hour === 12 || hour <= 6
          ? ofTwelve
          : hour >= 7
            ? ofTwelve + 12
            : undefined
  }
}

function inPart({ value }: Node<Clock>, part: string, cost = 0): Made {
  if (value.meridiem !== undefined || (value.hour === 0 && part !== 'night' && part !== 'morning')) return undefined
  const { isOfTwelve: _, ...rest } = value
  const hour = hourIn(value.hour, part)
  return hour === undefined ? undefined : made({ ...rest, hour, isSaid: true }, cost)
}

const inHalf = ({ value }: Node<Clock>, half: string): Made => {
  const { isOfTwelve: _, ...rest } = value
  // `quarter to twelve pm` is before noon by the hands of the clock and after it by its letters.
  const isOnTheEdge = value.isOfTwelve === true && value.hour === 11 && value.minute > 30
  return value.meridiem === undefined && !isOnTheEdge ? made({ ...rest, meridiem: half }) : undefined
}

const fraction = (digits: string): number => Number(digits.slice(0, 9).padEnd(9, '0'))

/** Parts with a mark between each two of them. */
const ofParts = ([hour, , minute, , second, , part]: Node[], text: Text): Made =>
  made(clock(hour!.value, minute!.value, second?.value, part ? fraction(digitsOf(part, text)) : 0))

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
  rule('dotclock', 'n ~dot|comma ~nn', ([hour, , minute]) =>
    hour.value <= 24 && minute.value < 60 ? made(clock(hour.value, minute.value)) : undefined,
  ),
  rule('softclock', 'dotclock', ([time], text) =>
    text.tokens[time.start + 1]!.fold === '.' ? made(time.value, 1) : undefined,
  ),
  rule('softclock', 'dotclock hourword', ([time]) => made(time.value, 1)),
  // Before noon a length of time in decimals looks like it.
  rule('clock', 'dotclock hourword', ([time]) => (time.value.hour > 12 ? made(time.value, 1) : undefined)),
  rule('clock', 'at dotclock', ([, time]) => made(time.value, 1)),
  rule('softclock', 'n hourword', ([hour]) => made(clock(hour.value))),
  rule('softclock', 'n hourword minuteand|and? n minword', ([hour, , , minute]) =>
    made(clock(hour.value, minute.value)),
  ),
  rule('softclock', 'n hourword and? n minword n secword', ([hour, , , minute, , second]) =>
    made(clock(hour.value, minute.value, second.value)),
  ),
  rule('clock', 'n hourword nn', ([hour, , minute]) =>
    minute.value < 60 ? made(clock(hour.value, minute.value), 1) : undefined,
  ),
  rule('softclock', 'clock hourword', ([time]) => (time.value.isSaid ? undefined : made(time.value))),
  rule('clock', 'clock hourword', ([time]) => (time.value.isSaid ? undefined : made(time.value, 1))),
  rule('clock', 'n oclock', ([hour]) => ofTwelve(hour.value, 0)),
  rule('clock', 'hourof oclock', ([hour]) => ofTwelve(Number(hour.value), 0)),
  rule('softclock', 'hourof hourword', ([hour], text) =>
    text.tokens[hour.start]!.fold === 'час' ? undefined : ofTwelve(Number(hour.value), 0),
  ),
]

const inWords: readonly Rule[] = [
  rule('clock', 'n meridiem', ([hour, half]) => inHalf({ ...hour, value: clock(hour.value) }, half.value)),
  rule('clock', 'hourof meridiem', ([hour, half]) => inHalf({ ...hour, value: clock(Number(hour.value)) }, half.value)),
  rule('clock', 'clock|softclock|tightclock meridiem', ([time, half]) => inHalf(time, half.value)),
  rule('clock', 'meridiem n hourword', ([half, hour]) => inHalf({ ...hour, value: clock(hour.value) }, half.value)),
  rule('clock', 'meridiem softclock|clock', ([half, time]) => inHalf(time, half.value)),
  rule('clock', 'n daypart', ([hour, part]) =>
    part.value === 'ofday' ? undefined : inPart({ ...hour, value: clock(hour.value) }, part.value),
  ),
  // `3 дня` are three days too.
  rule('softclock', 'n daypart', ([hour, part]) =>
    part.value === 'ofday' ? inPart({ ...hour, value: clock(hour.value) }, part.value) : undefined,
  ),
  rule('clock', 'hourof daypart', ([hour, part], text) =>
    part.value === 'ofday' && text.tokens[hour.start]!.fold !== 'час'
      ? undefined
      : inPart({ ...hour, value: clock(Number(hour.value)) }, part.value),
  ),
  rule('softclock', 'hourof daypart', ([hour, part]) =>
    inPart({ ...hour, value: clock(Number(hour.value)) }, part.value),
  ),
  rule('clock', 'clock|softclock daypart', ([time, part]) => inPart(time, part.value)),
  // `tomorrow evening at 8`, `завтра вечером в 8`
  rule('hourofpart', 'partofday at? n|hourof', ([part, , time]) =>
    inPart({ ...time, value: clock(hourIs(time)) }, part.value, 1),
  ),
  rule('hourofpart', 'partofday at? clock|softclock', ([part, , time]) => inPart(time, part.value, 1)),
  rule('clock', 'clockword', ([word]) => made({ ...clock(word.value === '12:00' ? 12 : 0), isSaid: true })),
  rule('clock', 'n clockword', ([hour, word]) =>
    hour.value === 12 ? made({ ...clock(word.value === '12:00' ? 12 : 0), isSaid: true }) : undefined,
  ),
  rule('clock', 'clock clockword', ([{ value }, word]) =>
    value.hour % 12 === 0 && value.minute === 0 && value.second === 0 && !value.meridiem && !value.isSaid
      ? made({ ...clock(word.value === '12:00' ? 12 : 0), isSaid: true })
      : undefined,
  ),
]

const hourIs = ({ value }: Node): number => Number(value)

/** An hour by its name or number, of the clock of twelve. */
const hours: readonly Rule[] = [
  rule('hour', 'n', ([hour]) => (hour.value >= 1 && hour.value <= 12 ? made(hour.value) : undefined)),
  rule('hour', 'hourof', ([hour]) => made(Number(hour.value))),
  rule('hourbegun', 'ofhour', ([hour]) => made(Number(hour.value))),
  rule('hourbegun', 'n dash? ~ordmark', ([hour]) => made(hour.value)),
  rule('minutes', 'minuteof minword?', ([minutes]) => made(Number(minutes.value))),
  rule('minutes', 'n minword', ([minutes]) => made(minutes.value)),
]

/** In the hour before: half past two is the half of the third hour. */
const before = (hour: number, minute: number): Made => ofTwelve(hour === 1 ? 12 : hour - 1, minute)
const ofTwelve = (hour: number, minute: number): Made =>
  hour > 12 ? made(clock(hour, minute)) : made({ ...clock(hour, minute), isOfTwelve: true })

const asSaid: readonly Rule[] = [
  rule('clock', 'halfpast hour', ([, hour]) => ofTwelve(hour.value, 30)),
  rule('clock', 'minutes past hour', ([minutes, , hour]) => ofTwelve(hour.value, minutes.value)),
  rule('clock', 'minutes tohour hour', ([minutes, word, hour], text) =>
    // `five to eight` may as well be from one hour to another.
    minutes.value > hour.value || text.tokens[word.start]!.fold === 'minutes' || minutes.end - minutes.start > 1
      ? before(hour.value, 60 - minutes.value)
      : undefined,
  ),
  rule('clock', 'minutes upto hour', ([minutes, , hour]) =>
    minutes.value > hour.value ? before(hour.value, 60 - minutes.value) : undefined,
  ),
  rule('clock', 'halfto dash? hourbegun', ([, , hour]) => before(hour.value, 30)),
  rule('clock', 'halfto hour', ([word, hour], text) =>
    isSerbianHalf(word, text) ? before(hour.value, 30) : undefined,
  ),
  rule('clock', 'halfhour', ([hour]) => before(Number(hour.value), 30)),
  rule('clock', 'less minutes hour', ([, minutes, hour]) => before(hour.value, 60 - minutes.value)),
  rule('clock', 'minutes hourbegun', ([minutes, hour]) => before(hour.value, minutes.value)),
  rule(
    'clock',
    'at hour and nn',
    ([, hour, , minute]) => (minute.value < 60 ? ofTwelve(hour.value, minute.value) : undefined),
    1,
  ),
  rule('clock', 'at hour minuteand', ([, hour, minute]) => ofTwelve(hour.value, Number(minute.value)), 1),
]

/** `pola osam`; the Russian word wants an ordinal. */
const isSerbianHalf = (word: Node, { tokens }: Text): boolean => /^(?:пола|pola)$/.test(tokens[word.start]!.fold)

/** `2213`, `221320` and a fraction. */
function ofDigits(digits: string, part = ''): Made {
  const [hour, minute = 0, second = 0] = digits.match(/\d\d/g)!.map(Number)
  return made(clock(hour!, minute, second, fraction(part)))
}

export const clockRules: readonly Rule[] = [...inDigits, ...inWords, ...hours, ...asSaid]
