import { asCandidate, type Candidate } from './candidate.ts'
import { readMgi } from './notations/mgi.ts'
import { checked } from './reading/geographic.ts'
import { isNorthingFirst, type NumberPair } from './reading/numbers.ts'
import type { MetresOfText } from './reading/plane-numbers.ts'
import { systemOf } from './registry.ts'
import type { SystemId } from './system.ts'

/** `зона 7 X=6182999 Y=413580`: the number of the zone stands apart from the easting it belongs in front of; where another stands there, nothing is read. */
export function withZoneInFront(metres: MetresOfText): NumberPair | undefined {
  const { zone, first, second, firstLabel } = metres
  const isEastFirst =
    firstLabel === undefined ? first < second && first < 1_000_000 : firstLabel === 'Y' || firstLabel === 'E'
  const eastings = firstLabel === undefined ? [first, second] : [isEastFirst ? first : second]
  if (zone && eastings.every((easting) => easting >= 1_000_000 && Math.floor(easting / 1_000_000) !== zone.number))
    return undefined
  const add = (metres: number): number => (zone && metres < 1_000_000 ? zone.number * 1_000_000 + metres : metres)
  return isEastFirst ? { first: add(first), second, firstLabel } : { first, second: add(second), firstLabel }
}

/** Two numbers that are no degrees are metres, of several systems where nothing tells which. */
export function ofMetres(pair: MetresOfText): readonly Candidate[] {
  const { zone, isUtm, isGerman, firstLabel, first, second } = pair
  // `зона 7 X=6182999 Y=413580`: X is the north in Gauss-Krüger zones only.
  if (zone && !zone.letters && !isUtm && zone.number <= lastZoneOfLand && isGaussKruegerWithoutZone(pair)) {
    const whole = withZoneInFront(pair)
    return whole ? [...placesOf(whole, ['sk42', 'sk95']), ...mgi(whole)] : []
  }
  // A zone without its letter is only a number: then UTM is assumed where another number has six digits, as an easting does.
  if (zone) return !zone.isBare || Math.max(first, second) >= 100_000 ? placesOf(pair, ['utm']) : []
  if (isUtm || isGerman) return []
  if (/[XY]/.test(firstLabel ?? '') && isInDegrees(pair)) return degreesByLetter(pair)
  if (isGaussKruegerWithoutZone(pair)) return []
  if (isEastingByX(pair)) return placesOf(pair, ['webmercator', 'sk42', 'sk95'])
  // Serbian surveyors write Y first.
  if (firstLabel === 'Y') return [...mgi(pair), ...placesOf(pair, ['sk42', 'sk95', 'webmercator'])]
  if (Math.max(Math.abs(first), Math.abs(second)) < fewestMetres) return []
  if (firstLabel && isUtmWithoutZone(pair)) return placesOf(pair, ['osgb'])
  const ofCountries = [...placesOf(pair, ['osgb', 'sk42', 'sk95']), ...mgi(pair)]
  // Eastings and northings are no words of Web Mercator, nor of Gauss-Krüger zones in the tropics: there the words stand in the wrong order.
  if (firstLabel === 'E' || firstLabel === 'N')
    return ofCountries.filter(({ position }) => position.latitudeDegrees >= southOfLand)
  if (firstLabel) return [...ofCountries, ...placesOf(pair, ['webmercator'])]
  return [...placesOf(pair, ['webmercator', 'sk42', 'sk95', 'osgb']), ...mgi(pair)]
}

/** Where the registry's area of Pulkovo 1942 ends. */
const southOfLand = 35

/** Zones of SK-42 and SK-95 end at the Bering Strait. */
const lastZoneOfLand = 32

const isInDegrees = ({ first, second }: NumberPair): boolean =>
  Math.abs(first) <= 180 && Math.abs(second) <= 180 && [first, second].some((degrees) => !Number.isInteger(degrees))

/** `X: 20.4622 Y: 44.8206`: for degrees, X is the longitude in every map program. */
function degreesByLetter({ first, second, firstLabel }: NumberPair): readonly Candidate[] {
  const [longitude, latitude] = firstLabel === 'X' ? [first, second] : [second, first]
  const reading = checked({ latitude, longitude, isAxesNamed: true })
  return reading.ok ? [{ system: 'wgs84', position: reading.value }] : []
}

/** Numbers named easting and northing that would fit every UTM zone. Web Mercator, which they would fit too, has no such names. */
export function isUtmWithoutZone(pair: NumberPair): boolean {
  const [east, north] = isNorthingFirst(pair) ? [pair.second, pair.first] : [pair.first, pair.second]
  return !/[XY]/.test(pair.firstLabel ?? '') && east >= 100_000 && east < 1_000_000 && north > 0 && north < 10_000_000
}

/**
 * `X=6182999 Y=413580`: north and east as surveyors from Serbia to Siberia write them, without the zone in front of Y. By Web Mercator, whose
 * X is the east, it would be a place in the Indian Ocean.
 */
export function isGaussKruegerWithoutZone({ first, second, firstLabel }: NumberPair): boolean {
  if (firstLabel !== 'X' && firstLabel !== 'Y') return false
  const [north, east] = firstLabel === 'X' ? [first, second] : [second, first]
  return north >= 4_400_000 && north < 9_100_000 && east >= 100_000 && east < 1_000_000
}

/**
 * `X=457123 Y=4961345`: the same with X for the east, as map programs have it. By a surveyor's axes it would be a place near the equator; of
 * the systems that can be read without a zone it is rather Web Mercator, about which the visitor is asked.
 */
export const isEastingByX = (pair: NumberPair): boolean =>
  isGaussKruegerWithoutZone({ ...pair, first: pair.second, second: pair.first })

/** Metres within a kilometre of a map's zero point are not believed: two such small numbers mean something else. */
const fewestMetres = 1000

export function mgi(pair: NumberPair | undefined): readonly Candidate[] {
  const position = pair && readMgi(pair)
  return position ? [asCandidate({ position, notation: 'mgi' })] : []
}

/** Two numbers as places of the systems that have them. */
export const placesOf = (metres: MetresOfText, systems: readonly SystemId[]): readonly Candidate[] =>
  systems.flatMap((system) => {
    const reading = systemOf(system).ofMetres?.(metres)
    return reading?.ok ? [{ system, position: reading.value }] : []
  })
