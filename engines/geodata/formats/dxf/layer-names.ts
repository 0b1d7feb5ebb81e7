import type { WriteContext } from '../../model/format.ts'
import { FreeNames } from '../../model/free-names.ts'
import { escapedText } from './texts.ts'

/** Layers of a drawing in the order in which they come to be used; folders within folders are one layer. */
export class LayerNames {
  readonly all: string[] = []
  readonly #context: WriteContext
  /** A name in other case is the same layer. */
  readonly #free = new FreeNames({ taken: ['0'], ignoresCase: true })
  /** By index of the folder, and by name for what is in none. */
  readonly #ofFolder: string[] = []
  readonly #ofName = new Map<string, string>()

  constructor(context: WriteContext) {
    this.#context = context
  }

  /** The lines that say the layer of an entity: its folder's, or the one of that name; without both it is the layer `0`. */
  of(folder: number, name: string): string {
    const known = folder > 0 ? this.#ofFolder[folder] : this.#ofName.get(name)
    if (known !== undefined) return known
    const lines = this.#linesFor(folder > 0 ? this.#pathOf(folder) : name)
    if (folder > 0) this.#ofFolder[folder] = lines
    else this.#ofName.set(name, lines)
    return lines
  }

  #linesFor(name: string): string {
    const layer = name === '' || name === '0' ? '0' : this.#free.of(allowed(name))
    if (layer !== name && name !== '') this.#context.notes.add('invalid-names-changed', 1, { subject: name })
    const escaped = escapedText(layer)
    if (!this.all.includes(escaped)) this.all.push(escaped)
    return `\n8\n${escaped}\n`
  }

  finish(): void {
    const { notes, document } = this.#context
    const described = document.folders.filter(({ description }) => description !== undefined)
    notes.add('metadata-dropped', described.length, { subject: 'Folder/description' })
  }

  #pathOf(folder: number): string {
    const { folders } = this.#context.document
    const names: string[] = []
    for (let at = folder; at > 0; at = folders[at - 1]!.parent) names.unshift(folders[at - 1]!.name)
    return names.join(' - ')
  }
}

/** Marks that AutoCAD takes in no name. */
const allowed = (name: string): string => name.replace(/[<>/\\":;?*|=,`\p{Cc}]/gu, '_').trim() || '_'
