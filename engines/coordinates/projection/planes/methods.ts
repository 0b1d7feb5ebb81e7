import { type Ellipsoid, ellipsoidOf } from '../../geodesy/ellipsoid.ts'
import { cassini, cassiniHyperbolic } from './cassini.ts'
import { krovak, krovakModified, krovakModifiedNorth, krovakNorth } from './krovak.ts'
import { laborde } from './laborde.ts'
import {
  lambertBelgium,
  lambertMichigan,
  lambertOneParallel,
  lambertTwoParallels,
  lambertWestOrientated,
} from './lambert-conic.ts'
import { mercatorPlane, pseudoMercatorPlane } from './mercator.ts'
import { obliqueMercatorA, obliqueMercatorB } from './oblique-mercator.ts'
import type { Parameters, Plane, PlaneBuilder } from './plane.ts'
import { polarByFalseOrigin, polarByParallel, polarByScale } from './polar-stereographic.ts'
import { colombiaUrban, guam, lambertNearConformal, modifiedAzimuthal, tunisiaMiningGrid } from './rare-planes.ts'
import { sinusoidal } from './sinusoidal.ts'
import { southOrientatedPlane, transverseMercatorPlane, zonedGridPlane } from './transverse-mercator.ts'
import { worldPlanes } from './world-planes.ts'

/** Writes the method and its parameters as a PROJ string, without the ellipsoid. */
type LibraryWords = (parameters: Parameters) => string

const origin = ({ latitude = 0, longitude = 0 }: Parameters) => `+lat_0=${latitude} +lon_0=${longitude}`
const meridian = ({ longitude = 0 }: Parameters) => `+lon_0=${longitude}`
const parallels = ({ latitude = 0, parallel1 = latitude, parallel2 = parallel1 }: Parameters) =>
  `+lat_1=${parallel1} +lat_2=${parallel2}`
const trueParallel = ({ parallel1 = 0 }: Parameters) => `+lat_ts=${parallel1}`

/**
 * Every method this project can compute: the code it has in the EPSG registry, where it has one, and either our own formulas or the
 * general library's name for it. `spelling` are names in Well-Known Text and PROJJSON, case and punctuation left out.
 */
interface Method {
  readonly codes?: readonly number[]
  readonly spelling: string
  readonly own?: PlaneBuilder
  readonly library?: LibraryWords
  /** Computed on the sphere with the same surface as the ellipsoid, as Esri's programs do with these methods. */
  readonly isAuthalic?: true
  /** Counts west and south from the false origin, which the library does not do. */
  readonly isSouthOrientated?: true
  /** How far apart the programs in use put the same coordinates. We cannot know which of them made a file, so no place is surer than that. */
  readonly programsDifferMetres?: number
}

export const methods = {
  transverseMercator: {
    codes: [9807, 1111],
    spelling: 'transversemercator gausskruger gausskrueger transversemercatorcomplex transversemercator3d',
    own: transverseMercatorPlane,
  },
  southOrientated: {
    codes: [9808],
    spelling: 'transversemercatorsouthorientated transversemercatorsouthoriented',
    own: southOrientatedPlane,
  },
  zonedGrid: { codes: [9824], spelling: 'transversemercatorzonedgridsystem', own: zonedGridPlane },
  lambertOneParallel: {
    codes: [9801, 1102],
    spelling: 'lambertconformalconic1sp lambertconicconformal1sp lambertconicconformal1spvariantb',
    own: lambertOneParallel,
  },
  lambertTwoParallels: {
    codes: [9802],
    spelling: 'lambertconformalconic lambertconformalconic2sp lambertconicconformal2sp',
    own: lambertTwoParallels,
  },
  lambertWestOrientated: { codes: [9826], spelling: 'lambertconicconformalwestorientated', own: lambertWestOrientated },
  lambertBelgium: {
    codes: [9803],
    spelling: 'lambertconformalconic2spbelgium lambertconicconformal2spbelgium',
    own: lambertBelgium,
    // PROJ, and all that is built on it, leaves out the turn of this method.
    programsDifferMetres: 770,
  },
  lambertMichigan: {
    codes: [1051],
    spelling: 'lambertconicconformal2spmichigan lambertconformalconic2spmichigan',
    own: lambertMichigan,
  },
  lambertNearConformal: { codes: [9817], spelling: 'lambertconicnearconformal', own: lambertNearConformal },
  mercator: {
    codes: [9804, 9805, 1044],
    spelling: 'mercator mercator1sp mercator2sp mercatorvarianta mercatorvariantb mercatorvariantc',
    own: mercatorPlane,
  },
  pseudoMercator: {
    codes: [1024],
    spelling: 'mercatorauxiliarysphere popularvisualisationpseudomercator',
    own: pseudoMercatorPlane,
  },
  sphericalMercator: {
    codes: [1026, 9841],
    spelling: 'mercatorspherical mercator1spspherical',
    own: pseudoMercatorPlane,
  },
  polarByScale: { codes: [9810], spelling: 'polarstereographicvarianta', own: polarByScale },
  polarByParallel: {
    codes: [9829],
    spelling: 'polarstereographic polarstereographicvariantb stereographicnorthpole stereographicsouthpole',
    own: polarByParallel,
  },
  polarByFalseOrigin: { codes: [9830], spelling: 'polarstereographicvariantc', own: polarByFalseOrigin },
  obliqueMercatorA: {
    codes: [9812],
    spelling:
      'hotineobliquemercator hotineobliquemercatorvarianta hotineobliquemercatorazimuthnaturalorigin rectifiedskeworthomorphicnaturalorigin',
    own: obliqueMercatorA,
  },
  obliqueMercatorB: {
    codes: [9815],
    spelling:
      'obliquemercator hotineobliquemercatorvariantb hotineobliquemercatorazimuthcenter rectifiedskeworthomorphiccenter obliquemercatorazimuthcenter swissobliquecylindrical swissobliquemercator',
    own: obliqueMercatorB,
  },
  laborde: { codes: [9813], spelling: 'labordeobliquemercator', own: laborde },
  krovak: { codes: [9819], spelling: 'krovak', own: krovak },
  krovakNorth: { codes: [1041], spelling: 'krovaknorthorientated', own: krovakNorth },
  krovakModified: { codes: [1042], spelling: 'krovakmodified', own: krovakModified },
  krovakModifiedNorth: { codes: [1043], spelling: 'krovakmodifiednorthorientated', own: krovakModifiedNorth },
  cassini: { codes: [9806], spelling: 'cassini cassinisoldner', own: cassini },
  cassiniHyperbolic: { codes: [9833], spelling: 'hyperboliccassinisoldner', own: cassiniHyperbolic },
  tunisiaMiningGrid: { codes: [9816], spelling: 'tunisiamininggrid', own: tunisiaMiningGrid },
  colombiaUrban: { codes: [1052], spelling: 'colombiaurban igacplanocartesiano', own: colombiaUrban },
  guam: { codes: [9831], spelling: 'guamprojection', own: guam },
  modifiedAzimuthal: { codes: [9832], spelling: 'modifiedazimuthalequidistant', own: modifiedAzimuthal },
  obliqueStereographic: {
    codes: [9809],
    spelling: 'obliquestereographic doublestereographic',
    library: (p) => `+proj=sterea ${origin(p)} +k_0=${p.scale ?? 1}`,
  },
  stereographic: { spelling: 'stereographic', library: (p) => `+proj=stere ${origin(p)} +k_0=${p.scale ?? 1}` },
  albers: {
    codes: [9822],
    spelling: 'albers albersequalarea albersconicequalarea',
    library: (p) => `+proj=aea ${origin(p)} ${parallels(p)}`,
  },
  equalAreaAzimuthal: {
    codes: [9820, 1027],
    spelling: 'lambertazimuthalequalarea lambertazimuthalequalareaspherical',
    library: (p) => `+proj=laea ${origin(p)}`,
  },
  polyconic: { codes: [9818], spelling: 'polyconic americanpolyconic', library: (p) => `+proj=poly ${origin(p)}` },
  newZealandMapGrid: { codes: [9811], spelling: 'newzealandmapgrid', library: (p) => `+proj=nzmg ${origin(p)}` },
  equalEarth: { codes: [1078], spelling: 'equalearth', library: (p) => `+proj=eqearth ${meridian(p)}` },
  equidistantCylindrical: {
    codes: [1028, 1029, 9823, 9842],
    spelling: 'equidistantcylindrical equidistantcylindricalspherical equirectangular platecarree',
    library: (p) => `+proj=eqc ${meridian(p)} ${trueParallel(p)}`,
  },
  bonne: {
    codes: [9827],
    spelling: 'bonne',
    library: (p) => `+proj=bonne ${meridian(p)} +lat_1=${p.parallel1 ?? p.latitude ?? 0}`,
  },
  bonneSouthOrientated: {
    codes: [9828],
    spelling: 'bonnesouthorientated',
    library: (p) => `+proj=bonne ${meridian(p)} +lat_1=${p.parallel1 ?? p.latitude ?? 0}`,
    isSouthOrientated: true,
  },
  equalAreaCylindrical: {
    codes: [9835, 9834],
    spelling: 'lambertcylindricalequalarea lambertcylindricalequalareaspherical cylindricalequalarea',
    library: (p) => `+proj=cea ${meridian(p)} ${trueParallel(p)}`,
  },
  behrmann: { spelling: 'behrmann', library: (p) => `+proj=cea ${meridian(p)} +lat_ts=${p.parallel1 ?? 30}` },
  azimuthalEquidistant: { codes: [1125], spelling: 'azimuthalequidistant', library: (p) => `+proj=aeqd ${origin(p)}` },
  orthographic: { codes: [9840], spelling: 'orthographic', library: (p) => `+proj=ortho ${origin(p)}` },
  gnomonic: { spelling: 'gnomonic', library: (p) => `+proj=gnom ${origin(p)}` },
  equidistantConic: {
    codes: [1119],
    spelling: 'equidistantconic',
    library: (p) => `+proj=eqdc ${origin(p)} ${parallels(p)}`,
  },
  mollweide: { spelling: 'mollweide', library: (p) => `+proj=moll ${meridian(p)}` },
  robinson: { spelling: 'robinson', library: (p) => `+proj=robin ${meridian(p)}` },
  sinusoidal: { spelling: 'sinusoidal', own: sinusoidal },
  miller: { spelling: 'millercylindrical', own: (ellipsoid, p) => worldPlanes.miller(authalicSphere(ellipsoid), p) },
  vanDerGrinten: {
    spelling: 'vandergrinteni vandergrinten',
    library: (p) => `+proj=vandg ${meridian(p)}`,
    isAuthalic: true,
  },
  goode: { spelling: 'goodehomolosine', own: worldPlanes.goode },
  goodeInterrupted: { spelling: 'interruptedgoodehomolosine', own: worldPlanes.goodeInterrupted },
  eckert1: { spelling: 'eckerti', own: worldPlanes.eckert1 },
  eckert2: { spelling: 'eckertii', own: worldPlanes.eckert2 },
  eckert3: { spelling: 'eckertiii', own: worldPlanes.eckert3 },
  eckert4: { spelling: 'eckertiv', own: worldPlanes.eckert4 },
  eckert5: { spelling: 'eckertv', own: worldPlanes.eckert5 },
  eckert6: { spelling: 'eckertvi', own: worldPlanes.eckert6 },
  flatPolarQuartic: { spelling: 'flatpolarquartic', own: worldPlanes.flatPolarQuartic },
  gallStereographic: { spelling: 'gallstereographic', own: worldPlanes.gallStereographic },
  winkel1: { spelling: 'winkeli', own: worldPlanes.winkel1 },
  winkel2: { spelling: 'winkelii', own: worldPlanes.winkel2 },
  winkelTripel: { spelling: 'winkeltripel', own: worldPlanes.winkelTripel },
  naturalEarth: { spelling: 'naturalearth', own: worldPlanes.naturalEarth },
  naturalEarth2: { spelling: 'naturalearthii naturalearth2', own: worldPlanes.naturalEarth2 },
  patterson: { spelling: 'patterson', own: worldPlanes.patterson },
  compactMiller: { spelling: 'compactmiller', own: worldPlanes.compactMiller },
  times: { spelling: 'times', own: worldPlanes.times },
  quarticAuthalic: { spelling: 'quarticauthalic', own: worldPlanes.quarticAuthalic },
  crasterParabolic: { spelling: 'crasterparabolic', own: worldPlanes.crasterParabolic },
  loximuthal: { spelling: 'loximuthal', own: worldPlanes.loximuthal },
  wagner4: { spelling: 'wagneriv', own: worldPlanes.wagner4 },
  wagner5: { spelling: 'wagnerv', own: worldPlanes.wagner5 },
  wagner7: { spelling: 'wagnervii', own: worldPlanes.wagner7 },
  aitoff: { spelling: 'aitoff', own: worldPlanes.aitoff },
  hammer: { spelling: 'hammeraitoff hammer', own: worldPlanes.hammer },
} as const satisfies Record<string, Method>

export type MethodId = keyof typeof methods

const rows = Object.entries(methods) as [MethodId, Method][]
const byCode = new Map(rows.flatMap(([id, { codes = [] }]) => codes.map((code) => [code, id] as const)))
const bySpelling = new Map(rows.flatMap(([id, { spelling }]) => spelling.split(' ').map((name) => [name, id] as const)))

export const methodOfCode = (epsgCode: number): MethodId | undefined => byCode.get(epsgCode)
export const methodOfName = (name: string): MethodId | undefined =>
  bySpelling.get(name.toLowerCase().replace(/[^a-z0-9]/g, ''))

export const codesOfMethod = (id: MethodId): readonly number[] => (methods[id] as Method).codes ?? []

export const programsDifferMetres = (id: MethodId): number => (methods[id] as Method).programsDifferMetres ?? 0

function authalicSphere({ semiMajorAxisMetres, eccentricitySquared: e2 }: Ellipsoid): Ellipsoid {
  return ellipsoidOf(semiMajorAxisMetres * (1 - e2 * (1 / 6 + e2 * (17 / 360 + (e2 * 67) / 3024))), 0)
}

/** The general library is loaded only for the methods it has to compute. */
export async function planeOf(id: MethodId, ellipsoid: Ellipsoid, parameters: Parameters): Promise<Plane> {
  const { own, library, isAuthalic, isSouthOrientated } = methods[id] as Method
  if (own) return own(ellipsoid, parameters)
  const { libraryPlane } = await import('./with-library.ts')
  const figure = isAuthalic ? authalicSphere(ellipsoid) : ellipsoid
  const words = library!(parameters)
  return isSouthOrientated
    ? southOrientated(libraryPlane(words, figure, {}), parameters)
    : libraryPlane(words, figure, parameters)
}

function southOrientated(plane: Plane, { falseEasting = 0, falseNorthing = 0 }: Parameters): Plane {
  return {
    forward(longitude, latitude) {
      const [x, y] = plane.forward(longitude, latitude)
      return [falseEasting - x, falseNorthing - y]
    },
    inverse: (x, y) => plane.inverse(falseEasting - x, falseNorthing - y),
  }
}
