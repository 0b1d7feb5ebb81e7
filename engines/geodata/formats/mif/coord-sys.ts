/** Ellipsoids by MapInfo's numbers for them, in the words of a PROJ string. */
const ellipsoids: Readonly<Record<number, string>> = {
  0: '+ellps=GRS80',
  1: '+ellps=WGS72',
  2: '+ellps=aust_SA',
  3: '+ellps=krass',
  4: '+ellps=intl',
  5: '+ellps=intl',
  6: '+ellps=clrk80',
  7: '+ellps=clrk66',
  9: '+ellps=airy',
  10: '+ellps=bessel',
  13: '+ellps=mod_airy',
  21: '+ellps=GRS67',
  28: '+ellps=WGS84',
  30: '+a=6378249.2 +b=6356515',
}

/** Datums by their numbers: the ellipsoid and the shift to WGS 84 with the signs of a position vector. */
const datums: Readonly<Record<number, string>> = {
  28: '+ellps=intl +towgs84=-87,-98,-121',
  33: '+ellps=GRS80 +towgs84=0,0,0',
  62: '+ellps=clrk66 +towgs84=-8,160,176',
  74: '+ellps=GRS80 +towgs84=0,0,0',
  79: '+ellps=airy +towgs84=446.448,-125.157,542.06,0.15,0.247,0.842,-20.489',
  103: '+ellps=WGS72 +towgs84=0,0,4.5,0,0,0.554,0.2263',
  104: '+datum=WGS84',
  115: '+ellps=GRS80 +towgs84=0,0,0',
  116: '+ellps=GRS80 +towgs84=0,0,0',
  1000: '+ellps=bessel +towgs84=598.1,73.7,418.2,0.202,0.045,-2.455,6.7',
  1001: '+ellps=krass +towgs84=23.57,-140.95,-79.8,0,0.35,0.79,-0.22',
}

/** Metres in a unit of length, by MapInfo's names. */
const units: Readonly<Record<string, string>> = {
  m: '1',
  km: '1000',
  cm: '0.01',
  mm: '0.001',
  ft: '0.3048',
  'survey ft': '0.3048006096012192',
  yd: '0.9144',
  mi: '1609.344',
  nmi: '1852',
  in: '0.0254',
}

/** Methods by their numbers, and what the numbers behind the unit say. */
const methods: Readonly<Record<number, readonly [method: string, ...parameters: string[]]>> = {
  3: ['lcc', 'lon_0', 'lat_0', 'lat_1', 'lat_2', 'x_0', 'y_0'],
  8: ['tmerc', 'lon_0', 'lat_0', 'k', 'x_0', 'y_0'],
  9: ['aea', 'lon_0', 'lat_0', 'lat_1', 'lat_2', 'x_0', 'y_0'],
  10: ['merc', 'lon_0'],
  16: ['sinu', 'lon_0'],
  20: ['stere', 'lon_0', 'lat_0', 'k', 'x_0', 'y_0'],
  26: ['merc', 'lon_0', 'lat_ts'],
  29: ['laea', 'lon_0', 'lat_0'],
}

/** The same plane without the datum of a page on the web. */
const webMercator = 157

/**
 * The PROJ string behind a `CoordSys Earth` clause: `Projection 8, 1001, "m", 39, 0, 1, 7500000, 0`. Undefined where the method or the
 * datum is not known; '' for a plan that lies nowhere on Earth.
 */
export function projOfCoordSys(clause: string): string | undefined {
  if (/^CoordSys\s+NonEarth\b/i.test(clause)) return ''
  const behind = clause.split(/Projection\s/i, 2)[1]
  if (behind === undefined) return undefined
  const said = behind.split(/\sBounds\b/i, 1)[0]!
  const values = said.split(',').map((value) => value.trim())
  const kind = Number(values[0]) % 1000
  const { datum, used } = datumOf(values.slice(1))
  if (datum === undefined) return undefined
  const rest = values.slice(1 + used)
  if (kind === 1) return `+proj=longlat ${datum} +no_defs`
  const method = methods[kind]
  const unit = units[(rest[0] ?? '').replaceAll('"', '').toLowerCase()]
  if (!method || unit === undefined) return undefined
  if (kind === 10 && datum === 'web') return 'EPSG:3857'
  const [name, ...parameters] = method
  const numbers = parameters.map((parameter, index) => `+${parameter}=${Number(rest[index + 1] ?? 0)}`)
  // False origins are in the unit of the plane, which PROJ wants in metres.
  const scaled = numbers.map((text) =>
    /^\+[xy]_0=/.test(text) ? `${text.slice(0, 5)}${Number(text.slice(5)) * Number(unit)}` : text,
  )
  return `+proj=${name} ${scaled.join(' ')} ${datum === 'web' ? '+datum=WGS84' : datum} +to_meter=${unit} +no_defs`
}

/** A datum by its number, or described: 999 with three numbers, 9999 with seven and a prime meridian. */
function datumOf(values: readonly string[]): { readonly datum: string | undefined; readonly used: number } {
  const number = Number(values[0])
  if (number === webMercator) return { datum: 'web', used: 1 }
  if (number !== 999 && number !== 9999) return { datum: datums[number], used: 1 }
  const ellipsoid = ellipsoids[Number(values[1])]
  const shift = values.slice(2, number === 999 ? 5 : 9).map(Number)
  // Its rotations turn the other way than those of a PROJ string.
  const turned = shift.map((value, index) => (index >= 3 && index < 6 ? -value || 0 : value))
  const meridian = number === 9999 ? Number(values[9] ?? 0) : 0
  const isSound = ellipsoid !== undefined && shift.every(Number.isFinite) && shift.length >= 3
  const prime = meridian === 0 ? '' : ` +pm=${meridian}`
  return {
    datum: isSound ? `${ellipsoid} +towgs84=${turned.join(',')}${prime}` : undefined,
    used: number === 999 ? 5 : 10,
  }
}
