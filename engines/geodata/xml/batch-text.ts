import type { FeatureBatch } from '../model/feature.ts'
import type { Notes } from '../notes/notes.ts'
import { appendXmlText, xmlString } from './text.ts'
import type { XmlTokenizer } from './tokenizer.ts'

/** Puts texts and attributes of the current token at the end of a batch's text. */
export class BatchText {
  readonly #xml: XmlTokenizer
  readonly #batch: FeatureBatch
  readonly #notes: Notes

  constructor(xml: XmlTokenizer, batch: FeatureBatch, notes: Notes) {
    this.#xml = xml
    this.#batch = batch
    this.#notes = notes
  }

  /** The text just read; returns where it begins, as the others do. */
  append(): number {
    const xml = this.#xml
    return this.appendRange(xml.textStart, xml.textEnd, xml.textIsRaw)
  }

  /** A range of the tokenizer's bytes; raw text has no references. */
  appendRange(start: number, end: number, isRaw: boolean): number {
    const at = this.#batch.textLength
    appendXmlText(this.#batch, this.#xml.bytes, start, end, isRaw, this.#notes)
    return at
  }

  appendAttribute(index: number): number {
    return this.appendRange(this.#xml.attributeStart[index]!, this.#xml.attributeEnd[index]!, false)
  }

  /** An attribute as a string; the batch is left as it was. */
  attribute(index: number): string {
    const xml = this.#xml
    return xmlString(this.#batch, xml.bytes, xml.attributeStart[index]!, xml.attributeEnd[index]!, this.#notes)
  }

  /** The attribute of a local name, as a string. */
  attributeOf(name: string): string | undefined {
    const index = this.#xml.attribute(this.#xml.names.id(name))
    return index < 0 ? undefined : this.attribute(index)
  }

  /** Prefixes that the open tag declares. */
  readNamespaces(namespaces: Map<string, string>): void {
    const { attributeCount, names } = this.#xml
    for (let index = 0; index < attributeCount; index++) {
      const id = this.#xml.attributeQualifiedName(index)
      if (names.prefixes[id] === 'xmlns') namespaces.set(names.qualified[id]!.slice(6), this.attribute(index))
    }
  }
}
