import { expect, it } from 'vitest'
import type { FormatId } from '../formats/format-metas.ts'
import { converted } from '../testing/run.ts'

const gpx = (content: string) =>
  `<gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1" xmlns:f="f">${content}</gpx>`
const trackPoints = (content: string) =>
  `<trkseg><trkpt lat="1" lon="2">${content}</trkpt><trkpt lat="3" lon="4"/></trkseg>`
const kml = (content: string) =>
  `<kml xmlns="http://www.opengis.net/kml/2.2" xmlns:gx="g"><Document>${content}</Document></kml>`
const place = '<Position><LatitudeDegrees>1</LatitudeDegrees><LongitudeDegrees>2</LongitudeDegrees></Position>'

/** Names that every object of the language has: tables of names must not be asked as objects. */
it.each<[string, FormatId, FormatId, string, string]>([
  ['a value of a point', 'gpx', 'kml', gpx(`<trk>${trackPoints('<extensions><f:constructor>7</f:constructor></extensions>')}</trk>`), '<gx:SimpleArrayData name="f_constructor">'],
  ['an element of a document', 'gpx', 'kml', gpx('<constructor>x</constructor><wpt lat="1" lon="2"/>'), '<Data name="constructor">'],
  ['a colour', 'gpx', 'kml', gpx(`<trk><extensions><f:TrackExtension><f:DisplayColor>constructor</f:DisplayColor></f:TrackExtension></extensions>${trackPoints('')}</trk>`), '<LineString>'],
  ['a list of a track', 'kml', 'gpx', kml('<Placemark><gx:Track><when/><when/><gx:coord>1 2</gx:coord><gx:coord>3 4</gx:coord><ExtendedData><SchemaData><gx:SimpleArrayData name="constructor"><gx:value>7</gx:value></gx:SimpleArrayData></SchemaData></ExtendedData></gx:Track></Placemark>'), '<ogr:constructor>7<'],
  ['a boolean', 'kml', 'geojson', kml('<Schema id="s"><SimpleField type="bool" name="b"/></Schema><Placemark><ExtendedData><SchemaData schemaUrl="#s"><SimpleData name="b">constructor</SimpleData></SchemaData></ExtendedData><Point><coordinates>1,2</coordinates></Point></Placemark>'), '"b":"constructor"'],
  ['a type', 'kml', 'geojson', kml('<Schema id="s"><SimpleField type="constructor" name="b"/></Schema><Placemark><ExtendedData><SchemaData schemaUrl="#s"><SimpleData name="b">7</SimpleData></SchemaData></ExtendedData><Point><coordinates>1,2</coordinates></Point></Placemark>'), '"b":"7"'],
  ['a prefix', 'gpx', 'kml', gpx('<wpt lat="1" lon="2"><extensions><constructor:a><constructor:b>7</constructor:b></constructor:a></extensions></wpt>'), 'xmlns:constructor="urn:undeclared:constructor"'],
  ['a list of GeoJSON', 'geojson', 'gpx', '{"type":"Feature","properties":{"coordinateProperties":{"constructor":[7,8]}},"geometry":{"type":"LineString","coordinates":[[1,2],[3,4]]}}', '<ogr:constructor>7<'],
  ['a value of a workout', 'tcx', 'gpx', `<TrainingCenterDatabase><Activities><Activity><Lap><Track><Trackpoint>${place}<Extensions><TPX><constructor>7</constructor></TPX></Extensions></Trackpoint><Trackpoint>${place}</Trackpoint></Track></Lap></Activity></Activities></TrainingCenterDatabase>`, '<ogr:constructor>7<'],
])('constructor as the name of %s', async (_, from, to, text, expected) =>
  expect((await converted(text, from, to)).text).toContain(expected)) // biome-ignore format: a table to read at a glance
