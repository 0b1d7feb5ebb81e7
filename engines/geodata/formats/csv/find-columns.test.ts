import { expect, it } from 'vitest'
import { inspect } from '../../convert.ts'
import type { ReadOptions } from '../../format.ts'
import { inputFromBytes } from '../../input.ts'
import { bytesOf, inspected } from '../../testing/run.ts'
import { namedLongitudeFirst } from './column-names.ts'
import { isGeometry, readPair } from './written-numbers.ts'

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
])('%s is a pair', (text, first, second) => expect(readPair(text)).toMatchObject({ first, second }))

it.each(['52.52', 'a, b', '1, 2, 3, 4, 5', '', '12.5 north', `52.5, 13.5${' '.repeat(500)}`])('%j is none', (text) =>
  expect(readPair(text)).toBeUndefined(),
)

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
