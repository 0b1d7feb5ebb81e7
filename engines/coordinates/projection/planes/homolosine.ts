import { radiansPerDegree } from '../../geodesy/position.ts'
import { byParallels, nowhere, onSphere, type Parallels, rootOf } from './on-sphere.ts'
import type { PlaneBuilder } from './plane.ts'

const { abs, cos, sin, sqrt, PI } = Math

/** Mollweide's kind: an angle θ with 2θ + sin 2θ = c sin φ. */
export function mollweideKind(bound: number): Parallels {
  const whole = 2 * bound + sin(2 * bound)
  const radius = sqrt((2 * PI * sin(bound)) / whole)
  const angle = (latitude: number) => rootOf((theta) => 2 * theta + sin(2 * theta), whole * sin(latitude))
  return {
    width: (latitude) => ((2 * radius) / PI) * cos(angle(latitude)),
    height: (latitude) => (radius / sin(bound)) * sin(angle(latitude)),
  }
}

const mollweide = mollweideKind(PI / 2)

/** Sinusoidal up to the latitude where both have the same scale (40°44′11.8″), Mollweide beyond, in lobes that leave the land whole. */
const meeting = (40 + 44 / 60 + 11.8 / 3600) * radiansPerDegree
const step = mollweide.height(meeting) - meeting
const homolosine: Parallels = {
  width: (latitude) => (abs(latitude) <= meeting ? cos(latitude) : mollweide.width(latitude)),
  height: (latitude) => (abs(latitude) <= meeting ? latitude : mollweide.height(latitude) - step * Math.sign(latitude)),
}
const lobes = {
  north: [
    { west: -180, middle: -100, east: -40 },
    { west: -40, middle: 30, east: 180 },
  ],
  south: [
    { west: -180, middle: -160, east: -100 },
    { west: -100, middle: -60, east: -20 },
    { west: -20, middle: 20, east: 80 },
    { west: 80, middle: 140, east: 180 },
  ],
} as const

/** At the equator the lobes touch, so their bounds there are those of the plane too. */
const lobeAt = (longitude: number, north: number) =>
  (north >= 0 ? lobes.north : lobes.south).find(({ east }) => longitude <= east * radiansPerDegree) ??
  (north >= 0 ? lobes.north[1] : lobes.south[3])

export const goodeInterrupted: PlaneBuilder = (ellipsoid, parameters) => {
  const whole = byParallels(() => homolosine)(
    { ...ellipsoid, semiMajorAxisMetres: 1 },
    { longitude: 0, falseEasting: 0, falseNorthing: 0 },
  )
  return onSphere(
    ellipsoid,
    parameters,
    (longitude, latitude) => {
      const middle = lobeAt(longitude, latitude).middle * radiansPerDegree
      return [(longitude - middle) * homolosine.width(latitude) + middle, homolosine.height(latitude)]
    },
    (x, y) => {
      const { west, middle, east } = lobeAt(x, y)
      const [longitude, latitude] = whole.inverse(x - middle * radiansPerDegree, y)
      const place = longitude + middle
      if (!(place >= west - 1e-4 && place <= east + 1e-4)) return nowhere
      return [place * radiansPerDegree, latitude * radiansPerDegree]
    },
  )
}

/** The latitude where the two meet, in radians, and the step between their heights there, as PROJ has them (`+proj=goode`). */
const wholeMeeting = 0.7109307819790236
const wholeStep = 0.0528

/** Sinusoidal in the middle, Mollweide beyond, in one piece. */
export const goode = byParallels(() => ({
  width: (latitude) => (abs(latitude) <= wholeMeeting ? cos(latitude) : mollweide.width(latitude)),
  height: (latitude) =>
    abs(latitude) <= wholeMeeting ? latitude : mollweide.height(latitude) - wholeStep * Math.sign(latitude),
}))
