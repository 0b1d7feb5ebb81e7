/**
 * Rounds half away from zero to whole units. A value within a millionth of a unit of a tie counts as the tie: typed decimals such as
 * 0.520025 are ties on paper and land a hair beside them in binary.
 */
export function roundHalfUp(units: number): number {
  const rounded = Math.floor(Math.abs(units) + 0.5 + 1e-6)
  return units < 0 && rounded !== 0 ? -rounded : rounded
}

/** Fixed decimals, rounded by `roundHalfUp`, and never "-0.00". Put together from whole numbers because those print faster. */
export function fixed(value: number, decimals: number): string {
  if (decimals === 0) return String(roundHalfUp(value))
  const scale = 10 ** decimals
  const units = roundHalfUp(value * scale)
  const magnitude = Math.abs(units)
  const whole = Math.floor(magnitude / scale)
  return `${units < 0 ? '-' : ''}${whole}.${padded(magnitude - whole * scale, decimals)}`
}

/** Whole metres, cut off, for grids that name a square by its south-west corner. A micrometre under a line counts as on it. */
export const truncated = (metres: number): number => Math.floor(metres + 1e-6)

export function padded(value: number, digits: number): string {
  const text = String(value)
  return text.length >= digits ? text : zeros.slice(0, digits - text.length) + text
}

const zeros = '0000000000'

/**
 * Five digits of a whole number below 100,000. Made from character codes, because `String` and padding cost several times as much, and
 * grids print two such numbers for every point.
 */
export const fiveDigits = (value: number): string =>
  String.fromCharCode(
    48 + Math.floor(value / 10_000),
    48 + (Math.floor(value / 1000) % 10),
    48 + (Math.floor(value / 100) % 10),
    48 + (Math.floor(value / 10) % 10),
    48 + (value % 10),
  )
