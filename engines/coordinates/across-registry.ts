import type { Language } from '#engines/core/index.ts'
import { type AnySystem, printInSystem, readInSystem } from './any-system.ts'
import { systemAt, systemsCalled } from './find-system.ts'
import type { Position } from './geodesy/position.ts'
import { systemInText, wantedInText } from './reading/system-around.ts'
import { isLikeliest, recognise } from './recognise.ts'

/** A point that names a system of the registry: the one it is in, the one it is wanted in, or both. */
export interface AcrossRegistry {
  readonly position: Position
  /** The system its numbers are in, where it is one of the registry. */
  readonly given: AnySystem | undefined
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

async function placeOf(
  text: string,
  language: Language,
): Promise<Pick<AcrossRegistry, 'position' | 'given'> | undefined> {
  const named = systemInText(text)
  const recognition = recognise(text, language)
  if (recognition?.kind === 'map-link') return { position: recognition.position, given: undefined }
  if (recognition?.kind === 'system' && isLikeliest(recognition.candidates))
    return { position: recognition.candidates[0].position, given: undefined }
  const called = named && (await systemsCalled(named.system, language))
  for (const system of called?.ok ? called.value : []) {
    const reading = readInSystem(system, named!.text)
    if (reading.ok) return { position: reading.value.position, given: system }
  }
  return undefined
}
