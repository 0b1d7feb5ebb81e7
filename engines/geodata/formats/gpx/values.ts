import type { TextColumn } from '../../bytes/text-column.ts'
import { trimmedEnd, trimmedStart } from '../../bytes/trim.ts'
import { utf8Slice } from '../../bytes/utf8.ts'
import { type FeatureBatch, type ValueKind, valueKind } from '../../model/feature.ts'
import type { ReadContext } from '../../model/format.ts'
import { isJsonNumber, isWholeNumber } from '../../numbers/json-number.ts'
import { type Cursor, readDecimal } from '../../numbers/read-decimal.ts'
import { BatchText } from '../../xml/batch-text.ts'
import type { XmlTokenizer } from '../../xml/tokenizer.ts'
import { setPointChannel } from './point-channel.ts'
import { type PointRecorder, pointValue } from './point-recorder.ts'

/** What a value that is being read belongs to. */
export const valueTarget = { none: 0, elevation: 1, time: 2, channel: 3, property: 4, number: 5, document: 6 } as const
type Target = (typeof valueTarget)[keyof typeof valueTarget]

/** Reads the texts of elements into the current point, feature or document. */
export class GpxValues {
  /** The point that values belong to. */
  point = -1
  /** The feature began in an earlier batch, which has left already: what is said about it now comes too late. */
  featureIsGone = false
  readonly texts: BatchText
  readonly #xml: XmlTokenizer
  readonly #batch: FeatureBatch
  readonly #context: ReadContext
  readonly #recorder: PointRecorder
  readonly #cursor: Cursor = { position: 0 }
  #target: Target = valueTarget.none
  #index = 0
  #key = ''
  #depth = 0
  #start = 0

  constructor(xml: XmlTokenizer, batch: FeatureBatch, context: ReadContext, recorder: PointRecorder) {
    this.#xml = xml
    this.#batch = batch
    this.#context = context
    this.#recorder = recorder
    this.texts = new BatchText(xml, batch, context.notes)
  }

  /** Texts and closing tags belong to a value until it ends. */
  get isOpen(): boolean {
    return this.#target !== valueTarget.none
  }

  /** Begins a value with the element just opened; `index` is its field or channel. Most values end at once. */
  begin(target: Target, index = 0): void {
    const xml = this.#xml
    this.#target = target
    this.#index = index
    this.#start = this.#batch.textLength
    if (!xml.simpleText()) {
      this.#depth = xml.depth
      this.#recorder.spoil()
      return
    }
    if (target === valueTarget.elevation) {
      this.#recorder.value(pointValue.elevation)
      if (this.#setElevation(xml.bytes, xml.textStart, xml.textEnd)) {
        this.#target = valueTarget.none
        return
      }
    } else this.#recorder.value(target === valueTarget.time ? pointValue.time : index)
    this.texts.append()
    this.#finish()
  }

  /** What stands outside of features tells about the document, whatever its name: its text, and its attributes as `element_attribute`. */
  beginDocumentValue(key: string): void {
    this.leaveOpen()
    this.#key = key
    this.#eachAttribute(key, (name, index) => this.#setDocumentValue(name, this.texts.attribute(index)))
    this.begin(valueTarget.document)
  }

  /** Of an element that GPX does not know, as properties of the feature it stands in. */
  addAttributes(key: string): void {
    this.leaveOpen()
    this.#eachAttribute(key, (name, index) => {
      const start = this.texts.appendAttribute(index)
      this.addProperty(this.#context.document.field(name), valueKind.text, start, this.#batch.textLength)
    })
  }

  #eachAttribute(key: string, take: (name: string, index: number) => void): void {
    const { attributeCount, names } = this.#xml
    for (let index = 0; index < attributeCount; index++) {
      const id = this.#xml.attributeQualifiedName(index)
      const name = names.qualified[id]!
      if (name === 'xmlns' || names.prefixes[id] === 'xmlns' || names.prefixes[id] === 'xsi') continue
      take(`${key}_${name.replace(':', '_')}`, index)
    }
  }

  /** An element within the one that is open: the text between them is lost, and told; what they hold is not. */
  leaveOpen(): void {
    if (!this.isOpen) return
    const { text } = this.#batch
    const end = this.#batch.textLength
    if (trimmedStart(text, this.#start, end) < end)
      this.#context.notes.add('element-unknown', 1, { subject: this.#key })
    this.#batch.textLength = this.#start
    this.#target = valueTarget.none
  }

  #setDocumentValue(key: string, value: string): void {
    const { metadata } = this.#context.document
    if ((metadata.get(key) ?? value) !== value) this.#context.notes.add('metadata-dropped', 1, { subject: key })
    metadata.set(key, value)
  }

  text(): void {
    this.texts.append()
  }

  close(): void {
    if (this.#xml.depth < this.#depth) this.#finish()
  }

  /** A value whose text stands at the end of the batch's text. */
  #finish(): void {
    const batch = this.#batch
    const { text } = batch
    const target = this.#target
    this.#target = valueTarget.none
    const start = trimmedStart(text, this.#start, batch.textLength)
    const end = trimmedEnd(text, start, batch.textLength)
    if (start === end) batch.textLength = this.#start
    else if (target === valueTarget.time) batch.time.set(this.point, start, end)
    else if (target === valueTarget.channel) this.setChannel(this.#index, start, end)
    else if (target === valueTarget.elevation) this.#finishElevation(text, start, end)
    else if (target === valueTarget.document) {
      this.#setDocumentValue(this.#key, utf8Slice(text, start, end))
      batch.textLength = this.#start
    } else
      this.addProperty(
        this.#index,
        target === valueTarget.number ? this.#kindOfNumber(start, end) : valueKind.text,
        start,
        end,
      )
  }

  setChannel(channel: number, start: number, end: number): void {
    setPointChannel(this.#batch, this.#context.notes, channel, this.point, start, end)
  }

  addProperty(field: number, kind: ValueKind, start: number, end: number): void {
    if (this.featureIsGone) this.#context.notes.add('properties-dropped')
    else this.#batch.addProperty(field, kind, start, end)
  }

  #kindOfNumber(start: number, end: number): ValueKind {
    const value = this.number(this.#batch.text, start, end)
    if (Number.isNaN(value) || !isJsonNumber(this.#batch.text, start, end)) return valueKind.text
    return isWholeNumber(this.#batch.text, start, end) ? valueKind.integer : valueKind.real
  }

  #finishElevation(text: Uint8Array, start: number, end: number): void {
    if (!this.#setElevation(text, start, end)) this.#context.notes.add('value-unreadable', 1, { subject: 'ele' })
  }

  /** False when it is no number. */
  #setElevation(bytes: Uint8Array, start: number, end: number): boolean {
    const z = this.number(bytes, start, end)
    if (Number.isNaN(z)) return false
    this.#batch.setZ(this.point, z)
    if (this.#batch.keepDigits) this.setDigits(this.#batch.zDigits, bytes, start, end)
    return true
  }

  /** Keeps the digits of the current point's position, which stand in two attributes. */
  keepDigits(longitude: number, latitude: number): void {
    const { bytes, attributeStart, attributeEnd } = this.#xml
    this.setDigits(this.#batch.xDigits, bytes, attributeStart[longitude]!, attributeEnd[longitude]!)
    this.setDigits(this.#batch.yDigits, bytes, attributeStart[latitude]!, attributeEnd[latitude]!)
  }

  setDigits(column: TextColumn, bytes: Uint8Array, start: number, end: number): void {
    if (!isJsonNumber(bytes, start, end)) return
    const at = this.#batch.addText(bytes, start, end)
    column.set(this.point, at, this.#batch.textLength)
  }

  attributeNumber(index: number): number {
    return this.number(this.#xml.bytes, this.#xml.attributeStart[index]!, this.#xml.attributeEnd[index]!)
  }

  /** The number that fills the range, blanks aside; NaN otherwise. */
  number(bytes: Uint8Array, start: number, end: number): number {
    const from = trimmedStart(bytes, start, end)
    const to = trimmedEnd(bytes, from, end)
    const cursor = this.#cursor
    cursor.position = from
    const value = readDecimal(bytes, cursor, to)
    return cursor.position === to && value - value === 0 ? value : Number.NaN
  }
}
