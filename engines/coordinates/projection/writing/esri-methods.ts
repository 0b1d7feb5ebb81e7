import type { MethodId } from '../planes/methods.ts'
import type { ParameterName, Parameters } from '../planes/plane.ts'

/** A figure of the text: one of the definition's, one computed from them, or one that is always the same. */
type Figure = ParameterName | number | ((parameters: Parameters) => number)

interface MethodText {
  readonly projection: string
  readonly figures: Readonly<Record<string, Figure>>
}

const falseOrigin = { False_Easting: 'falseEasting', False_Northing: 'falseNorthing' } as const
const meridian = { ...falseOrigin, Central_Meridian: 'longitude' } as const
const origin = { ...meridian, Latitude_Of_Origin: 'latitude' } as const
const scale = ({ scale: factor = 1 }: Parameters) => factor
const scaledOrigin = { ...meridian, Scale_Factor: scale, Latitude_Of_Origin: 'latitude' } as const
const parallel = { ...meridian, Standard_Parallel_1: ({ parallel1 = 0 }: Parameters) => parallel1 } as const
const parallels = {
  ...meridian,
  Standard_Parallel_1: 'parallel1',
  Standard_Parallel_2: 'parallel2',
  Latitude_Of_Origin: 'latitude',
} as const
const azimuthOf = ({ azimuth = 0 }: Parameters) => (azimuth > 180 ? azimuth - 360 : azimuth)
const skew = {
  ...falseOrigin,
  Scale_Factor: scale,
  Azimuth: azimuthOf,
  Longitude_Of_Center: 'longitude',
  Latitude_Of_Center: 'latitude',
} as const
const cone = {
  ...falseOrigin,
  Pseudo_Standard_Parallel_1: 'pseudoParallel',
  Scale_Factor: scale,
  Azimuth: 'azimuth',
  Longitude_Of_Center: 'longitude',
  Latitude_Of_Center: 'latitude',
} as const

const texts: Readonly<Partial<Record<MethodId, MethodText>>> = {
  transverseMercator: { projection: 'Transverse_Mercator', figures: scaledOrigin },
  southOrientated: { projection: 'Transverse_Mercator_South_Orientated', figures: scaledOrigin },
  lambertOneParallel: {
    projection: 'Lambert_Conformal_Conic',
    figures: { ...meridian, Standard_Parallel_1: 'latitude', Scale_Factor: scale, Latitude_Of_Origin: 'latitude' },
  },
  lambertTwoParallels: { projection: 'Lambert_Conformal_Conic', figures: parallels },
  lambertMichigan: {
    projection: 'Lambert_Conformal_Conic',
    figures: { ...parallels, Scale_Factor: 'ellipsoidScale' },
  },
  lambertBelgium: { projection: 'Lambert_Conformal_Conic_2SP_Belgium', figures: parallels },
  mercator: { projection: 'Mercator', figures: parallel },
  sphericalMercator: { projection: 'Mercator', figures: parallel },
  pseudoMercator: {
    projection: 'Mercator_Auxiliary_Sphere',
    figures: { ...meridian, Standard_Parallel_1: 0, Auxiliary_Sphere_Type: 0 },
  },
  polarByScale: { projection: 'Stereographic', figures: scaledOrigin },
  laborde: { projection: 'Laborde_Oblique_Mercator', figures: skew },
  krovak: { projection: 'Krovak', figures: { ...cone, X_Scale: 1, Y_Scale: 1, XY_Plane_Rotation: 0 } },
  krovakNorth: { projection: 'Krovak', figures: { ...cone, X_Scale: -1, Y_Scale: 1, XY_Plane_Rotation: 90 } },
  cassini: { projection: 'Cassini', figures: { ...meridian, Scale_Factor: 1, Latitude_Of_Origin: 'latitude' } },
  colombiaUrban: {
    projection: 'IGAC_Plano_Cartesiano',
    figures: { ...falseOrigin, Longitude_Of_Center: 'longitude', Latitude_Of_Center: 'latitude', Height: 'height' },
  },
  obliqueStereographic: { projection: 'Double_Stereographic', figures: scaledOrigin },
  stereographic: { projection: 'Stereographic', figures: scaledOrigin },
  albers: { projection: 'Albers', figures: parallels },
  equalAreaAzimuthal: { projection: 'Lambert_Azimuthal_Equal_Area', figures: origin },
  polyconic: { projection: 'Polyconic', figures: origin },
  newZealandMapGrid: {
    projection: 'New_Zealand_Map_Grid',
    figures: { ...falseOrigin, Longitude_Of_Origin: 'longitude', Latitude_Of_Origin: 'latitude' },
  },
  equalEarth: { projection: 'Equal_Earth', figures: meridian },
  equidistantCylindrical: { projection: 'Equidistant_Cylindrical', figures: parallel },
  equalAreaCylindrical: { projection: 'Cylindrical_Equal_Area', figures: parallel },
  azimuthalEquidistant: { projection: 'Azimuthal_Equidistant', figures: origin },
  equidistantConic: { projection: 'Equidistant_Conic', figures: parallels },
}

/** Undefined where Esri's text has no words for the method: a handful of grids that few programs know. */
export function methodText(
  method: MethodId,
  parameters: Parameters,
  eccentricitySquared: number,
): MethodText | undefined {
  const { azimuth = 0, gridAngle = azimuth } = parameters
  const isTurned = Math.abs(azimuth - gridAngle) > 1e-9
  switch (method) {
    case 'obliqueMercatorA':
      return isTurned
        ? {
            projection: 'Rectified_Skew_Orthomorphic_Natural_Origin',
            figures: { ...skew, XY_Plane_Rotation: gridAngle },
          }
        : { projection: 'Hotine_Oblique_Mercator_Azimuth_Natural_Origin', figures: skew }
    case 'obliqueMercatorB':
      return isTurned
        ? { projection: 'Rectified_Skew_Orthomorphic_Center', figures: { ...skew, XY_Plane_Rotation: gridAngle } }
        : { projection: 'Hotine_Oblique_Mercator_Azimuth_Center', figures: skew }
    case 'polarByParallel': {
      const isSouth = (parameters.parallel1 ?? 0) < 0
      return { projection: `Stereographic_${isSouth ? 'South' : 'North'}_Pole`, figures: parallel }
    }
    case 'mercator':
      return {
        ...texts.mercator!,
        figures: { ...parallel, Standard_Parallel_1: trueParallel(parameters, eccentricitySquared) },
      }
    default:
      return texts[method]
  }
}

/** Esri's Mercator has no scale: it is the parallel where the scale is 1. */
function trueParallel({ parallel1 = 0, scale: factor = 1 }: Parameters, eccentricitySquared: number): number {
  if (factor === 1) return parallel1
  const sine = Math.sqrt((1 - factor ** 2) / (1 - factor ** 2 * eccentricitySquared))
  return (Math.asin(sine) * 180) / Math.PI
}
