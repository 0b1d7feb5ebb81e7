import type { FeatureBatch } from '../../model/feature.ts'
import type { ReadContext } from '../../model/format.ts'
import type { NoteCode } from '../../notes/notes.ts'
import { BatchText } from '../../xml/batch-text.ts'
import type { XmlTokenizer } from '../../xml/tokenizer.ts'
import { nestingLimit } from '../../xml/tokenizer.ts'
import { type KmlNames, kmlNames } from './element-names.ts'

/** What an open element is; it decides how its children are read. */
export const elementKind = {
  root: 0,
  container: 1,
  placemark: 2,
  skipped: 3,
  geometry: 4,
  polygon: 5,
  outerBoundary: 6,
  innerBoundary: 7,
  coordinates: 8,
  multi: 9,
  track: 10,
  trackData: 11,
  trackArray: 12,
  extendedData: 13,
  data: 14,
  schemaData: 15,
  time: 16,
  /** Kept as it stands in the source. */
  fragment: 17,
  schema: 18,
  networkLink: 19,
  author: 20,
  documentData: 21,
} as const
type ElementKind = (typeof elementKind)[keyof typeof elementKind]

/** What all parts of the reader work on. */
export class KmlReading {
  readonly xml: XmlTokenizer
  readonly batch: FeatureBatch
  readonly context: ReadContext
  readonly names: KmlNames
  readonly texts: BatchText
  /** Kinds of the open elements, by depth. */
  readonly elements = new Uint8Array(nestingLimit + 1)

  constructor(xml: XmlTokenizer, batch: FeatureBatch, context: ReadContext) {
    this.xml = xml
    this.batch = batch
    this.context = context
    this.names = kmlNames(xml)
    this.texts = new BatchText(xml, batch, context.notes)
  }

  /** Says what the element just opened is. */
  enter(kind: ElementKind): void {
    this.elements[this.xml.depth] = kind
  }

  /** Passes over the element just opened, with all that is in it. */
  skip(note?: NoteCode, subject?: string): void {
    this.enter(elementKind.skipped)
    if (note !== undefined) this.context.notes.add(note, 1, { subject })
  }

  /** The name of the element just opened as it stands in the file. */
  get qualifiedName(): string {
    return this.xml.names.qualified[this.xml.qualifiedName]!
  }
}
