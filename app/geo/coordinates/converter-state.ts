import {
  type Candidate,
  type MapService,
  noTexts,
  type Pair,
  type Position,
  printAll,
  type ReadingProblem,
  type Recognition,
  read,
  recognise,
  recognisePasted,
  type SystemId,
  type SystemTexts,
} from '#engines/coordinates/index.ts'
import { startPoint } from './start-point.ts'

/** What the page says, quietly, about the last thing done. */
export type Word =
  | { readonly kind: 'recognised'; readonly system: SystemId }
  | { readonly kind: 'link'; readonly service: MapService }
  | { readonly kind: 'shortened-link' }
  | { readonly kind: 'choice'; readonly text: string; readonly candidates: readonly Candidate[] }
  /** Why a text was not read, with what was probably meant where that can be told. */
  | { readonly kind: 'problem'; readonly system: SystemId; readonly problem: ReadingProblem }
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

export function startState(pair: Pair): ConverterState {
  return { ...startPoint(pair), active: pair.from, word: undefined, wordAt: undefined }
}

/** Typing keeps the typed field as it is; every other field follows, or is emptied when the text means nothing anywhere. */
export function typed(system: SystemId, text: string): ConverterState {
  const reading = read(system, text)
  if (reading.ok) return following(system, text, reading.value, undefined)
  const elsewhere = reading.problem.suggestion === undefined ? onlyMeaning(text) : undefined
  if (elsewhere) return following(system, text, elsewhere.position, elsewhere.word)
  return {
    texts: { ...noTexts, [system]: text },
    active: system,
    position: undefined,
    word: isWorthSaying(reading.problem) ? { kind: 'problem', system, problem: reading.problem } : undefined,
    wordAt: system,
  }
}

const following = (system: SystemId, text: string, position: Position, word: Word | undefined): ConverterState => ({
  texts: { ...printAll(position), [system]: text },
  active: system,
  position,
  word,
  wordAt: word && system,
})

/** What a text typed into a field that cannot read it means in another notation, where that is one thing only. */
function onlyMeaning(text: string): { position: Position; word: Word } | undefined {
  const recognition = recognise(text)
  if (!recognition || recognition.kind === 'shortened-link') return undefined
  if (recognition.kind === 'map-link')
    return { position: recognition.position, word: { kind: 'link', service: recognition.service } }
  const [candidate, another] = recognition.candidates
  return another ? undefined : { position: candidate.position, word: { kind: 'recognised', system: candidate.system } }
}

/** Half a coordinate is no mistake, and a text of no kind has no reason; SPEC wants silence there. */
const isWorthSaying = ({ code, suggestion }: ReadingProblem): boolean =>
  suggestion !== undefined || code === 'wrong-band' || code === 'far-from-zone'

/** A point from the map, a link or the device: every field is printed. */
export function placed(position: Position, active: SystemId, word?: Word, wordAt?: SystemId): ConverterState {
  return { texts: printAll(position), active, position, word, wordAt }
}

/** What a pasted text does; undefined leaves the paste to the browser. */
export function pasted(state: ConverterState, field: SystemId, text: string): ConverterState | undefined {
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '').length
  if (lines > 1) return { ...state, word: { kind: 'list', lines }, wordAt: field }
  const result = recognisePasted(field, text)
  if (result.kind === 'own') {
    const next = typed(field, text.trim())
    return next.position || next.word ? next : undefined
  }
  if (result.kind === 'choice')
    return { ...state, word: { kind: 'choice', text, candidates: result.candidates }, wordAt: field }
  if (result.recognition.kind === 'shortened-link') return { ...state, word: { kind: 'shortened-link' }, wordAt: field }
  return recognised(result.recognition, field, text)
}

/** A text that came into a field at once without being pasted: dropped, or put in by a program. The field never refuses it. */
export function putIn(field: SystemId, text: string): ConverterState {
  const result = recognisePasted(field, text)
  if (result.kind !== 'recognised' || result.recognition.kind === 'shortened-link') return typed(field, text)
  return recognised(result.recognition, field, text)
}

function recognised(
  recognition: Exclude<Recognition, { kind: 'shortened-link' }>,
  field: SystemId,
  text: string,
): ConverterState {
  if (recognition.kind === 'map-link')
    return placed(recognition.position, field, { kind: 'link', service: recognition.service }, field)
  const [{ system }] = recognition.candidates
  return { ...typed(system, text.trim()), word: { kind: 'recognised', system }, wordAt: field }
}
