import type { Ellipsoid } from '../../geodesy/ellipsoid.ts'

/** Distance along the meridian from the equator, in metres, for a latitude in radians, and back: series in the third flattening. */
export function meridianArc({ semiMajorAxisMetres, flattening }: Ellipsoid) {
  const n = flattening / (2 - flattening)
  const radius = (semiMajorAxisMetres / (1 + n)) * (1 + n ** 2 / 4 + n ** 4 / 64)
  const forward = [
    (-3 / 2) * n + (9 / 16) * n ** 3,
    (15 / 16) * n ** 2 - (15 / 32) * n ** 4,
    (-35 / 48) * n ** 3,
    (315 / 512) * n ** 4,
  ]
  const backward = [
    (3 / 2) * n - (27 / 32) * n ** 3,
    (21 / 16) * n ** 2 - (55 / 32) * n ** 4,
    (151 / 96) * n ** 3,
    (1097 / 512) * n ** 4,
  ]
  const sum = (angle: number, factors: readonly number[]) =>
    factors.reduce((total, factor, index) => total + factor * Math.sin(2 * (index + 1) * angle), angle)
  return {
    distance: (latitude: number) => radius * sum(latitude, forward),
    latitude: (distance: number) => sum(distance / radius, backward),
  }
}
