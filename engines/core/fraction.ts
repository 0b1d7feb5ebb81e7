/** An exact number: lowest terms, denominator positive. */
export interface Fraction {
  readonly numerator: bigint
  readonly denominator: bigint
}

/** A whole number without its sign. */
export const magnitude = (value: bigint): bigint => (value < 0n ? -value : value)

function greatestCommonDivisor(left: bigint, right: bigint): bigint {
  let [larger, smaller] = [magnitude(left), magnitude(right)]
  while (smaller !== 0n) {
    // What a double holds exactly is divided many times faster.
    if (larger <= largestExact && smaller <= largestExact)
      return BigInt(divisorOfNumbers(Number(larger), Number(smaller)))
    ;[larger, smaller] = [smaller, larger % smaller]
  }
  return larger
}

const largestExact = BigInt(Number.MAX_SAFE_INTEGER)

function divisorOfNumbers(left: number, right: number): number {
  let [larger, smaller] = [left, right]
  while (smaller !== 0) {
    const rest = larger % smaller
    larger = smaller
    smaller = rest
  }
  return larger
}

export function fraction(numerator: bigint, denominator = 1n): Fraction {
  if (denominator === 1n) return { numerator, denominator }
  if (denominator === 0n) throw new RangeError('denominator is zero')
  const divisor = greatestCommonDivisor(numerator, denominator) * (denominator < 0n ? -1n : 1n)
  return { numerator: numerator / divisor, denominator: denominator / divisor }
}

export const add = (left: Fraction, right: Fraction): Fraction =>
  fraction(
    left.numerator * right.denominator + right.numerator * left.denominator,
    left.denominator * right.denominator,
  )

export const negate = (value: Fraction): Fraction => ({ ...value, numerator: -value.numerator })

export const subtract = (left: Fraction, right: Fraction): Fraction => add(left, negate(right))

export const multiply = (left: Fraction, right: Fraction): Fraction =>
  fraction(left.numerator * right.numerator, left.denominator * right.denominator)

export const divide = (left: Fraction, right: Fraction): Fraction =>
  fraction(left.numerator * right.denominator, left.denominator * right.numerator)

export const equals = (left: Fraction, right: Fraction): boolean =>
  left.numerator === right.numerator && left.denominator === right.denominator

/** For drawing only: the nearest double. Never on the way from a typed text to a printed one. */
export const toDouble = (value: Fraction): number => {
  // The quotient keeps more than twice the 53 bits of a double, so the bits cut off behind them cannot change the rounding.
  const size = bitsOf(value.numerator) - bitsOf(value.denominator)
  const quotient = (value.numerator << BigInt(bitsKept - size)) / value.denominator
  return Number(quotient) * 2 ** -bitsKept * 2 ** size
}

const bitsKept = 128
const bitsOf = (value: bigint): number => magnitude(value).toString(2).length

/**
 * What is left of a number other than zero, and how often the factor was in it. Large powers of the factor come first: one by one, a
 * number with thousands of zeros would be divided thousands of times.
 */
export function withoutFactor(value: bigint, factor: bigint): { readonly rest: bigint; readonly times: number } {
  const powers = [factor]
  while (value % powers.at(-1)! === 0n) powers.push(powers.at(-1)! ** 2n)
  let [rest, times] = [value, 0]
  for (let at = powers.length - 1; at >= 0; at--)
    if (rest % powers[at]! === 0n) {
      rest /= powers[at]!
      times += 2 ** at
    }
  return { rest, times }
}

const powersOfTen: bigint[] = [1n]

/** 10 to a whole power of zero or more. The powers are kept, because a page asks for the same few again and again. */
export function powerOfTen(exponent: number): bigint {
  for (let next = powersOfTen.length; next <= exponent; next++) powersOfTen.push(powersOfTen[next - 1]! * 10n)
  return powersOfTen[exponent]!
}

const decimalPattern = /^([+-]?\d+)(?:\.(\d+))?(?:[eE]([+-]?\d{1,3}))?$/

function parseDecimal(text: string): Fraction {
  const match = decimalPattern.exec(text)
  if (!match) throw new SyntaxError(`not a decimal number: ${text}`)
  const [, whole, decimals = '', exponent = '0'] = match
  const shift = Number(exponent) - decimals.length
  const digits = BigInt(whole! + decimals)
  return shift >= 0 ? fraction(digits * powerOfTen(shift)) : fraction(digits, powerOfTen(-shift))
}

/**
 * Reads a number as a standard writes it: decimals joined by `*` and `/` from left to right, `1852/3600`,
 * `231 * 0.254 * 0.254`, `1.602176634e-19`. For data rows: throws on anything else.
 */
export function parseFraction(text: string): Fraction {
  if (!text.includes('*') && !text.includes('/')) return parseDecimal(text.trim())
  const [first, ...rest] = text.split(/([*/])/)
  let value = parseDecimal(first!.trim())
  for (let index = 0; index < rest.length; index += 2) {
    const next = parseDecimal(rest[index + 1]!.trim())
    value = rest[index] === '*' ? multiply(value, next) : divide(value, next)
  }
  return value
}
