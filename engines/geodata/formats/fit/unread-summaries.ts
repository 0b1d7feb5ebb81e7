import type { NoteCode, Notes } from '../../notes/notes.ts'
import type { FitDecoder } from './decoder.ts'
import { lapFields, message } from './messages.ts'
import { hasValue } from './unread-fields.ts'

/** Fields that say nothing of their own: when and where it began and ended, its number, what wrote it down (FIT SDK profile). */
const ofBoth = [253, 254, 0, 1, 2, 3, 4]
const taken: Readonly<Record<number, { readonly subject: string; readonly fields: ReadonlySet<number> }>> = {
  [message.lap]: {
    subject: 'lap',
    fields: new Set([...ofBoth, 5, 6, ...lapFields.map(({ number }) => number)]),
  },
  // The sport; which laps; the corners of the way; its end.
  [message.session]: { subject: 'session', fields: new Set([...ofBoth, 5, 25, 26, 29, 30, 31, 32, 38, 39]) },
}

/** Messages with measurements that nothing is made of, by the names of the profile; what is known of devices and settings is none. */
const unread: ReadonlyMap<number, readonly [subject: string, code: NoteCode]> = new Map([
  [78, ['hrv', 'sensor-values-dropped']],
  [101, ['length', 'properties-dropped']],
  [128, ['weather_conditions', 'properties-dropped']],
  [132, ['hr', 'sensor-values-dropped']],
  [142, ['segment_lap', 'properties-dropped']],
  [225, ['set', 'properties-dropped']],
  [268, ['dive_summary', 'properties-dropped']],
  [285, ['jump', 'properties-dropped']],
  [312, ['split', 'properties-dropped']],
])

/** Counts the values of laps and sessions that nothing is made of: a device sums up dozens of things, each with a field of its own. */
export class UnreadSummaries {
  /** By file of the chain, then by what they are of. */
  readonly #counts: Map<string, number>[] = []

  readonly #messages = new Map<number, number>()

  message({ definition, fileNumber, view, at }: FitDecoder): void {
    if (unread.has(definition.message))
      this.#messages.set(definition.message, (this.#messages.get(definition.message) ?? 0) + 1)
    const known = taken[definition.message]
    if (known === undefined) return
    const count = definition.fields.filter(
      (field) =>
        (field.developer >= 0 || !known.fields.has(field.number)) &&
        hasValue(view, at + field.offset, field, definition.isLittle),
    ).length
    this.#counts[fileNumber] ??= new Map()
    const counts = this.#counts[fileNumber]!
    counts.set(known.subject, (counts.get(known.subject) ?? 0) + count)
  }

  note(notes: Notes): void {
    for (const [message, count] of this.#messages) {
      const [subject, code] = unread.get(message)!
      notes.add(code, count, { subject })
    }
    for (const counts of this.#counts)
      for (const [subject, count] of counts ?? []) notes.add('properties-dropped', count, { subject })
  }
}
