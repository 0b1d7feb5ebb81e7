import type { NumberValue } from '#engines/language/index.ts'
import type { Clock } from './date-fields.ts'
import type { Beyond, Parts, Row } from './rows.ts'

/*
 * Times of day. `clock` stands alone; `softclock` means a time only behind a day, `at` or before a zone (`15 h` is a length of time too);
 * an hour alone only behind a day and `at`.
 */

/** What a text does not say of the time is zero. */
export function time({ packed = '', fraction = packed.slice(6), ...rest }: Partial<Parts>): Clock {
  const [hour = 0, minute = 0, second = 0] = packed ? inTwos(packed) : [rest.hour, rest.minute, rest.second]
  const nanosecond = fraction === '' ? (rest.nanosecond ?? 0) : nanosecondsIn(fraction)
  return { ...rest, hour, minute, second, nanosecond }
}

/** `221320` as three numbers. */
export const inTwos = (digits: string): number[] => [0, 2, 4].map((at) => Number(digits.slice(at, at + 2)))

export const nanosecondsIn = (fraction: string): number => Number(fraction.slice(0, 9).padEnd(9, '0'))

/** Where the marks do not say that it is a time. */
function timeOfDay(parts: Parts): Clock | undefined {
  const clock = time(parts)
  return clock.hour <= 24 && clock.minute < 60 ? clock : undefined
}

/** On the clock of twelve hours. */
function ofTwelve({ hour, minute = 0 }: Pick<Parts, 'hour'> & Partial<Parts>): Clock | undefined {
  if (minute < 0 || minute >= 60) return undefined
  return { ...time({ hour, minute }), ...(hour > 12 ? {} : { isOfTwelve: true }) }
}

const hourName: Beyond = ({ hour }) => (hour >= 1 && hour <= 12 ? { hour } : undefined)

const isOpen = ({ meridiem, isSaid }: Parts): boolean => meridiem === undefined && !isSaid

/** Half past two is the half of the third hour. */
const inHourBefore = ({ hour, minute }: Parts) => ofTwelve({ hour: hour === 1 ? 12 : hour - 1, minute })
const before = ({ minute = 30, ...hour }: Parts) => inHourBefore({ ...hour, minute: 60 - minute })

function inHalf({ half, isOfTwelve, ...clock }: Parts): Clock | undefined {
  // `quarter to twelve pm` is before noon by the hands of the clock and after it by its letters.
  const isOnTheEdge = isOfTwelve === true && clock.hour === 11 && clock.minute > 30
  return isOpen({ half, ...clock }) && !isOnTheEdge ? { ...time(clock), meridiem: half } : undefined
}

/** The hours that belong to a part of the day; past 24 of the next one. */
const partsOfDay: Readonly<Record<string, readonly [from: number, until: number]>> = {
  morning: [0, 12],
  day: [10, 19],
  ofday: [10, 19],
  evening: [15, 25],
  night: [19, 31],
}

/** Of a clock of twelve hours, by the part of the day; undefined where they contradict each other. */
export function inPart({ part, isOfTwelve: _, ...clock }: Parts): Clock | undefined {
  const { hour: typed } = clock
  if (!(typed <= 24) || !isOpen({ part, ...clock })) return undefined
  const [from, until] = partsOfDay[part]!
  const meant = typed > 12 ? [typed] : [typed % 12, (typed % 12) + 12, (typed % 12) + 24]
  const hour = meant.find((one) => one >= from && one < until)
  return hour === undefined ? undefined : { ...time(clock), hour: hour % 24, isSaid: true }
}

const ofTogether: Beyond = ({ packed = '', half }) => {
  const [hour = 0, minute = 0] = inTwos(packed.padStart(4, '0'))
  return hour >= 1 && hour <= 12 && minute < 60 ? { ...time({ hour, minute }), meridiem: half } : undefined
}

const ofWord = ({ word }: Parts): Clock => ({ ...time({ hour: Number(word) }), isSaid: true })

const atWord: Beyond = ({ word, ...clock }) => {
  const { hour, minute = 0, second = 0 } = clock
  const fits = isOpen({ word, ...clock }) && minute + second === 0 && (hour === 12 || hour % 24 === Number(word))
  return fits ? ofWord({ word, ...clock }) : undefined
}

/** Whole minutes of an hour; without their word only in words. */
function minutesIn({ words, signed, article, q }: NumberValue, mustBeWords: boolean): number | undefined {
  const isMinutes = q.denominator === 1n && q.numerator > 0n && q.numerator < 60n
  return isMinutes && (!mustBeWords || (words && !signed && !article)) ? Number(q.numerator) : undefined
}

const fives = (minute: number | undefined) => (minute && minute < 60 && minute % 5 === 0 ? { minute } : undefined)

const inTens: Beyond = ({ hour, count }) => {
  const minute = minutesIn(count, true)
  return minute !== undefined && minute >= 10 ? ofTwelve({ hour, minute }) : undefined
}

export const clockRows: readonly Row[] = [
  ['clock', 'hour=n ~colon ~minute=nn; hour=n ~colon ~minute=nn ~colon ~second=nn', time],
  ['clock', 'hour=n ~colon ~minute=nn ~colon ~second=nn ~dot|comma|colon ~fraction#digits', time],
  ['clock', 'tclock', {}, 1],
  ['tclock', 'tee ~clock'],
  ['tclock', 'tee packed#nn|yyyy|d6; tee packed#d6 ~dot|comma ~fraction#digits', time],
  ['tclock', 'tee hour=nn ~dot ~minute=nn ~dot ~second=nn', time],
  // Behind a date in digits: `20231114_221320`, and as names of files have it, which cannot hold colons.
  ['tightclock', 'packed#d6|yyyy|d9; hour=nn ~dash ~minute=nn; hour=nn ~dash ~minute=nn ~dash ~second=nn', time],
  ['tightclock', 'hour=nn ~dash ~minute=nn ~dash ~second=nn ~dash ~fraction#nnn', time],
  ['tightclock', 'hour=n ~dot ~minute=nn ~dot ~second=nn', time],
  ['tightclock', 'hour=n ~dot ~minute=nn ~dot ~second=nn ~dot ~fraction#digits', time],
  ['dotclock', 'hour=n ~dot|comma ~minute=nn', timeOfDay],
  ['softclock', 'hour=n ~dot ~minute=nn', timeOfDay, 1],
  ['softclock', 'dotclock hourword', {}, 1],
  // Before noon a length of time in decimals looks like it.
  ['clock', 'dotclock hourword', (clock) => (clock.hour > 12 ? clock : undefined), 1],
  ['clock', 'at dotclock', {}, 1],
  ['clock', 'at hour=n ~dash ~minute=nn', timeOfDay, 3],
  ['softclock', 'hour=n hourword; hour=n hourword and? minute=n minword', time],
  ['softclock', 'hour=n hourword and? minute=n minword second=n secword', time],
  ['clock', 'hour=n hourword minute=nn', timeOfDay, 1],
  ['clock', 'clock hourword', (clock) => (clock.isSaid ? undefined : clock), 1],
  // As soldiers say it: `1430 hours`.
  ['softclock', 'packed#yyyy hourword', timeOfDay],

  ['hourname', 'hour=num|onehour', hourName],
  ['hour', 'hour=n', hourName],
  ['hour', 'hourname'],
  ['clock', 'hour oclock', ofTwelve],
  ['softclock', 'hourname hourword', ofTwelve],
  ['clock', 'hour half:meridiem; clock|softclock|tightclock half:meridiem; clock ~half:halfletter', inHalf],
  ['softclock', 'hour=n ~half:halfletter', inHalf],
  // `330 p.m.`
  ['clock', 'packed#nnn|yyyy half:meridiem', ofTogether],
  ['clock', 'half:meridiem softclock|clock', inHalf],
  // `3 дня` are three days too.
  ['clock', 'hour=n|num part:daypart', (said) => (said.part === 'ofday' ? undefined : inPart(said))],
  ['softclock', 'hour=n|num part:daypart', inPart],
  ['clock', 'hour=onehour part:daypart; clock|softclock part:daypart', inPart],
  // `tomorrow evening at 8`, `завтра вечером в восемь`
  ['hourofpart', 'part:partofday at? hour|clock|softclock', inPart, 1],
  ['clock', 'word:clockword', ofWord],
  ['clock', 'hour=n word:clockword; clock word:clockword', atWord],

  ['fives', 'count:number', ({ count }) => fives(minutesIn(count, true))],
  ['fives', 'minute=quarterhour'],
  ['saidminutes', 'fives'],
  [
    'saidminutes',
    'count:number minword',
    ({ count }) => {
      const minute = minutesIn(count, false)
      return minute === undefined ? undefined : { minute }
    },
  ],
  // Said before or behind the name of an hour: only fives, a quarter, or with their word.
  ['minutes', 'saidminutes'],
  ['minutes', 'minute=n', ({ minute }) => fives(minute)],

  ['clock', 'halfpast hour', ({ hour }) => ofTwelve({ hour, minute: 30 })],
  ['clock', 'minutes past hour', ofTwelve],
  // `9 to 5` is from one number to another, unless `at` stands before it.
  ['clock', 'saidminutes tohour|upto hour; minutes tohour|upto hourname', before],
  ['clock', 'at minutes tohour|upto hour', before, 1],
  ['hourbegun', 'hour=ordinal', hourName],
  ['hourbegun', 'hour=n dash? ~ordmark'],
  // The Russian word wants an ordinal.
  ['halfclock', 'halfto dash? hourbegun; hour=halfhourof; halftohour hour', before],
  ['clock', 'halfclock'],
  // Serbian: `pet do pola tri`.
  ['clock', 'left:fives upto halfclock', ({ left, hour }) => ofTwelve({ hour, minute: 30 - left.minute })],
  ['clock', 'left:fives past halfclock', ({ left, hour }) => ofTwelve({ hour, minute: 30 + left.minute })],
  ['clock', 'less minutes hour', before],
  ['clock', 'minutes hourbegun', inHourBefore],
  ['softclock', 'hour and minutes; hour and minute=halfhour|nn', ofTwelve],
  ['softclock', 'hourname hourword and? minutes; hourname and? saidminutes', ofTwelve],
  // `nine thirty`, `двенадцать сорок пять`
  ['softclock', 'hourname count:number', inTens],
]
