/** What a decimal number becomes when it is counted in units of 10^-power, always rounded down. */
type ScaledInteger =
  | { readonly kind: 'integer'; readonly value: bigint }
  /** More digits before the point than any calendar needs; only the sign is kept, so nothing hangs on `1e999999999`. */
  | { readonly kind: 'beyond'; readonly negative: boolean }
  | { readonly kind: 'notNumeric' }

const decimalPattern = /^([+-]?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d+))?$/

const maximumIntegerDigits = 60

/** Longer texts are refused before anything costly is done with them: a number has at most 1,000 digits, with room for what stands around it. */
export const maximumInputLength = 1100

/** floor(number × 10^power), exactly: the text never passes through a floating-point number. */
export function scaleDecimal(text: string, power: number): ScaledInteger {
  if (text.length > maximumInputLength) return { kind: 'notNumeric' }
  const [, sign, whole = '', fraction = '', exponent = 0] = decimalPattern.exec(text) ?? []
  const digits = whole + fraction
  if (digits === '') return { kind: 'notNumeric' }

  const negative = sign === '-'
  const significant = digits.replace(/^0+/, '')
  if (significant === '') return { kind: 'integer', value: 0n }

  // A huge exponent makes this Infinity, and the comparisons below still hold.
  const shift = Number(exponent) - fraction.length + power
  if (significant.length + shift > maximumIntegerDigits) return { kind: 'beyond', negative }
  if (significant.length + shift <= 0) return { kind: 'integer', value: negative ? -1n : 0n }

  const integer = BigInt(significant)
  if (shift >= 0) return { kind: 'integer', value: (negative ? -integer : integer) * 10n ** BigInt(shift) }
  return { kind: 'integer', value: floorDivide(negative ? -integer : integer, 10n ** BigInt(-shift)) }
}

/** Division rounded down for a positive divisor; BigInt's own `/` rounds toward zero. */
export function floorDivide(dividend: bigint, divisor: bigint): bigint {
  const quotient = dividend / divisor
  return dividend % divisor < 0n ? quotient - 1n : quotient
}

export function floorModulo(dividend: bigint, divisor: bigint): bigint {
  const remainder = dividend % divisor
  return remainder < 0n ? remainder + divisor : remainder
}
