import { describe, expect, test } from 'vitest'
import { projectionFrom } from '../../projection.ts'

const degree = 'ANGLEUNIT["degree",0.0174532925199433]'
const metre = 'LENGTHUNIT["metre",1]'
const datum =
  'DATUM["Deutsches Hauptdreiecksnetz",ELLIPSOID["Bessel 1841",6377397.155,299.1528128]],PRIMEM["Greenwich",0]'
const axes = `CS[Cartesian,2],AXIS["northing",north],AXIS["easting",east],${metre}`
/** Zone 3 of Gauss and Krüger, in the words of WKT 2. */
const zone = (end = axes) =>
  `PROJCRS["zone 3",BASEGEOGCRS["DHDN",${datum}],CONVERSION["zone 3",METHOD["Transverse Mercator"],PARAMETER["Latitude of natural origin",0,${degree}],PARAMETER["Longitude of natural origin",9,${degree}],PARAMETER["Scale factor at natural origin",1],PARAMETER["False easting",3500000,${metre}],PARAMETER["False northing",0,${metre}]],${end}]`
const heights = `VERTCRS["heights",VDATUM["some"],CS[vertical,1],AXIS["height",up],${metre}]`

const translations = [598.1, 73.7, 418.2]
function bound(source: string, method: string, further: readonly number[] = []) {
  const parameters = [...translations, ...further].map((value, index) => `PARAMETER["parameter ${index}",${value}]`)
  return `BOUNDCRS[SOURCECRS[${source}],TARGETCRS[GEOGCRS["WGS 84",${datum}]],ABRIDGEDTRANSFORMATION["to WGS 84",METHOD["${method}"],${parameters}]]`
}
/** The same in the words of WKT 1. */
const oldZone = (shift: readonly number[], unit = 'UNIT["metre",1]') =>
  `PROJCS["zone 3",GEOGCS["DHDN",DATUM["Deutsches_Hauptdreiecksnetz",SPHEROID["Bessel 1841",6377397.155,299.1528128],TOWGS84[${shift}]],PRIMEM["Greenwich",0],UNIT["degree",0.0174532925199433]],PROJECTION["Transverse_Mercator"],PARAMETER["latitude_of_origin",0],PARAMETER["central_meridian",9],PARAMETER["scale_factor",1],PARAMETER["false_easting",3500000],PARAMETER["false_northing",0],${unit}]`

/** Where a text puts 9.5° E 50° N, to a tenth of a millimetre. */
async function placed(text: string) {
  const found = await projectionFrom(text)
  if (!found.ok) throw new Error(JSON.stringify(found.problem))
  return found.value.fromWgs84(9.5, 50).map((value) => Number(value.toFixed(4)))
}

test('coordinates without a unit are metres', async () => {
  const named = oldZone(translations)
  expect(await placed(named.replace(',UNIT["metre",1]]', ']'))).toEqual(await placed(named))
})

const rotations = [0.202, 0.045, -2.455]
const against = rotations.map((rotation) => -rotation)

// PROJ 9.1.1, cs2cs: +proj=tmerc +lon_0=9 +x_0=3500000 +ellps=bessel with +towgs84 of seven parameters, and of three.
const [bySeven, byThree] = [
  [3535922.3597, 5540527.2358],
  [3535868.6062, 5540526.3947],
]

describe('a shift that stands around a system', () => {
  test.each([
    [
      'by position vector',
      bound(zone(), 'Position Vector transformation (geog2D domain)', [...rotations, 1.0000067]),
      bySeven,
    ],
    [
      'with its scale in parts per million',
      bound(zone(), 'Position Vector transformation', [...rotations, 6.7]),
      bySeven,
    ],
    [
      'by coordinate frame, which turns the other way',
      bound(zone(), 'Coordinate Frame rotation', [...against, 1.0000067]),
      bySeven,
    ],
    ['by translations alone', bound(zone(), 'Geocentric translations (geog2D domain)'), byThree],
    [
      'around a system with heights',
      bound(`COMPOUNDCRS["both",${zone()},${heights}]`, 'Position Vector', [...rotations, 1.0000067]),
      bySeven,
    ],
    [
      'in a system with heights',
      `COMPOUNDCRS["both",${bound(zone(), 'Position Vector', [...rotations, 1.0000067])},${heights}]`,
      bySeven,
    ],
    ['in WKT 1', oldZone([...translations, ...rotations, 6.7]), bySeven],
    ['of three parameters in WKT 1', oldZone(translations), byThree],
    [
      'in WKT 1 with heights',
      `COMPD_CS["both",${oldZone(translations)},VERT_CS["heights",VERT_DATUM["some",2005],UNIT["metre",1]]]`,
      byThree,
    ],
  ])('%s', async (_, text, expected) => {
    const [east, north] = await placed(text)
    // How a rotation is undone is a convention, below a millimetre.
    expect(east).toBeCloseTo(expected[0]!, 3)
    expect(Math.abs(north! - expected[1]!)).toBeLessThan(0.001)
  })
})

describe('units', () => {
  test('in WKT 1 false eastings are in the unit of the plane, and so are its numbers', async () => {
    const [east, north] = await placed(oldZone(translations, 'UNIT["foot",0.3048]'))
    expect(east! - 3_500_000).toBeCloseTo((byThree[0]! - 3_500_000) / 0.3048, 3)
    expect(north).toBeCloseTo(byThree[1]! / 0.3048, 3)
  })

  test('in WKT 2 each number has its own, and the plane’s may stand at its axes', async () => {
    const kilometres = 'CS[Cartesian,2],AXIS["n",north,LENGTHUNIT["km",1000]],AXIS["e",east,LENGTHUNIT["km",1000]]'
    const [east, north] = await placed(bound(zone(kilometres), 'Geocentric translations'))
    expect(east).toBeCloseTo(byThree[0]! / 1000, 3)
    expect(north).toBeCloseTo(byThree[1]! / 1000, 3)
  })

  test('grads from Paris', async () => {
    const text =
      'GEOGCS["NTF (Paris)",DATUM["NTF",SPHEROID["Clarke 1880 (IGN)",6378249.2,293.4660212936269],TOWGS84[-168,-60,320]],PRIMEM["Paris",2.33722917],UNIT["grad",0.01570796326794897]]'
    // cs2cs gives 7.1632094617 50.0000377311 degrees.
    const [east, north] = await placed(text)
    expect(east! * 0.9).toBeCloseTo(7.1632094617, 4)
    expect(north! * 0.9).toBeCloseTo(50.0000377311, 4)
  })
})

test.each([
  ['vertical', 'heights', heights],
  ['vertical', 'old', 'VERT_CS["old",VERT_DATUM["some",2005],UNIT["metre",1]]'],
  ['vertical', 'VERTCRS', 'VERTCRS[VDATUM["some"]]'],
  ['geocentric', 'earth', `GEOCCS["earth",${datum.replace('ELLIPSOID', 'SPHEROID')},UNIT["metre",1]]`],
  ['geocentric', 'earth', `GEODCRS["earth",${datum},CS[Cartesian,3],AXIS["X",geocentricX],${metre}]`],
  ['definition', 'both', `COMPOUNDCRS["both",${heights}]`],
  ['definition', 'BOUNDCRS', 'BOUNDCRS[SOURCECRS[]]'],
  ['definition', 'site', 'LOCAL_CS["site"]'],
  ['definition', 'no datum', 'GEOGCS["no datum",UNIT["degree",0.0174532925199433]]'],
  ['definition', 'no method', `PROJCRS["no method",BASEGEOGCRS["DHDN",${datum}],${axes}]`],
  ['definition', 'PROJCS["not closed"', 'PROJCS["not closed"'],
  ['definition', 'PROJCS["a",["b"]]', 'PROJCS["a",["b"]]'],
  ['method', '', zone().replace('METHOD["Transverse Mercator"]', 'METHOD[]')],
])('%s: %s is told by name', async (kind, name, text) => {
  expect(await projectionFrom(text)).toMatchObject({ ok: false, problem: { missing: { kind, name } } })
})

test('a geodetic system that says nothing of its axes is in degrees', async () => {
  expect(
    await placed('GEODCRS["x",DATUM["World Geodetic System 1984",ELLIPSOID["WGS 84",6378137,298.257223563]]]'),
  ).toEqual([9.5, 50])
})

test('a name of the registry with something behind it is no name of it', async () => {
  expect((await projectionFrom('urn:ogc:def:crs:EPSG::4326')).ok).toBe(true)
  expect((await projectionFrom('urn:ogc:def:crs:EPSG::4326!')).ok).toBe(false)
})
