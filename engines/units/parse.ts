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

const space = /[\p{Zs}]/u
const isDigit = (character: string | undefined): boolean =>
  character !== undefined && character >= '0' && character <= '9'

/**
 * Reads a decimal number with optional sign and exponent. One pass, so that a megabyte of anything costs no more than reading
 * it; null when it is none by the rules of the language.
 */
export function parsePlain(text: string, language: Language): ExactNumber | null {
  return parseShort(text, language) ?? parseAny(text, language)
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

function parseAny(text: string, language: Language): ExactNumber | null {
  const typed = text.trim()
  let position = typed[0] === '-' || typed[0] === '+' ? 1 : 0

  const whole = readDigits(typed, position, languageFacts[language].group === ',')
  if (!whole) return null
  position = whole.end
  let decimals = ''
  const mark = typed[position]
  if (mark === '.' || mark === languageFacts[language].decimal) {
    const read = readDigits(typed, position + 1, false)
    if (!read) return null
    decimals = read.digits
    position = read.end
  }
  const digits = whole.digits + decimals
  if (digits === '' || digits.length > maximumDigits) return null

  const exponent = readExponent(typed, position)
  if (exponent === null) return null
  const mantissa = BigInt(digits)
  return { mantissa: typed[0] === '-' ? -mantissa : mantissa, exponent: exponent - decimals.length }
}

/** Digits from `start` with grouping spaces between them, and groups of three after commas where commas group. */
function readDigits(typed: string, start: number, commasGroup: boolean): { digits: string; end: number } | null {
  let digits = ''
  let position = start
  let firstComma = -1
  let lastComma = -1
  for (; position < typed.length; position++) {
    const character = typed[position]!
    if (isDigit(character)) {
      digits += character
      if (digits.length > maximumDigits) return null
    } else if (commasGroup && character === ',') {
      if (firstComma < 0) firstComma = digits.length
      else if (digits.length - lastComma !== 3) return null
      lastComma = digits.length
    } else if (!(digits !== '' && space.test(character) && isGap(typed, position))) break
  }
  const grouped = firstComma >= 0
  if (grouped && (firstComma < 1 || firstComma > 3 || digits.length - lastComma !== 3)) return null
  return { digits, end: position }
}

/** Whether only one space parts two digits here. */
const isGap = (typed: string, position: number): boolean => isDigit(typed[position - 1]) && isDigit(typed[position + 1])

/** The exponent that ends the text; 0 when there is none, null when something else stands there. */
function readExponent(typed: string, start: number): number | null {
  if (start === typed.length) return 0
  const match = /^[eE]([+-]?)0*(\d{0,5})$/.exec(typed.slice(start))
  if (!match || !isDigit(typed.at(-1))) return null
  const size = Number(match[2])
  if (size > maximumExponent) return null
  return match[1] === '-' ? -size : size
}
