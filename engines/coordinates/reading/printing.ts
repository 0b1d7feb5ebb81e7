/**
 * Rounds half away from zero to whole units. A value within a millionth of a unit of a tie counts as the tie: typed decimals such as
 * 0.520025 are ties on paper and land a hair beside them in binary.
 */
export function roundHalfUp(units: number): number {
  const rounded = Math.floor(Math.abs(units) + 0.5 + 1e-6)
  return units < 0 && rounded !== 0 ? -rounded : rounded
}

/** Fixed decimals with the rounding above, and never "-0.00". */
export function fixed(value: number, decimals: number): string {
  const scale = 10 ** decimals
  return (roundHalfUp(value * scale) / scale).toFixed(decimals)
}

/** Whole units below, for grids that name a square by its south-west corner. A micrometre under a line is on it. */
export const truncated = (metres: number): number => Math.floor(metres + 1e-6)

export const padded = (value: number, digits: number): string => String(value).padStart(digits, '0')
