import { expect, test } from 'vitest'
import { formatMetas } from './format-metas.ts'

/** Which formats take a beginning for theirs: 2 for surely, 1 for perhaps. Others say 0. */
const bytesOf = (text: string) => new TextEncoder().encode(text)
const sniffed = (bytes: Uint8Array) =>
  Object.fromEntries(formatMetas.map(({ id, sniff }) => [id, sniff(bytes)] as const).filter(([, score]) => score > 0))

test.each<[string, Record<string, number>]>(
  // biome-ignore format: a table
  [
    ['hello', {}],
    ['<gpx version="1.1">', { gpx: 2 }],
    ['<?xml version="1.0"?>\n<gpx>', { gpx: 2 }],
    ['<g:gpx xmlns:g="http://www.topografix.com/GPX/1/1">', { gpx: 2 }],
    ['<gpxx>', {}],
    ['<!DOCTYPE html><html><body>Sign in to see <gpx version="1.1">', {}],
    ['\ufeff<?xml version="1.0"?>\n<!-- x -->\n<html xmlns="http://www.w3.org/1999/xhtml"><kml>', {}],
    ['<gpx><desc>&lt;html><html></desc>', { gpx: 2 }],
    ['PK\u0003\u0004 a.gpx <gpx><kml><gml:Point><TrainingCenterDatabase>', { kmz: 1, shp: 1 }],
    ['<kml>', { kml: 2 }],
    ['<kml xmlns="http://www.opengis.net/kml/2.2">', { kml: 2 }],
    ['<k:kml xmlns:k="http://www.opengis.net/kml/2.2">', { kml: 2 }],
    ['<my-kml:kml>', { kml: 2 }],
    ['<Placemark>', { kml: 1 }],
    ['<Folder>', { kml: 1 }],
    ['<Document >', { kml: 1 }],
    ['<Documents>', {}],
    ['<Placemark\n>', { kml: 1 }],
    ['<Folder id="a">', { kml: 1 }],
    ['<Folders>', {}],
    ['<kml\t>', { kml: 2 }],
    ['<kmlx>', {}],
    ['<k:kmlx>', {}],
    ['<k:kml>', { kml: 2 }],
    ['<k.k:kml>', {}],
    ['<k2:kml\n>', { kml: 2 }],
    ['<gml:Point>', { gml: 2 }],
    ['<wfs:FeatureCollection>', { gml: 2 }],
    ['<FeatureCollection xmlns:gml="http://www.opengis.net/gml/3.2">', { gml: 2 }],
    ['<FeatureCollection>', { gml: 1 }],
    ['<ows:ExceptionReport>', { gml: 1 }],
    ['<ServiceExceptionReport\n>', { gml: 1 }],
    ['<FeatureCollection a="1">', { gml: 1 }],
    ['<FeatureCollection\t>', { gml: 1 }],
    ['<FeatureCollections>', {}],
    ['<abc:FeatureCollections>', {}],
    ['<a xmlns="http://www.opengis.net/gmlx">', {}],
    ['<a xmlns="http://www.opengis.net/wfs/2.0">', { gml: 2 }],
    ['<gml:point>', {}],
    ['<wfs:_>', {}],
    ['<a xmlns="http://www.opengis.net/gml">', { gml: 2 }],
    ['<TrainingCenterDatabase>', { tcx: 2 }],
    ['<TrainingCenterDatabase xmlns="http://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2">', { tcx: 2 }],
    ['{"type":"FeatureCollection","features":[]}', { geojson: 2, geojsonl: 1 }],
    ['{"type":"Feature"', { geojson: 2, geojsonl: 1 }],
    ['{"features":[', { geojson: 1, geojsonl: 1 }],
    ['{"type":"Point","coordinates":[1,2]}', { geojson: 2, geojsonl: 1 }],
    [' {"type" : "GeometryCollection"', { geojson: 2, geojsonl: 1 }],
    ['[{"type":"Feature"}]', { geojson: 2 }],
    ['[{"name":"a","lat":1,"lng":2}]', { geojson: 2 }],
    ['[{"Latitude" : 1, "Longitude" : 2}]', { geojson: 2 }],
    ['[{"at":{"lat":1,"lon":2}}]', {}],
    ['[{"lat":1},{"lon":2}]', {}],
    ['[{"latest":1,"longest":2}]', {}],
    ['{"type":"Topology"', { topojson: 2, geojsonl: 1 }],
    ['{"type":"Topology","objects":{}', { topojson: 2, geojsonl: 1 }],
    ['{"arcs":[],"objects":{}', { geojson: 1, topojson: 1, geojsonl: 1 }],
    ['{"a":1}', { geojson: 1, geojsonl: 1 }],
    ['{"geometryType":"esriGeometryPoint"', { geojson: 1, geojsonl: 1, esrijson: 2 }],
    ['{"rings":[]}', { geojson: 1, geojsonl: 1, esrijson: 1 }],
    ['{"features":[{"attributes":{}', { geojson: 1, geojsonl: 1, esrijson: 1 }],
    ['{"displayFieldName":"x"', { geojson: 1, geojsonl: 1 }],
    ['{"type":"Feature"}\n{"type":"Feature"}', { geojson: 2, geojsonl: 1 }],
    ['\u001e{"type":"Feature"}', { geojson: 1, geojsonseq: 2 }],
    ['POINT (1 2)', { wkt: 2 }],
    ['SRID=4326;LINESTRING(1 2)', { csv: 1, wkt: 2 }],
    [' srid = 4326 ; PointZ(1 2 3)', { csv: 1, wkt: 2 }],
    ['multipolygon zm empty', { wkt: 2 }],
    ['POINTER', {}],
    ['x POINT (1 2)', {}],
    ['  POINT\n(1 2)', { wkt: 2 }],
    ['POINT(1 2)', { wkt: 2 }],
    ['POINTZM(1 2 3 4)', { wkt: 2 }],
    ['POINT M EMPTY', { wkt: 2 }],
    ['POINT MZ(1 2)', {}],
    ['POINT ZZ(1 2)', {}],
    ['SRID=4;POINT(1 2)', { csv: 1, wkt: 2 }],
    ['SRID=;POINT(1 2)', { csv: 1 }],
    ['SRID=4326 POINT(1 2)', {}],
    ['SRID\t=\t4326\t;\tTIN(', { csv: 1, wkt: 2 }],
    ['MULTILINESTRING((1 2', { wkt: 2 }],
    ['\ufeffTRIANGLE((', { wkt: 2 }],
    ['\ufeff SRID=1;POINT(', { csv: 1, wkt: 2 }],
    ['lat,lon\n1,2', { csv: 2 }],
    ['a;b', { csv: 1 }],
    ['PK\u0003\u0004', { kmz: 1, shp: 1 }],
    ['PK\u0005\u0006', { kmz: 1 }],
    ['fgb\u0003fgb\u0000', { fgb: 2 }],
    ['SQLite format 3\u0000', { gpkg: 1 }],
    ['\u000e\u0010\u0000\u0000\u0000\u0000\u0000\u0000.FIT', { fit: 2 }],
    ['\ufeff<gpx>', { gpx: 2 }],
    ['\ufeff{"type":"Topology"', { topojson: 2, geojsonl: 1 }],
    [' {"type":"Topology"', { topojson: 2, geojsonl: 1 }],
    ['[{"type":"Topology"', {}],
    ['{"transform" : {', { geojson: 1, topojson: 1, geojsonl: 1 }],
    ['{"arcs":', { geojson: 1, topojson: 1, geojsonl: 1 }],
    ['{"arcs" "a":', { geojson: 1, geojsonl: 1 }],
    ['x {"arcs":', {}],
  ],
)('%j', (text, expected) => expect(sniffed(bytesOf(text))).toEqual(expected))

test.each([
  ['POINT (1 2)', 'wkt'],
  ['lat,lon\n1,2', 'csv'],
  ['{"type":"Topology"', 'topojson'],
  ['{"geometryType":"esriGeometryPoint"', 'esrijson'],
  ['<kml>', 'kml'],
  ['<gpx>', 'gpx'],
])('%j in two bytes each, in either order', (text, format) => {
  const littleEndian = new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'))
  const bigEndian = new Uint8Array(Buffer.from(littleEndian).swap16())
  for (const bytes of [littleEndian, bigEndian]) expect(sniffed(bytes)[format]).toBe(2)
})

/** An archive is known by its first entry: 26 bytes, the length of its name, that of its extra field, the name. */
test.each<[string, Record<string, number>]>([
  ['doc.kml', { kmz: 2, shp: 1 }],
  ['folder/My Places.KML', { kmz: 2, shp: 1 }],
  ['a.kmlx', { kmz: 1, shp: 1 }],
  ['a.kml.png', { kmz: 1, shp: 1 }],
  [`${'x'.repeat(256)}.kml`, { kmz: 2, shp: 1 }],
  ['a.shp', { kmz: 1, shp: 2 }],
  ['a.shx', { kmz: 1, shp: 2 }],
  ['a.DBF', { kmz: 1, shp: 2 }],
  ['a.prj', { kmz: 1, shp: 2 }],
  ['a.cpg', { kmz: 1, shp: 2 }],
  [`${'x'.repeat(256)}.dbf`, { kmz: 1, shp: 2 }],
  ['a.shpx', { kmz: 1, shp: 1 }],
])('an archive that begins with %s', (name, expected) => {
  const bytes = new Uint8Array(400).fill(0x2e)
  bytes.set([0x50, 0x4b, 3, 4])
  bytes.set([name.length & 255, name.length >> 8, 0, 0], 26)
  bytes.set(bytesOf(name), 30)
  expect(sniffed(bytes)).toEqual(expected)
})
