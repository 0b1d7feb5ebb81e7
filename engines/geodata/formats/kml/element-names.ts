import type { XmlTokenizer } from '../../xml/tokenizer.ts'

const names = [
  'kml', 'Document', 'Folder', 'Placemark', 'name', 'description', 'visibility', 'open', 'address', 'phoneNumber', 'Snippet', 'snippet',
  'styleUrl', 'Style', 'StyleMap', 'Schema', 'SimpleField', 'type', 'id', 'TimeStamp', 'TimeSpan', 'when', 'begin', 'end', 'ExtendedData',
  'Data', 'value', 'SchemaData', 'SimpleData', 'schemaUrl', 'SimpleArrayData', 'Point', 'LineString', 'LinearRing', 'Polygon',
  'outerBoundaryIs', 'innerBoundaryIs', 'coordinates', 'MultiGeometry', 'MultiPolygon', 'MultiLineString', 'MultiPoint', 'Track',
  'MultiTrack', 'coord', 'angles', 'Model', 'altitudeMode', 'extrude', 'tessellate', 'NetworkLink', 'href', 'GroundOverlay',
  'ScreenOverlay', 'PhotoOverlay', 'Tour', 'LookAt', 'Camera', 'Region', 'author', 'link', 'parent', 'displayName', 'CascadingStyle',
] as const // biome-ignore format: a list to read at a glance

export type KmlNames = Readonly<Record<(typeof names)[number], number>>

export function kmlNames(xml: XmlTokenizer): KmlNames {
  return Object.fromEntries(names.map((name) => [name, xml.names.id(name)])) as KmlNames
}
