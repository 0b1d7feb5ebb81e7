import type { TextColumn } from '../../bytes/text-column.ts'
import { trimmedEnd, trimmedStart } from '../../bytes/trim.ts'
import { utf8Slice } from '../../bytes/utf8.ts'
import type { FieldRole } from '../../model/document.ts'
import { type FeatureBatch, type ValueKind, valueKind } from '../../model/feature.ts'
import type { ReadContext } from '../../model/format.ts'
import { isJsonNumber, isWholeNumber } from '../../numbers/json-number.ts'
import { type Cursor, readDecimal } from '../../numbers/read-decimal.ts'
import { BatchText } from '../../xml/batch-text.ts'
import type { XmlElement } from '../../xml/element-stack.ts'
import type { XmlTokenizer } from '../../xml/tokenizer.ts'
import { type PointRecorder, pointValue } from './point-recorder.ts'
import { areDegrees } from './position.ts'

/** Takes a range of the batch's text. */
export type Take = (start: number, end: number) => void

/** Brings the texts and attributes of elements into the current point, feature or document. */
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
  readonly #latitude: number
  readonly #longitude: number
  readonly #cursor: Cursor = { position: 0 }
  /** A text is being gathered: where it begins, and the name of its element. */
  #isOpen = false
  #start = 0
  #name = 0
  #unreadable = 0
  #outOfRange = 0

  constructor(xml: XmlTokenizer, batch: FeatureBatch, context: ReadContext, recorder: PointRecorder) {
    this.#xml = xml
    this.#batch = batch
    this.#context = context
    this.#recorder = recorder
    this.#latitude = xml.names.id('lat')
    this.#longitude = xml.names.id('lon')
    this.texts = new BatchText(xml, batch, context.notes)
  }

  finish(): void {
    this.#context.notes.add('coordinates-unreadable', this.#unreadable)
    this.#context.notes.add('points-out-of-range-dropped', this.#outOfRange)
  }

  /**
   * An element whose text is a value, most often all there is in it. Points that are spelled alike know the value by its `target`;
   * one that `takeAsItStands` need not be copied first.
   */
  element(take: Take, target?: number, takeAsItStands?: () => boolean): XmlElement {
    const end = () => {
      const { text, textLength } = this.#batch
      const start = trimmedStart(text, this.#start, textLength)
      this.#isOpen = false
      if (start < textLength) take(start, trimmedEnd(text, start, textLength))
      else this.#batch.textLength = this.#start
    }
    return {
      open: () => {
        const xml = this.#xml
        this.#start = this.#batch.textLength
        this.#name = xml.name
        if (!xml.simpleText()) {
          this.#isOpen = true
          this.#recorder.spoil()
          return
        }
        if (target === undefined) this.#recorder.spoil()
        else this.#recorder.value(target)
        if (takeAsItStands?.()) return
        this.texts.append()
        end()
      },
      text: () => {
        if (this.#isOpen) this.texts.append()
      },
      child: () => this.#leave(),
      close: () => {
        if (this.#isOpen) end()
      },
    }
  }

  /** The text between elements is lost, and told; what they hold is not. */
  #leave(): void {
    if (!this.#isOpen) return
    const batch = this.#batch
    if (trimmedStart(batch.text, this.#start, batch.textLength) < batch.textLength)
      this.#context.notes.add('element-unknown', 1, { subject: this.#xml.names.qualified[this.#name] })
    batch.textLength = this.#start
    this.#isOpen = false
  }

  toFeature(name: string, role?: FieldRole, isNumber = false): Take {
    let field: number | undefined
    return (start, end) => {
      field ??= this.#context.document.field(name, role)
      this.addProperty(field, isNumber ? this.#kindOfNumber(start, end) : valueKind.text, start, end)
    }
  }

  toPoint(name: string): Take {
    let channel: number | undefined
    return (start, end) => {
      channel ??= this.#context.document.channel(name)
      this.setChannel(channel, this.point, start, end)
    }
  }

  /** A plain value of the feature, and one of the point. */
  property(name: string, role?: FieldRole, isNumber = false): XmlElement {
    return this.element(this.toFeature(name, role, isNumber))
  }

  channel(name: string): XmlElement {
    return this.element(this.toPoint(name), this.#context.document.channel(name))
  }

  time(): XmlElement {
    return this.element((start, end) => this.#batch.time.set(this.point, start, end), pointValue.time)
  }

  elevation(): XmlElement {
    const { notes } = this.#context
    return this.element(
      (start, end) => {
        if (!this.#setElevation(this.#batch.text, start, end)) notes.add('value-unreadable', 1, { subject: 'ele' })
      },
      pointValue.elevation,
      () => this.#setElevation(this.#xml.bytes, this.#xml.textStart, this.#xml.textEnd),
    )
  }

  /** What stands outside of features tells about the document, whatever its name: its text, and its attributes as `element_attribute`. */
  ofDocument(keyOf: (name: string) => string): XmlElement {
    const key = () => keyOf(this.#xml.names.qualified[this.#xml.name]!)
    const value = this.element((start, end) => {
      this.setDocumentValue(key(), utf8Slice(this.#batch.text, start, end))
      this.#batch.textLength = this.#start
    })
    return {
      ...value,
      open: () => {
        this.eachAttribute(key(), (name, index) => this.setDocumentValue(name, this.texts.attribute(index)))
        value.open?.()
      },
    }
  }

  /** Attributes of an element that GPX does not know, with the names they get. */
  eachAttribute(key: string, take: (name: string, index: number) => void): void {
    const { attributeCount, names } = this.#xml
    for (let index = 0; index < attributeCount; index++) {
      const id = this.#xml.attributeQualifiedName(index)
      const name = names.qualified[id]!
      if (name === 'xmlns' || names.prefixes[id] === 'xmlns' || names.prefixes[id] === 'xsi') continue
      take(`${key}_${name.replace(':', '_')}`, index)
    }
  }

  setDocumentValue(key: string, value: string): void {
    const { metadata } = this.#context.document
    if ((metadata.get(key) ?? value) !== value) this.#context.notes.add('metadata-dropped', 1, { subject: key })
    metadata.set(key, value)
  }

  /** A point has one value of each name: of several that differ the last one counts. */
  setChannel(channel: number, point: number, start: number, end: number): void {
    const batch = this.#batch
    const column = batch.channel(channel)
    if (column.has(point) && batch.columnText(column, point) !== utf8Slice(batch.text, start, end))
      this.#context.notes.add('point-details-dropped', 1, { subject: batch.document.channels[channel]!.name })
    column.set(point, start, end)
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

  /** False when it is no number. */
  #setElevation(bytes: Uint8Array, start: number, end: number): boolean {
    const z = this.number(bytes, start, end)
    if (Number.isNaN(z)) return false
    this.#batch.setZ(this.point, z)
    if (this.#batch.keepDigits) this.setDigits(this.#batch.zDigits, bytes, start, end)
    return true
  }

  /** Adds the point whose tag has just opened; its digits go along where they are kept. Positions that are none are counted. */
  addPoint(begin?: () => void): boolean {
    const xml = this.#xml
    const batch = this.#batch
    const longitude = xml.attribute(this.#longitude)
    const latitude = xml.attribute(this.#latitude)
    const x = this.#attributeNumber(longitude)
    const y = this.#attributeNumber(latitude)
    if (!areDegrees(x, y)) {
      if (Number.isNaN(x + y)) this.#unreadable++
      else this.#outOfRange++
      return false
    }
    begin?.()
    this.point = batch.addPoint(x, y)
    if (batch.keepDigits) {
      this.setDigits(batch.xDigits, xml.bytes, xml.attributeStart[longitude]!, xml.attributeEnd[longitude]!)
      this.setDigits(batch.yDigits, xml.bytes, xml.attributeStart[latitude]!, xml.attributeEnd[latitude]!)
    }
    return true
  }

  setDigits(column: TextColumn, bytes: Uint8Array, start: number, end: number): void {
    if (!isJsonNumber(bytes, start, end)) return
    const at = this.#batch.addText(bytes, start, end)
    column.set(this.point, at, this.#batch.textLength)
  }

  #attributeNumber(index: number): number {
    return index < 0
      ? Number.NaN
      : this.number(this.#xml.bytes, this.#xml.attributeStart[index]!, this.#xml.attributeEnd[index]!)
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
