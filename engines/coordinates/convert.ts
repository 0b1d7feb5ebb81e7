import type { Position } from './geodesy/position.ts'
import { systemOf, systems } from './registry.ts'
import { type Accuracy, type Reading, type SystemId, systemIds } from './system.ts'

export type SystemTexts = Readonly<Record<SystemId, string>>

export const read = (system: SystemId, text: string): Reading => systemOf(system).read(text)

export const noTexts: SystemTexts = Object.fromEntries(systemIds.map((id) => [id, ''])) as Record<SystemId, string>

/** The point as every system prints it; '' where it is outside a system's area of use. */
export function printAll(position: Position): SystemTexts {
  // A copy with all keys in place: adding them one by one to an empty object costs more than the printing.
  const texts: Record<SystemId, string> = { ...noTexts }
  for (const system of systems) texts[system.id] = system.print(position)
  return texts
}

/** What a text in one system is in all of them, its own included in normal print; all '' when it cannot be read. */
export function convertAll(system: SystemId, text: string): SystemTexts {
  const reading = read(system, text)
  return reading.ok ? printAll(reading.value) : noTexts
}

export interface ResultFacts {
  readonly epsgCode: number | undefined
  readonly accuracy: Accuracy
}

/** EPSG code of the zone in use and accuracy, for a system that prints the point; undefined where it prints nothing. */
export function factsOf(id: SystemId, position: Position): ResultFacts | undefined {
  const system = systemOf(id)
  if (system.print(position) === '') return undefined
  return { epsgCode: system.epsgCode(position), accuracy: system.accuracy(position) }
}
