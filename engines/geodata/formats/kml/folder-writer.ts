import type { ByteWriter } from '../../bytes/byte-writer.ts'
import type { DocumentInfo } from '../../model/document.ts'
import { folderOfKind } from '../../vocabulary/folder-names.ts'

/** Opens and closes Folder elements so that each feature stands in its folder; GPX features stand in one per kind. */
export class FolderWriter {
  readonly #out: ByteWriter
  readonly #document: DocumentInfo
  /** Open folders from the outside in, as 1 + index into document.folders; negative for a folder per kind. */
  #open: number[] = []

  constructor(out: ByteWriter, document: DocumentInfo) {
    this.#out = out
    this.#document = document
  }

  enter(folder: number, kind: number): void {
    const innermost = this.#open.at(-1) ?? 0
    const target = folder > 0 ? folder : kind === 0 || this.#document.folders.length > 0 ? 0 : -kind
    if (target === innermost) return
    const wanted = target < 0 ? [target] : this.#pathTo(target)
    let shared = 0
    while (shared < wanted.length && wanted[shared] === this.#open[shared]) shared++
    while (this.#open.length > shared) this.#close()
    for (const id of wanted.slice(shared)) this.#begin(id)
  }

  finish(): void {
    while (this.#open.length > 0) this.#close()
  }

  #pathTo(folder: number): number[] {
    const path: number[] = []
    for (let at = folder; at > 0; at = this.#document.folders[at - 1]!.parent) path.unshift(at)
    return path
  }

  #begin(id: number): void {
    this.#open.push(id)
    this.#out.ascii('<Folder><name>')
    if (id < 0) this.#out.ascii(folderOfKind[-id as 1 | 2 | 3])
    else this.#out.xmlString(this.#document.folders[id - 1]!.name)
    this.#out.ascii('</name>')
    const description = id < 0 ? undefined : this.#document.folders[id - 1]!.description
    if (description !== undefined) {
      this.#out.ascii('<description>')
      this.#out.xmlString(description)
      this.#out.ascii('</description>')
    }
    this.#out.byte(0x0a)
  }

  #close(): void {
    this.#open.pop()
    this.#out.ascii('</Folder>\n')
  }
}
