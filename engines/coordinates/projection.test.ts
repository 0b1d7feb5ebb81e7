import { describe, expect, test } from 'vitest'
import { cases } from './fixtures/projection.cases.json' with { type: 'json' }
import { cases as wktCases } from './fixtures/well-known-text.cases.json' with { type: 'json' }
import { type Projection, projectionFrom, readCrsReference } from './projection.ts'

async function known(definition: string | number) {
  const result = await projectionFrom(definition)
  if (!result.ok) throw new Error(`${result.problem.code}: ${result.problem.definition}`)
  return result.value
}

/** Figures were made with one shift per datum; another operation of the registry may be chosen, as good by its own word. */
const metresApart = (
  projection: Projection,
  [east, north]: readonly [number, number],
  point: { readonly longitude: number; readonly latitude: number },
): number => {
  const [longitude, latitude] = projection.toWgs84(east, north)
  const squeeze = Math.cos((latitude * Math.PI) / 180)
  return Math.hypot((longitude - point.longitude) * squeeze, latitude - point.latitude) * 111_195
}

describe('EPSG codes against PROJ', () => {
  test.each(cases)('EPSG:$epsg', async ({ epsg, longitude, latitude, east, north }) => {
    const projection = await known(epsg)
    const apart = metresApart(projection, [east, north], { longitude, latitude })
    expect(apart).toBeLessThan(2 * (projection.accuracyMetres ?? 0) + 0.005)
    const [eastHere, northHere] = projection.fromWgs84(...projection.toWgs84(east, north))
    const tolerance = projection.unit === 'degrees' ? 5e-8 : 5e-3
    expect(Math.abs(eastHere - east)).toBeLessThan(tolerance)
    expect(Math.abs(northHere - north)).toBeLessThan(tolerance)
  })
})

describe('Well-Known Text means the same as its code', () => {
  test.each(wktCases)('$form of EPSG:$epsg', async ({ epsg, text }) => {
    const point = cases.find((row) => row.epsg === epsg)
    if (!point) throw new Error(`no reference point for ${epsg}`)
    const described = await known(text)
    expect(described.accuracyMetres).toBeDefined()
    const apart = metresApart(described, [point.east, point.north], point)
    expect(apart).toBeLessThan(2 * (described.accuracyMetres ?? 0) + 0.005)
  })

  test('a plane system without any code, figures from PROJ 9.1.1 (ESRI:102003)', async () => {
    const text =
      'PROJCS["USA_Contiguous_Albers_Equal_Area_Conic",GEOGCS["GCS_North_American_1983",DATUM["D_North_American_1983",SPHEROID["GRS_1980",6378137.0,298.257222101]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]],PROJECTION["Albers"],PARAMETER["False_Easting",0.0],PARAMETER["False_Northing",0.0],PARAMETER["Central_Meridian",-96.0],PARAMETER["Standard_Parallel_1",29.5],PARAMETER["Standard_Parallel_2",45.5],PARAMETER["Latitude_Of_Origin",37.5],UNIT["Meter",1.0]]'
    const [east, north] = (await known(text)).fromWgs84(-100, 40)
    expect(east).toBeCloseTo(-338390.5876, 2)
    expect(north).toBeCloseTo(287313.8795, 2)
  })

  test.each([
    'VERTCS["EGM96_Geoid",VDATUM["EGM96_Geoid"],PARAMETER["Vertical_Shift",0.0],PARAMETER["Direction",1.0],UNIT["Meter",1.0]]',
    'VERTCS["NAVD88_height",VDATUM["North_American_Vertical_Datum_1988"],PARAMETER["Vertical_Shift",0.0],UNIT["Meter",1.0],AUTHORITY["EPSG",5703]]',
  ])('behind a system of places there may stand one of heights: %s', async (heights) => {
    for (const { epsg, text } of wktCases.filter(({ form }) => form === 'WKT1:ESRI')) {
      const [alone, together] = [await known(text), await known(`${text}, ${heights}`)]
      expect(together.toWgs84(450_000, 5_000_000), `EPSG:${epsg}`).toEqual(alone.toWgs84(450_000, 5_000_000))
    }
  })

  test('a datum nobody knows on an old ellipsoid has no stated accuracy', async () => {
    const text =
      'GEOGCS["Island",DATUM["D_Island_1900",SPHEROID["Clarke_1866",6378206.4,294.9786982]],PRIMEM["Greenwich",0],UNIT["Degree",0.0174532925199433]]'
    expect((await known(text)).accuracyMetres).toBeUndefined()
  })

  test.each([
    ['[', 'Degree', 0.0174532925199433, 'Greenwich', 0, [10, 50]],
    [' [ ', 'Degree', 0.0174532925199433, 'Greenwich', 0, [10, 50]],
    ['[', 'Degree', 0.0174532925199433, 'Paris', 2.5, [12.5, 50]],
    [' [ ', 'Degree', 0.0174532925199433, 'Paris', 2.5, [12.5, 50]],
    ['[', 'Grad', 0.015707963267949, 'Greenwich', 0, [9, 45]],
  ] as const)('WGS 84 with "%s", in %ss of %f, from %s at %f', async (open, unit, size, city, east, place) => {
    const spheroid = `SPHEROID${open}"WGS_1984",6378137,298.257223563]`
    const text = `GEOGCS${open}"x",DATUM${open}"D_WGS_1984",${spheroid}],PRIMEM${open}"${city}",${east}],UNIT${open}"${unit}",${size}]]`
    const projection = await known(text)
    const [longitude, latitude] = projection.toWgs84(10, 50)
    expect([longitude.toFixed(9), latitude.toFixed(9)].map(Number)).toEqual(place)
    expect(projection.isWgs84).toBe(city === 'Greenwich' && unit === 'Degree')
    for (const spelling of [text.toLowerCase(), text.replaceAll(',', ', ')])
      expect((await known(spelling)).isWgs84).toBe(projection.isWgs84)
  })
})

describe('PROJ strings', () => {
  test('Mollweide, figures from PROJ 9.1.1 (ESRI:54009)', async () => {
    const [east, north] = (await known('+proj=moll +lon_0=0 +datum=WGS84 +units=m +no_defs')).fromWgs84(12.5, 41.9)
    expect(east).toBeCloseTo(1042636.5497, 2)
    expect(north).toBeCloseTo(5000646.6627, 2)
  })
})

describe('spellings of one reference', () => {
  test.each([
    ['EPSG:4326', false],
    ['epsg:4326', false],
    ['http://www.opengis.net/gml/srs/epsg.xml#4326', false],
    ['urn:ogc:def:crs:EPSG::4326', true],
    ['urn:ogc:def:crs:EPSG:6.9:4326', true],
    ['urn:ogc:def:crs:EPSG:4326', true],
    ['http://www.opengis.net/def/crs/EPSG/0/4326', true],
  ])('%s', async (text, followsAuthorityOrder) => {
    expect(readCrsReference(text)).toEqual({ kind: 'epsg', code: 4326, followsAuthorityOrder })
    const projection = await known(text)
    expect(projection.isWgs84).toBe(true)
    expect(projection.authorityAxisOrder).toBe('north-east')
  })

  test.each([
    'CRS84',
    'CRS:84',
    'OGC:CRS84',
    'urn:ogc:def:crs:OGC:1.3:CRS84',
    'http://www.opengis.net/def/crs/OGC/1.3/CRS84',
  ])('%s is longitude first', async (text) => {
    const projection = await known(text)
    expect(projection.isWgs84).toBe(true)
    expect(projection.authorityAxisOrder).toBe('east-north')
  })

  test.each([3785, 900913, 102100])('%i is Web Mercator', async (code) => {
    expect((await known(code)).fromWgs84(180, 0)[0]).toBeCloseTo(20037508.3428, 4)
  })

  test.each([
    '',
    'EPSG:',
    'EPSG:999999',
    'hello',
    'PROJCS[',
    'GEOGCS["x"',
    '+proj=nonsense',
    `PROJCS[${'['.repeat(5000)}`,
  ])('no projection, and no exception, from %j', async (text) => {
    expect((await projectionFrom(text)).ok).toBe(false)
  })
})
