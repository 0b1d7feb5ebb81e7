import type { Language } from '#engines/core/index.ts'
import type { Candidate } from './candidate.ts'
import { type Recognition, recognise } from './recognise.ts'
import type { SystemId } from './system.ts'

export type Pasted =
  /** Leave the text where it was pasted. */
  | { readonly kind: 'own' }
  /** The text has one meaning, and it belongs into another field than the one it was pasted into. */
  | { readonly kind: 'recognised'; readonly recognition: Recognition }
  | { readonly kind: 'choice'; readonly candidates: readonly Candidate[] }

/** What to do with a text pasted into a system's field. */
export function recognisePasted(field: SystemId, text: string, language?: Language): Pasted {
  const recognition = recognise(text, language)
  if (!recognition) return { kind: 'own' }
  if (recognition.kind !== 'system') return { kind: 'recognised', recognition }
  const { candidates } = recognition
  if (candidates.some((candidate) => isOwn(candidate, field))) return { kind: 'own' }
  if (candidates.length > 1) return { kind: 'choice', candidates }
  return { kind: 'recognised', recognition }
}

/** MGRS and USNG are one grid in two spellings: either may stand in either field. Another notation is never a field's own. */
const isOwn = ({ system, notation, heightMetres }: Candidate, field: SystemId): boolean =>
  (notation === undefined || notation === 'wkt') &&
  heightMetres === undefined &&
  (system === field || (system === 'mgrs' && field === 'usng') || (system === 'usng' && field === 'mgrs'))
