import {
  type Candidate,
  type MapService,
  type NotationId,
  noTexts,
  onlyMeaning,
  type Pair,
  type Position,
  printAll,
  type ReadingProblem,
  type Recognition,
  type RefusalReason,
  read,
  recognise,
  recognisePasted,
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

/** Whether the page still shows what it began with. */
export function isStart({ active, texts }: ConverterState, pair: Pair): boolean {
  return active === pair.from && texts[active] === startPoint(pair).texts[active]
}

/** Typing keeps the typed field as it is; every other field follows, or is emptied when the text means nothing anywhere. */
export function typed(system: SystemId, text: string): ConverterState {
  const reading = read(system, text)
  if (reading.ok) return following(system, text, reading.value, undefined)
  const elsewhere = reading.problem.suggestion === undefined ? meaningElsewhere(text) : undefined
  if (elsewhere) return following(system, text, elsewhere.position, elsewhere.word)
  return {
    texts: { ...noTexts, [system]: text },
    active: system,
    position: undefined,
    word: isWorthSaying(reading.problem) ? { kind: 'problem', system, problem: reading.problem } : refusal(text),
    wordAt: system,
  }
}

/** A place that cannot be told from the text alone: the reason is said, also while typing. */
function refusal(text: string): Word | undefined {
  const recognition = recognise(text)
  return recognition?.kind === 'refused' ? recognition : undefined
}

const following = (system: SystemId, text: string, position: Position, word: Word | undefined): ConverterState => ({
  texts: { ...printAll(position), [system]: text },
  active: system,
  position,
  word,
  wordAt: word && system,
})

/** What a text typed into a field that cannot read it means in another notation, where that is one thing only. */
function meaningElsewhere(text: string): { position: Position; word: Word } | undefined {
  const meaning = onlyMeaning(text)
  if (!meaning) return undefined
  const word: Word = 'service' in meaning ? { kind: 'link', service: meaning.service } : wordOf(meaning)
  return { position: meaning.position, word }
}

const wordOf = ({ system, notation, heightMetres }: Candidate): Word => ({
  kind: 'recognised',
  system,
  ...(notation !== undefined && { notation }),
  ...(heightMetres !== undefined && { heightMetres }),
})

/** Half a coordinate is no mistake, and a text of no kind has no reason; SPEC wants silence there. */
const isWorthSaying = ({ code, suggestion }: ReadingProblem): boolean =>
  suggestion !== undefined || code === 'wrong-band' || code === 'far-from-zone'

/** A point from the map, a link or the device: every field is printed. */
export function placed(position: Position, active: SystemId, word?: Word, wordAt?: SystemId): ConverterState {
  return { texts: printAll(position), active, position, word, wordAt }
}

/** What a pasted text does; undefined leaves the paste to the browser. */
export function pasted(state: ConverterState, field: SystemId, text: string): ConverterState | undefined {
  const lines = linesOf(text)
  if (isList(lines, text)) return { ...state, word: { kind: 'list', lines: lines.length }, wordAt: field }
  const result = recognisePasted(field, text)
  if (result.kind === 'own') {
    const next = typed(field, text.trim())
    return next.position || next.word ? next : undefined
  }
  if (result.kind === 'choice')
    return { ...state, word: { kind: 'choice', text, candidates: result.candidates }, wordAt: field }
  if (result.recognition.kind === 'shortened-link') return { ...state, word: { kind: 'shortened-link' }, wordAt: field }
  if (result.recognition.kind === 'refused') return { ...state, word: result.recognition, wordAt: field }
  return recognised(result.recognition, field, text)
}

const linesOf = (text: string): string[] => text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '')

/** Several lines are a list unless they make up one point: latitude above longitude, or JSON laid out for reading. */
export const isList = (lines: readonly string[], text: string): boolean =>
  lines.length > 1 && (recognise(lines[0] ?? '') !== undefined || recognise(text) === undefined)

/** For who has only the text. */
export const isListText = (text: string): boolean => isList(linesOf(text), text)

/** A text that came into a field at once without being pasted: dropped, or put in by a program. The field never refuses it. */
export function putIn(field: SystemId, text: string): ConverterState {
  const result = recognisePasted(field, text)
  if (result.kind !== 'recognised') return typed(field, text)
  const { recognition } = result
  if (recognition.kind === 'shortened-link' || recognition.kind === 'refused') return typed(field, text)
  return recognised(recognition, field, text)
}

function recognised(
  recognition: Extract<Recognition, { kind: 'system' | 'map-link' }>,
  field: SystemId,
  text: string,
): ConverterState {
  if (recognition.kind === 'map-link')
    return placed(recognition.position, field, { kind: 'link', service: recognition.service }, field)
  return { ...chosen(recognition.candidates[0], field, text), word: wordOf(recognition.candidates[0]), wordAt: field }
}

/** A text of another system goes into that one's field; another notation has no field, so that every field is printed. */
export function chosen(candidate: Candidate, field: SystemId, text: string): ConverterState {
  const isPlain = candidate.notation === undefined && candidate.heightMetres === undefined
  const ownText = text.trim()
  const isOwnText = isPlain && read(candidate.system, ownText).ok
  return isOwnText ? typed(candidate.system, ownText) : placed(candidate.position, field)
}
