import { isAboutRussia } from './about-russia.ts'
import { asCandidate, type Candidate } from './candidate.ts'
import { locator, ofGrid, readIn } from './grid-meanings.ts'
import { mgi, ofMetres, placesOf, withZoneInFront } from './metre-meanings.ts'
import { readAis } from './notations/ais.ts'
import { readGeohash } from './notations/geohash.ts'
import { readIso6709 } from './notations/iso6709.ts'
import { readMarkup } from './notations/markup.ts'
import { readNmea } from './notations/nmea.ts'
import { pointOfNotice } from './notations/notice.ts'
import { readPlusCode } from './notations/plus-code.ts'
import {
  readArray,
  readLongitudeFirst,
  withCodeInFront,
  withoutEscapes,
  withoutFunction,
} from './notations/program-text.ts'
import { readWellKnownPoint } from './notations/well-known-point.ts'
import { checked } from './reading/geographic.ts'
import { readDegrees, readMetres, readPlace } from './reading/grammar.ts'
import { bringGrammars } from './reading/grammars.ts'
import { normalise } from './reading/normalise.ts'
import type { NumberPair } from './reading/numbers.ts'
import { namesOtherDatum, namesOtherReference } from './reading/other-reference.ts'
import type { MetresOfText } from './reading/plane-numbers.ts'
import type { PointOfText } from './reading/points.ts'
import { withoutFillers } from './reading/surroundings.ts'
import { askedSystem, withoutSystemName } from './reading/system-around.ts'
import type { NamedSystem } from './reading/system-names.ts'
import { systemOf } from './registry.ts'
import type { SystemId } from './system.ts'

bringGrammars({ readDegrees, readMetres })

/** What a text means: a system asked for, closed notations, degrees with what stands around them, metres. */
export function candidatesOf(given: string): readonly Candidate[] {
  const asked = askedSystem(given)
  if (asked && !asked.mayBeOwn) {
    const answers = candidatesOf(asked.text)
    if (answers.length > 0) return answers.map((candidate) => ({ ...candidate, wanted: asked.system }))
  }
  // Metres `in SK-42` are its own; degrees may be either, and are refused.
  const own = asked?.mayBeOwn ? readIn(asked.text, [asked.system]) : []
  if (own.length > 0) return own
  const text = withCodeInFront(withoutFunction(withoutEscapes(given)))
  const closed = inClosedNotation(text)
  if (closed.length > 0) return closed
  const normalised = normalise(text)
  const grid = ofGrid(normalised)
  if (grid.length > 0) return grid
  const named = withoutSystemName(text)
  // `S 42 21.128, E 50 24.225` is no point of the system S-42.
  if (named && !readDegrees(text) && !(named.system === 'degrees' && utmBehind.test(named.text)))
    return ofNamed(named.text, named.system)
  // Whether a system is named is asked only of numbers: most texts have none.
  const found = readPlace(text)
  const place = found && namesOtherDatum(text) ? undefined : found
  const degrees = place && ofDegrees(place)
  if (degrees && !place.mayBeMetres) return degrees
  const pair = readMetres(text)
  const metres = pair && namesOtherReference(text) ? undefined : pair
  const inMetres = metres ? ofMetres(metres) : locator(text)
  if (inMetres.length > 0 || degrees) return [...withHeight(inMetres, metres?.heightMetres), ...(degrees ?? [])]
  const inside = pointOfNotice(text)
  const notice = inside === undefined ? undefined : readPlace(inside)
  if (notice) return ofDegrees(notice) ?? []
  const geohash = readGeohash(text)
  if (geohash) return [asCandidate({ position: geohash, notation: 'geohash' })]
  const bare = withoutFillers(text)
  return bare === undefined ? [] : candidatesOf(bare)
}

/** `WGS 84 / UTM zone 34N`: the datum is a part of the name. */
const utmBehind = /utm|утм/i

const withHeight = (candidates: readonly Candidate[], heightMetres: number | undefined): readonly Candidate[] =>
  heightMetres === undefined ? candidates : candidates.map((candidate) => ({ ...candidate, heightMetres }))

/** Programs, links and receivers: recognisers that take the whole text or nothing. */
function inClosedNotation(text: string): readonly Candidate[] {
  const listed = readArray(text)
  if (listed.length > 0) return listed
  const turned = readLongitudeFirst(text)
  if (turned) return [turned]
  const wellKnown = readWellKnownPoint(text)
  const reading = wellKnown && checked(wellKnown.point)
  if (reading?.ok) {
    const { heightMetres } = wellKnown!
    return [
      {
        system: 'wgs84',
        position: reading.value,
        notation: 'wkt',
        ...(heightMetres !== undefined && { heightMetres }),
      },
    ]
  }
  const notation = readMarkup(text) ?? readNmea(text) ?? readAis(text)
  if (notation) return [asCandidate(notation)]
  const signed = readIso6709(text)
  if (signed) {
    const { form, ...rest } = signed
    return [{ system: form, ...rest }]
  }
  const plusCode = readPlusCode(text)
  return plusCode ? [asCandidate({ position: plusCode, notation: 'plus-code' })] : []
}

/** Degrees in the wrong order are a mistake that their own field explains, and no metres of some map; other numbers off the Earth may be. */
function ofDegrees({
  form,
  heightMetres,
  notation,
  doubt,
  mayBeMetres: _,
  ...point
}: PointOfText): readonly Candidate[] | undefined {
  const reading = checked(point)
  if (!reading.ok) return reading.problem.suggestion === undefined ? undefined : []
  const { latitudeDegrees, longitudeDegrees } = reading.value
  const first = {
    system: form,
    position: reading.value,
    ...(notation && { notation }),
    ...(heightMetres !== undefined && { heightMetres }),
  }
  return doubt
    ? [first, { system: form, position: { latitudeDegrees, longitudeDegrees: -longitudeDegrees }, doubt }]
    : [first]
}

/** West of Russia and north of the Balkans the same numbers are German ones: there the registry is asked. */
function ofGaussKrueger(metres: MetresOfText): readonly Candidate[] {
  const candidates = [...mgi(metres), ...placesOf(metres, ['sk42', 'sk95'])]
  return candidates.filter(({ notation, position }) => notation === 'mgi' || isAboutRussia(position))
}

/** Two bare numbers of a square land may stand in both orders: each is a place of the grid. */
function inOrders(pair: NumberPair, system: SystemId): readonly Candidate[] {
  const straight = placesOf(pair, [system])
  if (system !== 'osgb' || pair.firstLabel !== undefined) return straight
  return [...straight, ...placesOf({ first: pair.second, second: pair.first, firstLabel: undefined }, [system])]
}

const gridsOfGps: ReadonlySet<NamedSystem> = new Set<NamedSystem>(['mgrs', 'usng'])

/** Metres of a system behind its name; degrees with the name of a grid, which has none, are wanted in it: `44.8125N 20.4612E MGRS`. */
function ofNamed(text: string, system: NamedSystem): readonly Candidate[] {
  if (system === 'degrees') return candidatesOf(text)
  const metres = readMetres(text)
  // Behind the name of a system nothing is the name or the number of a point.
  if (metres?.isNamed) return []
  const { heightMetres } = metres ?? {}
  const inZone = metres && withZoneInFront(metres)
  if (system === 'mgi') return withHeight(mgi(inZone), heightMetres)
  if (system === 'gk') return inZone ? withHeight(ofGaussKrueger(inZone), heightMetres) : []
  const own = inZone && systemOf(system).ofMetres ? inOrders(inZone, system) : readIn(text, [system])
  if (own.length > 0 || !gridsOfGps.has(system)) return withHeight(own, heightMetres)
  return candidatesOf(text).map((candidate) => ({ ...candidate, wanted: system as SystemId }))
}
