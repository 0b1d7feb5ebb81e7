import type { Note, NoteCode } from './notes.ts'
import { fail, type NothingFound } from './problem.ts'

const insteadOfFeatures: readonly (readonly [NoteCode, NothingFound])[] = [
  ['network-link-not-fetched', 'links'],
  ['overlay-not-carried', 'overlays'],
  ['model-not-carried', 'models'],
  ['tour-not-carried', 'models'],
]

/** A result without a single feature, or for GPS without a single point, is no result: the conversion fails, and says what the file holds instead. */
export function expectContent(
  read: { readonly features: number; readonly points: number },
  writtenFeatures: number,
  needsPositions: boolean,
  notes: readonly Note[],
): void {
  const isUnreadable = notes.some(({ code }) => code === 'geometry-unreadable' || code === 'coordinates-unreadable')
  if (read.points === 0 && isUnreadable) fail({ code: 'no_usable_coordinates' })
  if (writtenFeatures > 0 && (read.points > 0 || !needsPositions)) return
  for (const [code, found] of insteadOfFeatures) {
    const note = notes.find((each) => each.code === code)
    if (note === undefined) continue
    const { subject } = note
    fail({ code: 'nothing_to_convert', found, ...(subject === undefined ? {} : { subject }) })
  }
  fail({ code: 'nothing_to_convert', ...(read.features > 0 ? { found: 'without-geometry' } : {}) })
}
