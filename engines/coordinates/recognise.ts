import type { Language } from '#engines/core/index.ts'
import { isAboutRussia } from './about-russia.ts'
import type { Candidate } from './candidate.ts'
import type { Position } from './geodesy/position.ts'
import { readMapLink } from './map-link.ts'
import type { MapService } from './map-services.ts'
import { candidatesOf } from './meanings.ts'
import { readAsPrinted } from './reading/as-printed.ts'
import { checked } from './reading/geographic.ts'
import { readLabelledPair } from './reading/labelled-pair.ts'
import { isSystemCode, systemInText, withoutSystemName } from './reading/system-around.ts'
import { systemNamedAlone } from './reading/system-names.ts'
import { type RefusalReason, refusalOf } from './refusals.ts'
import { systemOf } from './registry.ts'

/** What a text of unknown kind is. It has several candidates where the text alone cannot tell them apart: then the visitor is asked. */
export type Recognition =
  | { readonly kind: 'system'; readonly candidates: readonly [Candidate, ...Candidate[]] }
  | { readonly kind: 'map-link'; readonly service: MapService; readonly position: Position }
  | { readonly kind: 'shortened-link'; readonly service: MapService }
  /** The text means a place, but which one only a service, or the name of a town or zone, could tell. */
  | { readonly kind: 'refused'; readonly reason: RefusalReason }

/** `language` is the visitor's: it decides between two countries whose surveyors write alike. */
export function recognise(text: string, language?: Language): Recognition | undefined {
  const printed = readAsPrinted(text)
  const position = printed && checked(printed)
  if (position?.ok) return { kind: 'system', candidates: [{ system: printed!.form, position: position.value }] }
  if (systemNamedAlone(text) !== undefined) return undefined
  const link = readMapLink(text)
  if (link?.kind === 'point') return { kind: 'map-link', service: link.service, position: link.position }
  if (link) return { kind: 'shortened-link', service: link.service }
  const [first, ...others] = inOrderOf(language, candidatesOf(text))
  if (first) return { kind: 'system', candidates: [first, ...others] }
  const reason = refusalOf(text)
  return reason && { kind: 'refused', reason }
}

/**
 * `X 4960000, Y 7457000` is a place in Serbia by the Serbian system, and one near the Black Sea by the Russian: in Serbian, Serbia goes first.
 * A national system goes before Web Mercator, which is the first guess for bare numbers, where the place is in its country.
 */
function inOrderOf(language: Language | undefined, candidates: readonly Candidate[]): readonly Candidate[] {
  if (language === undefined) return candidates
  const isFirstGuess = candidates[0]?.system === 'webmercator'
  const rank = ({ notation, system, position }: Candidate): number =>
    notation === 'mgi' && (language === 'sr' || isFirstGuess)
      ? 0
      : isFirstGuess && (system === 'sk42' || system === 'sk95') && isAboutRussia(position)
        ? 1
        : 2
  return candidates.toSorted((left, right) => rank(left) - rank(right))
}

/** Whether the first of several meanings may be taken and the others only named. Not where it is Web Mercator, which may be anywhere on Earth. */
export const isLikeliest = (candidates: readonly Candidate[]): boolean =>
  candidates.length === 1 ||
  (candidates.length > 1 && candidates[0]!.system !== 'webmercator' && !areInBothOrders(candidates))

/** `OSGB 350000 450000`: two numbers that fit their system in both orders; the custom of the system is first, and everybody is asked. */
export const areInBothOrders = ([first, second]: readonly Candidate[]): boolean =>
  first?.system === 'osgb' && second?.system === 'osgb'

/**
 * Whether the registry of systems is asked as well: it knows the systems that no reader of the ten does, and two numbers of a plane fit more
 * systems than the ten.
 */
export function isForRegistry(text: string, recognition: Recognition | undefined): boolean {
  if (recognition === undefined || recognition.kind === 'refused') return true
  if (recognition.kind !== 'system') return false
  const [first] = recognition.candidates
  return isGuess(text, first) || isUnderCode(text, first)
}

/** `EPSG:28407 X 6182999 Y 7413580`: a code has an area of its own; only a map of the whole world, and a zone of UTM, have none to ask. */
const isUnderCode = (text: string, { system, notation }: Candidate): boolean =>
  (notation === 'mgi' || system === 'sk42' || system === 'sk95' || system === 'osgb') &&
  isSystemCode(systemInText(text)?.system ?? '')

/** A plane that neither the name of one of the ten nor a zone tells: the first of several that the numbers fit. */
export const isGuess = (text: string, { system, notation, wanted }: Candidate): boolean =>
  wanted === undefined &&
  (notation === 'mgi' || (notation === undefined && systemOf(system).ofMetres !== undefined)) &&
  readLabelledPair(text) !== undefined &&
  withoutSystemName(text) === undefined

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

/** Readings that are only offered beside the first meaning: the other order of an array or tuple, a dash read as a minus, an O. */
export const isOtherReading = ({ notation, doubt }: Candidate): boolean =>
  notation === 'geojson' || notation === 'kml' || doubt !== undefined
