import { isNorthOrEast, isSouthOrWest, latitudeLetters, longitudeLetters } from './hemispheres.ts'

const letters = latitudeLetters + longitudeLetters
const letter = `([${letters}]?)`
/** Also the signs that keyboards have in its place: the ordinal mark of Spanish, the ring. */
const degreeSign = '[°º˚]'
const part = '(\\d{1,2}(?:[.,]\\d{1,15})?)'
const minutesAndSeconds = `${part}\\s*['′’]\\s*(?:${part}\\s*(?:["″”]|'')\\s*)?`
// Between degrees and minutes a sign or a blank has to stand: `30'` is no 3 degrees.
const withMarks = new RegExp(
  `^${letter}\\s*([+-]?\\d{1,15}(?:[.,]\\d{1,20})?)(?:\\s*${degreeSign}?\\s*|(?:\\s*${degreeSign}\\s*|\\s+)${minutesAndSeconds})${letter}$`,
)
const withoutMarks = new RegExp(`^${letter}\\s*([+-]?\\d{1,3})[ :]\\s*${part}(?:[ :]\\s*${part})?\\s*${letter}$`)

/** More than all digits, marks and a few blanks between them: longer texts are no numbers anybody wrote. */
const longestNumber = 100

/** `55,75`, `55.75° N`, `55°45′21″ N`, `55 45 21`, `55:45 N`: what tables made by people hold. NaN for anything else. */
export function looseNumber(text: string): number {
  // A word processor's minus is one too.
  const plain = text.trim().replace(/^[−–]/, '-')
  if (plain.length > longestNumber) return Number.NaN
  const match = marked(plain) ?? unmarked(plain)
  if (match === null) return Number.NaN
  const degrees = Math.abs(numberOf(match[2]))
  // Divided once, so that 48′36″ are .81 and not a hair less.
  const value =
    match[3] === undefined ? degrees : (degrees * 3600 + numberOf(match[3]) * 60 + numberOf(match[4])) / 3600
  const side = match[1] || match[5] || ''
  const isNegative = match[2]!.startsWith('-')
  if (isNegative && isNorthOrEast(side)) return Number.NaN
  return isNegative || isSouthOrWest(side) ? -value : value
}

const numberOf = (digits: string | undefined): number => Number((digits ?? '0').replace(',', '.'))

/** Only the last part has decimals. Sixty minutes or seconds are what rounding made of a little less. */
function marked(text: string): RegExpExecArray | null {
  const match = withMarks.exec(text)
  if (match === null || match[3] === undefined) return match
  const whole = match.slice(2, match[4] === undefined ? 3 : 4)
  return whole.every((digits) => !/[.,]/.test(digits)) && numberOf(match[3]) <= 60 && numberOf(match[4]) <= 60
    ? match
    : null
}

/** Two numbers without marks may be anything; they are read as degrees and minutes only with the letter of a hemisphere. */
function unmarked(text: string): RegExpExecArray | null {
  const match = withoutMarks.exec(text)
  if (match === null || !(match[4] || match[1] || match[5])) return null
  return numberOf(match[3]) < 60 && numberOf(match[4]) < 60 ? match : null
}

/** Minutes or seconds from a column of their own, which may have their mark behind them. */
export const looseAnglePart = (text: string): number => looseNumber(text.replace(/(?:['′’]{1,2}|["″”])\s*$/, ''))

/** Both coordinates in one value, in the order they stand, and the elevation behind them where there is one. */
export interface Pair {
  readonly first: number
  readonly second: number
  readonly third: number
  /** A letter says which of them is the longitude. */
  readonly isLongitudeFirst: boolean | undefined
  /** In square brackets, as GeoJSON has it. */
  readonly isArray: boolean
  /** Something else stands in front of it. */
  readonly isAmongWords: boolean
  /** A fourth number: forms on phones write the accuracy behind the elevation. */
  readonly hasAccuracy: boolean
}

const longestPair = 400

/**
 * `52.52, 13.405`, `52,52; 13,405`, `52.52 13.405 34.5 4.8`, `52°31′N 13°24′E`, `[13.405, 52.52]`, and an address with `(52.52, 13.405)` at
 * its end. Nothing for anything else.
 */
export function readPair(value: string): Pair | undefined {
  if (value.length > longestPair) return undefined
  const text = value.trim()
  const isArray = text.startsWith('[') && text.endsWith(']')
  const inBrackets = /(?:^|\s)\(([^()]+)\)$/.exec(text)
  const parts = partsOf((isArray ? text.slice(1, -1) : (inBrackets?.[1] ?? text)).trim())
  const [first = '', second = '', third = ''] = parts
  if (parts.length < 2 || parts.length > 4) return undefined
  return {
    first: looseNumber(first),
    second: looseNumber(second),
    third: looseNumber(third),
    isLongitudeFirst: isLongitude.test(first) ? true : isLongitude.test(second) ? false : undefined,
    isArray,
    isAmongWords: inBrackets !== null && inBrackets.index > 0,
    hasAccuracy: parts.length === 4,
  }
}

const isLongitude = new RegExp(`[${longitudeLetters}]`)
const behindLetter = new RegExp(`(?<=[${letters}])\\s`)
const beforeLetter = new RegExp(`\\s+(?=[${letters}]\\s*\\d)`)
const hasLetter = new RegExp(`[${letters}]`)

/** Where a comma is the decimal mark, another mark or a blank stands between the numbers. */
function partsOf(text: string): string[] {
  const marks = [/[;/|]/, /^[^,]+(?:,[^,]+){1,2}$/.test(text) ? /,/ : /,\s/, behindLetter, beforeLetter, /\s+/]
  const isRight = ([first = '', second = '']: readonly string[]) =>
    !Number.isNaN(looseNumber(first) + looseNumber(second))
  const parts = marks.map((mark) => text.split(mark)).find(isRight) ?? []
  return parts.length === 4 && mayBeMinutes(parts) ? [] : parts
}

/** `N44 48.6 20 27.6`, `44 48.6 20 27.6`: whether degrees and minutes, or a position with its elevation and accuracy, nobody can tell. */
const mayBeMinutes = (parts: readonly string[]): boolean =>
  parts.some((each) => hasLetter.test(each)) ||
  parts.every((each, at) => (at % 2 === 0 ? /^[+-]?\d{1,3}$/ : /^[0-5]?\d(?:[.,]\d+)?$/).test(each))

/** Whether a text of a column whose name does not say so is a position in degrees: whole numbers may be anything. */
export function isPosition(value: string): boolean {
  const pair = readPair(value)
  if (pair === undefined || (value.match(/\d[.,]\d|°/g)?.length ?? 0) < 2) return false
  const [least, most] = [Math.abs(pair.first), Math.abs(pair.second)].sort((one, other) => one - other)
  return least! <= 90 && most! <= 180
}
