import type { DocumentInfo } from '../model/document.ts'
import type { FormatMeta, Room, WriteOptions } from '../model/format.ts'
import type { Notes } from '../notes/notes.ts'

/** What the bridge needs to know of a conversion. */
export interface Crossing {
  readonly from: FormatMeta
  readonly to: FormatMeta
  readonly room: Room
  readonly document: DocumentInfo
  readonly notes: Notes
  readonly options: WriteOptions
  /** Steps were done on the way: points may have values that no source of this format has. */
  readonly isChanged?: boolean
}

/** Within a category of the specification's pages formats understand each other's features as they are; a program that takes less does not. */
export const isWithinCategory = (from: FormatMeta, to: FormatMeta, options: Pick<WriteOptions, 'for'> = {}): boolean =>
  from.category === to.category && from.category !== 'other' && options.for === undefined
