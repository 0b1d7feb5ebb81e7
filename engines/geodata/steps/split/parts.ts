import type { DocumentInfo } from '../../model/document.ts'
import { fail } from '../../notes/problem.ts'

/** More files than this nobody opens. */
const most = 1000

/** What has no day, no lap or no value. */
const rest = 'other'

/** The parts a document falls into, by name; each is a layer of it. */
export class Parts {
  readonly #document: DocumentInfo

  constructor(document: DocumentInfo) {
    this.#document = document
  }

  /** The folder of a part, added when new. */
  folderOf(name: string | undefined): number {
    const called = name === undefined || name === '' ? rest : name
    const { parts } = this.#document
    let folder = parts.get(called)
    if (folder === undefined) {
      if (parts.size >= most) fail({ code: 'too_many_parts', limit: most })
      folder = this.#document.addFolder({ name: called, parent: 0 })
      parts.set(called, folder)
    }
    return folder
  }
}
