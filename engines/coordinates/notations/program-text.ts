import type { Candidate } from '../candidate.ts'
import { checked } from '../reading/geographic.ts'

/** Points as they stand in programs and addresses: arrays, calls, assignments, escaped characters. */

/** No pattern here is tried on a longer text. */
export const longestProgramText = 400

const degrees = '(-?\\d{1,3}(?:\\.\\d{1,20})?)'
const gap = '\\s{0,4}'

/** `44.8231%2C20.4504` out of an address. */
export function withoutEscapes(text: string): string {
  if (text.length > longestProgramText || !/%2C|%20|%C2%B0/i.test(text)) return text
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const makePoint = new RegExp(`ST_(?:Make)?Point\\(${gap}${degrees}${gap},${gap}${degrees}`, 'i')
const quotedPoint = /\('(?:SRID=4326;)?(POINT[^']{3,80})'/i

/** A call of PostGIS as the Well-Known Text of its point: `ST_MakePoint(37.6, 55.7)`, `ST_GeomFromText('POINT(37.6 55.7)')`. */
export function withoutFunction(text: string): string {
  if (text.length > longestProgramText || !/POINT/i.test(text)) return text
  const made = makePoint.exec(text)
  if (made) return `POINT(${made[1]} ${made[2]})`
  return quotedPoint.exec(text)?.[1] ?? text
}

const number = '(-?[\\d.]{1,20})'
/** Points of ArcGIS and PostGIS in the metres of a system that is named by its code. */
const metresWithCode: readonly (readonly [pattern: RegExp, code: number, x: number, y: number])[] = [
  [
    new RegExp(
      `^\\{ ?"x" ?: ?${number} ?, ?"y" ?: ?${number} ?, ?"spatialReference" ?: ?\\{[^{}]{0,40}"(?:latestW|w)kid" ?: ?(\\d{4,6})[^{}]{0,40}\\} ?\\}$`,
      'i',
    ),
    3,
    1,
    2,
  ],
  [new RegExp(`^SRID=(\\d{4,6}); ?POINT ?\\( ?${number} ${number} ?\\)$`, 'i'), 1, 2, 3],
  [new RegExp(`^POINT ?\\( ?${number} ${number} ?\\)[ ,;]{1,3}EPSG:(\\d{4,6})$`, 'i'), 3, 1, 2],
]

/** The same metres behind the code of their system, as people write them. */
export function withCodeInFront(text: string): string {
  if (text.length > longestProgramText || !/wkid|srid|epsg/i.test(text)) return text
  for (const [pattern, code, x, y] of metresWithCode) {
    const match = pattern.exec(text.trim())
    if (match && match[code] !== '4326') return `EPSG:${match[code]} ${match[x]} ${match[y]}`
  }
  return text
}

const longitudeWords = 'lon|lng|long|longitude|долгота|дужина|du[zž]ina'
const latitudeWords = 'lat|latitude|широта|ширина|[sš]irina'
/** Functions whose first argument is X, which is the longitude: of QGIS, Oracle, Turf, OpenLayers. */
const xFirst = new RegExp(
  `^(?:<?QgsPoint(?:XY)?(?:: ?)?|(?:MDSYS\\.)?SDO_POINT_TYPE|turf\\.point|(?:ol\\.proj\\.)?fromLonLat)\\(${gap}\\[?${gap}${degrees}${gap},${gap}${degrees}${gap}[\\],)]`,
  'i',
)
const callBefore = '(?:new )?(?:\\w{1,20}\\.){0,3}(?:from)?'
const axesNamed = `\\(?(?:${longitudeWords})\\.?\\s?[,;/ _-]?\\s?(?:${latitudeWords})\\.?\\)?`
const longitudeNamedFirst = new RegExp(
  `^${callBefore}${axesNamed}\\s{0,2}[:=]?\\s{0,2}[([]{0,2}${degrees}[,; ]\\s{0,2}${degrees}[)\\]]{0,2};?$`,
  'i',
)

/** A quick look: the whole pattern takes long to begin with. */
const mayNameAxes = new RegExp(longitudeWords, 'i')

/** `lon, lat = 20.4504, 44.8231`, `QgsPointXY(20.4504, 44.8231)` */
export function readLongitudeFirst(text: string): Candidate | undefined {
  const trimmed = text.length > longestProgramText ? '' : text.trim()
  const match = (mayNameAxes.test(trimmed) && longitudeNamedFirst.exec(trimmed)) || xFirst.exec(trimmed)
  const reading = match && checked({ latitude: Number(match[2]), longitude: Number(match[1]), isAxesNamed: true })
  return reading?.ok ? { system: 'wgs84', position: reading.value } : undefined
}

/** A name before the array, but not the one of GeoJSON, whose order is known. */
const nameBefore = `(?:(?!["']?coordinates)["']?\\w{2,20}["']?\\s{0,2}[:=]\\s{0,2})?`
const heightBehind = `(?:${gap},${gap}(-?\\d{1,5}(?:\\.\\d{1,20})?))?`
const bareArray = new RegExp(`^${nameBefore}\\[${gap}${degrees}${gap},${gap}${degrees}${heightBehind}${gap}\\],?$`)

/** `20.4504,44.8231,0`: three numbers without spaces, as KML has them between its tags. */
const bareTuple = new RegExp(`^${degrees},${degrees},(-?\\d{1,5}(?:\\.\\d{1,20})?)$`)

/**
 * `[20.4504, 44.8231]`: latitude first, as everywhere, and longitude first, as GeoJSON has it, where both are places. The same for the
 * tuples of KML, where the two numbers that are degrees have decimals: `1,44.8231,20.4504` is a point with its number.
 */
export function readArray(text: string): readonly Candidate[] {
  if (text.length > longestProgramText) return []
  const array = bareArray.exec(text.trim())
  const [, first, second, third] = array ?? bareTuple.exec(text.trim()) ?? []
  if (first === undefined || second === undefined) return []
  const notation = array ? 'geojson' : 'kml'
  if (!array && ![first, second].every((number) => number.includes('.'))) return []
  const height = third === undefined ? {} : { heightMetres: Number(third) }
  const read = (latitude: string, longitude: string): readonly Candidate[] => {
    const reading = checked({ latitude: Number(latitude) || 0, longitude: Number(longitude) || 0, isAxesNamed: true })
    return reading.ok ? [{ system: 'wgs84', position: reading.value, ...height }] : []
  }
  const plain = read(first, second)
  return plain.length === 0 ? [] : [...plain, ...read(second, first).map((one) => ({ ...one, notation }) as const)]
}
