import { expect, test } from 'vitest'
import { extensionOf, inputFromBlob, inputFromBytes, mainInput } from '../bytes/input.ts'
import { formatById } from '../formats/formats.ts'
import { outputName } from '../pipeline/names.ts'
import { problemOf } from '../testing/run.ts'
import { recogniseContent } from './recognise-content.ts'

/** As libmagic knows them (`file --mime-type` of one of each). */
test.each([
  ['PNG', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['JPEG', [0xff, 0xd8, 0xff, 0xe0]],
  ['GIF', [...Buffer.from('GIF89a')]],
  ['TIFF', [...Buffer.from('II*\0')]],
  ['TIFF', [...Buffer.from('MM\0*')]],
  ['TIFF', [0x49, 0x49, 0x2b, 0]],
  ['TIFF', [0x4d, 0x4d, 0, 0x2b]],
  ['PDF', [...Buffer.from('%PDF-1.7')]],
  ['7z', [0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c]],
  ['RAR', [...Buffer.from('Rar!\x1a\x07\x00')]],
  ['GZIP', [0x1f, 0x8b, 0x08, 0x00]],
  ['HTML', [...Buffer.from('<html>')]],
])('a %s under the name of a map is told to be one', async (found, bytes) => {
  const whole = Uint8Array.from([...bytes, ...Buffer.alloc(20, 0x20)])
  expect(await problemOf(whole, 'geojson')).toEqual({ code: 'not_this_format', expected: 'geojson', found })
  // One byte off it is nothing known; one bit off, a TIFF may be a large TIFF.
  for (const at of bytes.slice(0, 3).keys()) {
    const other = whole.with(at, whole[at]! ^ 0x10)
    expect(await problemOf(other, 'geojson'), `byte ${at}`).not.toMatchObject({ found })
  }
})

/** As Takeout, an Android and an iPhone write it. */
test.each([
  ['timeline', '{"locations": [{\n"latitudeE7": 448125000, "longitudeE7": 204612000}]}'],
  ['timeline', '{"timelineObjects":[{"activitySegment":{}}]}'],
  ['timeline', '{\n  "semanticSegments": [{"startTime": "2024-05-01T10:00:00.000+02:00"}]}'],
  ['timeline', '{"rawSignals":[]}'],
  [
    'timeline',
    '[{"endTime":"2024-05-01T11:00:00Z","startTime":"2024-05-01T10:00:00Z","visit":{"hierarchyLevel":"0"}}]',
  ],
  ['ozi', 'OziExplorer Waypoint File Version 1.1\r\nWGS 84\r\n'],
  ['ozi', 'OziExplorer Track Point File Version 2.1\r\nWGS 84\r\n'],
  ['nmea', '$GPGGA,123519,4807.038,N,01131.000,E,1,08,0.9,545.4,M,46.9,M,,*47\r\n'],
  ['dxf', '  0\r\nSECTION\r\n  2\r\nHEADER\r\n'],
  ['dxf', '999\nby a program\n0\nSECTION\n2\nENTITIES\n'],
  ['mif', 'Version 300\r\nCharset "WindowsCyrillic"\r\nColumns 1\r\n'],
  ['osm', '<?xml version="1.0" encoding="UTF-8"?>\n<osm version="0.6" generator="x">'],
  ['overpass', '{\n  "version": 0.6,\n  "generator": "Overpass API 0.7.62.1",\n  "osm3s": {}, "elements": []}'],
  ['overpass', '{"version":0.6,"osm3s":{"copyright":"x"},"elements":[]}'],
  ['overpass', '{"elements":[{"type":"way","id":1}]}'],
  ['igc', 'AXCT001 XCTrack\r\nHFDTE010523\r\nB1101355206343N00006198WA0058700558\r\n'],
])('%s: %s', async (format, text) => {
  const found = await recogniseContent(inputFromBytes('a.txt', new TextEncoder().encode(text)))
  expect([found?.format, found?.isSure]).toEqual([format, true])
})

test.each([
  ['OziExplorer', 'OziExplorer CE Map File\r\nWGS 84\r\n'],
  ['DXF (binary)', 'AutoCAD Binary DXF\r\n'],
  ['MapInfo', '!table\n!version 300\n!charset Neutral\n'],
])('%s is told to be one', async (found, text) => {
  for (const expected of ['geojson', 'gpx', 'csv'] as const)
    expect(await problemOf(text, expected)).toEqual({ code: 'not_this_format', expected, found })
})

test.each(['{"locations":[{"id":1}]}', '[{"startTime":"2024-05-01T10:00:00Z","visit":"none"}]'])(
  '%s is not',
  async (text) => {
    expect(await problemOf(text, 'geojson')).toEqual({ code: 'not_this_format', expected: 'geojson' })
  },
)

test('places from there that were made a map of are one', async () => {
  const collection = '{"locations":[{"latitudeE7":1}],"type":"FeatureCollection","features":[]}'
  expect(await problemOf(collection, 'geojson')).toBeUndefined()
})

test.each([
  ['a.geojson', '{"type":"FeatureCollection"', 'geojson', true],
  ['a.gpx', '{"type":"FeatureCollection"', 'geojson', true],
  ['a.geojsonl', '{"type":"Feature"', 'geojsonl', true],
  ['a.ndjson', '{"type":"Feature"', 'geojson', true],
  ['a.geojsonl', '{"a":1}', 'geojsonl', false],
  ['a.json', '{"type":"Topology"', 'topojson', true],
  ['a.json', '{"rings":[]}', 'geojson', false],
  ['a.csv', 'a,b', 'csv', false],
  ['a.csv', 'lat,lon', 'csv', true],
  ['a.xyz', 'a,b', 'csv', false],
  ['a.dbf', '\u0003', 'shp', false],
  ['a.PRJ', 'x', 'shp', false],
  ['a.kml', '<Placemark>', 'kml', false],
  ['a.txt', 'hello', 'csv', false],
  ['a', 'hello', undefined, undefined],
])('%s that begins with %j', async (name, text, format, isSure) => {
  const found = await recogniseContent(inputFromBytes(name, new TextEncoder().encode(text)))
  expect([found?.format, found?.isSure]).toEqual([format, isSure])
})

test.each([
  ['a.GPX', '.gpx'],
  ['a.b.kml', '.kml'],
  ['folder.d/name', ''],
  ['folder.d\\name', ''],
  ['folder\\a.shp', '.shp'],
  ['folder/a.shp', '.shp'],
  ['name', ''],
  ['.gpx', '.gpx'],
])('the ending of %s is %j', (name, ending) => expect(extensionOf(name)).toBe(ending))

test.each([
  ['track.gpx', 'kml', 'track.kml'],
  ['roads.geojson', 'shp', 'roads.shp.zip'],
  ['roads.SHP.zip', 'gml', 'roads.gml'],
  ['C:\\maps\\a.b.kmz', 'gpx', 'a.b.gpx'],
  ['place.kml.txt', 'gpx', 'place.gpx'],
  ['walks.GPX.zip', 'kml', 'walks.kml'],
  ['a.kml.gpx', 'kml', 'a.kml.kml'],
  ['maps/.gpx', 'kml', 'converted.kml'],
  ['', 'csv', 'converted.csv'],
] as const)('the result of %s in %s is %s', (name, to, expected) =>
  expect(outputName(name, formatById(to)!)).toBe(expected),
)

test('bytes in memory and a blob are the same file', async () => {
  const bytes = Uint8Array.from({ length: 10 }, (_, at) => at)
  for (const input of [inputFromBytes('a', bytes, 4), inputFromBlob('a', new Blob([bytes]), 4)]) {
    const parts: number[][] = []
    for await (const part of input.stream()) parts.push([...part])
    expect(parts.flat()).toEqual([...bytes])
    expect(parts.every(({ length }) => length <= 4)).toBe(true)
    expect([input.name, input.size, [...(await input.slice(2, 5))]]).toEqual(['a', 10, [2, 3, 4]])
  }
})

test('a schema goes with its document; alone it is the file', () => {
  const [schema, document] = ['a.xsd', 'a.gml'].map((name) => inputFromBytes(name, new Uint8Array(1)))
  expect([mainInput([schema!, document!]), mainInput([schema!])]).toEqual([document, schema])
})
