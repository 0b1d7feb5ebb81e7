import { converted } from './run.ts'

/** A GML file with one feature. */
export const gmlWith = (geometry: string, properties = '') =>
  `<c xmlns:gml="http://www.opengis.net/gml" xmlns:xlink="http://www.w3.org/1999/xlink"><gml:featureMember><a><g>${geometry}</g>${properties}</a></gml:featureMember></c>`

export async function geometryOf(geometry: string): Promise<{ type: string; coordinates: unknown }> {
  return JSON.parse((await converted(gmlWith(geometry), 'gml', 'geojson')).text).features[0].geometry
}
