import type { PointOfText } from '../reading/points.ts'

/** POINT(13.40 52.52) of databases and map programs: longitude first, by its standard (OGC 06-103r4). */
const pattern =
  /^(?:(?:SRID=|EPSG:)4326 ?; ?)?(?:MULTI)?POINT ?(ZM|Z|M)? ?\( ?\(?(-?[\d.]{1,40}) (-?[\d.]{1,40})(?: (-?[\d.]{1,40}))?(?: -?[\d.]{1,40})? ?\)? ?\)$/i

const longestText = 200

/** A point of Well-Known Text with its height, which PostGIS writes without the letter Z as well. */
export function readWellKnownPoint(
  text: string,
):
  | { point: Pick<PointOfText, 'latitude' | 'longitude' | 'isAxesNamed'>; heightMetres: number | undefined }
  | undefined {
  if (text.length > longestText || !/point/i.test(text)) return undefined
  const [, dimension, x, y, z] = pattern.exec(text.trim().replace(/\s+/g, ' ')) ?? []
  const [longitude, latitude] = [Number(x), Number(y)]
  if (x === undefined || Number.isNaN(longitude) || Number.isNaN(latitude)) return undefined
  return {
    point: { latitude, longitude, isAxesNamed: true },
    heightMetres: z === undefined || dimension?.toUpperCase() === 'M' ? undefined : Number(z),
  }
}
