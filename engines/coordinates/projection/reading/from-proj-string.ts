import { upsFalseOriginMetres, upsScale } from '../../geodesy/polar-stereographic.ts'
import {
  centralMeridianDegrees,
  utmFalseEastingMetres,
  utmScale,
  utmSouthFalseNorthingMetres,
} from '../../geodesy/utm.ts'
import type { ParameterName } from '../planes/plane.ts'
import type { Found } from '../registry/find.ts'
import { type DescribedSystem, definitionOf } from './described-system.ts'

/** PROJ's names of projections and what they are called in Well-Known Text. */
const methodNames: Readonly<Record<string, string>> = {
  tmerc: 'Transverse Mercator',
  etmerc: 'Transverse Mercator',
  utm: 'Transverse Mercator',
  merc: 'Mercator',
  webmerc: 'Popular Visualisation Pseudo Mercator',
  lcc: 'Lambert Conformal Conic',
  aea: 'Albers',
  laea: 'Lambert Azimuthal Equal Area',
  stere: 'Stereographic',
  ups: 'Polar Stereographic (variant A)',
  sterea: 'Oblique Stereographic',
  omerc: 'Oblique Mercator',
  somerc: 'Swiss Oblique Mercator',
  krovak: 'Krovak',
  cass: 'Cassini',
  poly: 'Polyconic',
  nzmg: 'New Zealand Map Grid',
  cea: 'Cylindrical Equal Area',
  eqc: 'Equirectangular',
  eqdc: 'Equidistant Conic',
  bonne: 'Bonne',
  aeqd: 'Azimuthal Equidistant',
  moll: 'Mollweide',
  robin: 'Robinson',
  sinu: 'Sinusoidal',
  mill: 'Miller Cylindrical',
  vandg: 'Van der Grinten',
  gnom: 'Gnomonic',
  ortho: 'Orthographic',
  eqearth: 'Equal Earth',
  labrd: 'Laborde Oblique Mercator',
  eck1: 'Eckert I',
  eck2: 'Eckert II',
  eck3: 'Eckert III',
  eck4: 'Eckert IV',
  eck5: 'Eckert V',
  eck6: 'Eckert VI',
  mbtfpq: 'Flat Polar Quartic',
  gall: 'Gall Stereographic',
  wink1: 'Winkel I',
  wink2: 'Winkel II',
  wintri: 'Winkel Tripel',
  natearth: 'Natural Earth',
  natearth2: 'Natural Earth II',
  patterson: 'Patterson',
  comill: 'Compact Miller',
  times: 'Times',
  qua_aut: 'Quartic Authalic',
  crast: 'Craster Parabolic',
  loxim: 'Loximuthal',
  wag4: 'Wagner IV',
  wag5: 'Wagner V',
  wag7: 'Wagner VII',
  aitoff: 'Aitoff',
  goode: 'Goode Homolosine',
  igh: 'Interrupted Goode Homolosine',
  hammer: 'Hammer',
}

const parameterKeys: Readonly<Record<string, ParameterName>> = {
  lat_0: 'latitude',
  lon_0: 'longitude',
  lonc: 'longitude',
  lat_1: 'parallel1',
  lat_ts: 'parallel1',
  lat_2: 'parallel2',
  k: 'scale',
  k_0: 'scale',
  x_0: 'falseEasting',
  y_0: 'falseNorthing',
  alpha: 'azimuth',
  azi: 'azimuth',
  gamma: 'gridAngle',
}

/** Semi-major axis and inverse flattening. Source: PROJ, `proj -le`. */
const ellipsoids: Readonly<Record<string, readonly [number, number]>> = {
  WGS84: [6378137, 298.257223563],
  GRS80: [6378137, 298.257222101],
  WGS72: [6378135, 298.26],
  intl: [6378388, 297],
  bessel: [6377397.155, 299.1528128],
  krass: [6378245, 298.3],
  airy: [6377563.396, 299.3249646],
  mod_airy: [6377340.189, 299.3249373654873],
  clrk66: [6378206.4, 294.9786982138982],
  clrk80: [6378249.145, 293.4663],
  clrk80ign: [6378249.2, 293.4660212936269],
  aust_SA: [6378160, 298.25],
  GRS67: [6378160, 298.247167427],
  evrst30: [6377276.345, 300.8017],
  evrst48: [6377304.063, 300.8017],
  evrst69: [6377295.664, 300.8017],
  evrstSS: [6377298.556, 300.8017],
  helmert: [6378200, 298.3],
  bess_nam: [6377483.865, 299.1528128],
  WGS66: [6378145, 298.25],
  sphere: [6370997, 0],
}

/** PROJ's names of datums and the registry's. */
const datums: Readonly<Record<string, readonly [ellipsoid: string, name: string]>> = {
  WGS84: ['WGS84', 'World Geodetic System 1984'],
  NAD83: ['GRS80', 'North American Datum 1983'],
  NAD27: ['clrk66', 'North American Datum 1927'],
  GGRS87: ['GRS80', 'Greek Geodetic Reference System 1987'],
  potsdam: ['bessel', 'Deutsches Hauptdreiecksnetz'],
  carthage: ['clrk80ign', 'Carthage'],
  hermannskogel: ['bessel', 'Militar-Geographische Institut'],
  ire65: ['mod_airy', 'TM65'],
  nzgd49: ['intl', 'New Zealand Geodetic Datum 1949'],
  OSGB36: ['airy', 'Ordnance Survey of Great Britain 1936'],
}

const meridians: Readonly<Record<string, number>> = {
  greenwich: 0,
  lisbon: -9.131906111111,
  paris: 2.337229166667,
  bogota: -74.080916666667,
  madrid: -3.687938888889,
  rome: 12.452333333333,
  bern: 7.439583333333,
  jakarta: 106.807719444444,
  ferro: -17.666666666667,
  brussels: 4.367975,
  stockholm: 18.058277777778,
  athens: 23.7163375,
  oslo: 10.722916666667,
}

const units: Readonly<Record<string, number>> = {
  m: 1,
  km: 1000,
  cm: 0.01,
  ft: 0.3048,
  'us-ft': 1200 / 3937,
  yd: 0.9144,
  mi: 1609.344,
  kmi: 1852,
  'ind-ft': 0.30479841,
  'us-mi': 1609.347218694437,
}

/** What a table has under a word of the text: its own entries only, since any word may stand there, `constructor` as well. */
const entry = <Value>(table: Readonly<Record<string, Value>>, word = ''): Value | undefined =>
  Object.hasOwn(table, word) ? table[word] : undefined

const directions: Readonly<Record<string, string>> = {
  e: 'east',
  n: 'north',
  w: 'west',
  s: 'south',
  u: 'up',
  d: 'down',
}

/** As PROJ reads them: `39.5`, and of angles also `39d30'E`. */
function angleOrNumber(text: string): number {
  const parts = /^([-+]?)(\d+(?:\.\d*)?)[d°](?:(\d+(?:\.\d*)?)'?)?(?:(\d+(?:\.\d*)?)"?)?([nsew]?)$/i.exec(text)
  if (parts === null) return text === '' ? Number.NaN : Number(text)
  const [, sign, degrees, minutes = 0, seconds = 0, letter = ''] = parts
  const size = Number(degrees) + Number(minutes) / 60 + Number(seconds) / 3600
  return (sign === '-') !== /[sw]/i.test(letter) ? -size : size
}

const meridianOf = (text: string): number => entry(meridians, text) ?? angleOrNumber(text)

const datumOf = (text: string) => entry(datums, text) ?? (/^wgs ?84$/i.test(text) ? datums.WGS84 : undefined)

/** Whether the value of a word is one that is known here. */
const isKnown: Readonly<Record<string, (value: string, words: ReadonlyMap<string, string>) => boolean>> = {
  datum: (value) => datumOf(value) !== undefined,
  pm: (value) => Number.isFinite(meridianOf(value)),
  units: (value, words) => entry(units, value) !== undefined || words.has('to_meter'),
  to_meter: (value) => Number(value) > 0,
  zone: (value) => /^0?(?:[1-9]|[1-5]\d|60)$/.test(value),
  axis: (value, words) => value === 'enu' || value === 'neu' || words.get('proj') === 'krovak',
  towgs84: (value) => value.split(',').map(Number).every(Number.isFinite),
}

/** The first word whose value says nothing that is known here: a place computed without it would be another. */
function unreadableWord(words: ReadonlyMap<string, string>): string | undefined {
  for (const [key, value] of words) {
    const isRead = entry(isKnown, key) ?? (entry(parameterKeys, key) && isFiniteNumber)
    if (isRead?.(value, words) === false) return `+${key}=${value}`
  }
  return words.get('proj') === 'utm' && !words.has('zone') ? '+zone' : undefined
}

const isFiniteNumber = (value: string): boolean => Number.isFinite(angleOrNumber(value))

export async function systemFromProjString(text: string): Promise<Found> {
  const words = new Map<string, string>()
  for (const word of text.split(/[\s+]+(?=[A-Za-z])/)) {
    const [key = '', value = ''] = word.replace(/^\+/, '').trim().split('=', 2)
    if (key !== '' && !words.has(key)) words.set(key, value.trim())
  }
  const unreadable = unreadableWord(words)
  if (unreadable !== undefined) return { kind: 'missing', missing: { kind: 'parameter', name: unreadable } }
  const method = words.get('proj') ?? ''
  const isGeographic = /^(?:longlat|latlong|latlon|lonlat)$/.test(method)
  const described: DescribedSystem = {
    name: text.slice(0, 120),
    geodetic: geodeticOf(words),
    degreesPerUnit: 1,
    axes: Array.from(words.get('axis') ?? '', (letter) => entry(directions, letter) ?? ''),
    ...(isGeographic ? {} : { plane: planeOf(method, words) }),
  }
  // `+R_A` asks for the sphere with the ellipsoid's surface. These two methods are computed on it anyway; for others it would be another map.
  if (words.has('R_A') && method !== 'mill' && method !== 'vandg')
    return { kind: 'missing', missing: { kind: 'parameter', name: '+R_A' } }
  if (method === 'geocent') return { kind: 'missing', missing: { kind: 'geocentric', name: '+proj=geocent' } }
  return definitionOf(described)
}

function geodeticOf(words: ReadonlyMap<string, string>): DescribedSystem['geodetic'] {
  const datum = datumOf(words.get('datum') ?? '')
  const [a, inverse] = shapeOf(words, datum?.[0] ?? words.get('ellps') ?? 'WGS84')
  const shift = words.get('towgs84')?.split(',').map(Number)
  // Web Mercator's string says it must not be shifted whatever its sphere.
  const isUnshifted = words.get('nadgrids') === '@null'
  return {
    name: '',
    datumName: datum?.[1] ?? '',
    semiMajorAxisMetres: a,
    inverseFlattening: inverse,
    primeMeridianDegrees: meridianOf(words.get('pm') ?? '0'),
    ...(isUnshifted
      ? { toWgs84: [] }
      : shift !== undefined && shift.length >= 3 && shift.every(Number.isFinite)
        ? { toWgs84: shift }
        : {}),
  }
}

function shapeOf(words: ReadonlyMap<string, string>, ellipsoid: string): readonly [number, number] {
  const number = (key: string) => (words.has(key) ? Number(words.get(key)) : undefined)
  const radius = number('R')
  if (radius !== undefined) return [radius, 0]
  const [a, inverse] = entry(ellipsoids, ellipsoid) ?? [0, 0]
  const semiMajor = number('a') ?? a
  const semiMinor = number('b')
  if (semiMinor !== undefined) return [semiMajor, semiMajor === semiMinor ? 0 : semiMajor / (semiMajor - semiMinor)]
  return [semiMajor, number('rf') ?? (number('f') ? 1 / number('f')! : inverse)]
}

function planeOf(method: string, words: ReadonlyMap<string, string>): NonNullable<DescribedSystem['plane']> {
  const parameters: Partial<Record<ParameterName, number>> = {}
  for (const [key, value] of words) {
    const name = entry(parameterKeys, key)
    if (name) parameters[name] = angleOrNumber(value)
  }
  if (method === 'utm') {
    Object.assign(parameters, {
      longitude: centralMeridianDegrees(Number(words.get('zone'))),
      scale: utmScale,
      falseEasting: utmFalseEastingMetres,
      falseNorthing: words.has('south') ? utmSouthFalseNorthingMetres : 0,
    })
  }
  if (method === 'ups') {
    Object.assign(parameters, {
      latitude: words.has('south') ? -90 : 90,
      scale: upsScale,
      falseEasting: upsFalseOriginMetres,
      falseNorthing: upsFalseOriginMetres,
    })
  }
  if (method === 'somerc') parameters.azimuth = 90
  const isPolar = method === 'stere' && Math.abs(parameters.latitude ?? 0) === 90
  const variant =
    method === 'omerc' && (words.has('no_uoff') || words.has('no_off'))
      ? 'Hotine Oblique Mercator (variant A)'
      : entry(methodNames, method)
  return {
    methodName:
      isPolar && parameters.parallel1 !== undefined
        ? 'Polar Stereographic (variant B)'
        : (variant ?? `+proj=${method}`),
    parameters,
    others: new Map(),
    metresPerUnit: Number(words.get('to_meter')) || entry(units, words.get('units')) || 1,
  }
}
