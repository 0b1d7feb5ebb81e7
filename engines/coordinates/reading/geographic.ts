import { failure, success } from '#engines/core/index.ts'
import type { Reading } from '../system.ts'
import { latinWords } from './hemisphere-words.ts'
import { longestText, normalise } from './normalise.ts'
import { resolveCommas } from './numbers.ts'

/**
 * Latitude and longitude in any of the ways people write them: decimal degrees, degrees and minutes, degrees, minutes and seconds;
 * hemisphere letters before or after, in English, Russian or Serbian; marks, letters or plain spaces between the parts.
 * Latitude comes first unless letters or labels say otherwise.
 */
export function readGeographic(text: string): Reading {
  return readGeographicForm(text)?.reading ?? failure({ code: 'unreadable' })
}

/** Which of the three spellings a text is in, by the number of parts its angles have. */
export type GeographicForm = 'wgs84' | 'wgs84dm' | 'wgs84dms'

const forms: readonly GeographicForm[] = ['wgs84', 'wgs84dm', 'wgs84dms']

/** Two decimal numbers as programs write them, which is most of any long list: read at once, to the same result. */
const plainPair = /^(-?\d{1,3}\.\d{1,40})(?:[,;] ?| )(-?\d{1,3}\.\d{1,40})$/

const exponent = /^\s{0,9}[-+]?\d{1,30}(?:\.\d{0,30})?e[-+]?\d{1,4}\s{0,9}$/i

/** `17.11.26 в 10.15` is a date and a time: a small letter with spaces around it is a word, and does not mean east. */
const atTime = /^[^\p{L}]{1,40} в [^\p{L}]{1,40}$/u

/** `1) 44.8231, 20.4504` and `1: 44.8231, 20.4504` begin with the number of a point in a list, not with degrees before minutes. */
const pointNumber = /^\s{0,9}(?:\(?\d{1,3}\)|\d{1,3}:)\s/

/** The same as `readGeographic`, with the spelling it was read from; undefined when the text cannot be read. */
export function readGeographicForm(text: string): { form: GeographicForm; reading: Reading } | undefined {
  // In `1e5` the letter belongs to the number: it is not one degree east.
  if (exponent.test(text) || atTime.test(text) || pointNumber.test(text)) return undefined
  const plain = plainPair.exec(text)
  if (plain) return { form: 'wgs84', reading: checkedPosition(Number(plain[1]) || 0, Number(plain[2]) || 0, false) }
  const tokens = tokenise(resolveCommas(latinWords(normalise(withCommaForAnd(text)))))
  const halves = tokens && halve(tokens)
  if (!halves) return undefined
  const first = readAngle(halves[0])
  const second = readAngle(halves[1])
  if (!first || !second || (first.axis !== undefined && first.axis === second.axis)) return undefined
  // `7 44.8231, 20.4504`: without a mark nobody writes the minutes of one angle and not of the other; it is the number of a point.
  if (first.parts > second.parts && second.parts === 1 && !tokens.some(isTelling)) return undefined
  const form = forms[Math.max(first.parts, second.parts) - 1]
  if (form === undefined) return undefined
  const swapped = first.axis === 'longitude' || second.axis === 'latitude'
  const [latitude, longitude] = swapped ? [second, first] : [first, second]
  const axesNamed = first.axis !== undefined || second.axis !== undefined
  return { form, reading: checkedPosition(latitude.degrees, longitude.degrees, axesNamed) }
}

/** `55.7 и 37.6`, `55.7 и 37.6 в.д.`: a small и before a number means "and", not a hemisphere. */
const withCommaForAnd = (text: string): string =>
  text.length <= longestText && / и |[-–—]/.test(text)
    ? text.replace(/ и (?=[-+−]?\d)/, '; ').replace(dashBetween, '; ')
    : text

/**
 * A dash with spaces on both sides separates two angles, and so does a long dash without spaces. (A minus has a space only before it.) Before
 * the letter of a longitude no dash is a minus.
 */
const dashBetween =
  /(?<=^\s*[-+−]?(?:\d[\d°'"′″’”:.,\s]{0,25})?[\d°'"′″’”]|[NSСЮ]\.?)(?:\s[-–—]\s|(?<=[.,]\d{1,20}°?|\D)[–—])(?=\d)|(?<=[\d°'"′″NSСЮ]\.?)\s?[-–—]\s?(?=[EWВЗИ]\s?\d)/

/** `51.5007 - 0.1246`: the dash may also have been meant as a minus. The text with that minus; undefined for any other text. */
export function withMinusForDash(text: string): string | undefined {
  const [, first, second] = /^\s*([-+−]?\d[\d°'"′″’”:.,\s]{0,25})\s[-–—]\s(\d[\d°'"′″’”:.,\s]{0,25})$/.exec(text) ?? []
  return first === undefined ? undefined : `${first}; -${second}`
}

/** A value out of range is never repaired silently: what was probably meant is suggested. No swap is suggested where letters name the axes. */
function checkedPosition(latitudeDegrees: number, longitudeDegrees: number, axesNamed: boolean): Reading {
  if (Math.abs(latitudeDegrees) > 90) {
    const swapHelps = !axesNamed && Math.abs(latitudeDegrees) <= 180 && Math.abs(longitudeDegrees) <= 90
    return failure({
      code: 'latitude_out_of_range',
      ...(swapHelps && { suggestion: `${longitudeDegrees}, ${latitudeDegrees}` }),
    })
  }
  if (Math.abs(longitudeDegrees) > 180) {
    const wrapHelps = Math.abs(longitudeDegrees) <= 360
    const wrapped = Number((longitudeDegrees - Math.sign(longitudeDegrees) * 360).toFixed(9))
    return failure({
      code: 'longitude_out_of_range',
      ...(wrapHelps && { suggestion: `${latitudeDegrees}, ${wrapped}` }),
    })
  }
  return success({ latitudeDegrees, longitudeDegrees })
}

type Token =
  | { readonly kind: 'number'; readonly value: number; readonly whole: boolean }
  | { readonly kind: 'sign'; readonly negative: boolean }
  | { readonly kind: 'mark'; readonly order: 0 | 1 | 2 }
  | { readonly kind: 'hemisphere'; readonly letter: 'N' | 'S' | 'E' | 'W' }
  | { readonly kind: 'label'; readonly axis: Axis }
  | { readonly kind: 'separator' }

type Axis = 'latitude' | 'longitude'

const isTelling = ({ kind }: Token): boolean => kind === 'mark' || kind === 'hemisphere' || kind === 'label'

const tokenPattern =
  /\s*(?:(\d{1,9}(?:\.\d{0,25})?|(?<!\d)\.\d{1,40})|([-+])|(°)|(')|(")|([NSEW])|([ΦΛ])\s+[:=]?|([;/|]))\s*/y

function tokenise(text: string): Token[] | undefined {
  const tokens: Token[] = []
  tokenPattern.lastIndex = 0
  while (tokenPattern.lastIndex < text.length) {
    const match = tokenPattern.exec(text)
    if (!match || tokens.length > 24) return undefined
    const [, number, sign, degreeMark, minuteMark, secondMark, hemisphere, label] = match
    if (number !== undefined) tokens.push({ kind: 'number', value: Number(number), whole: !number.includes('.') })
    else if (sign !== undefined) tokens.push({ kind: 'sign', negative: sign === '-' })
    else if (degreeMark) tokens.push({ kind: 'mark', order: 0 })
    else if (minuteMark) tokens.push({ kind: 'mark', order: 1 })
    else if (secondMark) tokens.push({ kind: 'mark', order: 2 })
    else if (hemisphere) tokens.push({ kind: 'hemisphere', letter: hemisphere as 'N' })
    else if (label) tokens.push({ kind: 'label', axis: label === 'Φ' ? 'latitude' : 'longitude' })
    else tokens.push({ kind: 'separator' })
  }
  return tokens
}

/** Where the second angle begins: at the separator, else at a letter, label, sign or second degree mark, else half way. */
function halve(tokens: readonly Token[]): readonly [readonly Token[], readonly Token[]] | undefined {
  const at = (kind: Token['kind']): number[] => tokens.flatMap((token, index) => (token.kind === kind ? [index] : []))
  const separators = at('separator')
  if (separators.length === 1) {
    const cut = separators[0] as number
    return [tokens.slice(0, cut), tokens.slice(cut + 1)]
  }
  if (separators.length > 1) return undefined
  const splitAt = (cut: number): readonly [readonly Token[], readonly Token[]] => [
    tokens.slice(0, cut),
    tokens.slice(cut),
  ]
  const labels = at('label')
  if (labels.length === 2 && labels[0] === 0) return splitAt(labels[1] as number)
  const letters = at('hemisphere')
  if (letters.length > 0) {
    if (letters[0] === 0) return letters.length === 2 ? splitAt(letters[1] as number) : undefined
    return splitAt((letters[0] as number) + 1)
  }
  const degreeMarks = tokens.flatMap((token, index) => (token.kind === 'mark' && token.order === 0 ? [index] : []))
  if (degreeMarks.length === 2) {
    const number = (degreeMarks[1] as number) - 1
    return splitAt(tokens[number - 1]?.kind === 'sign' ? number - 1 : number)
  }
  const numbers = at('number')
  if (numbers.length % 2 !== 0 || numbers.length > 6) return undefined
  const middle = numbers[numbers.length / 2]
  if (middle === undefined) return undefined
  return splitAt(tokens[middle - 1]?.kind === 'sign' ? middle - 1 : middle)
}

interface Angle {
  readonly degrees: number
  readonly axis: Axis | undefined
  /** One for degrees alone, three with minutes and seconds. */
  readonly parts: number
}

function readAngle(tokens: readonly Token[]): Angle | undefined {
  let sign: 1 | -1 | undefined
  let hemisphere: 'N' | 'S' | 'E' | 'W' | undefined
  let label: Axis | undefined
  const parts: { value: number; whole: boolean }[] = []
  for (const token of tokens) {
    if (token.kind === 'number') parts.push(token)
    else if (token.kind === 'sign') {
      if (sign !== undefined || parts.length > 0) return undefined
      sign = token.negative ? -1 : 1
    } else if (token.kind === 'mark') {
      if (token.order !== parts.length - 1) return undefined
    } else if (token.kind === 'hemisphere') {
      if (hemisphere !== undefined) return undefined
      hemisphere = token.letter
    } else if (token.kind === 'label') {
      if (label !== undefined || parts.length > 0) return undefined
      label = token.axis
    } else return undefined
  }
  const magnitude = sexagesimal(parts)
  if (magnitude === undefined) return undefined
  const southOrWest = hemisphere === 'S' || hemisphere === 'W'
  if (sign === -1 && hemisphere !== undefined && !southOrWest) return undefined
  const axis = hemisphere === undefined ? label : 'NS'.includes(hemisphere) ? 'latitude' : 'longitude'
  if (label !== undefined && axis !== label) return undefined
  const degrees = sign === -1 || southOrWest ? -magnitude : magnitude
  return { degrees: degrees === 0 ? 0 : degrees, axis, parts: parts.length }
}

/** Only the last part may have a fraction. It may be sixty, because some programs round without carrying and print 59'60.00". */
function sexagesimal(parts: readonly { value: number; whole: boolean }[]): number | undefined {
  const [degrees, minutes, seconds] = parts
  if (!degrees || parts.length > 3) return undefined
  if (parts.slice(0, -1).some(({ whole }) => !whole)) return undefined
  if ((minutes && minutes.value > 60) || (seconds && seconds.value > 60)) return undefined
  if (minutes && seconds && minutes.value === 60) return undefined
  return degrees.value + (minutes ? minutes.value / 60 : 0) + (seconds ? seconds.value / 3600 : 0)
}
