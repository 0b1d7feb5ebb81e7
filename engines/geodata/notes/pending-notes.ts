import type { NoteCode, Notes } from './notes.ts'

export type NoteSink = Pick<Notes, 'add'>

/** Notes about a feature that may have to be read again: they count once it is complete. */
export class PendingNotes implements NoteSink {
  readonly #notes: Notes
  readonly #pending: Parameters<Notes['add']>[] = []

  constructor(notes: Notes) {
    this.#notes = notes
  }

  add(code: NoteCode, count = 1, detail: Parameters<Notes['add']>[2] = {}): void {
    this.#pending.push([code, count, detail])
  }

  commit(): void {
    if (this.#pending.length === 0) return
    for (const note of this.#pending) this.#notes.add(...note)
    this.#pending.length = 0
  }

  discard(): void {
    this.#pending.length = 0
  }
}
