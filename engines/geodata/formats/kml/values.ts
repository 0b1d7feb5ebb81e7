import { trimmedEnd, trimmedStart } from '../../bytes/trim.ts'
import { utf8Slice } from '../../bytes/utf8.ts'
import type { FeatureBatch } from '../../model/feature.ts'
import type { Notes } from '../../notes/notes.ts'
import type { BatchText } from '../../xml/batch-text.ts'
import type { XmlElement } from '../../xml/element-stack.ts'
import type { XmlTokenizer } from '../../xml/tokenizer.ts'
import type { TextList } from './text-list.ts'

/** Takes a range of the batch's text. */
type Take = (start: number, end: number) => void

/** Elements that hold a text; what else stands in them is part of it. */
export class KmlValues {
  readonly #xml: XmlTokenizer
  readonly #batch: FeatureBatch
  readonly #texts: BatchText
  readonly #notes: Notes
  #start = 0
  #hasMarkup = false

  constructor(xml: XmlTokenizer, batch: FeatureBatch, texts: BatchText, notes: Notes) {
    this.#xml = xml
    this.#batch = batch
    this.#texts = texts
    this.#notes = notes
  }

  /** Markup that should have been escaped may be kept as it stands. */
  element(take: Take, keepsMarkup = false): XmlElement {
    const close = () => {
      if (keepsMarkup) this.#takeMarkup()
      const { text, textLength } = this.#batch
      const start = trimmedStart(text, this.#start, textLength)
      take(start, trimmedEnd(text, start, textLength))
    }
    const text = () => void this.#texts.append()
    const child = () => {
      this.#hasMarkup = true
    }
    const inside: XmlElement = { text, other: () => inside }
    const open = () => {
      const xml = this.#xml
      this.#start = this.#batch.textLength
      this.#hasMarkup = false
      if (xml.simpleText()) {
        text()
        close()
      } else if (keepsMarkup) xml.capture(xml.position)
    }
    return { open, text, child, close, other: () => inside }
  }

  #takeMarkup(): void {
    const xml = this.#xml
    if (xml.captureStart >= 0 && this.#hasMarkup) {
      this.#batch.textLength = this.#start
      this.#texts.appendRange(xml.captureStart, xml.tokenStart, true)
    }
    xml.captureStart = -1
  }

  /** A text that is not the feature's; an empty one is none. */
  string(take: (text: string) => void): XmlElement {
    return this.element((start, end) => {
      this.#batch.textLength = this.#start
      if (end > start) take(utf8Slice(this.#batch.text, start, end))
    })
  }

  /** A text there is no place for, unless it is empty or says what is known. */
  dropped(subject: () => string, known: () => string = () => ''): XmlElement {
    return this.string((text) => {
      if (text !== known()) this.#notes.add('properties-dropped', 1, { subject: subject() })
    })
  }

  /** A value of a track. These stand in long lists of the same element, and nearly all of them are plain. */
  listed(list: () => TextList, added: () => void): XmlElement {
    const { batch, xml } = { batch: this.#batch, xml: this.#xml }
    // The track keeps its own copy: the text need not stay in the batch.
    const value = this.element((start, end) => {
      list().add(batch.text, start, end)
      batch.textLength = this.#start
    })
    const open = () => {
      this.#start = batch.textLength
      if (!xml.simpleText()) return
      do {
        if (list().addPlain(xml.bytes, xml.textStart, xml.textEnd)) continue
        this.#texts.append()
        value.close?.()
      } while (xml.anotherText())
      added()
    }
    return { ...value, open }
  }
}
