import { expect, it } from 'vitest'
import { inputFromBytes } from '../../bytes/input.ts'
import type { ReadOptions } from '../../model/format.ts'
import { readPair } from '../../numbers/written-numbers.ts'
import { inspect } from '../../pipeline/convert.ts'
import { bytesOf, converted, inspected, problemOf } from '../../testing/run.ts'
import { namedLongitudeFirst } from '../../vocabulary/position-names.ts'
import { isGeometry } from './is-geometry.ts'

async function reading(text: string, readOptions: ReadOptions = {}) {
  const result = await inspect({ inputs: [inputFromBytes('x.csv', bytesOf(text))], from: 'csv', readOptions })
  if (!result.ok) return result.problem.code
  const { features, boundingBox, fields } = result.value.read
  const told = result.value.notes.map(({ code, subject }) => (subject === undefined ? code : `${code}: ${subject}`))
  return [features, boundingBox?.slice(0, 2), fields.map(({ name }) => name).join(), ...told]
}

const nameless = 'table-without-names'
it.each<[string, string, unknown]>([
  ['no names, latitude first', '52.5,13.5,Berlin\n', [1, [13.5, 52.5], 'column 3', nameless, 'columns-assumed: column 1, column 2']],
  ['no names, one longitude beyond 90', '13.5,52.5\n139.5,35.5\n', [2, [13.5, 35.5], '', nameless, 'columns-assumed: column 2, column 1']],
  ['no names, behind a number and a name', '1,x,52.5,13.5\n', [1, [13.5, 52.5], 'column 1,column 2', nameless, 'columns-assumed: column 3, column 4']],
  ['no names, decimal commas', 'a;52,5;13,5\nb;53,5;14,5\n', [2, [13.5, 52.5], 'column 1', nameless, 'columns-assumed: column 2, column 3']],
  ['whole numbers may be anything', '52,13,7\n', 'no_position_columns'],
  ['too large for degrees', '520.5,13.5\n', 'no_position_columns'],
  ['names that tell nothing', 'a,b\n52.5,13.5\n', 'no_position_columns'],
  ['one row with a word in the place of a number', '52.5,13.5\n53.5,none\n', 'no_position_columns'],
  ['no names, both at the end of their range', '90.0,180.0\n', [1, [180, 90], '', nameless, 'columns-assumed: column 1, column 2']],
  ['no names, the other way round', '180.0,90.0\n', [1, [180, 90], '', nameless, 'columns-assumed: column 2, column 1']],
  ['no names, neither can be a latitude', '90.5,180.0\n', 'no_position_columns'],
  ['no names, one beyond all degrees', '180.5,45.5\n', 'no_position_columns'],
  ['both in one column', 'id,where\n1,"52.5, 13.5"\n', [1, [13.5, 52.5], 'id', 'pairs-latitude-first: where']],
  ['both, no names', '1,"52.5, 13.5"\n2,"53.5, 14.5"\n', [2, [13.5, 52.5], 'column 1', nameless, 'pairs-latitude-first: column 2']],
  ['both, and a longitude beyond 90 first', 'id,where\n1,"139.5, 35.5"\n', [1, [139.5, 35.5], 'id', 'pairs-longitude-first: where']],
  ['both, and the first may be a pole', 'id,where\n1,"90.0, 45.5"\n', [1, [45.5, 90], 'id', 'pairs-latitude-first: where']],
  ['both, and the first is beyond one', 'id,where\n1,"90.5, 45.5"\n', [1, [90.5, 45.5], 'id', 'pairs-longitude-first: where']],
  ['both, and the second may be a pole', 'id,where\n1,"139.5, 90.0"\n', [1, [139.5, 90], 'id', 'pairs-longitude-first: where']],
  ['both, beyond all degrees', 'id,where\n1,"180.5, 45.5"\n', 'no_position_columns'],
  ['the order by the name', 'id,LonLat\n1,"13.5, 52.5"\n', [1, [13.5, 52.5], 'id', 'pairs-longitude-first: LonLat']],
  ['the order by the name, but for a row whose letters say otherwise', 'LonLat\n"13.5, 52.5"\n"48.5°N 2.5°E"\n', [2, [2.5, 48.5], '', 'pairs-longitude-first: LonLat']],
  ['an array as in GeoJSON', 'id,geo\n1,"[13.5, 52.5]"\n', [1, [13.5, 52.5], 'id', 'pairs-longitude-first: geo']],
  ['whole numbers under a name', 'id,latlng\n1,"52, 13"\n', [1, [13, 52], 'id', 'pairs-latitude-first: latlng']],
  ['whole numbers under none', 'id,size\n1,"52, 13"\n', 'no_position_columns'],
  ['a location that is an address', 'location\nBerlin\n', 'no_position_columns'],
  ['metres', 'id,coordinates\n1,"391000.5, 5820000.5"\n', 'crs_needed'],
  ['degrees and minutes apart', 'latd,latm,longd,longm\n52,30,13,15\n', [1, [13.25, 52.5], '']],
  ['degrees and minutes apart, longitude first', 'longd,longm,latd,latm\n13,15,52,30\n', [1, [13.25, 52.5], '']],
  ['minutes of no degrees', 'latd,latm,longd,longm\n0,30,0,15\n', [1, [0.25, 0.5], '']],
  ['minutes of one of them only', 'lat,lat_min,lon\n52,30,13\n', 'no_position_columns'],
  ['minutes of the other only', 'lat,lon,lon_min\n52,13,30\n', 'no_position_columns'],
  ['minutes of one beside decimal degrees', 'lat,lat_min,lon\n52.5,30,13\n', [1, [13, 52.5], 'lat_min']],
  ['minutes beside decimal degrees', 'lat,lat_min,lon,lon_min\n52.5,30,13.5,30\n', [1, [13.5, 52.5], 'lat_min,lon_min']],
  ['a minimum beside whole degrees', 'lat,lon,lat_min,lat_max\n52,13,51,53\n', [1, [13, 52], 'lat_min,lat_max']],
  ['minima of both beside whole degrees', 'lat,lon,lat_min,lon_min,lat_max,lon_max\n52,13,51,12,53,14\n', [1, [13, 52], 'lat_min,lon_min,lat_max,lon_max']],
  ['a minimum, and the maximum of the other only', 'lat,lon,lat_min,lon_maximum\n52,13,51,14\n', [1, [13, 52], 'lat_min,lon_maximum']],
  ['bounds alone are no position', 'min_lon,min_lat,max_lon,max_lat\n12.5,51.5,14.5,53.5\n', 'no_position_columns'],
  ['degrees behind metres', 'X,Y,lat,lon\n391000,5820000,52.5,13.5\n', [1, [13.5, 52.5], 'X,Y']],
  ['degrees behind cells of a grid', 'x,y,Longitude,Latitude\n3,4,13.5,52.5\n', [1, [13.5, 52.5], 'x,y']],
  ['a latitude without its longitude beside a pair', 'lat,X,Y\n52.5,13.5,51.5\n', [1, [13.5, 51.5], 'lat']],
  ['minutes with their marks', 'lat_deg,lat_min,lat_sec,lon_deg,lon_min,lon_sec\n52,30\',"18""",13,15′,36″\n', [1, [13.26, 52.505], '']],
  ['the minus at every part', 'latd,latm,longd,longm\n-52,-30,0,-15\n', [1, [-0.25, -52.5], '']],
  ['a minus at the minutes alone', 'latd,latm,longd,longm\n52,-30,13,15\n1,0,2,0\n', [2, [2, 1], '', 'coordinates-unreadable']],
  ['more minutes than a degree has', 'latd,latm,longd,longm\n52,61,13,15\n1,60,2,0\n', [2, [2, 2], '', 'coordinates-unreadable']],
  ['letters of both hemispheres apart', 'a,lat,b,lon,c\n1,52.5,S,13.5,w\n2,52.5,n,13.5,E\n', [2, [-13.5, -52.5], 'a']],
  ['letters before their numbers', 'b,lat,c,lon\nS,52.5,W,13.5\n', [1, [-13.5, -52.5], '']],
  ['letters before their numbers, longitude first', 'b,lon,c,lat\nW,13.5,S,52.5\n', [1, [-13.5, -52.5], '']],
  ['a letter of one of them only', 'lat,b,lon\n52.5,N,13.5\n51.5,S,13.5\n', 'no_position_columns'],
  ['a letter of the other only', 'lat,lon,b\n52.5,13.5,W\n', 'no_position_columns'],
  ['a letter of one that changes nothing', 'lat,b,lon\n52.5,N,13.5\n', [1, [13.5, 52.5], 'b']],
  ['a letter of one that repeats its minus', 'lat,b,lon\n-52.5,S,13.5\n', [1, [13.5, -52.5], 'b']],
  ['letters that are of no hemisphere', 'lat,b,lon,c\n52.5,Q,13.5,X\n', [1, [13.5, 52.5], 'b,c']],
  ['a letter of one, and one of no hemisphere', 'lat,b,lon,c\n52.5,S,13.5,X\n', 'no_position_columns'],
  ['a minus and the letter of the same side', 'lat,lon\n-52.5 S,13.5 E\n', [1, [13.5, -52.5], '']],
  ['a minus and the letter of the other side', 'lat,lon\n-52.5 N,13.5 E\n1,2\n', [2, [2, 1], '', 'coordinates-unreadable']],
  ['a comment before the names', '# made by hand\nlat,lon\n52.5,13.5\n', [1, [13.5, 52.5], '', 'metadata-dropped']],
  ['a geometry under any name', 'id,what\n1,POINT(13.5 52.5)\n2,\n', [2, [13.5, 52.5], 'id', 'geometry-missing']],
  ['a geometry, no names', '7,POINT(13.5 52.5)\n8,POINT(14.5 53.5)\n', [2, [13.5, 52.5], 'column 1', nameless]],
  ['a geometry before both', 'id,point,what\n1,"2.5, 3.5",POINT(13.5 52.5)\n', [1, [13.5, 52.5], 'id,point']],
  ['a shape that is none beside a geometry', 'shape,what\nround,POINT(13.5 52.5)\n', [1, [13.5, 52.5], 'shape']],
])('%s', async (_, text, expected) => expect(await reading(text)).toEqual(expected)) // biome-ignore format: a table to read at a glance

it.each<[string, ReadOptions, string, unknown]>([
  ['by number, no names', { latitudeColumn: '2', longitudeColumn: '1' }, '13,52\n14,53\n', [2, [13, 52], '', nameless]],
  ['by number, names', { latitudeColumn: '2', longitudeColumn: '1' }, 'a,b\n14,53\n', [1, [14, 53], '']],
  ['one column with both', { geometryColumn: 'a' }, 'a,lon,lat\n52 13,1,2\n', [1, [13, 52], 'lon,lat', 'pairs-latitude-first: a']],
  ['an empty choice is none', { latitudeColumn: '', longitudeColumn: '', geometryColumn: '' }, '№,lon,lat\n7,13,52\n', [1, [13, 52], '№']],
])('chosen: %s', async (_, options, text, expected) => expect(await reading(text, options)).toEqual(expected)) // biome-ignore format: a table to read at a glance

it.each([
  ['52.52, 13.405', 52.52, 13.405],
  ['52,52; 13,405', 52.52, 13.405],
  ['52,52, 13,405', 52.52, 13.405],
  ['52,52 13,405', 52.52, 13.405],
  ['52.52/13.405', 52.52, 13.405],
  ['(52.52, 13.405)', 52.52, 13.405],
  ['52.52 13.405 34.5 4.8', 52.52, 13.405],
  ['52.52,13.405,34.5', 52.52, 13.405],
  ['52.5° N 13.5° W', 52.5, -13.5],
  ['52°30′S, 13°30′E', -52.5, 13.5],
  ['Main Street 1 (52.52, 13.405)', 52.52, 13.405],
  ['52.52  13.405', 52.52, 13.405],
  ['52.52\t \t13.405', 52.52, 13.405],
  ['52,52,  13,405', 52.52, 13.405],
  ['52,52 ; 13,405', 52.52, 13.405],
  ['52.52|13.405', 52.52, 13.405],
  ['52.52 | 13.405 | 34.5', 52.52, 13.405],
  ['52.5,13.5', 52.5, 13.5],
  ['5,6', 5, 6],
  ['5,6,7', 5, 6],
  ['52 30 N  13 30 E', 52.5, 13.5],
  ['52 30 n 13 30 w', 52.5, -13.5],
  ['52 30 С 13 30 з', 52.5, -13.5],
  ['[ 13.5 52.5 ]', 13.5, 52.5],
  ['[13.5,52.5]', 13.5, 52.5],
  ['( 52.5 , 13.5 )', 52.5, 13.5],
  ['a\n(52.5, 13.5)', 52.5, 13.5],
])('%s is a pair', (text, first, second) => expect(readPair(text)).toMatchObject({ first, second }))

it.each(['52.52', 'a, b', '1, 2, 3, 4, 5', '', '12.5 north', `52.5, 13.5${' '.repeat(500)}`, 'A [52.5, 13.5]', '[52.5, 13.5] A', '[52.5, 13.5', '(52.5, 13.5) A', 'A(52.5, 13.5)', '(52.5) (13.5)', '(52.5', '()', '[]', '1,2,3,4', '52,5,13,5,7', '52.5 и 13.5'])('%j is none', (text) => expect(readPair(text)).toBeUndefined()) // biome-ignore format: a list

it.each([
  ['52.5 N, 13.5 E', false],
  ['13.5e 52.5n', true],
  ['13.5В 52.5С', true],
  ['20.5И 44.5С', true],
  ['44.5Ј, 20.5З', false],
  ['13.5з 52.5ю', true],
  ['w13.5; n52.5', true],
  ['52.5, 13.5', undefined],
  ['52.5n, 13.5', undefined],
])('%s: longitude first, by its letters: %j', (text, isLongitudeFirst) =>
  expect(readPair(text)).toMatchObject({ isLongitudeFirst }),
)

it('a place name in square brackets in front of a pair makes no array of it', () => {
  expect(readPair('[Berlin] (52.5, 13.5)')).toMatchObject({ first: 52.5, isArray: false, isAmongWords: true })
  expect(readPair('[13.5, 52.5]')).toMatchObject({ first: 13.5, isArray: true, isAmongWords: false })
})

it.each([
  ['nine of ten', 9, [10, [1.5, 2.5], '', 'pairs-latitude-first: what', 'coordinates-unreadable']],
  ['eight of ten', 8, 'no_position_columns'],
])('%s rows with both under a name that does not say so', async (_, good, expected) => {
  const rows = Array.from({ length: 10 }, (_, row) => (row < good ? '"2.5, 1.5"' : 'here'))
  expect(await reading(`what\n${rows.join('\n')}\n`)).toEqual(expected)
})

it('keeps longitudes counted on to 360 and poles that are rounded, and nothing beyond', async () => {
  const rows = ['360,1', '-360,1', '1,90.01', '1,-90.01', '360.5,1', '-360.5,1', '1,90.02', '1,-90.02']
  const sound = Array.from({ length: 8 }, () => '1,1')
  const { read } = await inspected(['lon,lat', ...rows, ...sound].join('\n'), 'csv')
  expect([read.features, read.points]).toEqual([16, 12])
})

it('tells the order of both by the name', () => {
  const longitudeFirst = ['lonlat', 'lng_lat', 'XY', 'x/y', 'Longitude/Latitude', 'point (long, lat)', 'pos_lonlat']
  for (const name of longitudeFirst) expect(namedLongitudeFirst(name), name).toBe(true)
  for (const name of ['latlon', 'lat_lng', 'latitude longitude', 'position', 'geo', 'max', 'salon'])
    expect(namedLongitudeFirst(name), name).toBe(false)
})

it('tells a pair in brackets behind a word from one that stands alone', () => {
  expect(readPair('A (52.5, 13.5)')?.isAmongWords).toBe(true)
  expect(readPair('(52.5, 13.5)')?.isAmongWords).toBe(false)
})

it('knows geometries by their first letters', () => {
  const texts = ['point z(1 2 3)', 'SRID=4326;POINT EMPTY', '{"type":"Point"}', `0101000020E6100000${'0'.repeat(32)}`]
  expect(texts.map(isGeometry)).toEqual([true, true, true, true])
  expect(['pointless', '{"a":1}', '0101', 'Polygon'].map(isGeometry)).toEqual([false, false, false, false])
})

const hexadecimal = '0101000000000000000000F03F0000000000000040'
it.each([
  'POINT(1 2)',
  ' \tPOINT  (1 2)',
  'Point\nZM\n(1 2 3 4)',
  'POINTZ(1 2 3)',
  'POINTM(1 2 3)',
  'LINESTRING ZM EMPTY',
  'MULTIPOINT(1 2)',
  'multilinestring m((1 2 3))',
  'MULTIPOLYGON EMPTY',
  ...'GEOMETRYCOLLECTION MULTICURVE MULTISURFACE CIRCULARSTRING COMPOUNDCURVE CURVEPOLYGON POLYHEDRALSURFACE TIN TRIANGLE POLYGON'.split(' ').map((kind) => `${kind}(`),
  'SRID=4326;POINT(1 2)',
  ' srid  =  4326  ;  POINT(1 2)',
  'SRID=4;TIN EMPTY',
  '{"type":"Point"}',
  ' {  "coordinates"  :',
  '{"crs":',
  '{"geometries":',
  hexadecimal,
  hexadecimal.toLowerCase(),
  `0101000020E6100000${'0'.repeat(32)}`,
  `01010000A0e6100000${'0'.repeat(48)}`,
])('%j is a geometry', (text) => expect(isGeometry(text)).toBe(true)) // biome-ignore format: a list

it.each([
  'x POINT(1 2)',
  '-POINT(1 2)',
  'POINT X(1 2)',
  'POINT ZMZ(1 2)',
  'POINT 1 2',
  'MULTI(1 2)',
  'MULTITIN(1 2)',
  'SRID=;POINT(1 2)',
  'SRID=x;POINT(1 2)',
  'SRID=4326 POINT(1 2)',
  'x{"type":"Point"}',
  '{"type" "Point"}',
  '{type:1}',
  '[{"type":1}]',
  `F${hexadecimal}`,
  `${hexadecimal}G`,
  `${hexadecimal} `,
  hexadecimal.replace('F03F', 'G03F'),
  '0101G00000000000F03F',
  `0101000010${'0'.repeat(32)}`,
  `0101000001${'0'.repeat(32)}`,
  `0101001000${'0'.repeat(32)}`,
  '0101000000000000',
])('%j is none', (text) => expect(isGeometry(text)).toBe(false)) // biome-ignore format: a list

it('a megabyte of blanks in a name or a value is read without going back over it', async () => {
  const blanks = ' '.repeat(1_000_000)
  const table = (name: string, minutes: string) =>
    `lat_deg,lat_min,lon_deg,lon_min,${name}\n1,30,2,30,a\n1,"${minutes}",2,30,b\n`
  const { text } = await converted(table(`POINT${blanks}x`, `1${blanks}x`), 'csv', 'geojson')
  const [first, second] = JSON.parse(text).features
  expect(first.geometry.coordinates).toEqual([2.5, 1.5])
  expect(second.geometry).toBeNull()
  expect(await problemOf(`POINT${blanks}x,b\n1,2\n`, 'csv')).toMatchObject({ code: 'no_position_columns' })
  expect(await problemOf(`a,b\n1.5,"1.5${blanks}x"\n`, 'csv')).toMatchObject({ code: 'no_position_columns' })
})

it('a decimal comma in either coordinate makes other numbers of the table with commas numbers', async () => {
  const kinds = async (longitude: string, latitude: string) => {
    const { text } = await converted(`lon;lat;n\n${longitude};${latitude};1,5\n`, 'csv', 'geojson')
    return JSON.parse(text).features[0].properties.n
  }
  for (const [longitude, latitude] of [
    ['20,55', '44'],
    ['20', '44,25'],
    ['2,5', '44'],
    ['  20,55  ', '44'],
    ['+20,55', '44'],
    ['-20,55', '44'],
  ] as const)
    expect([longitude, latitude, await kinds(longitude, latitude)]).toEqual([longitude, latitude, 1.5])
  for (const [longitude, latitude] of [
    ['20', '44'],
    ['20.5', '44'],
    ['20,5 E', '44'],
    ['E 20,5', '44'],
  ] as const)
    expect([longitude, latitude, await kinds(longitude, latitude)]).toEqual([longitude, latitude, '1,5'])
})

it.each([
  ['x,y', 'crs_needed'],
  ['X,Y', 'crs_needed'],
  ['_x,_y', 'crs_needed'],
  ['lonx,laty', 3],
  ['wgs84lon,lat', 3],
])('under %s one of three beyond degrees', async (names, expected) => {
  const read = await reading(`${names}\n12,40\n15,80\n18,120\n`)
  expect(Array.isArray(read) ? read[0] : read).toBe(expected)
})

it.each([
  ['WKT', 5],
  ['wkt', 5],
  ['ewkt', 3],
  ['wkt_geom', 3],
  ['shape', 3],
])('%s beside longitude and latitude', async (name, longitude) => {
  const read = await reading(`lon,lat,${name}\n3,4,POINT(5 6)\n`)
  expect(read[1]).toEqual(longitude === 5 ? [5, 6] : [3, 4])
})
