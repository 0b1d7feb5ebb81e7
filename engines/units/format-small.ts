import type { Printed } from './format.ts'
import type { FormatRule } from './types.ts'

/** So that a remainder times a million is still a safe integer. */
const largestDivisor = 9e9
const largestWhole = 1e10
const smallest = 1e-6

// Written out: not every engine's power function is exact.
const powers = [1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10]

const isSafe = (value: number): boolean => value <= Number.MAX_SAFE_INTEGER && value >= -Number.MAX_SAFE_INTEGER

/**
 * Prints `(product + offset) / divisor` like `print`, with numbers that hold integers only: every step stays below 2^53, where they are
 * exact. Undefined where one would not, and where the exponent form may be due: then `print` does it.
 */
export function printSmall(product: number, offset: number, divisor: number, rule: FormatRule): Printed | undefined {
  const numerator = product + offset
  if (!(isSafe(product) && isSafe(offset) && isSafe(numerator)) || divisor > largestDivisor) return undefined
  const size = Math.abs(numerator)
  if (size === 0) return { text: '0', exact: true }
  let whole = quotient(size, divisor)
  if (whole >= largestWhole || (whole === 0 && size / smallest < divisor * 2)) return undefined
  const decimals = decimalsFor(size, divisor, whole, rule)
  // Eight and ten decimals in two halves; up to six at once.
  const halves = decimals > 6 ? 2 : 1
  const scale = powers[decimals / halves]!
  let remainder = size - whole * divisor
  let digits = 0
  for (let half = 0; half < halves; half++) {
    const scaled = remainder * scale
    const next = quotient(scaled, divisor)
    remainder = scaled - next * divisor
    digits = digits * scale + next
  }
  const exact = remainder === 0
  if (2 * remainder >= divisor) digits++
  if (digits === powers[decimals]) {
    whole++
    digits = 0
  }
  const text = placed(whole, digits, decimals)
  return { text: numerator < 0 && text !== '0' ? `-${text}` : text, exact }
}

/** Whole times `right` in `left`, both safe integers. The division may round up to the next whole number; one look tells. */
function quotient(left: number, right: number): number {
  const guess = Math.floor(left / right)
  return guess * right > left ? guess - 1 : guess
}

function decimalsFor(size: number, divisor: number, whole: number, rule: FormatRule): number {
  for (const { under, decimals } of rule.steps)
    if (under < 0 ? whole === 0 && size * powers[-under]! < divisor : whole < powers[under]!) return decimals
  return rule.otherwiseDecimals
}

function placed(whole: number, digits: number, decimals: number): string {
  if (digits === 0) return String(whole)
  let left = digits
  let places = decimals
  while (left % 10 === 0) {
    left /= 10
    places--
  }
  return `${whole}.${String(left).padStart(places, '0')}`
}
