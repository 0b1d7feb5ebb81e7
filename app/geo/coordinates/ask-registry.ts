import {
  acrossRegistry,
  type Candidate,
  isSamePlace,
  isSystemId,
  type OfferedSystem,
  offersOfRegistry,
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
  const found = await acrossRegistry(text, language)
  if (found) {
    const named = [found.given, found.wanted?.system].filter((system) => system !== undefined)
    const name = named.map(({ name, id }) => `${name} (${id})`).join(' → ')
    const state = placed(found.position, active, { kind: 'registered', name }, active)
    return {
      state: { ...state, texts: { ...state.texts, [active]: texts[active] } },
      systems: named.map(({ id }) => id),
    }
  }
  const offers = await offersOfRegistry(text, language)
  if (!offers) return undefined
  const guessed = candidatesOf(text, language)
  if (guessed.length > 0)
    return offers.kind === 'systems' ? besideGuesses(text, guessed, offers.systems, active) : undefined
  // A system that is named opens, where it is one of the registry and no family of zones.
  const named = offers.kind === 'named' && offers.systems.length === 1 ? offers.systems.map(({ id }) => id) : []
  return { state: { word: offers, wordAt: active }, systems: named.filter((id) => !isSystemId(id)) }
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
