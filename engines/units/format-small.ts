import type { FormatRule } from './types.ts'

/**
 * The fast way to print: the same texts as `print`, computed in doubles that hold only whole numbers below 2^53 and are therefore
 * exact. The functions answer undefined where a step would leave that range, or near a threshold of the format table; the caller then
 * asks `print`.
 */

/** Powers of ten, written out because the power function is not exact in every JavaScript engine. */
export const smallPowers = [1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15]
/** A remainder is less than its divisor, and a remainder times a million (`scale` below) must stay under 2^53, about 9.007e15. */
const largestDivisor = 9e9
/** Values from here on, and values under `smallest`, may be due in the exponent form (`ordinaryFormat`): `print` decides. */
const largestWhole = 1e10
const smallest = 2e-6

const isSafe = (value: number): boolean => value <= Number.MAX_SAFE_INTEGER && value >= -Number.MAX_SAFE_INTEGER

/** `(product + offset) / divisor` in the fixed form. */
export function printSmall(product: number, offset: number, divisor: number, rule: FormatRule): string | undefined {
  const numerator = product + offset
  if (divisor > largestDivisor || !(isSafe(product) && isSafe(offset) && isSafe(numerator))) return undefined
  const size = Math.abs(numerator)
  if (size === 0) return '0'
  const about = size / divisor
  if (about < smallest || about >= largestWhole) return undefined
  let whole = quotient(size, divisor)
  const decimals = decimalsFor(size, divisor, whole, rule)
  // Eight and ten decimals are computed in two halves, to stay below 2^53; up to six at once.
  const halves = decimals > 6 ? 2 : 1
  const scale = smallPowers[decimals / halves]!
  let remainder = size - whole * divisor
  let digits = 0
  for (let half = 0; remainder !== 0 && half < halves; half++) {
    const scaled = remainder * scale
    const next = quotient(scaled, divisor)
    remainder = scaled - next * divisor
    digits += half === halves - 1 ? next : next * scale
  }
  if (2 * remainder >= divisor) digits++
  if (digits === smallPowers[decimals]) {
    whole++
    digits = 0
  }
  const text = placed(whole, digits, decimals)
  return numerator < 0 && text !== '0' ? `-${text}` : text
}

/** `product / divisor × 10^tens` in the exponent form, where that form is clearly due. */
export function printSmallExponent(
  product: number,
  divisor: number,
  tens: number,
  rule: FormatRule,
): string | undefined {
  const form = rule.exponent
  if (!form || rule.fixedOnlyIfExactUnder !== undefined || product === 0) return undefined
  const size = Math.abs(product)
  const magnitude = Math.log10(size / divisor)
  if (magnitude + tens < form.over + 0.01 && magnitude + tens > form.under - 0.01) return undefined
  const exponent = Math.floor(magnitude)
  const shift = form.decimals - exponent
  if (shift >= smallPowers.length || -shift >= smallPowers.length) return undefined
  const top = shift > 0 ? size * smallPowers[shift]! : size
  const bottom = shift < 0 ? divisor * smallPowers[-shift]! : divisor
  if (!isSafe(top) || !isSafe(bottom)) return undefined
  let digits = quotient(top, bottom)
  if (2 * (top - digits * bottom) >= bottom) digits++
  const unit = smallPowers[form.decimals]!
  // The guess at the exponent was wrong, or rounding has made it wrong.
  if (digits < unit || digits >= 10 * unit) return undefined
  const whole = Math.floor(digits / unit)
  const text = placed(whole, digits - whole * unit, form.decimals)
  const total = exponent + tens
  return `${product < 0 ? '-' : ''}${text}e${total < 0 ? '' : '+'}${total}`
}

/** How many whole times `right` goes into `left`. For whole numbers below 2^53 the rounding of `/` never reaches the next whole number. */
const quotient = (left: number, right: number): number => Math.floor(left / right)

function decimalsFor(size: number, divisor: number, whole: number, rule: FormatRule): number {
  for (const { under, decimals } of rule.steps)
    if (under < 0 ? whole === 0 && size * smallPowers[-under]! < divisor : whole < smallPowers[under]!) return decimals
  return rule.otherwiseDecimals
}

function placed(whole: number, digits: number, decimals: number): string {
  if (digits === 0) return String(whole)
  const padded = String(digits + smallPowers[decimals]!)
  let end = padded.length
  while (padded.charCodeAt(end - 1) === zeroCode) end--
  return `${whole}.${padded.slice(1, end)}`
}

const zeroCode = 48
