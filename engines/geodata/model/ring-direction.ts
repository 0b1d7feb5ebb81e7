/** Twice the signed area of a ring: positive when it runs counter-clockwise with y up. */
export function signedArea(x: Float64Array, y: Float64Array, from: number, to: number): number {
  // Relative to the first point: far from the origin the products would cancel badly.
  const originX = x[from] ?? 0
  const originY = y[from] ?? 0
  let area = 0
  let lastX = 0
  let lastY = 0
  for (let point = from + 1; point < to; point++) {
    const nextX = x[point]! - originX
    const nextY = y[point]! - originY
    area += lastX * nextY - nextX * lastY
    lastX = nextX
    lastY = nextY
  }
  return area
}
