import { failure, success } from '#engines/core/index.ts'
import type { Reading } from '../system.ts'
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

/**
 * Words and abbreviations, and the letter or mark that replaces each. Names of axes become Φ and Λ, which stand in no other notation.
 * Longer ones come first: С.Ш. before С.
 */
const words: readonly (readonly [RegExp, string])[] = [
  [/(?:ГЕОГРАФСКА|ГЕОГРАФИЧЕСКАЯ|GEOGRAFSKA) /g, ''],
  [
    /(?<=(?:СЕВ|ЮЖ|ВОСТ|ЗАП|ЈУЖ|ИСТ|SEV|JU[ŽZ]|IST|ZAP)\p{L}{0,6}\.?) (?:(?:ГЕОГР|GEOGR)\p{L}{0,9}\.? )?(?:ШИР|ДОЛГ|ДУЖ|[ŠS]IR|DU[ŽZ])\p{L}{0,5}\.?/gu,
    ' ',
  ],
  [/NORTH|СЕВ(?:ЕР\S*|\.)|SEV(?:ER\S*|\.)/, 'N'],
  [/SOUTH|ЮЖ(?:Н\S*|\.)|ЮГ|ЈУ(?:Ж(?:Н\S*|\.)|Г)|JU(?:[ŽZ](?:N\S*|\.)|G)/, 'S'],
  [/EAST|(?:ВОСТ|ИСТ)(?:ОЧН\S*|ОК|\.)|IST(?:O[ČC]N\S*|OK|\.)/, 'E'],
  [/WEST|ЗАП(?:АДН\S*|АД|\.)|ZAP(?:ADN\S*|AD|\.)/, 'W'],
  [/С\.? ?Г?\.? ?Ш\.?|S\.? ?G\.? ?[ŠS]\.?(?![A-Z])/, 'N'],
  [/Ю\.? ?Ш\.?|Ј\.? ?Г?\.? ?Ш\.?|J\.? ?G\.? ?[ŠS]\.?(?![A-Z])/, 'S'],
  [/В\.? ?Д\.?|И\.? ?Г?\.? ?Д\.?|I\.? ?G\.? ?D\.?(?![A-Z])/, 'E'],
  [/З\.? ?Г?\.? ?Д\.?|Z\.? ?G\.? ?D\.?(?![A-Z])/, 'W'],
  [
    /LATITUDE|LAT\.?|(?<!\p{L})G\. ?[ŠS]\.|ШИРОТА|ШИРИНА|ŠIRINA|SIRINA|(?<!\p{L})(?:Г\.? ?)?Ш(?:[.:=] ?| (?=[-+]?\d{1,2}[.,°]))|Φ/u,
    ' Φ ',
  ],
  [
    /LONGITUDE|LONG?\.?|LNG|(?<!\p{L})G\. ?D\.|ДОЛГОТА|ДУЖИНА|DUŽINA|DUZINA|(?<!\p{L})(?:Г\.? ?)?Д(?:[.:=] ?| (?=[-+]?\d{1,3}[.,°]))|Λ/u,
    ' Λ ',
  ],
  // `44° СГШ и 20° ИГД`, `С 44,82 и В 20,45`, `СГШ: 44°`
  [/(?<=[NS]) (?:И|I) (?=\d)| И (?=[EWВЗИ] ?\d)| AND /, '; '],
  [/(?<=(?<!\p{L})[NSEW]) ?: ?(?=\d)/gu, ' '],
  [/(?<=\d) ?(?:DEG(?:REES?)?|ГРАДУС(?:ОВ|А)?|ГРАД\.?|ГР\.?|СТЕПЕН[ИА]?|STEPEN[IA]?|СТ\.|\*)/g, '°'],
  [/(?<=\d) ?(?:MIN(?:UT(?:ES?|[AI])?)?|МИН(?:УТ[ЫАИ]?)?)\.?/g, "'"],
  [/(?<=\d) ?(?:SEC(?:ONDS?)?|SEK(?:UND[AEI]?)?|СЕК(?:УНД[ЫАЕИ]?)?)\.?/g, '"'],
  [/С/, 'N'],
  [/[ЮЈ]/, 'S'],
  [/[ВИ]/, 'E'],
  [/З/, 'W'],
]

const hasNoWords = /^[-+0-9.,; °'"NSEW]*$/

/** POINT(13.40 52.52) of databases and map programs: longitude first, by its standard (OGC 06-103r4). */
const wellKnownPoint = /^(?:SRID=4326; ?)?POINT ?(?:ZM|Z|M)? ?\( ?(-?[\d.]+) (-?[\d.]+)(?: -?[\d.]+){0,2} ?\)$/

const lettersAsMarks = /(\d)\s*D\s*(\d+(?:[.,]\d+)?)\s*M(?:\s*(\d+(?:[.,]\d+)?)\s*S)?/g

/** 52:31:12.03, as astronomers and some map programs write it. */
const colonsAsMarks = /(\d)\s*:\s*(\d+(?:[.,]\d+)?)(?:\s*:\s*(\d+(?:[.,]\d+)?))?/g

const withMarks = (_: string, degrees: string, minutes: string, seconds?: string) =>
  seconds === undefined ? `${degrees}°${minutes}'` : `${degrees}°${minutes}'${seconds}"`

/** 55-45-20.88N: hyphens between the parts, told from minus signs by the letter that follows. */
const hyphensAsMarks =
  /(\d{1,3})-(\d{1,2}(?:[.,]\d{1,12})?)(?:-(\d{1,2}(?:[.,]\d{1,12})?))?(?= ?['"]{0,2} ?[NSEWСЮВЗЈИ])/g

/** N59.56.23: points between the parts, told from a date by the letter beside them. */
const pointsAsMarks =
  /(?<=[NSEWСЮВЗЈИ] ?)(\d{1,3})\.(\d\d)\.(\d\d(?:[.,]\d{1,12})?)(?![.\d])|(?<![.\d])(\d{1,3})\.(\d\d)\.(\d\d(?:[.,]\d{1,12})?)(?= ?[NSEWСЮВЗЈИ])/g

const betweenLetters = (text: string): string =>
  text
    .replace(hyphensAsMarks, withMarks)
    .replace(pointsAsMarks, (all, ...parts: (string | undefined)[]) =>
      withMarks(all, (parts[0] ?? parts[3])!, (parts[1] ?? parts[4])!, parts[2] ?? parts[5]),
    )

/** Geodesists call latitude B and longitude L. */
const geodesistsLabels = /^B ?[=:]? ?([-+]?\d{1,2}[.,° ][^BL]{1,60}?)[ ,;]{1,3}L ?[=:]? ?(?=[-+]?\d)/

/** Serbian in Latin letters: S is sever, the north, where the other letter is I (istok) or Z (zapad); J is jug. */
const serbianLetters = /^([^A-ZА-ЯЈ]{1,40})([SJ])([^A-ZА-ЯЈ]{1,40})([IZ])(?:STOK|APAD)?$/
const serbianHemispheres: Readonly<Record<string, string>> = { S: 'N', J: 'S', I: 'E', Z: 'W' }

const latinSerbian = (text: string): string =>
  text.replace(
    serbianLetters,
    (_, first: string, latitude: string, second: string, longitude: string) =>
      `${first}${serbianHemispheres[latitude]}${second}${serbianHemispheres[longitude]}`,
  )

function latinWords(text: string): string {
  if (hasNoWords.test(text)) return betweenLetters(text)
  const point = wellKnownPoint.exec(text)
  if (point) return `Λ ${point[1]} Φ ${point[2]}`
  let result = betweenLetters(
    latinSerbian(text)
      .replace(geodesistsLabels, 'Φ $1; Λ ')
      .replace(lettersAsMarks, withMarks)
      .replace(colonsAsMarks, withMarks),
  )
  for (const [pattern, letter] of words) result = result.replace(pattern, letter)
  return result.replace(/(\d) ?D(?=[ \d;,NSEW]|$)/g, '$1°').replace(/[()[\]{}]|\/$/g, ' ')
}

/** Hemisphere letters of the three languages as Latin ones. */
export const latinHemispheres = (normalised: string): string =>
  hasNoWords.test(normalised) ? normalised : latinWords(normalised).trim()

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
