import type { NotationId, PointReading } from './point-reading.ts'

/** A plain decimal number: no exponent, no grouping. */
const numberPattern = '[-+]?(?:\\d{1,9}(?:\\.\\d{0,40})?|\\.\\d{1,40})'

/** Longer texts are files, and there is a page for those. */
const longestMarkup = 4000

/** Degrees with minutes or with the letter of a hemisphere behind them are more than a number, and are read elsewhere. */
const notWithMinutes = `(?![\\d.]|\\s{0,3}(?:°|º|deg|d\\s?\\d|\\d|[NSEWСЮВЗ](?!\\p{L})))`
/** What follows the name of an axis: `": 44.8206`, `="44.8206"`. */
const value = `["']?\\s{0,4}[:=]\\s{0,4}["']?(${numberPattern})${notWithMinutes}["']?`
const latitudeKey = new RegExp(`(?<![\\p{L}_])(?:lat|latitude|y)${value}`, 'iu')
const longitudeKey = new RegExp(`(?<![\\p{L}_])(?:lon|lng|long|longitude|x)${value}`, 'iu')
const heightKey = new RegExp(
  `(?<![\\p{L}_])(?:alt|altitude|ele|elevation|height)(?:${value}|>(${numberPattern})<)`,
  'iu',
)
const separator = '\\s{0,4}[, ]\\s{0,4}'
const longitudeFirst = new RegExp(
  `(?:"coordinates"\\s{0,4}:\\s{0,4}\\[\\s{0,4}|<coordinates>\\s{0,4})(${numberPattern})${separator}(${numberPattern})(?:${separator}(${numberPattern}))?\\s{0,4}[\\]<]`,
  'i',
)

/** GML, GeoRSS and the tags of web pages put latitude first. */
const latitudeFirst = new RegExp(
  `(?:<(?:gml:pos|georss:point)[^>]{0,80}>\\s{0,4}|(?:geo\\.position|ICBM)["']? content=["'])(${numberPattern})[,; ]\\s{0,4}(${numberPattern})(?:[,; ]\\s{0,4}(${numberPattern}))?\\s{0,4}["'<]`,
  'i',
)

/** `<lat>44.8206</lat><lon>20.4622</lon>`: an element for each axis. */
const element = (names: string): RegExp =>
  new RegExp(`<(?:\\w{1,20}:)?(?:${names})(?: [^>]{0,80})?>\\s{0,4}(${numberPattern})\\s{0,4}</`, 'i')
const latitudeElement = element('lat|latitude|y')
const longitudeElement = element('lon|lng|long|longitude|x')

/** A point out of a piece of JSON, GeoJSON, GPX or KML: keys name the axes, and GeoJSON and KML put longitude first. */
export function readMarkup(text: string): PointReading | undefined {
  if (text.length > longestMarkup || !/[{<"]|(?:^|[?&])l(?:at|on)\w*=|\w\(lat/.test(text)) return undefined
  const notation: NotationId = text.includes('<') ? 'xml' : 'json'
  const latitude = (latitudeKey.exec(text) ?? latitudeElement.exec(text))?.[1]
  const longitude = (longitudeKey.exec(text) ?? longitudeElement.exec(text))?.[1]
  if (latitude !== undefined && longitude !== undefined) {
    const height = heightKey.exec(text)
    return pointOf(Number(latitude), Number(longitude), height?.[1] ?? height?.[2], notation)
  }
  const turned = latitudeFirst.exec(text)
  if (turned) return pointOf(Number(turned[1]), Number(turned[2]), turned[3], 'xml')
  const match = longitudeFirst.exec(text)
  if (!match) return undefined
  return pointOf(Number(match[2]), Number(match[1]), match[3], notation === 'xml' ? 'xml' : 'geojson')
}

function pointOf(latitudeDegrees: number, longitudeDegrees: number, height: string | undefined, notation: NotationId) {
  if (Math.abs(latitudeDegrees) > 90 || Math.abs(longitudeDegrees) > 180) return undefined
  return {
    position: { latitudeDegrees, longitudeDegrees },
    notation,
    ...(height !== undefined && { heightMetres: Number(height) }),
  }
}
