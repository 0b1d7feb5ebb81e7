import {
  answerOfRegistry,
  type Candidate,
  isSamePlace,
  isSystemId,
  type OfferedSystem,
  recognise,
  type SystemId,
} from '#engines/coordinates/index.ts'
import type { Language } from '#engines/core/index.ts'
import { type ConverterState, placed } from './converter-state.ts'

/** What the registry of reference systems makes of a text, and the systems that it is in or wanted in. */
export interface FromRegistry {
  readonly state: Partial<ConverterState>
  readonly systems: readonly string[]
}

/** The text of the field that is typed into. Undefined where the registry knows no more. */
export async function askRegistry(
  { texts, active }: ConverterState,
  language: Language,
): Promise<FromRegistry | undefined> {
  const text = texts[active].trim()
  const found = await answerOfRegistry(text, language)
  if (!found) return undefined
  if (found.kind === 'placed') {
    const named = [found.given, found.wanted?.system].filter((system) => system !== undefined)
    const name = named.map(({ name, id }) => `${name} (${id})`).join(' → ')
    const state = placed(found.position, active, { kind: 'registered', name }, active)
    return {
      state: { ...state, texts: { ...state.texts, [active]: texts[active] } },
      systems: named.map(({ id }) => id),
    }
  }
  const guessed = candidatesOf(text, language)
  if (guessed.length > 0)
    return found.kind === 'systems' ? besideGuesses(text, guessed, found.systems, active) : undefined
  // A system that is named opens, where it is one of the registry and no family of zones.
  const named = found.kind === 'named' && found.systems.length === 1 ? found.systems.map(({ id }) => id) : []
  return { state: { word: found, wordAt: active }, systems: named.filter((id) => !isSystemId(id)) }
}

const candidatesOf = (text: string, language: Language): readonly Candidate[] => {
  const recognition = recognise(text, language)
  return recognition?.kind === 'system' ? recognition.candidates : []
}

const mostBeside = 5

/** What was guessed stays, with the systems that put the point elsewhere behind it. */
function besideGuesses(
  text: string,
  candidates: readonly Candidate[],
  offered: readonly OfferedSystem[],
  active: SystemId,
): FromRegistry | undefined {
  const systems = offered.filter((system) => !candidates.some(({ position }) => isSamePlace(position, system)))
  if (systems.length === 0) return undefined
  const word = { kind: 'choice', text, candidates, systems: systems.slice(0, mostBeside) } as const
  return { state: { word, wordAt: active }, systems: [] }
}
