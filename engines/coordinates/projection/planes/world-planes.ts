import { radiansPerDegree } from '../../geodesy/position.ts'
import { goode, goodeInterrupted, mollweideKind } from './homolosine.ts'
import { byParallels, bySphere, doubled, rootOf } from './on-sphere.ts'
import type { Pair, PlaneBuilder } from './plane.ts'

const { abs, cos, sin, sqrt, tan, PI } = Math
const halfPi = PI / 2

const eckert4Angle = (latitude: number) =>
  rootOf((theta) => theta + sin(theta) * cos(theta) + 2 * sin(theta), (2 + halfPi) * sin(latitude))
const eckert6Angle = (latitude: number) => rootOf((theta) => theta + sin(theta), (1 + halfPi) * sin(latitude))
const quarticAngle = (latitude: number) =>
  rootOf((theta) => sin(theta / 2) + sin(theta), (1 + sqrt(0.5)) * sin(latitude))

const eckert1 = sqrt(8 / (3 * PI))
const eckert2 = sqrt(6 * PI)
const eckert3 = sqrt(PI * (4 + PI))

/** Formulas: Snyder, Map Projections: A Working Manual (1987); Snyder and Voxland, An Album of Map Projections (1989). */
export const worldPlanes = {
  eckert1: byParallels(() => ({
    width: (latitude) => eckert1 * (1 - abs(latitude) / PI),
    height: (latitude) => eckert1 * latitude,
  })),
  eckert2: byParallels(() => {
    const root = (latitude: number) => sqrt(4 - 3 * sin(abs(latitude)))
    return {
      width: (latitude) => (2 / eckert2) * root(latitude),
      height: (latitude) => sqrt((2 * PI) / 3) * (2 - root(latitude)) * Math.sign(latitude),
    }
  }),
  eckert3: byParallels(() => ({
    width: (latitude) => (2 / eckert3) * (1 + sqrt(Math.max(0, 1 - (latitude / halfPi) ** 2))),
    height: (latitude) => (4 / eckert3) * latitude,
  })),
  eckert4: byParallels(() => ({
    width: (latitude) => (2 / sqrt(PI * (4 + PI))) * (1 + cos(eckert4Angle(latitude))),
    height: (latitude) => 2 * sqrt(PI / (4 + PI)) * sin(eckert4Angle(latitude)),
  })),
  eckert5: byParallels(() => ({
    width: (latitude) => (1 + cos(latitude)) / sqrt(2 + PI),
    height: (latitude) => (2 * latitude) / sqrt(2 + PI),
  })),
  eckert6: byParallels(() => ({
    width: (latitude) => (1 + cos(eckert6Angle(latitude))) / sqrt(2 + PI),
    height: (latitude) => (2 * eckert6Angle(latitude)) / sqrt(2 + PI),
  })),
  flatPolarQuartic: byParallels(() => ({
    width: (latitude) => {
      const angle = quarticAngle(latitude)
      return 0.3124597141037825 * (1 + (2 * cos(angle)) / cos(angle / 2))
    },
    height: (latitude) => 1.874758284622695 * sin(quarticAngle(latitude) / 2),
  })),
  gallStereographic: byParallels(() => ({
    width: () => sqrt(0.5),
    height: (latitude) => (1 + sqrt(0.5)) * tan(latitude / 2),
  })),
  winkel1: byParallels(({ parallel1 = 0 }) => ({
    width: (latitude) => (cos(parallel1 * radiansPerDegree) + cos(latitude)) / 2,
    height: (latitude) => latitude,
  })),
  winkel2: byParallels(({ parallel1 = 0 }) => {
    const angle = (latitude: number) => rootOf((theta) => 2 * theta + sin(2 * theta), PI * sin(latitude))
    return {
      width: (latitude) => (cos(angle(latitude)) + cos(parallel1 * radiansPerDegree)) / 2,
      height: (latitude) => (PI / 4) * (sin(angle(latitude)) + latitude / halfPi),
    }
  }),
  naturalEarth: byParallels(() => ({
    width: (latitude) => {
      const [two, four] = [latitude ** 2, latitude ** 4]
      return 0.8707 + two * (-0.131979 + two * (-0.013791 + four * two * (0.003971 - two * 0.001529)))
    },
    height: (latitude) => {
      const [two, four] = [latitude ** 2, latitude ** 4]
      return latitude * (1.007226 + two * (0.015085 + four * (-0.044475 + 0.028874 * two - 0.005916 * four)))
    },
  })),
  naturalEarth2: byParallels(() => ({
    width: (latitude) => {
      const two = latitude ** 2
      return 0.84719 - 0.13063 * two + two ** 6 * (-0.04515 + 0.05494 * two - 0.02326 * two ** 2 + 0.00331 * two ** 3)
    },
    height: (latitude) => {
      const two = latitude ** 2
      return latitude * (1.01183 + two ** 4 * (-0.02625 + 0.01926 * two - 0.00396 * two ** 2))
    },
  })),
  patterson: byParallels(() => ({
    width: () => 1,
    height: (latitude) => {
      const two = latitude ** 2
      return latitude * (1.0148 + two ** 2 * (0.23185 + two * (-0.14499 + two * 0.02406)))
    },
  })),
  compactMiller: byParallels(() => ({
    width: () => 1,
    height: (latitude) => latitude * (0.9902 + latitude ** 2 * (0.1604 - latitude ** 2 * 0.03054)),
  })),
  times: byParallels(() => ({
    width: (latitude) => 0.74482 - 0.34588 * sin((PI / 4) * tan(latitude / 2)) ** 2,
    height: (latitude) => 1.70711 * tan(latitude / 2),
  })),
  quarticAuthalic: byParallels(() => ({
    width: (latitude) => cos(latitude) / cos(latitude / 2),
    height: (latitude) => 2 * sin(latitude / 2),
  })),
  crasterParabolic: byParallels(() => ({
    width: (latitude) => sqrt(3 / PI) * (2 * cos((2 * latitude) / 3) - 1),
    height: (latitude) => sqrt(3 * PI) * sin(latitude / 3),
  })),
  loximuthal: byParallels(({ latitude: central = 0, parallel1 = central }) => {
    const first = parallel1 * radiansPerDegree
    const isometric = (latitude: number) => Math.log(tan(PI / 4 + latitude / 2))
    return {
      width: (latitude) =>
        abs(latitude - first) < 1e-8
          ? cos(first)
          : abs(abs(latitude) - halfPi) < 1e-8
            ? 0
            : (latitude - first) / (isometric(latitude) - isometric(first)),
      height: (latitude) => latitude - first,
    }
  }),
  wagner4: byParallels(() => mollweideKind(PI / 3)),
  wagner5: byParallels(() => {
    const angle = (latitude: number) => rootOf((theta) => 2 * theta + sin(2 * theta), 3.00896 * sin(latitude))
    return {
      width: (latitude) => 0.90977 * cos(angle(latitude)),
      height: (latitude) => 1.65014 * sin(angle(latitude)),
    }
  }),
  wagner7: bySphere(() => (longitude, latitude) => {
    const height = 0.90630778703665 * sin(latitude)
    const theta = Math.asin(height)
    const scale = 1 / sqrt(0.5 * (1 + cos(theta) * cos(longitude / 3)))
    return [2.66723 * cos(theta) * sin(longitude / 3) * scale, 1.24104 * height * scale]
  }),
  miller: byParallels(() => ({
    width: () => 1,
    height: (latitude) => 1.25 * Math.log(tan(PI / 4 + 0.4 * latitude)),
  })),
  goode,
  goodeInterrupted,
  aitoff: doubled(aitoff, (distance) => distance),
  winkelTripel: bySphere(({ parallel1 }) => {
    // Winkel's own parallel where none is given.
    const even = parallel1 === undefined ? 2 / PI : cos(parallel1 * radiansPerDegree)
    return (longitude, latitude) => {
      const [x, y] = aitoff(longitude, latitude)
      return [(x + longitude * even) / 2, (y + latitude) / 2]
    }
  }),
  hammer: doubled(
    (longitude, latitude) => {
      const scale = sqrt(2 / (1 + cos(latitude) * cos(longitude / 2)))
      return [2 * scale * cos(latitude) * sin(longitude / 2), scale * sin(latitude)]
    },
    (distance) => 2 * Math.asin(distance / 2),
  ),
} as const satisfies Record<string, PlaneBuilder>

function aitoff(longitude: number, latitude: number): Pair {
  const angle = Math.acos(Math.max(-1, Math.min(1, cos(latitude) * cos(longitude / 2))))
  const scale = angle < 1e-9 ? 1 : angle / sin(angle)
  return [2 * scale * cos(latitude) * sin(longitude / 2), scale * sin(latitude)]
}
