import { magnitude, powerOfTen } from '#engines/core/index.ts'
import type { FormatRule } from './types.ts'

export interface Printed {
  readonly text: string
  /** The text is the value itself, not a rounding of it. */
  readonly exact: boolean
}

/** Prints `numerator / denominator` (denominator positive), rounded once, half away from zero. */
export function print(numerator: bigint, denominator: bigint, rule: FormatRule): Printed {
  if (numerator === 0n) return { text: '0', exact: true }
  const printed = printSize(magnitude(numerator), denominator, rule)
  return numerator < 0n && printed.text !== '0' ? { text: `-${printed.text}`, exact: printed.exact } : printed
}

function printSize(size: bigint, denominator: bigint, rule: FormatRule): Printed {
  const { exponent: form, fixedOnlyIfExactUnder } = rule
  // The value is at least 10^exponent and less than ten times that, which answers every threshold: they are powers of ten.
  const exponent = decimalExponent(size, denominator)
  const isUnder = (power: number): boolean => exponent < power
  if (form && (isUnder(form.under) || isOver(size, denominator, exponent, form.over)))
    return printExponent(size, denominator, exponent, form.decimals)
  const step = rule.steps.find(({ under }) => isUnder(under))
  const fixed = printFixed(size, denominator, step ? step.decimals : rule.otherwiseDecimals)
  if (form && !fixed.exact && fixedOnlyIfExactUnder !== undefined && isUnder(fixedOnlyIfExactUnder))
    return printExponent(size, denominator, exponent, form.decimals)
  return fixed
}

/** Whether the value is strictly over 10 to a power of zero or more. */
const isOver = (size: bigint, denominator: bigint, exponent: number, power: number): boolean =>
  exponent > power || (exponent === power && size !== powerOfTen(power) * denominator)

function roundedQuotient(size: bigint, denominator: bigint): { quotient: bigint; exact: boolean } {
  const quotient = size / denominator
  const remainder = size - quotient * denominator
  return { quotient: 2n * remainder >= denominator ? quotient + 1n : quotient, exact: remainder === 0n }
}

function printFixed(size: bigint, denominator: bigint, decimals: number): Printed {
  const { quotient, exact } = roundedQuotient(size * powerOfTen(decimals), denominator)
  return { text: placePoint(quotient.toString(), decimals), exact }
}

function printExponent(size: bigint, denominator: bigint, valueExponent: number, decimals: number): Printed {
  let exponent = valueExponent
  const shift = decimals - exponent
  let { quotient, exact } =
    shift >= 0
      ? roundedQuotient(size * powerOfTen(shift), denominator)
      : roundedQuotient(size, denominator * powerOfTen(-shift))
  if (quotient === powerOfTen(decimals + 1)) {
    quotient /= 10n
    exponent += 1
  }
  return {
    text: `${placePoint(quotient.toString(), decimals)}e${exponent < 0 ? '-' : '+'}${Math.abs(exponent)}`,
    exact,
  }
}

/** The whole n with 10^n <= size/denominator < 10^(n+1). */
export function decimalExponent(size: bigint, denominator: bigint): number {
  // Doubles decide where the value is clearly not next to a power of ten; only there would their rounding matter.
  const about = Math.log10(Number(size)) - Math.log10(Number(denominator))
  const below = Math.floor(about)
  if (Number.isFinite(about) && about - below > certain && about - below < 1 - certain) return below
  const guess = size.toString().length - denominator.toString().length
  const isLess = guess < 0 ? size * powerOfTen(-guess) < denominator : size < denominator * powerOfTen(guess)
  return isLess ? guess - 1 : guess
}

/** How far from a whole number a logarithm must be to be trusted. Logarithms of doubles (up to 308) are right to about 1e-13. */
const certain = 1e-9

/** Puts the decimal point into a whole number of `10^-decimals` and drops the zeros at the end of the decimals. */
export function placePoint(digits: string, decimals: number): string {
  const padded = digits.padStart(decimals + 1, '0')
  const pointAt = padded.length - decimals
  let end = padded.length
  while (end > pointAt && padded[end - 1] === '0') end--
  return end === pointAt ? padded.slice(0, pointAt) : `${padded.slice(0, pointAt)}.${padded.slice(pointAt, end)}`
}
