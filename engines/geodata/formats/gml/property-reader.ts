import { trimmedEnd, trimmedStart } from '../../bytes/trim.ts'
import { type FeatureBatch, valueKind } from '../../model/feature.ts'
import type { Notes } from '../../notes/notes.ts'
import { appendXmlText, xmlString } from '../../xml/text.ts'
import type { XmlTokenizer } from '../../xml/tokenizer.ts'
import type { FieldKinds } from './field-kinds.ts'
import type { GmlNames } from './names.ts'

/** Attributes that say something about the document rather than about a value. */
const quietAttributes = new Set([
  'id',
  'fid',
  'nil',
  'nilReason',
  'type',
  'schemaLocation',
  'srsName',
  'srsDimension',
  'owns',
])

/** Reads the elements of a feature that are not geometry into properties. Nested ones are named by their path. */
export class PropertyReader {
  /** The document was written by this program: blanks and empty texts are meant as they stand. */
  isOwn = false
  readonly #xml: XmlTokenizer
  readonly #names: GmlNames
  readonly #batch: FeatureBatch
  readonly #notes: Notes
  readonly #kinds: FieldKinds
  readonly #fieldOfPath = new Map<string, number>()
  /** Names of the open elements, each with the path down to it. */
  readonly #path: string[] = []
  /** For each open element: whether elements stood inside it. */
  readonly #hasChildren: boolean[] = []
  /** And whether text did. */
  readonly #hasText: boolean[] = []
  /** How often each field occurred in the feature, or the last number behind its name. */
  readonly #seen = new Map<number, number>()
  #textStart = -1

  constructor(xml: XmlTokenizer, names: GmlNames, batch: FeatureBatch, notes: Notes, kinds: FieldKinds) {
    this.#xml = xml
    this.#names = names
    this.#batch = batch
    this.#notes = notes
    this.#kinds = kinds
  }

  beginFeature(): void {
    this.#seen.clear()
    this.#path.length = 0
    this.#hasChildren.length = 0
    this.#hasText.length = 0
    this.#textStart = -1
  }

  /** The open element holds something that is read elsewhere: its geometry. */
  noteChild(): void {
    if (this.#path.length > 0) this.#hasChildren[this.#path.length - 1] = true
  }

  open(local: string): void {
    const xml = this.#xml
    this.noteChild()
    const name = this.#path.length === 0 ? local : `${this.#path[this.#path.length - 1]}.${local}`
    const isNil = xml.attributeCount > 0 && this.#readAttributes(name)
    if (isNil) this.#addNull(name)
    if (xml.simpleText()) {
      if (isNil) return
      const start = this.#batch.textLength
      appendXmlText(this.#batch, xml.bytes, xml.textStart, xml.textEnd, false, this.#notes)
      this.#addValue(name, start)
      return
    }
    this.#path.push(name)
    this.#hasChildren.push(isNil)
    this.#hasText.push(false)
    this.#textStart = -1
  }

  text(): void {
    const xml = this.#xml
    if (this.#path.length === 0) return
    this.#hasText[this.#path.length - 1] = true
    if (this.#textStart < 0) this.#textStart = this.#batch.textLength
    appendXmlText(this.#batch, xml.bytes, xml.textStart, xml.textEnd, xml.textIsRaw, this.#notes)
  }

  close(): void {
    const name = this.#path.pop()
    const hadChildren = this.#hasChildren.pop()
    const hasText = this.#hasText.pop()
    if (name !== undefined && !hadChildren) this.#addValue(name, hasText ? this.#textStart : this.#batch.textLength)
    else if (name !== undefined && hasText) this.#notes.add('value-unreadable', 1, { subject: name })
    this.#textStart = -1
  }

  /** Attributes of a property (units, references) are properties of their own: `height_uom`, `owner_href`. True for xsi:nil. */
  #readAttributes(name: string): boolean {
    const xml = this.#xml
    let isNil = false
    for (let index = 0; index < xml.attributeCount; index++) {
      const local = this.#names.spelling(xml.attributeName[index]!)
      if (this.#names.spelling(xml.attributeQualifiedName(index)).startsWith('xmlns')) continue
      const value = xmlString(this.#batch, xml.bytes, xml.attributeStart[index]!, xml.attributeEnd[index]!, this.#notes)
      if (local === 'nil') isNil = value === 'true' || value === '1'
      if (!quietAttributes.has(local)) {
        this.#batch.addStringProperty(this.#field(`${name}_${local}`), valueKind.text, value)
      }
    }
    return isNil
  }

  /** The value is the batch's text from `start` on, blanks around it aside. */
  #addValue(name: string, start: number): void {
    const batch = this.#batch
    const from = this.isOwn ? start : trimmedStart(batch.text, start, batch.textLength)
    const to = this.isOwn ? batch.textLength : trimmedEnd(batch.text, from, batch.textLength)
    // Most programs write an empty element for no value; ours says nil.
    const empty = this.isOwn ? valueKind.text : valueKind.null
    const kind = from === to ? empty : this.#kinds.kindOf(name, batch.text, from, to)
    batch.addProperty(this.#field(name), kind, from, to)
  }

  #addNull(name: string): void {
    const batch = this.#batch
    batch.addProperty(this.#field(name), valueKind.null, batch.textLength, batch.textLength)
  }

  /** A property that occurs again in the same feature becomes a field of its own: `name`, `name_2`, unless that is another's name. */
  #field(name: string): number {
    const { document } = this.#batch
    let field = this.#fieldOfPath.get(name)
    if (field === undefined) {
      field = document.field(name)
      this.#fieldOfPath.set(name, field)
    }
    const times = (this.#seen.get(field) ?? 0) + 1
    this.#seen.set(field, times)
    if (times === 1) return field
    for (let number = times; ; number++) {
      const other = document.field(`${name}_${number}`)
      if (this.#seen.has(other)) continue
      this.#seen.set(other, 1)
      this.#seen.set(field, number)
      return other
    }
  }
}
