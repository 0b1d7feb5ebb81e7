import { expect, test } from 'vitest'
import { projectionFrom } from '../../projection.ts'
import { readCrsReference } from '../reference.ts'
import { isAngle, isLength, parameterOfName } from './parameter-names.ts'
import { readWktTree } from './wkt-tree.ts'

/** As the EPSG registry, WKT 1 of GDAL and Esri's software write them. */
const parameters = {
  latitude:
    'latitude_of_origin, Latitude_Of_Center, latitude of centre, Latitude of natural origin, Latitude of false origin, Latitude of projection centre, latitude_of_projection_center, Central_Parallel',
  longitude:
    'central_meridian, longitude_of_center, Longitude of centre, Longitude of origin, Longitude of natural origin, Longitude of false origin, Longitude of projection centre, longitude_of_projection_center, Initial longitude',
  parallel1: 'standard_parallel_1, Latitude of 1st standard parallel, Latitude of standard parallel',
  parallel2: 'standard_parallel_2, Latitude of 2nd standard parallel',
  scale:
    'scale_factor, Scale factor at natural origin, Scale factor on initial line, Scale factor on pseudo standard parallel, Scale factor at projection centre',
  falseEasting: 'false_easting, Easting at false origin, Easting at projection centre',
  falseNorthing: 'false_northing, Northing at false origin, Northing at projection centre',
  azimuth: 'azimuth, Azimuth of initial line, Azimuth at projection centre, Co-latitude of cone axis',
  gridAngle: 'rectified_grid_angle, Angle from Rectified to Skew Grid',
  pseudoParallel: 'Pseudo_Standard_Parallel_1, Latitude of pseudo standard parallel',
  height: 'Projection plane origin height, Viewpoint height, Height',
  ellipsoidScale: 'Ellipsoid scaling factor',
  zoneWidth: 'Zone width',
}
const lengths = ['falseEasting', 'falseNorthing', 'height']

test.each(Object.entries(parameters))('%s by every name it has', (parameter, names) => {
  for (const name of names.split(', ')) expect([name, parameterOfName(name)]).toEqual([name, parameter])
  const known = parameter as NonNullable<ReturnType<typeof parameterOfName>>
  expect(isLength(known)).toBe(lengths.includes(parameter))
  expect(isAngle(known)).toBe(![...lengths, 'scale', 'ellipsoidScale'].includes(parameter))
})

test.each(['', 'latitude', 'my false_easting', 'false_easting_2'])('%j is no parameter', (name) =>
  expect(parameterOfName(name)).toBeUndefined(),
)

test('an ellipsoid that says nothing of its flattening is a sphere', async () => {
  const placed = async (ellipsoid: object) => {
    const unit = (name: string) => ['east', 'north'].map((direction) => ({ direction, unit: name }))
    const datum = { name: 'ours', ellipsoid: { name: 'ours', ...ellipsoid } }
    const base_crs = { type: 'GeographicCRS', name: 'ours', datum, coordinate_system: { axis: unit('degree') } }
    const conversion = { name: 'ours', method: { name: 'Mercator (variant A)' }, parameters: [] }
    const system = {
      type: 'ProjectedCRS',
      name: 'ours',
      base_crs,
      conversion,
      coordinate_system: { axis: unit('metre') },
    }
    const found = await projectionFrom(JSON.stringify(system))
    return found.ok ? found.value.fromWgs84(10, 50)[1] : found.problem
  }
  // The radius times the logarithm of tan(45° + 50°/2).
  const northing = 6_370_000 * Math.log(Math.tan((70 * Math.PI) / 180))
  for (const ellipsoid of [
    { radius: 6_370_000 },
    { semi_major_axis: 6_370_000 },
    { semi_major_axis: 6_370_000, semi_minor_axis: 6_370_000 },
  ])
    expect(await placed(ellipsoid)).toBeCloseTo(northing, 3)
  const flattened = { semi_major_axis: 6_370_000, inverse_flattening: 300 }
  expect(await placed(flattened)).toBeLessThan(northing - 30_000)
  const minor = { semi_major_axis: 6_370_000, semi_minor_axis: 6_370_000 * (1 - 1 / 300) }
  expect(await placed(minor)).toBeCloseTo((await placed(flattened)) as number, 3)
})

test('brackets are round or square, texts in quotation marks, and all of it is read', () => {
  const node = { keyword: 'A', texts: ['x"y'], numbers: [-1.5e3, 0.5], words: ['north'], children: [] }
  for (const text of ['A["x""y",-1.5E3,.5,north]', ' a ( "x""y" , -1.5e+3 , .5 , north ) '])
    expect(readWktTree(text)).toEqual(node)
  for (const text of ['', 'A', '[1]', 'A^1]', 'A{1}', 'A[1', 'A[1]]', 'A[1]B', 'A["x]', 'A[1;2]', 'A[1]x'])
    expect(readWktTree(text), text).toBeUndefined()
})

test.each([
  ['CRS:83', '4269'],
  ['crs27', '4267'],
  ['urn:ogc:def:crs:OGC:1.3:CRS83', '4269'],
  ['http://www.opengis.net/def/crs/OGC/0/CRS27', '4267'],
  ['CRS:833', undefined],
  ['XCRS:83', undefined],
  ['CRS:83 zone', undefined],
])('%s is %s', (text, code) => {
  const reference = readCrsReference(text)
  expect('code' in reference ? String(reference.code) : undefined).toBe(code)
})
