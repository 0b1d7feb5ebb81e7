import type { Spot } from './placement.ts'

/** So many points are drawn for each stretch between two knots. */
const pointsPerStretch = 12

/** A curve by its control points: points on it, first and last included. */
export function pointsOfSpline(
  degree: number,
  knots: readonly number[],
  controls: readonly Spot[],
  weights: readonly number[],
): Spot[] {
  const last = controls.length - 1
  if (degree < 1 || last < degree || knots.length < controls.length + degree + 1) return [...controls]
  const points: Spot[] = []
  for (let stretch = degree; stretch <= last; stretch++) {
    const [from, to] = [knots[stretch]!, knots[stretch + 1]!]
    if (!(to > from)) continue
    for (let step = points.length === 0 ? 0 : 1; step <= pointsPerStretch; step++) {
      const at = from + ((to - from) * step) / pointsPerStretch
      points.push(pointAt(at, stretch, degree, knots, controls, weights))
    }
  }
  return points
}

/** De Boor's algorithm, on points times their weights. */
function pointAt(
  at: number,
  stretch: number,
  degree: number,
  knots: readonly number[],
  controls: readonly Spot[],
  weights: readonly number[],
): Spot {
  const near = Array.from({ length: degree + 1 }, (_, index) => {
    const control = stretch - degree + index
    const weight = weights[control] ?? 1
    const [x, y, z] = controls[control]!
    return [x * weight, y * weight, z * weight, weight]
  })
  for (let round = 1; round <= degree; round++)
    for (let index = degree; index >= round; index--) {
      const knot = knots[stretch - degree + index]!
      const share = (at - knot) / (knots[stretch + 1 + index - round]! - knot)
      near[index] = near[index]!.map((value, axis) => (1 - share) * near[index - 1]![axis]! + share * value)
    }
  const [x, y, z, weight] = near[degree]! as [number, number, number, number]
  return [x / weight, y / weight, z / weight]
}
