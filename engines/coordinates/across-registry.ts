import type { Language } from '#engines/core/index.ts'
import { type AnySystem, anySystem, printInSystem, readInSystem } from './any-system.ts'
import { areaNameIn, areaNameOf } from './area-name.ts'
import { systemAt, systemsCalled } from './find-system.ts'
import type { Position } from './geodesy/position.ts'
import { landOfPlace } from './land-of-place.ts'
import { namedAlone, type SystemAlone } from './named-alone.ts'
import { inLatinLetters } from './projection/called-systems.ts'
import { plain } from './projection/code-of-name.ts'
import { isSamePlace, likelySystemsOf } from './projection/likely-systems.ts'
import { searchSystems } from './projection/search-names.ts'
import { readLabelledPair } from './reading/labelled-pair.ts'
import { systemInText, wantedInText, wordsBeside } from './reading/system-around.ts'
import { isForRegistry, isLikeliest, recognise } from './recognise.ts'

/** A point that names a system of the registry: the one it is in, the one it is wanted in, or both. */
export interface AcrossRegistry {
  readonly position: Position
  /** The system its numbers are in, where it is one of the registry. */
  readonly given: AnySystem | undefined
  /** The text without the name of that system. */
  readonly numbers: string
  /** The system it is wanted in, and the point in it. */
  readonly wanted: { readonly system: AnySystem; readonly text: string } | undefined
}

/** What only the registry can read of a text: `44.78, 20.45 to EPSG:6316`, `EPSG:31467 3500000 5400000`. Undefined for every other text. */
export async function acrossRegistry(text: string, language: Language): Promise<AcrossRegistry | undefined> {
  const asked = wantedInText(text)
  const found = await placeOf(asked?.text ?? text, language)
  if (!found || (asked === undefined && found.given === undefined)) return undefined
  if (asked === undefined) return { ...found, wanted: undefined }
  const called = await systemsCalled(asked.system, language)
  const system = called.ok ? systemAt(called.value, found.position) : undefined
  const printed = system && printInSystem(system, found.position)
  return system && printed !== undefined ? { ...found, wanted: { system, text: printed } } : undefined
}

type Placed = Omit<AcrossRegistry, 'wanted'>

async function placeOf(text: string, language: Language): Promise<Placed | undefined> {
  const recognition = recognise(text, language)
  if (recognition?.kind === 'map-link') return { position: recognition.position, given: undefined, numbers: text }
  const sure =
    recognition?.kind === 'system' && isLikeliest(recognition.candidates) ? recognition.candidates[0] : undefined
  const isOpen = isForRegistry(text, recognition)
  return (isOpen ? await inNamedSystem(text, language) : undefined) ?? (sure && { position: sure.position, given: undefined, numbers: text }) // biome-ignore format: one line
}

/** In the system that the text names in front of its numbers or behind them. */
async function inNamedSystem(text: string, language: Language): Promise<Placed | undefined> {
  const named = systemInText(text)
  const called = named && (await systemsCalled(named.system, language))
  for (const system of called?.ok ? called.value : []) {
    const reading = readInSystem(system, named!.text)
    if (reading.ok) return { position: reading.value.position, given: system, numbers: named!.text }
  }
  // Of a longer name that the registry has, people may say a part.
  return named && readLabelledPair(named.text) ? undefined : await inSystemOfWords(text, language)
}

/** `Irish Transverse Mercator: 715000 734000`: words beside two numbers that all stand in the name of one system, in whose area they fall. */
async function inSystemOfWords(text: string, language: Language): Promise<Placed | undefined> {
  for (const { words, numbers } of wordsBeside(text)) {
    const systems = (await searchSystems(words, tooMany, language)).filter(({ name }) => hasWholeWords(name, words))
    if (systems.length === tooMany) continue
    const readings = await Promise.all(
      systems.map(async ({ code }) => {
        const system = await anySystem(code)
        return system.ok ? { given: system.value, reading: readInSystem(system.value, numbers) } : undefined
      }),
    )
    const placed = readings.flatMap((one) =>
      one?.reading.ok ? [{ given: one.given, position: one.reading.value.position, numbers }] : [],
    )
    // Numbers that fit it in both orders are to be asked about.
    const isAsked = readings.some((one) => one && !one.reading.ok && one.reading.problem.code === 'axes_needed')
    const [first] = placed
    // Frames of one plane differ by less than anybody sees; planes of one name by kilometres.
    const isOnly = first && placed.every(({ position }) => isSamePlace(first.position, position))
    if (isOnly && !isAsked) return first
  }
  return undefined
}

/** Words that so many systems have say nothing. */
const tooMany = 30

const wordsOf = (text: string): readonly string[] => inLatinLetters(plain(text)).match(/[\p{L}\p{N}]+/gu) ?? []

function hasWholeWords(name: string, words: string): boolean {
  const known = new Set(wordsOf(name))
  return wordsOf(words).every((word) => known.has(word))
}

/** A system of the registry that a text may be in, and where the text would put its point. */
export interface OfferedSystem extends Position {
  readonly id: string
  readonly name: string
  /** The country there, or the sea. */
  readonly land: string
}

export type OffersOfRegistry =
  | { readonly kind: 'systems'; readonly systems: readonly OfferedSystem[] }
  /** The text is the name of a system and no point; of many zones the first few. */
  | { readonly kind: 'named'; readonly systems: readonly SystemAlone[] }
  /** The numbers fall outside the area of the system that is named. */
  | {
      readonly kind: 'outside'
      readonly system: string
      readonly area: string
      readonly place: Position | undefined
    }
  /** The text names a system that nobody knows. */
  | { readonly kind: 'unknown'; readonly name: string }

/** What a text may mean that means no one place: by the system it names both orders of its numbers, by none of them the likely systems. */
export async function offersOfRegistry(text: string, language: Language): Promise<OffersOfRegistry | undefined> {
  const asked = wantedInText(text)
  const point = asked && (await placeOf(asked.text, language))
  if (point) return await refusedTarget(asked.system, language)
  const named = systemInText(text)
  if (!named) {
    const likely = await likelySystemsOf(text, language)
    if (likely.length > 0)
      return ofSystems(likely.map(({ code, rank: _, size: __, ...place }) => ({ id: `EPSG:${code}`, ...place })))
    const systems = await namedAlone(text, language)
    return systems.length === 0 ? undefined : { kind: 'named', systems }
  }
  const called = await systemsCalled(named.system, language)
  if (!called.ok) return { kind: 'unknown', name: named.system }
  const systems = called.value
  const readings = systems.map((system) => ({ system, reading: readInSystem(system, named.text) }))
  const places = readings.flatMap(({ system: { id, name }, reading }) => {
    if (reading.ok) return [{ id, name, ...reading.value.position }]
    const { problem } = reading
    return problem.code === 'axes_needed' ? problem.choices.map(({ place }) => ({ id, name, ...place })) : []
  })
  const outside = readings.flatMap(({ reading }) =>
    !reading.ok && reading.problem.code === 'outside_system_area' ? [reading.problem] : [],
  )[0]
  if (places.length > 0 || !outside)
    return ofSystems(await Promise.all(places.map(async (one) => ({ ...one, land: await landOfPlace(one) }))))
  const { system, place } = outside
  return { kind: 'outside', system, area: areaNameIn(await areaNameOf(system), language), place }
}

/** Why a point is not there in the system it is wanted in. */
async function refusedTarget(name: string, language: Language): Promise<OffersOfRegistry> {
  const called = await systemsCalled(name, language)
  if (!called.ok) return { kind: 'unknown', name }
  const { id } = called.value[0]!
  return { kind: 'outside', system: id, area: areaNameIn(await areaNameOf(id), language), place: undefined }
}

const ofSystems = (systems: readonly OfferedSystem[]): OffersOfRegistry | undefined =>
  systems.length === 0 ? undefined : { kind: 'systems', systems }
