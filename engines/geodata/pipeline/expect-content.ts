import type { Note, NoteCode } from '../notes/notes.ts'
import { fail, type GeodataProblem, type NothingFound, positionLosses } from '../notes/problem.ts'

const insteadOfFeatures: readonly (readonly [NoteCode, NothingFound])[] = [
  ['network-link-not-fetched', 'links'],
  ['overlay-not-carried', 'overlays'],
  ['model-not-carried', 'models'],
  ['tour-not-carried', 'models'],
]

/** Fails where the result has no feature, or for GPS formats no point, and tells what the file holds instead. */
export function expectContent(...content: Parameters<typeof missingContent>): void {
  const problem = missingContent(...content)
  if (problem) fail(problem)
}

/** Why nothing can be made of what was read; undefined where something can. */
export function missingContent(
  read: { readonly features: number; readonly points: number },
  writtenFeatures: number,
  needsPositions: boolean,
  notes: readonly Note[],
): GeodataProblem | undefined {
  const unusable = read.points === 0 ? withoutUsablePositions(notes) : undefined
  if (unusable) return unusable
  if (writtenFeatures > 0 && (read.points > 0 || !needsPositions)) return undefined
  for (const [code, found] of insteadOfFeatures) {
    const note = notes.find((each) => each.code === code)
    if (note === undefined) continue
    const { subject } = note
    return { code: 'nothing_to_convert', found, ...(subject === undefined ? {} : { subject }) }
  }
  return { code: 'nothing_to_convert', ...(read.features > 0 ? { found: 'without-geometry' } : {}) }
}

/** The problem of a file without a point, where positions were left out. */
export function withoutUsablePositions(notes: readonly Note[]): GeodataProblem | undefined {
  const counts = positionLosses.map((code) => ({
    code,
    count: notes.filter((note) => note.code === code).reduce((sum, { count }) => sum + count, 0),
  }))
  const because = counts.reduce((most, each) => (each.count > most.count ? each : most))
  return because.count > 0 ? { code: 'no_usable_coordinates', because } : undefined
}
