import type { Position } from './geodesy/position.ts'
import { type MapService, readMapLink } from './map-link.ts'
import { readGeographicForm } from './reading/geographic.ts'
import { normalise } from './reading/normalise.ts'
import { readNumberPair } from './reading/numbers.ts'
import { systemOf } from './registry.ts'
import type { SystemId } from './system.ts'

/** What a text of unknown kind is. Several systems are listed where the numbers alone cannot tell: the visitor is asked. */
export type Recognition =
  | { readonly kind: 'system'; readonly candidates: readonly [Candidate, ...Candidate[]] }
  | { readonly kind: 'map-link'; readonly service: MapService; readonly position: Position }
  | { readonly kind: 'shortened-link'; readonly service: MapService }

export interface Candidate {
  readonly system: SystemId
  readonly position: Position
}

export function recognise(text: string): Recognition | undefined {
  const link = readMapLink(text)
  if (link?.kind === 'point') return { kind: 'map-link', service: link.service, position: link.position }
  if (link) return { kind: 'shortened-link', service: link.service }
  const [first, ...others] = candidatesOf(text)
  return first && { kind: 'system', candidates: [first, ...others] }
}

/** By shape alone. Letters decide at once; two bare numbers are degrees when they can be, else metres of several systems. */
function candidatesOf(text: string): readonly Candidate[] {
  const normalised = normalise(text)
  if (/^(?:\d{1,2} ?[C-X]|[ABYZ]) ?[A-Z]{2} ?[\d ]*$/.test(normalised))
    return readIn(text, [/ \d+ \d+$/.test(normalised) ? 'usng' : 'mgrs'])
  if (/^(?:ZONE |ЗОНА )?\d{1,2} ?(?:[C-X]|NORTH|SOUTH)[ ,;]/.test(normalised)) {
    const candidates = readIn(text, ['utm'])
    if (candidates.length > 0) return candidates
  }
  if (/^[A-Z]{2} ?[\d ]*$/.test(normalised)) return readIn(text, ['osgb'])
  const geographic = readGeographicForm(text)
  if (geographic?.reading.ok) return [{ system: geographic.form, position: geographic.reading.value }]
  // Degrees in the wrong order are a mistake to point out in their own field, not metres next to the zero point of a map.
  if (geographic && !geographic.reading.ok && geographic.reading.problem.suggestion !== undefined) return []
  const pair = readNumberPair(normalised)
  if (!pair) return readIn(text, ['utm'])
  return pair.firstLabel === 'X' || pair.firstLabel === 'Y'
    ? readIn(text, ['sk42', 'sk95', 'webmercator'])
    : readIn(text, ['webmercator', 'sk42', 'sk95', 'osgb'])
}

const readIn = (text: string, systems: readonly SystemId[]): readonly Candidate[] =>
  systems.flatMap((system) => {
    const reading = systemOf(system).read(text)
    return reading.ok ? [{ system, position: reading.value }] : []
  })

export type Pasted =
  /** Leave the text where it was pasted. */
  | { readonly kind: 'own' }
  /** One meaning, in another place than where it was pasted. */
  | { readonly kind: 'recognised'; readonly recognition: Recognition }
  | { readonly kind: 'choice'; readonly candidates: readonly Candidate[] }

/** What to do with a text pasted into a system's field. */
export function recognisePasted(field: SystemId, text: string): Pasted {
  const recognition = recognise(text)
  if (!recognition) return { kind: 'own' }
  if (recognition.kind !== 'system') return { kind: 'recognised', recognition }
  const { candidates } = recognition
  if (candidates.some(({ system }) => system === field || isSameGrid(system, field))) return { kind: 'own' }
  if (candidates.length > 1) return { kind: 'choice', candidates }
  return { kind: 'recognised', recognition }
}

/** MGRS and USNG are one grid in two spellings: either may stand in either field. */
const isSameGrid = (left: SystemId, right: SystemId): boolean =>
  (left === 'mgrs' && right === 'usng') || (left === 'usng' && right === 'mgrs')
