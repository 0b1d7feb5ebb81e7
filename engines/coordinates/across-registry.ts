import type { Language } from '#engines/core/index.ts'
import { type AnySystem, printInSystem } from './any-system.ts'
import { areaNameIn, areaNameOf } from './area-name.ts'
import { systemAt, systemsCalled } from './find-system.ts'
import type { Position } from './geodesy/position.ts'
import { landOfPlace } from './land-of-place.ts'
import { meaningOfText } from './meaning-of-text.ts'
import type { SystemAlone } from './named-alone.ts'
import type { RankedSystem } from './projection/likely-systems.ts'

/** A point that names a system of the registry: the one it is in, the one it is wanted in, or both. */
export interface AcrossRegistry {
  readonly kind: 'placed'
  readonly position: Position
  /** The system its numbers are in, where it is one of the registry. */
  readonly given: AnySystem | undefined
  /** The system it is wanted in, and the point in it. */
  readonly wanted: { readonly system: AnySystem; readonly text: string } | undefined
}

/** A system of the registry that a text may be in, and where the text would put its point. */
export interface OfferedSystem extends Position {
  readonly id: string
  readonly name: string
  /** The country there, or the sea. */
  readonly land: string
}

/** What is asked about a text that means no one place. */
export type OffersOfRegistry =
  | { readonly kind: 'systems'; readonly systems: readonly OfferedSystem[] }
  /** The text is the name of a system and no point; of many zones the first few. */
  | { readonly kind: 'named'; readonly systems: readonly SystemAlone[] }
  /** The numbers fall outside the area of the system that is named. */
  | { readonly kind: 'outside'; readonly system: string; readonly area: string; readonly place: Position | undefined }
  /** The text names a system that nobody knows. */
  | { readonly kind: 'unknown'; readonly name: string }

/** What only the registry can say of a text, for pages, where the visitor can be asked. Undefined for a text that needs no look at it, or is none of its. */
export async function answerOfRegistry(
  text: string,
  language: Language,
): Promise<AcrossRegistry | OffersOfRegistry | undefined> {
  const meaning = await meaningOfText(text, { language })
  switch (meaning.kind) {
    case 'registered': {
      const { position, system } = meaning.placement
      return await inWanted(position, system, meaning.to, language)
    }
    case 'link':
      return meaning.to === undefined ? undefined : await inWanted(meaning.position, undefined, meaning.to, language)
    case 'likeliest':
      return meaning.to === undefined
        ? ofRanked(meaning.elsewhere)
        : await inWanted(meaning.candidate.position, undefined, meaning.to, language)
    case 'families':
      return await offered(meaning.placements)
    case 'unplaced': {
      const { problem, system } = meaning
      if (problem.code === 'outside_system_area') return await outside(problem.system, problem.place, language)
      const choices = problem.code === 'axes_needed' ? problem.choices : []
      return await offered(choices.map(({ place }) => ({ system, position: place })))
    }
    case 'several':
    case 'refused':
      return ofRanked(meaning.systems)
    case 'unknown-system':
      return { kind: 'unknown', name: meaning.name }
    case 'alone':
      return { kind: 'named', systems: meaning.systems }
    default:
      return undefined
  }
}

async function inWanted(
  position: Position,
  given: AnySystem | undefined,
  to: string | undefined,
  language: Language,
): Promise<AcrossRegistry | OffersOfRegistry> {
  if (to === undefined) return { kind: 'placed', position, given, wanted: undefined }
  const called = await systemsCalled(to, language)
  if (!called.ok) return { kind: 'unknown', name: to }
  const system = systemAt(called.value, position)
  const text = system && printInSystem(system, position)
  if (!system || text === undefined) return await outside(called.value[0]!.id, undefined, language)
  return { kind: 'placed', position, given, wanted: { system, text } }
}

const outside = async (system: string, place: Position | undefined, language: Language): Promise<OffersOfRegistry> => ({
  kind: 'outside',
  system,
  area: areaNameIn(await areaNameOf(system), language),
  place,
})

async function offered(
  places: readonly { readonly system: AnySystem; readonly position: Position }[],
): Promise<OffersOfRegistry | undefined> {
  const systems = places.map(async ({ system: { id, name }, position }) => ({
    id,
    name,
    ...position,
    land: await landOfPlace(position),
  }))
  return ofSystems(await Promise.all(systems))
}

const ofRanked = (ranked: readonly RankedSystem[]): OffersOfRegistry | undefined =>
  ofSystems(ranked.map(({ code, rank: _, size: __, ...place }) => ({ id: `EPSG:${code}`, ...place })))

const ofSystems = (systems: readonly OfferedSystem[]): OffersOfRegistry | undefined =>
  systems.length === 0 ? undefined : { kind: 'systems', systems }
