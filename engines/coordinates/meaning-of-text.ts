import type { Language, Result } from '#engines/core/index.ts'
import { type AnySystem, anySystem, type Placement, type PlacingProblem, readInSystem } from './any-system.ts'
import type { Candidate } from './candidate.ts'
import { systemsCalled } from './find-system.ts'
import type { Position } from './geodesy/position.ts'
import type { MapService } from './map-services.ts'
import { namedAlone, type SystemAlone } from './named-alone.ts'
import type { AxesChoice } from './placing.ts'
import { inLatinLetters } from './projection/called-systems.ts'
import { plain } from './projection/code-of-name.ts'
import { isClearlyLikeliest, isSamePlace, likelySystemsOf, type RankedSystem } from './projection/likely-systems.ts'
import { searchSystems } from './projection/search-names.ts'
import type { ProjectionProblem } from './projection.ts'
import { readLabelledPair } from './reading/labelled-pair.ts'
import {
  type NamedInText,
  systemInText,
  wantedInText,
  withoutSystemName,
  wordsBeside,
} from './reading/system-around.ts'
import { areInBothOrders, isForRegistry, isGuess, isLikeliest, type Recognition, recognise } from './recognise.ts'
import type { RefusalReason } from './refusals.ts'
import type { ReadingProblem } from './system.ts'
import { whyNoPoint } from './why-not.ts'

interface InSystem extends Placement {
  readonly system: AnySystem
}

/** A point in a system whose name was given, or why there is none. */
export type MeaningInSystem =
  | { readonly kind: 'registered'; readonly placement: InSystem }
  /** Families of systems that share a name put it into several places. */
  | { readonly kind: 'families'; readonly placements: readonly InSystem[] }
  | { readonly kind: 'unplaced'; readonly system: AnySystem; readonly problem: PlacingProblem }
  | { readonly kind: 'unknown-system'; readonly name: string; readonly problem: ProjectionProblem }

/** The one point a text means, or what has to be asked about it. */
export type TextMeaning =
  | MeaningInSystem
  | { readonly kind: 'link'; readonly service: MapService; readonly position: Position }
  | {
      readonly kind: 'likeliest'
      readonly candidate: Candidate
      /** Nothing in the text tells the system: it is the first of those that the numbers fit. */
      readonly isGuess: boolean
      readonly others: readonly Candidate[]
      /** Systems of the registry that put the same numbers elsewhere. */
      readonly elsewhere: readonly RankedSystem[]
    }
  /** What the numbers fit: readings by the systems of the page, or systems of the registry. */
  | { readonly kind: 'several'; readonly candidates: readonly Candidate[]; readonly systems: readonly RankedSystem[] }
  | { readonly kind: 'refused'; readonly reason: RefusalReason; readonly systems: readonly RankedSystem[] }
  | { readonly kind: 'shortened-link'; readonly service: MapService }
  | { readonly kind: 'alone'; readonly systems: readonly SystemAlone[] }
  | { readonly kind: 'unread'; readonly problem: ReadingProblem | undefined }

export interface AskedOfText {
  readonly language: Language
  readonly axes?: AxesChoice | undefined
  /** Looks names up; for many texts one that remembers. */
  readonly called?: (name: string) => Promise<Result<readonly AnySystem[], ProjectionProblem>>
  /** The system it is wanted in was said elsewhere: the text has none in it. */
  readonly hasTarget?: boolean
}

/** Where a text of unknown kind puts its point, and the system it is wanted in: the same for everybody. */
export async function meaningOfText(text: string, asked: AskedOfText): Promise<TextMeaning & { readonly to?: string }> {
  const recognition = recognise(text)
  const isOpen =
    recognition === undefined || (recognition.kind === 'refused' && recognition.reason !== 'given_or_wanted')
  const wanted = isOpen && !asked.hasTarget ? wantedInText(text) : undefined
  const point = wanted && (await pointOf(wanted.text, recognise(wanted.text), asked))
  if (point && point.kind !== 'unread') return { ...point, to: wanted.system }
  const meaning = await pointOf(text, recognition, asked)
  if (meaning.kind === 'registered' || meaning.kind === 'link' || meaning.kind === 'likeliest') return meaning
  const systems = await namedAlone(text, asked.language)
  return systems.length > 0 ? { kind: 'alone', systems } : meaning
}

async function pointOf(text: string, recognition: Recognition | undefined, asked: AskedOfText): Promise<TextMeaning> {
  if (!isForRegistry(text, recognition)) return await withoutName(text, asked)
  const named = systemInText(text)
  const inNamed = named && (await meaningIn(named.system, named.text, asked))
  if (inNamed && !(inNamed.kind === 'unplaced' && inNamed.problem.code === 'unreadable')) return inNamed
  // Of a longer name that the registry has, people may say a part.
  const said = named && readLabelledPair(named.text) ? undefined : await systemOfWords(text, asked.language)
  if (said) return await meaningIn(said.system, said.text, asked)
  const ten = named ? undefined : planeOfTen(text)
  if (ten) {
    const inTen = await meaningIn(ten.system, ten.text, asked)
    if (inTen.kind === 'registered' || inTen.kind === 'families') return inTen
    // Other systems are not offered for the numbers of one that is named.
    if (recognition === undefined) return { kind: 'unread', problem: whyNoPoint(text) }
  }
  return inNamed ?? (await withoutName(text, asked))
}

/** `СК-42 X 7413580 Y 6182999`: one of the ten cannot read its numbers as they are named; the registry tells whether they fit it the other way round. */
function planeOfTen(text: string): NamedInText | undefined {
  const named = withoutSystemName(text)
  const said = named && planesOfTen.has(named.system) ? readLabelledPair(named.text)?.said : undefined
  return said === 'named' || said === 'letters' ? named : undefined
}

const planesOfTen: ReadonlySet<string> = new Set(['sk42', 'sk95', 'osgb', 'mgi'])

/** `Irish Transverse Mercator: 715000 734000`: words beside two numbers that all stand in the name of one system, in whose area they fall. */
async function systemOfWords(text: string, language: Language): Promise<NamedInText | undefined> {
  for (const { words, numbers } of wordsBeside(text)) {
    const found = (await searchSystems(words, tooMany, language)).filter(({ name }) => hasWholeWords(name, words))
    if (found.length === tooMany) continue
    const systems = await Promise.all(found.map(({ code }) => anySystem(code)))
    const readings = systems.flatMap((system) =>
      system.ok ? [{ id: system.value.id, reading: readInSystem(system.value, numbers) }] : [],
    )
    const placed = readings.flatMap(({ id, reading }) => (reading.ok ? [{ id, ...reading.value }] : []))
    // Numbers that fit it in both orders are to be asked about.
    const isAsked = readings.some(({ reading }) => !reading.ok && reading.problem.code === 'axes_needed')
    const [first] = placed
    // Frames of one plane differ by less than anybody sees; planes of one name by kilometres.
    const isOnly = first && placed.every(({ position }) => isSamePlace(first.position, position))
    if (isOnly && !isAsked) return { text: numbers, system: first.id }
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

/** Numbers in a system of the registry; of several with one name, those in whose area they fall. */
export async function meaningIn(
  name: string,
  text: string,
  { language, axes, called = (each) => systemsCalled(each, language) }: AskedOfText,
): Promise<MeaningInSystem> {
  const systems = await called(name)
  if (!systems.ok) return { kind: 'unknown-system', name, problem: systems.problem }
  const readings = systems.value.map((system) => ({ system, reading: readInSystem(system, text, axes) }))
  const placements = readings.flatMap(({ system, reading }) => (reading.ok ? [{ system, ...reading.value }] : []))
  const [only, other] = placements
  // In Russian and in Serbian a name of several families means the country's own.
  if (only && other && language === 'en') return { kind: 'families', placements }
  if (only) return { kind: 'registered', placement: only }
  const { system, reading } = readings[0]!
  return { kind: 'unplaced', system, problem: reading.ok ? { code: 'unreadable' } : reading.problem }
}

async function withoutName(text: string, asked: AskedOfText): Promise<TextMeaning> {
  const { language } = asked
  // In Russian and in Serbian numbers that fit the country's own system are in it.
  const recognition = recognise(text, language === 'en' ? undefined : language)
  if (recognition === undefined) {
    const systems = await unnamedSystems(text, language)
    return systems.length > 0
      ? { kind: 'several', candidates: [], systems }
      : { kind: 'unread', problem: whyNoPoint(text) }
  }
  switch (recognition.kind) {
    case 'map-link':
      return { kind: 'link', service: recognition.service, position: recognition.position }
    case 'shortened-link':
      return recognition
    case 'refused':
      return { ...recognition, systems: await unnamedSystems(text, language) }
    case 'system':
      // `OSGB 180358 530043`: asked like every pair that fits its system in both orders.
      return areInBothOrders(recognition.candidates)
        ? await meaningIn('EPSG:27700', withoutSystemName(text)?.text ?? text, asked)
        : await amongSystems(text, recognition, language)
  }
}

async function amongSystems(
  text: string,
  { candidates }: Extract<Recognition, { kind: 'system' }>,
  language: Language,
): Promise<TextMeaning> {
  const [candidate, ...others] = candidates
  const guessed = isGuess(text, candidate)
  const systems = guessed ? await unnamedSystems(text, language) : []
  if (systems.length > 0 && !isTaken(candidate, systems)) return { kind: 'several', candidates: [], systems }
  if (!isLikeliest(candidates)) return { kind: 'several', candidates, systems: [] }
  const elsewhere = systems
    .filter((system) => !candidates.some(({ position }) => isSamePlace(system, position)))
    .slice(0, mostElsewhere)
  return { kind: 'likeliest', candidate, isGuess: guessed, others, elsewhere }
}

const mostElsewhere = 5

/** Systems that two numbers of a plane fit without a word on theirs; none where it would be that of the whole world alone. */
async function unnamedSystems(text: string, language: Language): Promise<readonly RankedSystem[]> {
  const systems = await likelySystemsOf(text, language)
  return systems.every(({ code }) => code === 3857) ? [] : systems
}

const isTaken = ({ system, position }: Candidate, systems: readonly RankedSystem[]): boolean =>
  system !== 'webmercator' && isClearlyLikeliest(systems, position)
