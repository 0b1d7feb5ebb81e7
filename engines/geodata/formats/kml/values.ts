import { trimmedEnd, trimmedStart } from '../../bytes/trim.ts'
import { utf8Slice } from '../../bytes/utf8.ts'
import type { DocumentInfo } from '../../model/document.ts'
import { type FeatureBatch, type PlainKind, valueKind } from '../../model/feature.ts'
import type { Notes } from '../../notes/notes.ts'
import type { BatchText } from '../../xml/batch-text.ts'
import type { XmlTokenizer } from '../../xml/tokenizer.ts'
import type { KmlProperties } from './properties.ts'
import type { KmlReading } from './reading.ts'
import type { TextList } from './text-list.ts'

/** What a text that is being gathered becomes. */
export const valueTarget = {
  none: 0,
  property: 1,
  containerName: 2,
  containerDescription: 3,
  /** One more line of a track's list. */
  list: 4,
  link: 5,
  author: 6,
  metadata: 7,
  schemaParent: 8,
  dropped: 9,
} as const
type Target = (typeof valueTarget)[keyof typeof valueTarget]

/** Reads the texts of elements into the current feature, track, folder or document. */
export class KmlValues {
  /** The folder whose name and description are read, as 1 + index; 0 for the document. */
  folder = 0
  /** Where NetworkLinks point. */
  readonly links: string[] = []
  metadataKey = ''
  readonly #xml: XmlTokenizer
  readonly #batch: FeatureBatch
  readonly #document: DocumentInfo
  readonly #texts: BatchText
  readonly #notes: Notes
  readonly #properties: KmlProperties
  #target: Target = valueTarget.none
  #list: TextList | undefined
  #field = 0
  #kind: PlainKind = valueKind.text
  #depth = 0
  #start = 0
  #hasMarkup = false
  #droppedName = ''
  #droppedUnless = ''

  constructor({ xml, batch, context, texts }: KmlReading, properties: KmlProperties) {
    this.#xml = xml
    this.#batch = batch
    this.#document = context.document
    this.#texts = texts
    this.#notes = context.notes
    this.#properties = properties
  }

  /** Texts, tags inside and the closing tag belong to a value until it ends. */
  get isOpen(): boolean {
    return this.#target !== valueTarget.none
  }

  beginProperty(field: number, kind: PlainKind = valueKind.text): void {
    this.#field = field
    this.#kind = kind
    this.begin(valueTarget.property)
  }

  /** A text there is no place for, unless it is empty or says what is known. */
  beginDropped(name: string, known = ''): void {
    this.#droppedName = name
    this.#droppedUnless = known
    this.begin(valueTarget.dropped)
  }

  /** Begins a value with the element just opened. Most values end at once. */
  begin(target: Target): void {
    const xml = this.#xml
    this.#target = target
    this.#start = this.#batch.textLength
    this.#hasMarkup = false
    if (!xml.simpleText()) {
      this.#depth = xml.depth
      if (target === valueTarget.property && this.#properties.isMarkup(this.#field)) xml.capture(xml.position)
      return
    }
    this.#texts.append()
    this.#finish()
  }

  /** Begins a value of a track. These stand in long lists of the same element, and nearly all of them are plain. */
  beginList(list: TextList): void {
    const xml = this.#xml
    this.#list = list
    if (!xml.simpleText()) {
      this.#target = valueTarget.list
      this.#start = this.#batch.textLength
      this.#depth = xml.depth
      return
    }
    do {
      if (list.addPlain(xml.bytes, xml.textStart, xml.textEnd)) continue
      this.#target = valueTarget.list
      this.#start = this.#batch.textLength
      this.#texts.append()
      this.#finish()
    } while (xml.anotherText())
  }

  open(): void {
    this.#hasMarkup = true
  }

  text(): void {
    this.#texts.append()
  }

  close(): void {
    if (this.#xml.depth < this.#depth) this.#finish()
  }

  #finish(): void {
    const batch = this.#batch
    const target = this.#target
    this.#target = valueTarget.none
    this.#takeMarkup()
    const start = trimmedStart(batch.text, this.#start, batch.textLength)
    const end = trimmedEnd(batch.text, start, batch.textLength)
    if (target === valueTarget.property) this.#properties.set(this.#field, this.#kind, start, end)
    else if (target === valueTarget.list) {
      // The track keeps its own copy: the text need not stay in the batch.
      this.#list!.add(batch.text, start, end)
      batch.textLength = this.#start
    } else if (end > start) this.#setOfDocument(target, utf8Slice(batch.text, start, end))
  }

  /** Markup that should have been escaped is part of the text. */
  #takeMarkup(): void {
    const xml = this.#xml
    if (xml.captureStart < 0) return
    if (this.#hasMarkup) {
      this.#batch.textLength = this.#start
      this.#texts.appendRange(xml.captureStart, xml.tokenStart, true)
    }
    xml.captureStart = -1
  }

  #setOfDocument(target: Target, value: string): void {
    const { metadata } = this.#document
    const aspect = target === valueTarget.containerName ? 'name' : 'description'
    if (target === valueTarget.dropped) {
      if (value !== this.#droppedUnless) this.#notes.add('properties-dropped', 1, { subject: this.#droppedName })
    } else if (target === valueTarget.link) this.links.push(value)
    else if (target === valueTarget.metadata) metadata.set(this.metadataKey, value)
    else if (target === valueTarget.schemaParent) this.#properties.setSchemaParent(value)
    else if (target === valueTarget.author) metadata.set('author', value)
    else if (this.folder === 0) metadata.set(aspect, value)
    else this.#document.describeFolder(this.folder, { [aspect]: value })
  }
}
