import type { Language } from '../core/index.ts'
import { asCandidate, type Candidate } from './candidate.ts'
import type { Position } from './geodesy/position.ts'
import { type MapService, readMapLink } from './map-link.ts'
import { readAis } from './notations/ais.ts'
import { readGeohash } from './notations/geohash.ts'
import { readMaidenhead } from './notations/maidenhead.ts'
import { readMarkup } from './notations/markup.ts'
import { readMgi } from './notations/mgi.ts'
import { readNmea } from './notations/nmea.ts'
import { readNotice, readPackedAngles } from './notations/packed-angles.ts'
import { isShortPlusCode, readPlusCode } from './notations/plus-code.ts'
import {
  longestProgramText,
  readArray,
  readLongitudeFirst,
  withoutEscapes,
  withoutFunction,
} from './notations/program-text.ts'
import { askedSystem, givenOrWanted } from './reading/asked-system.ts'
import { readGeographicForm, withMinusForDash } from './reading/geographic.ts'
import { latinHemispheres } from './reading/hemisphere-words.ts'
import { namesOtherReference, plainWays, withoutHeight, withSystemName } from './reading/loose-text.ts'
import { normalise } from './reading/normalise.ts'
import { isNorthingFirst, type NumberPair, readNumberPair } from './reading/numbers.ts'
import { inKnownSpelling } from './reading/other-spellings.ts'
import { systemOf } from './registry.ts'
import type { SystemId } from './system.ts'

/** What a text of unknown kind is. It has several candidates where the text alone cannot tell them apart: then the visitor is asked. */
export type Recognition =
  | { readonly kind: 'system'; readonly candidates: readonly [Candidate, ...Candidate[]] }
  | { readonly kind: 'map-link'; readonly service: MapService; readonly position: Position }
  | { readonly kind: 'shortened-link'; readonly service: MapService }
  /** The text means a place, but which one only a service, or the name of a town or zone, could tell. */
  | { readonly kind: 'refused'; readonly reason: RefusalReason }

export type RefusalReason =
  | 'short_plus_code'
  | 'what3words'
  | 'utm_without_zone'
  | 'gauss_krueger_without_zone'
  /** The text names a reference system whose figures are not read here. */
  | 'other_reference'
  /** Degrees `in SK-42` are on its datum, or wanted as metres of it. */
  | 'given_or_wanted'

/** `language` is the visitor's: it decides between two countries whose surveyors write alike. */
export function recognise(text: string, language?: Language): Recognition | undefined {
  const link = readMapLink(text)
  if (link?.kind === 'point') return { kind: 'map-link', service: link.service, position: link.position }
  if (link) return { kind: 'shortened-link', service: link.service }
  const reason = refusalOf(text)
  // What is called UTM is not offered as metres of another system.
  const isOther = reason === 'utm_without_zone' && utmNamed.test(text)
  const [first, ...others] = isOther ? [] : inOrderOf(language, candidatesOf(text))
  if (first) return { kind: 'system', candidates: [first, ...others] }
  return reason && { kind: 'refused', reason }
}

/** `X 4960000, Y 7457000` is a place in Serbia by the Serbian system, and one near the Black Sea by the Russian: in Serbian, Serbia goes first. */
function inOrderOf(language: Language | undefined, candidates: readonly Candidate[]): readonly Candidate[] {
  if (language !== 'sr') return candidates
  const rank = ({ notation }: Candidate): number => (notation === 'mgi' ? 0 : 1)
  return candidates.toSorted((left, right) => rank(left) - rank(right))
}

function refusalOf(text: string): RefusalReason | undefined {
  const isUtm = utmNamed.test(text)
  const pair = text.length > longestProgramText ? undefined : readNumberPair(normalise(text.replace(utmNamed, '')))
  if (pair && (isUtm || pair.firstLabel) && (isUtmWithoutZone(pair) || (isUtm && isEastingByX(pair))))
    return 'utm_without_zone'
  if (pair && isGaussKruegerWithoutZone(pair)) return 'gauss_krueger_without_zone'
  const short = text.trim().slice(0, longestRefused)
  if (isShortPlusCode(short.replace(plusCodesAddress, ''))) return 'short_plus_code'
  if (/w3|\/\//i.test(short) && what3words.test(short)) return 'what3words'
  const figures = givenOrWanted(text.trim())
  if (figures && candidatesOf(figures.text).some(({ system }) => systemOf(system).category === 'geographic'))
    return 'given_or_wanted'
  return namesOtherReference(short) ? 'other_reference' : undefined
}

const longestRefused = 200
const utmNamed = /^(?:WGS ?-?84[ /:,]{1,3})?UTM[ :,]{1,3}/i
const plusCodesAddress = /^(?:https?:\/\/)?(?:www\.)?plus\.codes\//i
const what3words =
  /^(?:(?:w3w|what3words)[: ]{1,2}(?:\/\/\/)?|\/\/\/|(?:https:\/\/)?(?:w3w\.co|what3words\.com)\/)\p{L}{1,40}\.\p{L}{1,40}\.\p{L}{1,40}(?:\?.*)?$/iu

/** What photographs put before the names of the axes: `exif:GPSLatitude`. */
const photographPrefix = /(?<!\p{L})(?:exif:)?GPS ?(?=L(?:at|ong)itude)/giu

/** Tries the text as it is, then without what may stand around a point: a name, a height, quotes, a full stop. */
function candidatesOf(given: string): readonly Candidate[] {
  const asked = askedSystem(given.trim())
  const answers = asked ? candidatesOf(asked.text) : []
  if (asked && answers.length > 0) return answers.map((candidate) => ({ ...candidate, wanted: asked.system }))
  // Metres `in SK-42` are its own; degrees may be either, and are refused.
  const own = givenOrWanted(given.trim())
  const metres = own ? readIn(own.text, [own.system]) : []
  if (metres.length > 0) return metres
  const text = inKnownSpelling(withoutFunction(withoutEscapes(given)).replace(photographPrefix, ''))
  const listed = readArray(text)
  if (listed.length > 0) return listed
  const turned = readLongitudeFirst(text)
  if (turned) return [turned]
  const notation = readMarkup(text) ?? readNmea(text) ?? readAis(text)
  if (notation) return [asCandidate(notation)]
  const normalised = normalise(text)
  if (normalised === '') return []
  const plain = candidatesOfPlain(text, normalised)
  if (plain.length > 0) return withHeightOfPoint(normalised, plain)
  const named = withSystemName(normalised)
  if (named?.system === 'mgi') return mgi(readNumberPair(named.text))
  if (named) return named.system ? ofNamed(named.text, named.system) : candidatesOf(named.text)
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

const gridsOfGps: readonly SystemId[] = ['mgrs', 'usng']

/** Metres of a system behind its name; degrees with the name of a grid, which has none, are wanted in it: `44.8125N 20.4612E MGRS`. */
function ofNamed(text: string, system: SystemId): readonly Candidate[] {
  const own = readIn(text, [system])
  if (own.length > 0 || !gridsOfGps.includes(system)) return own
  return candidatesOf(text).map((candidate) => ({ ...candidate, wanted: system }))
}

/** `POINT Z (37.6173 55.7558 156)`; PostGIS leaves the letter out. */
function withHeightOfPoint(normalised: string, candidates: readonly Candidate[]): readonly Candidate[] {
  const height = /POINT ?(?:ZM?)? ?\( ?-?[\d.]+ -?[\d.]+ (-?[\d.]+)(?: -?[\d.]+)? ?\)$/.exec(normalised)?.[1]
  return height === undefined ? candidates : candidates.map((each) => ({ ...each, heightMetres: Number(height) }))
}

/** A fraction, a day and a month, feet and inches (`5-11`), a sum, thousands: two numbers that are no point. */
const otherTwoNumbers =
  /^\d{1,3} ?\/ ?\d{1,3}$|^\d{1,3}(?: ?\+ ?|-)\d{1,3}$|^\d{1,3}(?:[.,]\d{1,2})? \+ \d{1,3}(?:[.,]\d{1,2})?$|^\d{1,3} 000$/
/** Zone and band, or the letter of a polar area; the square; digits. */
const militaryGrid = /^(?:\d{1,2} ?[A-Z]|[ABYZ]) ?[A-Z]{2} ?[\d ]*$/
/** Begins with a zone and its letter, with the name UTM, or with a code of a zone on WGS 84. */
const utmBeginning =
  /^(?:ZONE |ЗОНА )?\d{1,2} ?(?:[C-X]|NORTH|SOUTH)[ ,;]|^(?:WGS ?-?84 ?[/:,]? ?)?UTM|^EPSG ?:? ?32[67]\d\d/
const britishGrid = /^[A-Z]{2} ?[\d ]*$/

/** What a text means by its form alone. Letters decide at once; two bare numbers are degrees where they can be, else metres of several systems. */
function candidatesOfPlain(text: string, normalised: string): readonly Candidate[] {
  if (otherTwoNumbers.test(normalised)) return []
  const plusCode = readPlusCode(text)
  if (plusCode) return [asCandidate({ position: plusCode, notation: 'plus-code' })]
  // `37U-DB-12345-67890` with spaces for its hyphens.
  const grid = normalised.replace(/^(\d{1,2} ?[A-Z])-([A-Z]{2})-?/, '$1 $2 ').replace(/(?<=\d)-(?=\d+$)/, ' ')
  if (militaryGrid.test(grid)) {
    const candidates = readIn(grid, [/ \d+ \d+$/.test(normalised) ? 'usng' : 'mgrs'])
    if (candidates.length > 0) return candidates
  }
  if (utmBeginning.test(normalised)) {
    const candidates = readIn(text, ['utm'])
    if (candidates.length > 0) return candidates
  }
  if (britishGrid.test(normalised)) return [...readIn(text, ['osgb']), ...locator(text)]
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
  // Degrees in the wrong order are a mistake that their own field explains; they must not be read as a few metres of some map.
  if (geographic && !geographic.reading.ok && geographic.reading.problem.suggestion !== undefined) return []
  const pair = readNumberPair(normalised)
  // A zone without its letter is only a number: then UTM is assumed where another number has six digits, as an easting does.
  if (!pair) return [...(/(?<![.\d])\d{6}/.test(normalised) ? readIn(text, ['utm']) : []), ...locator(text)]
  if (/[XY]/.test(pair.firstLabel ?? '') && isInDegrees(pair, normalised)) return degreesByLetter(pair)
  if (isGaussKruegerWithoutZone(pair)) return []
  if (isEastingByX(pair)) return readIn(text, ['webmercator', 'sk42', 'sk95'])
  // Serbian surveyors write Y first.
  if (pair.firstLabel === 'Y') return [...mgi(pair), ...readIn(text, ['sk42', 'sk95', 'webmercator'])]
  if (Math.max(Math.abs(pair.first), Math.abs(pair.second)) < fewestMetres) return []
  if (pair.firstLabel && isUtmWithoutZone(pair)) return readIn(text, ['osgb'])
  if (pair.firstLabel)
    return [...readIn(text, ['osgb', 'sk42', 'sk95']), ...mgi(pair), ...readIn(text, ['webmercator'])]
  return [...readIn(text, ['webmercator', 'sk42', 'sk95', 'osgb']), ...mgi(pair)]
}

/** The other reading of a dash between two numbers: as the minus of the second. */
function withMinus(text: string): readonly Candidate[] {
  const negative = withMinusForDash(text)
  const geographic = negative === undefined ? undefined : readGeographicForm(negative)
  return geographic?.reading.ok ? [{ system: geographic.form, position: geographic.reading.value, isMinus: true }] : []
}

const isInDegrees = ({ first, second }: NumberPair, normalised: string): boolean =>
  Math.abs(first) <= 180 && Math.abs(second) <= 180 && /\d[.,]\d{3}.*\d[.,]\d{3}/.test(normalised)

/** `X: 20.4622 Y: 44.8206`: for degrees, X is the longitude in every map program. */
function degreesByLetter({ first, second, firstLabel }: NumberPair): readonly Candidate[] {
  const [longitude, latitude] = firstLabel === 'X' ? [first, second] : [second, first]
  const reading = readGeographicForm(`${latitude}, ${longitude}`)?.reading
  return reading?.ok ? [{ system: 'wgs84', position: reading.value }] : []
}

/** Numbers named easting and northing that would fit every UTM zone. Web Mercator, which they would fit too, has no such names. */
function isUtmWithoutZone(pair: NumberPair): boolean {
  const [east, north] = isNorthingFirst(pair) ? [pair.second, pair.first] : [pair.first, pair.second]
  return !/[XY]/.test(pair.firstLabel ?? '') && east >= 100_000 && east < 1_000_000 && north > 0 && north < 10_000_000
}

/**
 * `X=6182999 Y=413580`: north and east as surveyors from Serbia to Siberia write them, without the zone in front of Y. By Web Mercator, whose
 * X is the east, it would be a place in the Indian Ocean.
 */
function isGaussKruegerWithoutZone({ first, second, firstLabel }: NumberPair): boolean {
  if (firstLabel !== 'X' && firstLabel !== 'Y') return false
  const [north, east] = firstLabel === 'X' ? [first, second] : [second, first]
  return north >= 4_400_000 && north < 9_100_000 && east >= 100_000 && east < 1_000_000
}

/**
 * `X=457123 Y=4961345`: the same with X for the east, as map programs have it. By a surveyor's axes it would be a place near the equator; of
 * the systems that can be read without a zone it is rather Web Mercator, about which the visitor is asked.
 */
const isEastingByX = (pair: NumberPair): boolean =>
  isGaussKruegerWithoutZone({ ...pair, first: pair.second, second: pair.first })

/** Metres within a kilometre of a map's zero point are not believed: two such small numbers mean something else. */
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
 * Whether the first of several meanings may be taken and the others only named. Not where it is Web Mercator: that is the first guess for
 * two bare numbers, which may be anywhere on Earth.
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

/** Readings that are only offered beside the first meaning: the other order of an array or tuple, a dash read as a minus. */
export const isOtherReading = ({ notation, isMinus }: Candidate): boolean =>
  notation === 'geojson' || notation === 'kml' || isMinus === true
