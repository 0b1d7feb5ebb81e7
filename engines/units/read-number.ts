import { asciiDigits, type Language, magnitude, powerOfTen } from '../core/index.ts'
import { type ExactNumber, parsePlain } from './parse.ts'

/** A number and how it was read. */
export interface NumberReading {
  readonly value: ExactNumber
  /** The number as everyone reads it, `1234.5` or `1/3`; reads back in every language. Undefined when it was typed so. */
  readonly plain?: string
  /** What else the same marks could have meant: `1.234` for `1,234` in English. */
  readonly otherwise?: string
}

/** Longer texts that are not plain numbers are no numbers: nobody types them. */
const longestText = 2200

/**
 * Reads what a person types: plain numbers, and also other digits, other minus signs, points that group in Serbian, `½`, `1/2`,
 * `3 1/2`, `6.02×10^23`. What the plain rule reads keeps its value. Null when it is not a number by the rules of the language.
 */
export function readNumber(text: string, language: Language): NumberReading | null {
  const plain = parsePlain(text, language)
  if (plain) return { value: plain, ...ambiguity(text.trim(), language) }
  const typed = text.trim()
  if (typed.length > longestText) return null
  const usual = usualMarks(typed)
  const value = parseUsual(usual, language)
  if (!value) return null
  // A number that only has a typographic minus instead of a hyphen is plain too: nothing has to be said about how it was read.
  return typed.replace(minusSigns, '-') === usual && parsePlain(usual, language)
    ? { value, ...ambiguity(usual, language) }
    : { value, plain: plainText(value) }
}

/** A comma in English and a point in Serbian may group digits or begin the decimals. `parsePlain` has chosen; this tells both readings. */
function ambiguity(typed: string, language: Language): Pick<NumberReading, 'plain' | 'otherwise'> | undefined {
  if (language === 'en' && /^[+-]?\d{1,3},\d{3}$/.test(typed))
    return { plain: typed.replace(',', '').replace(/^([+-]?)0+(?=\d)/, '$1'), otherwise: typed.replace(',', '.') }
  if (language === 'sr' && /^[+-]?[1-9]\d{0,2}\.\d{3}$/.test(typed))
    return { plain: typed, otherwise: typed.replace('.', '') }
  return undefined
}

// biome-ignore format: a table
const vulgarFractions: Readonly<Record<string, string>> = {
  '½': '1/2', '⅓': '1/3', '⅔': '2/3', '¼': '1/4', '¾': '3/4', '⅕': '1/5', '⅖': '2/5', '⅗': '3/5', '⅘': '4/5',
  '⅙': '1/6', '⅚': '5/6', '⅐': '1/7', '⅛': '1/8', '⅜': '3/8', '⅝': '5/8', '⅞': '7/8', '⅑': '1/9', '⅒': '1/10',
}
const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹'
const minusSigns = /[−‐‑‒–﹣－]/g
/** `1'000` is a thousand in Switzerland, `1_000` in programs. Three digits behind `'` cannot be inches behind feet: a foot has only twelve. */
const groupedByMarks = /(?<![\d'.,])\d{1,3}(?:['_]\d{3}){1,9}(?![\d'"])/g

/** The same text in the marks of a keyboard: digits of any script, minus signs, quotes, fractions; invisible marks left out. */
export const usualMarks = (text: string): string =>
  asciiDigits(text)
    .replace(/\p{Cf}/gu, '')
    .replace(minusSigns, '-')
    .replace(/[．٫]/g, '.')
    .replace(/，/g, ',')
    .replace(/[⁄∕]/g, '/')
    .replace(/[’‘′ʹ＇]/g, "'")
    .replace(/[”“″ʺ＂]/g, '"')
    .replace(groupedByMarks, (number) => number.replace(/['_]/g, ''))
    .replace(
      /(\d?)([½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅐⅛⅜⅝⅞⅑⅒])/g,
      (_, digit: string, vulgar: string) => `${digit && `${digit} `}${vulgarFractions[vulgar]}`,
    )
    .replace(/ ?[×·*xх] ?10(?:\^([+-]?)([0-9]+)|(⁻?)([⁰¹²³⁴⁵⁶⁷⁸⁹]+))/gi, powerOfTenText)
    .trim()

function powerOfTenText(_: string, sign = '', digits = '', raisedSign = '', raisedDigits = ''): string {
  const raised = Array.from(raisedDigits, (digit) => superscripts.indexOf(digit)).join('')
  return `e${sign || (raisedSign && '-')}${digits || raised}`
}

/** Reads what `usualMarks` returned. */
const parseUsual = (typed: string, language: Language): ExactNumber | null =>
  parsePlain(typed, language) ??
  (language === 'sr' ? parsePlain(withoutGroupingPoints(typed), language) : null) ??
  parseFractionText(typed, language)

/** `1.234,5`, `1.000.000` without their points, where each of them stands before three digits; empty for any other text. */
const withoutGroupingPoints = (typed: string): string =>
  /^[+-]?[1-9]\d{0,2}(\.\d{3})+(,\d*|)$/.test(typed) ? typed.replaceAll('.', '') : ''

const mostFractionDigits = 15

/** `1/2`, `-3 1/2`, `3-1/2`. Null when it is none, or divides by zero. */
function parseFractionText(typed: string, language: Language): ExactNumber | null {
  const slash = typed.indexOf('/')
  if (slash < 0) return null
  const below = typed.slice(slash + 1).trim()
  const before = typed.slice(0, slash).trim()
  const [, rest = '', above = ''] = /^(.*?)(\d+)$/.exec(before) ?? []
  if (!/^\d+$/.test(below) || above === '' || Math.max(below.length, above.length) > mostFractionDigits) return null
  const [numerator, divisor] = [BigInt(above), BigInt(below)]
  if (divisor === 0n) return null
  const sign = rest === '-' || rest === '+' ? rest : ''
  if (rest === sign) return { mantissa: sign === '-' ? -numerator : numerator, exponent: 0, divisor }
  // `3 1/2` is three and a half; in `1 000/3`, where the fraction would be more than one, the space only groups digits.
  if (!/\d[\s-]$/.test(rest)) return null
  if (numerator >= divisor) {
    const grouped = rest.endsWith('-') ? null : parsePlain(before, language)
    return grouped?.exponent === 0 ? { ...grouped, divisor } : null
  }
  const whole = parsePlain(rest.slice(0, -1), language)
  if (whole?.exponent !== 0) return null
  const isNegative = rest.startsWith('-')
  const size = (isNegative ? -whole.mantissa : whole.mantissa) * divisor + numerator
  return { mantissa: isNegative ? -size : size, exponent: 0, divisor }
}

/** `1234.5`, `6.02e23`, `1/3`: plain for every language, digit for digit. */
export function plainText(value: ExactNumber): string {
  if (value.divisor === undefined) return decimalText(value)
  const decimal = endingDecimal(value.mantissa, value.divisor)
  return decimal ? decimalText(decimal) : `${value.mantissa}/${value.divisor}`
}

/** The fraction without a divisor, where its decimals end soon. */
function endingDecimal(mantissa: bigint, divisor: bigint): ExactNumber | null {
  for (let decimals = 0; decimals <= mostFractionDigits; decimals++) {
    const scaled = mantissa * powerOfTen(decimals)
    if (scaled % divisor === 0n) return { mantissa: scaled / divisor, exponent: -decimals }
  }
  return null
}

const mostPlainZeros = 15

function decimalText({ mantissa, exponent }: ExactNumber): string {
  const sign = mantissa < 0n ? '-' : ''
  const digits = magnitude(mantissa).toString()
  if (exponent > 0)
    return exponent > mostPlainZeros || mantissa === 0n
      ? `${sign}${digits}e${exponent}`
      : sign + digits + '0'.repeat(exponent)
  if (exponent === 0) return sign + digits
  if (-exponent > digits.length + mostPlainZeros) return `${sign}${digits}e${exponent}`
  const padded = digits.padStart(1 - exponent, '0')
  return `${sign}${padded.slice(0, exponent)}.${padded.slice(exponent)}`
}
