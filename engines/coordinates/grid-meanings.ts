import { asCandidate, type Candidate } from './candidate.ts'
import { readMaidenhead } from './notations/maidenhead.ts'
import { systemOf } from './registry.ts'
import type { SystemId } from './system.ts'

/** Zone and band, or the letter of a polar area; the square; digits. */
const militaryGrid = /^(?:\d{1,2} ?[A-Z]|[ABYZ]) ?[A-Z]{2} ?[\d ]*$/
const britishGrid = /^[A-Z]{2} ?[\d ]*$/

/** Squares of the grids and metres with their zone: letters decide at once. */
export function ofGrid(normalised: string): readonly Candidate[] {
  // Letters alone name a square of a hundred kilometres: in the field of the grid they do, elsewhere they are any word (`TQ`, `ATM`).
  if (!/\d/.test(normalised)) return []
  // `37U-DB-12345-67890` with spaces for its hyphens.
  const grid = normalised.replace(/^(\d{1,2} ?[A-Z])-([A-Z]{2})-?/, '$1 $2 ').replace(/(?<=\d)-(?=\d+$)/, ' ')
  if (militaryGrid.test(grid)) {
    const candidates = readIn(grid, [/ \d+ \d+$/.test(normalised) ? 'usng' : 'mgrs'])
    if (candidates.length > 0) return candidates
  }
  return britishGrid.test(normalised) ? [...readIn(normalised, ['osgb']), ...locator(normalised)] : []
}

const locatorNamed = /^(?:qth(?: locator)?|locator|maidenhead(?: locator)?|grid(?: square| locator)?)[:= ]{1,2}/i

export function locator(text: string): readonly Candidate[] {
  const position = readMaidenhead(text.trim().replace(locatorNamed, ''))
  return position ? [asCandidate({ position, notation: 'maidenhead' })] : []
}

export const readIn = (text: string, systems: readonly SystemId[]): readonly Candidate[] =>
  systems.flatMap((system) => {
    const reading = systemOf(system).read(text)
    return reading.ok ? [{ system, position: reading.value }] : []
  })
