import {
  type Candidate,
  isForRegistry,
  isLikeliest,
  isOtherReading,
  isPointList,
  isSamePlace,
  onlyMeaning,
  type Position,
  type Recognition,
  read,
  recognise,
  recognisePasted,
  type SystemId,
  whyNoPoint,
} from '#engines/coordinates/index.ts'
import { filledLines, type Language } from '#engines/core/index.ts'
import { type ConverterState, following, placed, typedPlainly, type Word } from './converter-state.ts'

/** Typing into a field whose own notation the text is not: what it means in another one, or why it means no place. */
export function typed(system: SystemId, text: string, language: Language): ConverterState {
  const plain = typedPlainly(system, text)
  const isLikelyMistake = plain.word?.kind === 'problem' && plain.word.problem.suggestion !== undefined
  const beside = plain.position && (otherReading(text) ?? heightLeftOut(text))
  if (beside) return { ...plain, word: beside, wordAt: system }
  if (plain.position || isLikelyMistake) return plain
  const elsewhere = meaningElsewhere(text)
  if (elsewhere) return following(system, text, elsewhere.position, elsewhere.word)
  const word = stillOpen(text, language)
  if (word?.kind === 'choice') return severalMeanings(plain, system, word)
  const ofField = isAboutMetres(plain.word, text) ? undefined : plain.word
  return { ...plain, word: word ?? ofField ?? inTheWay(system, text) }
}

/** The one word without which the text is a place. One that stands last may still be on its way: `lat 44.8 lo`. */
function inTheWay(system: SystemId, text: string): Word | undefined {
  if (!/\p{L}/u.test(text)) return undefined
  const problem = whyNoPoint(text)
  if (problem?.word === undefined || text.endsWith(problem.word)) return undefined
  return { kind: 'problem', system, problem }
}

/** The likeliest of several meanings is shown at once, the others are one press away; where none is likelier, all wait. */
function severalMeanings(
  state: ConverterState,
  field: SystemId,
  word: Extract<Word, { kind: 'choice' }>,
): ConverterState {
  const [first] = word.candidates
  return first && isLikeliest(word.candidates)
    ? following(field, word.text, first.position, word)
    : { ...state, word, wordAt: field }
}

/**
 * An array is read with the latitude first, and GeoJSON has the longitude there; a dash between two numbers may be a minus, and O the
 * east or the west: the other reading is one press away.
 */
function otherReading(text: string): Word | undefined {
  const recognition = recognise(text)
  if (recognition?.kind !== 'system') return undefined
  const candidates = recognition.candidates.slice(1).filter(isOtherReading)
  if (candidates.length === 0) return undefined
  return { kind: candidates[0]?.doubt ?? 'order', text, candidates }
}

/** The field of degrees reads well-known text by itself; a third number in it is a height, and that is said. */
function heightLeftOut(text: string): Word | undefined {
  const recognition = /POINT/i.test(text) ? recognise(text) : undefined
  const point = recognition?.kind === 'system' ? recognition.candidates[0] : undefined
  return point?.heightMetres === undefined ? undefined : wordOf(point)
}

/** Numbers no angle has: while they are typed, nothing is said about latitudes. */
const isAboutMetres = (word: Word | undefined, text: string): boolean =>
  word?.kind === 'problem' && word.problem.code.endsWith('_out_of_range') && /(?<![.,\d])\d{4}/.test(text)

/** Why a text means no place yet: it could be several, or only somebody else can tell where it is. */
function stillOpen(text: string, language: Language): Word | undefined {
  const recognition = recognise(text, language)
  if (recognition?.kind === 'refused' || recognition?.kind === 'shortened-link') return recognition
  if (recognition?.kind === 'system') return { kind: 'choice', text, candidates: recognition.candidates }
  return isName(text) ? { kind: 'name' } : undefined
}

/** Only letters, too many for a zone or a square, and none of the words that begin a coordinate. */
function isName(text: string): boolean {
  const name = text.trim()
  return /^\p{L}[\p{L}\p{M} .,’'-]{3,99}$/u.test(name) && !beginsCoordinate.test(name)
}

const beginsCoordinate =
  /^(?:lat|lon|lng|geo|point|srid|utm|mgrs|usng|osgb|wgs|epsg|zone|north|south|east|west|degree|шир|долг|дуж|зон|север|юг|југ|вост|исток|запад|град|степ|сш|юш|ск-)/i

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

/** What a pasted text does; undefined leaves the paste to the browser. */
export function pasted(
  state: ConverterState,
  field: SystemId,
  text: string,
  language: Language,
): ConverterState | undefined {
  if (isPointList(text)) return { ...state, word: { kind: 'list', lines: filledLines(text).length }, wordAt: field }
  const result = recognisePasted(field, text, language)
  if (result.kind === 'own') {
    const next = typedWhole(field, text, language)
    return next.position || (next.word && next.word.kind !== 'name') ? next : undefined
  }
  if (result.kind === 'choice')
    return severalMeanings(state, field, { kind: 'choice', text, candidates: result.candidates })
  // What was pasted stands in the field: a zone can be added to it, and nobody wonders where it went.
  if (result.recognition.kind === 'shortened-link' || result.recognition.kind === 'refused')
    return typed(field, text.trim(), language)
  return recognised(result.recognition, field, text, language)
}

/** Nothing more is on its way: also the last word may be the one that is not understood. */
function typedWhole(field: SystemId, text: string, language: Language): ConverterState {
  const next = typed(field, text.trim(), language)
  if (next.position || next.word) return next
  return { ...next, word: inTheWay(field, `${text.trim()} `) }
}

/** A text that came into a field at once without being pasted: dropped, or put in by a program. The field never refuses it. */
export function putIn(field: SystemId, text: string, language: Language): ConverterState {
  const result = recognisePasted(field, text, language)
  if (result.kind !== 'recognised') return typedWhole(field, text, language)
  const { recognition } = result
  if (recognition.kind === 'shortened-link' || recognition.kind === 'refused') return typed(field, text, language)
  return recognised(recognition, field, text, language)
}

function recognised(
  recognition: Extract<Recognition, { kind: 'system' | 'map-link' }>,
  field: SystemId,
  text: string,
  language: Language,
): ConverterState {
  if (recognition.kind === 'map-link')
    return placed(recognition.position, field, { kind: 'link', service: recognition.service }, field)
  const [first] = recognition.candidates
  return { ...chosen(first, field, text, language), word: wordOf(first), wordAt: field }
}

/** A text of another system goes into that one's field; another notation has no field, so that every field is printed. */
export function chosen(candidate: Candidate, field: SystemId, text: string, language: Language): ConverterState {
  const isPlain = candidate.notation === undefined && candidate.heightMetres === undefined && !candidate.doubt
  const ownText = text.trim()
  const own = read(candidate.system, ownText)
  return isPlain && own.ok && isSamePlace(own.value, candidate.position)
    ? typed(candidate.system, ownText, language)
    : placed(candidate.position, field)
}

/** Whether the registry of reference systems may know more: no field knows the system of the text, or it was only guessed. */
export function isOpenToRegistry({ position, word, texts, active }: ConverterState): boolean {
  const text = texts[active].trim()
  if (text === '') return false
  if (position !== undefined)
    return (word?.kind === 'choice' || word?.kind === 'recognised') && isForRegistry(text, recognise(text))
  return (
    word === undefined ||
    word.kind === 'refused' ||
    word.kind === 'choice' ||
    word.kind === 'name' ||
    (word.kind === 'problem' && word.problem.suggestion === undefined)
  )
}

/** A word in the way may name a system that only the registry knows: until it has answered nothing is said. */
export function withoutDoubt(state: ConverterState): ConverterState {
  const isInDoubt =
    state.word?.kind === 'problem' && state.word.problem.code === 'unreadable' && isOpenToRegistry(state)
  return isInDoubt ? { ...state, word: undefined } : state
}
