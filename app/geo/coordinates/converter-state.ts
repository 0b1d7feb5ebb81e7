import {
  type Candidate,
  type MapService,
  type NotationId,
  noTexts,
  type OfferedSystem,
  type OffersOfRegistry,
  type Pair,
  type Position,
  printAll,
  type ReadingProblem,
  type RefusalReason,
  read,
  type SystemId,
  type SystemTexts,
} from '#engines/coordinates/index.ts'
import { startPoint } from './start-point.ts'

/** What the page says, quietly, about the last thing done. */
export type Word =
  /** How a text was read where that is not plain from its field. */
  | {
      readonly kind: 'recognised'
      readonly system: SystemId
      readonly notation?: NotationId
      readonly heightMetres?: number
    }
  | { readonly kind: 'refused'; readonly reason: RefusalReason }
  | { readonly kind: 'link'; readonly service: MapService }
  | { readonly kind: 'shortened-link' }
  | {
      readonly kind: 'choice'
      readonly text: string
      readonly candidates: readonly Candidate[]
      /** Of the registry, where they put the point elsewhere. */
      readonly systems?: readonly OfferedSystem[]
    }
  /** An array that was read with the latitude first, and the same with the longitude first. */
  | { readonly kind: 'order'; readonly text: string; readonly candidates: readonly Candidate[] }
  /** Two numbers with a dash between them, and the same with a minus. */
  | { readonly kind: 'dash' | 'letter-o'; readonly text: string; readonly candidates: readonly Candidate[] }
  /** Why a text was not read, with what was probably meant where that can be told. */
  | { readonly kind: 'problem'; readonly system: SystemId; readonly problem: ReadingProblem }
  /** Read in a system of the registry, which the text names. */
  | { readonly kind: 'registered'; readonly name: string }
  | OffersOfRegistry
  | { readonly kind: 'name' }
  | { readonly kind: 'list'; readonly lines: number }
  | { readonly kind: 'locating' }
  | { readonly kind: 'located'; readonly accuracyMetres: number }
  | { readonly kind: 'location-failed'; readonly reason: 'denied' | 'unavailable' }

export interface ConverterState {
  readonly texts: SystemTexts
  readonly active: SystemId
  readonly position: Position | undefined
  readonly word: Word | undefined
  /** The field the word is about, where it is shown; none for what the button below the fields does. */
  readonly wordAt: SystemId | undefined
}

/** What can be done with the fields. */
export interface ConverterActions {
  type(system: SystemId, text: string): void
  /** A whole text that was not typed key by key: it is recognised like a pasted one. */
  putIn(system: SystemId, text: string): void
  /** True when the paste was taken; false leaves it to the browser. */
  paste(system: SystemId, text: string, into: HTMLInputElement): boolean
  /** One of the meanings a text was offered with. */
  choose(candidate: Candidate, text: string): void
  /** One of the systems of the registry it was offered with. */
  take(system: OfferedSystem): void
  place(position: Position, word?: Word): void
  say(word: Word | undefined): void
}

export function startState(pair: Pair): ConverterState {
  return { ...startPoint(pair), active: pair.from, word: undefined, wordAt: undefined }
}

/** Whether the page still shows what it began with. */
export function isStart({ active, texts }: ConverterState, pair: Pair): boolean {
  return active === pair.from && texts[active] === startPoint(pair).texts[active]
}

/** Typing keeps the typed field as it is; every other field follows, or is emptied. Only the field's own notation is read here. */
export function typedPlainly(system: SystemId, text: string): ConverterState {
  const reading = read(system, text)
  if (reading.ok) return following(system, text, reading.value, undefined)
  return {
    texts: { ...noTexts, [system]: text },
    active: system,
    position: undefined,
    word: isWorthSaying(reading.problem) ? { kind: 'problem', system, problem: reading.problem } : undefined,
    wordAt: system,
  }
}

export const following = (
  system: SystemId,
  text: string,
  position: Position,
  word: Word | undefined,
): ConverterState => ({
  texts: { ...printAll(position), [system]: text },
  active: system,
  position,
  word,
  wordAt: word && system,
})

/** Half a coordinate is no mistake, and a text of no kind has no reason to give: there the page is silent, as the specification wants. */
const isWorthSaying = ({ code, suggestion }: ReadingProblem): boolean =>
  suggestion !== undefined || (code !== 'unreadable' && code !== 'outside_area')

/** A point from the map, a link or the device: every field is printed. */
export function placed(position: Position, active: SystemId, word?: Word, wordAt?: SystemId): ConverterState {
  return { texts: printAll(position), active, position, word, wordAt }
}
