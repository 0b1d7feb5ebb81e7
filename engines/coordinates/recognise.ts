import type { Language } from '../core/index.ts'
import type { Position } from './geodesy/position.ts'
import { type MapService, readMapLink } from './map-link.ts'
import { readGeohash } from './notations/geohash.ts'
import { readMaidenhead } from './notations/maidenhead.ts'
import { readMarkup } from './notations/markup.ts'
import { readMgi } from './notations/mgi.ts'
import { readNmea } from './notations/nmea.ts'
import { readNotice, readPackedAngles } from './notations/packed-angles.ts'
import { isShortPlusCode, readPlusCode } from './notations/plus-code.ts'
import type { NotationId, PointReading } from './notations/point-reading.ts'
import { latinHemispheres, readGeographicForm, withMinusForDash } from './reading/geographic.ts'
import { plainWays, withoutHeight, withSystemName } from './reading/loose-text.ts'
import { normalise } from './reading/normalise.ts'
import { isNorthingFirst, type NumberPair, readNumberPair } from './reading/numbers.ts'
import { inKnownSpelling } from './reading/other-spellings.ts'
import { systemOf } from './registry.ts'
import type { SystemId } from './system.ts'

/** What a text of unknown kind is. Several candidates are listed where the text alone cannot tell: the visitor is asked. */
export type Recognition =
  | { readonly kind: 'system'; readonly candidates: readonly [Candidate, ...Candidate[]] }
  | { readonly kind: 'map-link'; readonly service: MapService; readonly position: Position }
  | { readonly kind: 'shortened-link'; readonly service: MapService }
  /** A place all the same, but one that only a service or a name of a town can tell. */
  | { readonly kind: 'refused'; readonly reason: RefusalReason }

export type RefusalReason = 'short_plus_code' | 'what3words' | 'utm_without_zone'

export interface Candidate {
  /** The system the text is in, or for another notation the one that says the same. */
  readonly system: SystemId
  readonly position: Position
  /** How it was written, where that is none of the ten systems. */
  readonly notation?: NotationId
  /** A height written beside the point; no system here carries it. */
  readonly heightMetres?: number
  /** A hyphen between two numbers taken for the sign of the second: `51.5007 - 0.1246`. */
  readonly isMinus?: true
}

/** `language` is the visitor's: it decides where surveyors of two countries write alike. */
export function recognise(text: string, language?: Language): Recognition | undefined {
  const link = readMapLink(text)
  if (link?.kind === 'point') return { kind: 'map-link', service: link.service, position: link.position }
  if (link) return { kind: 'shortened-link', service: link.service }
  const [first, ...others] = inOrderOf(language, candidatesOf(text))
  if (first) return { kind: 'system', candidates: [first, ...others] }
  const reason = refusalOf(text)
  return reason && { kind: 'refused', reason }
}

/** `X 4960000, Y 7457000` lies in Serbia by its own system and by the Russian one beside the Black Sea: who reads Serbian means Serbia. */
function inOrderOf(language: Language | undefined, candidates: readonly Candidate[]): readonly Candidate[] {
  if (language !== 'sr') return candidates
  const rank = ({ notation }: Candidate): number => (notation === 'mgi' ? 0 : 1)
  return candidates.toSorted((left, right) => rank(left) - rank(right))
}

function refusalOf(text: string): RefusalReason | undefined {
  const pair = text.length > longestEscaped ? undefined : readNumberPair(normalise(text))
  if (pair?.firstLabel && isUtmWithoutZone(pair)) return 'utm_without_zone'
  if (isShortPlusCode(text)) return 'short_plus_code'
  return /^(?:\/\/\/|(?:https:\/\/)?(?:w3w\.co|what3words\.com)\/)\p{L}+\.\p{L}+\.\p{L}+$/iu.test(
    text.trim().slice(0, 200),
  )
    ? 'what3words'
    : undefined
}

/** The text as it is, then with what stands around it taken away: a name, a height, quotes, a full stop. */
function candidatesOf(given: string): readonly Candidate[] {
  const text = inKnownSpelling(
    withoutFunction(withoutEscapes(given)).replace(/(?<!\p{L})(?:exif:)?GPS ?(?=L(?:at|ong)itude)/giu, ''),
  )
  const listed = readArray(text)
  if (listed.length > 0) return listed
  const turned = longitudeFirst(text)
  if (turned) return [turned]
  const notation = readMarkup(text) ?? readNmea(text)
  if (notation) return [asCandidate(notation)]
  const normalised = normalise(text)
  if (normalised === '') return []
  const plain = candidatesOfPlain(text, normalised)
  if (plain.length > 0) return withHeightOfPoint(normalised, plain)
  const named = withSystemName(normalised)
  if (named?.system === 'mgi') return mgi(readNumberPair(named.text))
  if (named) return named.system ? readIn(named.text, [named.system]) : candidatesOf(named.text)
  const high = withoutHeight(normalised)
  if (high) {
    const candidates = candidatesOf(high.text)
    if (candidates.length > 0) return candidates.map((candidate) => ({ ...candidate, heightMetres: high.heightMetres }))
  }
  for (const way of plainWays(text)) {
    const geographic = readGeographicForm(way)
    if (geographic?.reading.ok) return [{ system: geographic.form, position: geographic.reading.value }]
  }
  const notice = readNotice(normalised)
  if (notice) {
    const { form, ...reading } = notice
    return [{ system: form, ...reading }]
  }
  const geohash = readGeohash(text)
  return geohash ? [asCandidate({ position: geohash, notation: 'geohash' })] : []
}

/** `POINT Z (37.6173 55.7558 156)`; PostGIS leaves the letter out. */
function withHeightOfPoint(normalised: string, candidates: readonly Candidate[]): readonly Candidate[] {
  const height = /POINT ?(?:ZM?)? ?\( ?-?[\d.]+ -?[\d.]+ (-?[\d.]+)(?: -?[\d.]+)? ?\)$/.exec(normalised)?.[1]
  return height === undefined ? candidates : candidates.map((each) => ({ ...each, heightMetres: Number(height) }))
}

/** `44.8231%2C20.4504` out of an address. */
function withoutEscapes(text: string): string {
  if (text.length > longestEscaped || !/%2C|%20|%C2%B0/i.test(text)) return text
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const longestEscaped = 400

const longitudeNamedFirst =
  /^(?:new )?(?:\w{1,20}\.){0,3}(?:from)?\(?(?:lon|lng|long|longitude|долгота|дужина|du[zž]ina)\.?\s?[,;/ _-]?\s?(?:lat|latitude|широта|ширина|[sš]irina)\.?\)?\s{0,2}[:=]?\s{0,2}[([]{0,2}(-?\d{1,3}(?:\.\d{1,20})?)[,; ]\s{0,2}(-?\d{1,3}(?:\.\d{1,20})?)[)\]]{0,2};?$/i

/** `lon, lat = 20.4504, 44.8231` */
function longitudeFirst(text: string): Candidate | undefined {
  const match = text.length > longestEscaped ? null : longitudeNamedFirst.exec(text.trim())
  const geographic = match && readGeographicForm(`${match[2]}, ${match[1]}`)
  return geographic?.reading.ok ? { system: 'wgs84', position: geographic.reading.value } : undefined
}

const bareArray =
  /^(?:(?!["']?coordinates)["']?\w{2,20}["']?\s{0,2}[:=]\s{0,2})?\[\s{0,4}(-?\d{1,3}(?:\.\d{1,20})?)\s{0,4},\s{0,4}(-?\d{1,3}(?:\.\d{1,20})?)(?:\s{0,4},\s{0,4}(-?\d{1,5}(?:\.\d{1,20})?))?\s{0,4}\],?$/

/** `[20.4504, 44.8231]`: latitude first as everywhere, and the other way round as GeoJSON has it, where both are places. */
function readArray(text: string): readonly Candidate[] {
  const [, first, second, third] = text.length > longestEscaped ? [] : (bareArray.exec(text.trim()) ?? [])
  if (first === undefined || second === undefined) return []
  const height = third === undefined ? {} : { heightMetres: Number(third) }
  const read = (latitude: string, longitude: string): readonly Candidate[] => {
    const geographic = readGeographicForm(`${latitude}, ${longitude}`)
    return geographic?.reading.ok ? [{ system: 'wgs84', position: geographic.reading.value, ...height }] : []
  }
  const plain = read(first, second)
  return plain.length === 0
    ? []
    : [...plain, ...read(second, first).map((one) => ({ ...one, notation: 'geojson' as const }))]
}

/** PostGIS: `ST_MakePoint(37.6, 55.7)` has the longitude first, as has the well-known text inside a call. */
function withoutFunction(text: string): string {
  if (text.length > 400 || !/POINT/i.test(text)) return text
  const made = /ST_(?:Make)?Point\(\s{0,4}(-?\d{1,3}(?:\.\d{1,20})?)\s{0,4},\s{0,4}(-?\d{1,3}(?:\.\d{1,20})?)/i.exec(
    text,
  )
  if (made) return `POINT(${made[1]} ${made[2]})`
  return /\('(?:SRID=4326;)?(POINT[^']{3,80})'/i.exec(text)?.[1] ?? text
}

const asCandidate = (reading: PointReading): Candidate => ({ system: 'wgs84', ...reading })

/** By shape alone. Letters decide at once; two bare numbers are degrees when they can be, else metres of several systems. */
function candidatesOfPlain(text: string, normalised: string): readonly Candidate[] {
  // A fraction, a day and a month, a sum, feet and inches, thousands.
  if (
    /^\d{1,3} ?\/ ?\d{1,3}$|^\d{1,3}(?: ?\+ ?|-)\d{1,3}$|^\d{1,3}(?:[.,]\d{1,2})? \+ \d{1,3}(?:[.,]\d{1,2})?$|^\d{1,3} 000$/.test(
      normalised,
    )
  )
    return []
  const plusCode = readPlusCode(text)
  if (plusCode) return [asCandidate({ position: plusCode, notation: 'plus-code' })]
  const grid = normalised.replace(/^(\d{1,2} ?[A-Z])-([A-Z]{2})-?/, '$1 $2 ').replace(/(?<=\d)-(?=\d+$)/, ' ')
  if (/^(?:\d{1,2} ?[A-Z]|[ABYZ]) ?[A-Z]{2} ?[\d ]*$/.test(grid)) {
    const candidates = readIn(grid, [/ \d+ \d+$/.test(normalised) ? 'usng' : 'mgrs'])
    if (candidates.length > 0) return candidates
  }
  if (
    /^(?:ZONE |ЗОНА )?\d{1,2} ?(?:[C-X]|NORTH|SOUTH)[ ,;]|^(?:WGS ?-?84 ?[/:,]? ?)?UTM|^EPSG ?:? ?32[67]\d\d/.test(
      normalised,
    )
  ) {
    const candidates = readIn(text, ['utm'])
    if (candidates.length > 0) return candidates
  }
  if (/^[A-Z]{2} ?[\d ]*$/.test(normalised)) return [...readIn(text, ['osgb']), ...locator(text)]
  const packed = readPackedAngles(normalised) ?? readPackedAngles(latinHemispheres(normalised))
  if (packed) {
    const { form, ...reading } = packed
    return [{ system: form, ...reading }]
  }
  const geographic = readGeographicForm(text)
  if (geographic?.reading.ok) {
    const isWkt = /POINT/.test(normalised)
    return [
      { system: geographic.form, position: geographic.reading.value, ...(isWkt && { notation: 'wkt' }) },
      ...withMinus(text),
    ]
  }
  // Degrees in the wrong order are a mistake to point out in their own field, not metres next to the zero point of a map.
  if (geographic && !geographic.reading.ok && geographic.reading.problem.suggestion !== undefined) return []
  const pair = readNumberPair(normalised)
  // Without a letter a zone is only a number; metres of a real easting have six digits.
  if (!pair) return [...(/(?<![.\d])\d{6}/.test(normalised) ? readIn(text, ['utm']) : []), ...locator(text)]
  if (/[XY]/.test(pair.firstLabel ?? '') && isInDegrees(pair, normalised)) return degreesByLetter(pair)
  // Who writes Y first writes as Serbian surveyors do.
  if (pair.firstLabel === 'Y') return [...mgi(pair), ...readIn(text, ['sk42', 'sk95', 'webmercator'])]
  if (Math.max(Math.abs(pair.first), Math.abs(pair.second)) < fewestMetres) return []
  if (pair.firstLabel && isUtmWithoutZone(pair)) return readIn(text, ['osgb'])
  if (pair.firstLabel)
    return [...readIn(text, ['osgb', 'sk42', 'sk95']), ...mgi(pair), ...readIn(text, ['webmercator'])]
  return [...readIn(text, ['webmercator', 'sk42', 'sk95', 'osgb']), ...mgi(pair)]
}

/** A dash that parted two numbers, and may have been the minus of the second. */
function withMinus(text: string): readonly Candidate[] {
  const negative = withMinusForDash(text)
  const geographic = negative === undefined ? undefined : readGeographicForm(negative)
  return geographic?.reading.ok ? [{ system: geographic.form, position: geographic.reading.value, isMinus: true }] : []
}

const isInDegrees = ({ first, second }: NumberPair, normalised: string): boolean =>
  Math.abs(first) <= 180 && Math.abs(second) <= 180 && /\d[.,]\d{3}.*\d[.,]\d{3}/.test(normalised)

/** `X: 20.4622 Y: 44.8206`: of degrees X is the longitude, as in every map program. */
function degreesByLetter({ first, second, firstLabel }: NumberPair): readonly Candidate[] {
  const [longitude, latitude] = firstLabel === 'X' ? [first, second] : [second, first]
  const reading = readGeographicForm(`${latitude}, ${longitude}`)?.reading
  return reading?.ok ? [{ system: 'wgs84', position: reading.value }] : []
}

/** Easting and northing by name, of numbers that fall into every zone: nobody calls the metres of a web map so. */
function isUtmWithoutZone(pair: NumberPair): boolean {
  const [east, north] = isNorthingFirst(pair) ? [pair.second, pair.first] : [pair.first, pair.second]
  return !/[XY]/.test(pair.firstLabel ?? '') && east >= 100_000 && east < 1_000_000 && north > 0 && north < 10_000_000
}

/** A point within a kilometre of the zero point of a map is two numbers of another kind. */
const fewestMetres = 1000

const locatorNamed = /^(?:qth(?: locator)?|locator|maidenhead(?: locator)?|grid(?: square| locator)?)[:= ]{1,2}/i

function locator(text: string): readonly Candidate[] {
  const position = readMaidenhead(text.trim().replace(locatorNamed, ''))
  return position ? [asCandidate({ position, notation: 'maidenhead' })] : []
}

function mgi(pair: NumberPair | undefined): readonly Candidate[] {
  const position = pair && readMgi(pair)
  return position ? [asCandidate({ position, notation: 'mgi' })] : []
}

const readIn = (text: string, systems: readonly SystemId[]): readonly Candidate[] =>
  systems.flatMap((system) => {
    const reading = systemOf(system).read(text)
    return reading.ok ? [{ system, position: reading.value }] : []
  })

/**
 * Whether the first of several meanings may be taken and the others only named: letters said in what order the metres stand. Two
 * bare numbers may be anywhere on Earth.
 */
export const isLikeliest = ([first, ...others]: readonly Candidate[]): boolean =>
  first !== undefined && (others.length === 0 || first.system !== 'webmercator')

/** The one point a text means, with how it was read; undefined where it means none, or one of several. */
export function onlyMeaning(
  text: string,
): Candidate | (Extract<Recognition, { kind: 'map-link' }> & { system: 'wgs84' }) | undefined {
  const recognition = recognise(text)
  if (recognition?.kind === 'map-link') return { ...recognition, system: 'wgs84' }
  if (recognition?.kind !== 'system') return undefined
  const [first, second, third] = recognition.candidates
  return second === undefined || (third === undefined && isOtherReading(second)) ? first : undefined
}

/** What is only offered beside the first meaning: the other order of an array, a minus for the dash between two numbers. */
export const isOtherReading = ({ notation, isMinus }: Candidate): boolean => notation === 'geojson' || isMinus === true

export type Pasted =
  /** Leave the text where it was pasted. */
  | { readonly kind: 'own' }
  /** One meaning, in another place than where it was pasted. */
  | { readonly kind: 'recognised'; readonly recognition: Recognition }
  | { readonly kind: 'choice'; readonly candidates: readonly Candidate[] }

/** What to do with a text pasted into a system's field. */
export function recognisePasted(field: SystemId, text: string, language?: Language): Pasted {
  const recognition = recognise(text, language)
  if (!recognition) return { kind: 'own' }
  if (recognition.kind !== 'system') return { kind: 'recognised', recognition }
  const { candidates } = recognition
  if (candidates.some((candidate) => isOwn(candidate, field))) return { kind: 'own' }
  if (candidates.length > 1) return { kind: 'choice', candidates }
  return { kind: 'recognised', recognition }
}

/** MGRS and USNG are one grid in two spellings: either may stand in either field. Another notation is never a field's own. */
const isOwn = ({ system, notation, heightMetres }: Candidate, field: SystemId): boolean =>
  (notation === undefined || notation === 'wkt') &&
  heightMetres === undefined &&
  (system === field || (system === 'mgrs' && field === 'usng') || (system === 'usng' && field === 'mgrs'))
