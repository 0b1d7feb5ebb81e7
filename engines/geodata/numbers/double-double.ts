/**
 * Exact helpers on pairs of doubles (Dekker 1971): a product or quotient whose rounding error is known, so that decimal
 * text of up to 19 digits meets binary numbers without a string in between.
 */

/** 10^0 … 10^22: every one of them is exact as a double. */
export const powersOfTen = Float64Array.from({ length: 23 }, (_, exponent) => Number(`1e${exponent}`))

const splitter = 134217729 // 2^27 + 1

/** What `product = left * right` lost by rounding. No operand may exceed 2^970. */
export function productError(left: number, right: number, product: number): number {
  const leftScaled = splitter * left
  const leftHigh = leftScaled - (leftScaled - left)
  const leftLow = left - leftHigh
  const rightScaled = splitter * right
  const rightHigh = rightScaled - (rightScaled - right)
  const rightLow = right - rightHigh
  return leftLow * rightLow - (product - leftHigh * rightHigh - leftLow * rightHigh - leftHigh * rightLow)
}

/**
 * (high + low) / divisor rounded to the nearest double, or NaN when the quotient lies too near the middle of two doubles
 * to be decided with this much precision.
 */
export function roundedQuotient(high: number, low: number, divisor: number): number {
  const quotient = high / divisor
  const product = quotient * divisor
  const remainder = high - product - productError(quotient, divisor, product) + low
  const correction = remainder / divisor
  const margin = Math.abs(correction) * 1e-12 + quotient * 1e-30
  const lower = quotient + (correction - margin)
  const upper = quotient + (correction + margin)
  return lower === upper ? lower : Number.NaN
}
