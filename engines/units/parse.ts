import { type Fraction, fraction, type Language, languageFacts, powerOfTen } from '#engines/core/index.ts'

/** `mantissa × 10^exponent / divisor`, exactly as typed. */
export interface ExactNumber {
  readonly mantissa: bigint
  readonly exponent: number
  /** Positive; 1 when left out. */
  readonly divisor?: bigint
}

export const asFraction = ({ mantissa, exponent, divisor = 1n }: ExactNumber): Fraction =>
  exponent >= 0
    ? fraction(mantissa * powerOfTen(exponent), divisor)
    : fraction(mantissa, divisor * powerOfTen(-exponent))

const maximumDigits = 1000
const maximumExponent = 1000
/** Each digit with a space, and zeros of an exponent. */
const longestNumber = 4000

/** The sign, the whole part, the decimals behind a mark, the sign of the exponent, the exponent. Only a comma of English groups. */
const exponent = String.raw`(?:[eE]([+-]?)0*(\d{1,5}))?`
const patterns = {
  '.': new RegExp(String.raw`^([+-]?)(\d{1,3}(?:,\d{3})+|\d*)(?:\.(\d*))?${exponent}$`),
  ',': new RegExp(String.raw`^([+-]?)(\d*)(?:[.,](\d*))?${exponent}$`),
}
/** One space between two digits groups them, before the exponent. */
const withoutSpaces = (text: string): string =>
  text.replace(/^[^eE]+/, (digits) => digits.replace(/(?<=\d)\p{Zs}(?=\d)/gu, ''))

/** Reads a decimal number with optional sign and exponent; null when it is none by the rules of the language. */
export const parsePlain = (text: string, language: Language): ExactNumber | null =>
  parseShort(text, language) ?? parseAny(text, language)

function parseAny(text: string, language: Language): ExactNumber | null {
  if (text.length > longestNumber) return null
  const pattern = patterns[languageFacts[language].decimal]
  const found = pattern.exec(text) ?? pattern.exec(withoutSpaces(text.trim()))
  if (!found) return null
  const [, sign, whole = '', decimals = '', signOfExponent, power = '0'] = found
  const digits = (whole.includes(',') ? whole.replaceAll(',', '') : whole) + decimals
  const exponent = Number(power)
  if (digits === '' || digits.length > maximumDigits || exponent > maximumExponent) return null
  const mantissa = BigInt(digits)
  return {
    mantissa: sign === '-' ? -mantissa : mantissa,
    exponent: (signOfExponent === '-' ? -exponent : exponent) - decimals.length,
  }
}

/** The same, with the minus that phones and word processors write. */
export const parseTyped = (text: string, language: Language): ExactNumber | null =>
  parsePlain(text, language) ?? parsePlain(withTypedMinus(text), language)

export const withTypedMinus = (text: string): string => text.replace(typedMinus, '-')
const typedMinus = /^[−–](?=\d)/

/** `1/3`, `-22/7`: what `exactText` writes of a value without an end. */
export function parseRatio(text: string): ExactNumber | undefined {
  const slash = text.indexOf('/')
  const [above, below] =
    slash < 0 ? [] : [parsePlain(text.slice(0, slash), 'en'), parsePlain(text.slice(slash + 1), 'en')]
  const isRatio = above && below && above.exponent === 0 && below.exponent === 0 && below.mantissa > 0n
  return isRatio && /^[+-]?\d+\/\d+$/.test(text) ? { ...above, divisor: below.mantissa } : undefined
}

const mostShortDigits = 15

/** `-12.5`, `6.02e23`: what is typed most, digit by digit into a number that holds integers only. Undefined for anything else. */
function parseShort(text: string, language: Language): ExactNumber | undefined {
  const { length } = text
  const first = text.charCodeAt(0)
  let position = first === minus || first === plus ? 1 : 0
  const start = position
  let mantissa = 0
  let decimals = 0
  let point = -1
  for (; position < length; position++) {
    const digit = text.charCodeAt(position) - zero
    if (digit >= 0 && digit <= 9) mantissa = mantissa * 10 + digit
    else if (point < 0 && (digit === pointDigit || (digit === commaDigit && languageFacts[language].decimal === ',')))
      point = position
    else break
  }
  const digits = position - start - (point < 0 ? 0 : 1)
  if (digits === 0 || digits > mostShortDigits) return undefined
  if (point >= 0) decimals = position - point - 1
  const exponent = position === length ? 0 : shortExponent(text, position)
  if (exponent === undefined) return undefined
  return { mantissa: BigInt(first === minus ? -mantissa : mantissa), exponent: exponent - decimals }
}

/** An exponent of up to three digits that ends the text. */
function shortExponent(text: string, start: number): number | undefined {
  if ((text.charCodeAt(start) | 0x20) !== letterE) return undefined
  const sign = text.charCodeAt(start + 1)
  const from = sign === minus || sign === plus ? start + 2 : start + 1
  if (from === text.length || text.length - from > 3) return undefined
  let exponent = 0
  for (let position = from; position < text.length; position++) {
    const digit = text.charCodeAt(position) - zero
    if (!(digit >= 0 && digit <= 9)) return undefined
    exponent = exponent * 10 + digit
  }
  return sign === minus ? -exponent : exponent
}

const zero = 0x30
const minus = 0x2d
const plus = 0x2b
const letterE = 0x65
const pointDigit = 0x2e - zero
const commaDigit = 0x2c - zero
