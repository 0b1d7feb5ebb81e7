const letter = '([NSEWСЮВЗ]?)'
const part = '(\\d{1,2}(?:[.,]\\d{1,15})?)'
const withMarks = new RegExp(
  `^${letter}\\s*([+-]?\\d{1,15}(?:[.,]\\d{1,20})?)\\s*°?\\s*(?:${part}\\s*['′’]\\s*(?:${part}\\s*(?:["″”]|'')\\s*)?)?${letter}$`,
  'i',
)
const withoutMarks = new RegExp(`^${letter}\\s*([+-]?\\d{1,3})[ :]\\s*${part}(?:[ :]\\s*${part})?\\s*${letter}$`, 'i')

/** `55,75`, `55.75° N`, `55°45′21″ N`, `55 45 21`, `55:45 N`: what tables made by people hold. NaN for anything else. */
export function looseNumber(text: string): number {
  // A word processor's minus is one too.
  const plain = text.trim().replace(/^[−–]/, '-')
  const match = withMarks.exec(plain) ?? unmarked(plain)
  if (match === null) return Number.NaN
  const number = (digits: string | undefined) => Number((digits ?? '0').replace(',', '.'))
  const degrees = number(match[2])
  const value = Math.abs(degrees) + number(match[3]) / 60 + number(match[4]) / 3600
  const side = (match[1] || match[5] || '').toUpperCase()
  const isNegative = match[2]!.startsWith('-')
  if (isNegative && /[NEСВ]/.test(side)) return Number.NaN
  return isNegative || /[SWЮЗ]/.test(side) ? -value : value
}

/** Two numbers without marks may be anything; they are read as degrees and minutes only with the letter of a hemisphere. */
function unmarked(text: string): RegExpExecArray | null {
  const match = withoutMarks.exec(text)
  if (match === null || !(match[4] || match[1] || match[5])) return null
  return Number.parseFloat(match[3]!) < 60 && Number.parseFloat(match[4] ?? '0') < 60 ? match : null
}

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
  const isLongitude = /[EWВЗ]/i
  return {
    first: looseNumber(first),
    second: looseNumber(second),
    third: looseNumber(third),
    isLongitudeFirst: isLongitude.test(first) ? true : isLongitude.test(second) ? false : undefined,
    isArray,
    isAmongWords: inBrackets !== null && inBrackets.index > 0,
  }
}

/** Where a comma is the decimal mark, another mark or a blank stands between the numbers. */
function partsOf(text: string): string[] {
  const marks = [/[;/|]/, /^[^,]+(?:,[^,]+){1,2}$/.test(text) ? /,/ : /,\s/, /(?<=[NSEWСЮВЗ])\s/i, /\s+/]
  const isRight = ([first = '', second = '']: readonly string[]) =>
    !Number.isNaN(looseNumber(first) + looseNumber(second))
  return marks.map((mark) => text.split(mark)).find(isRight) ?? []
}

/** Whether a text of a column whose name does not say so is a position in degrees: whole numbers may be anything. */
export function isPosition(value: string): boolean {
  const pair = readPair(value)
  if (pair === undefined || (value.match(/\d[.,]\d|°/g)?.length ?? 0) < 2) return false
  const [least, most] = [Math.abs(pair.first), Math.abs(pair.second)].sort((one, other) => one - other)
  return least! <= 90 && most! <= 180
}

/** Whether a text is a geometry: Well-Known Text, GeoJSON or hexadecimal Well-Known Binary. */
export const isGeometry = (value: string): boolean =>
  /^\s*(?:SRID\s*=\s*\d+\s*;\s*)?(?:(?:MULTI)?(?:POINT|LINESTRING|POLYGON)|GEOMETRYCOLLECTION|MULTICURVE|MULTISURFACE|CIRCULARSTRING|COMPOUNDCURVE|CURVEPOLYGON|POLYHEDRALSURFACE|TIN|TRIANGLE)\s*(?:ZM?|M)?\s*(?:\(|EMPTY)/i.test(value) ||
  /^\s*\{\s*"(?:type|coordinates|crs|geometries)"\s*:/.test(value) ||
  /^01[0-9A-F]{4}00[02468ACE]0[0-9A-F]{8,}$/i.test(value) // biome-ignore format: one form a line
