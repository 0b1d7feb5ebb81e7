import { m } from '#app/paraglide/messages.js'
import { Notice } from '#app/ui/notice.tsx'
import type { Note } from '#engines/geodata/index.ts'
import type { Item } from '../../files/converter-state.ts'
import { NoteLines } from '../../files/note-list.tsx'
import { ProblemReason } from '../../files/problem-reason.tsx'
import type { Inspections } from '../../files/use-inspections.ts'

interface ChangedFilesProps {
  items: readonly Item[]
  sources: Inspections
  changed: Inspections
  /** The changed item of a source. */
  changedOf: (id: number) => number
}

/** What the steps do to the files, told before anything is saved. */
export function ChangedFiles({ items, sources, changed, changedOf }: ChangedFilesProps) {
  const problems = items.flatMap(({ id, name }) => {
    const problem = changed.problems.get(changedOf(id))
    return problem ? [{ id, name, problem }] : []
  })
  const notes = items.flatMap(({ id }) => newNotes(sources.found.get(id)?.whole?.notes, changed.found.get(changedOf(id))?.whole?.notes)) // biome-ignore format: one line
  const isReading = items.some(({ id }) => {
    const after = changedOf(id)
    return !changed.problems.has(after) && !changed.found.get(after)?.whole
  })
  return (
    <div aria-live="polite" className="mt-4 grid gap-2 border-t border-line pt-3" data-step-result>
      {problems.map(({ id, name, problem }) => (
        <Notice key={id} tone="error">
          <ProblemReason problem={problem} fileName={items.length > 1 ? name : undefined} />
        </Notice>
      ))}
      {notes.length > 0 && <NoteLines notes={notes} />}
      {notes.length === 0 && problems.length === 0 && (
        <p className="text-sm text-muted">
          {items.length === 0 ? m.convert_steps_later() : isReading ? m.convert_reading() : m.convert_steps_nothing()}
        </p>
      )}
    </div>
  )
}

/** What is told of the changed file and not of the source. */
const newNotes = (before: readonly Note[] | undefined, after: readonly Note[] | undefined): readonly Note[] =>
  (after ?? []).filter(({ code }) => !before?.some((note) => note.code === code))
