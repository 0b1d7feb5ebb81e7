import type { ReadContext } from '../../model/format.ts'
import type { XmlTokenizer } from '../../xml/tokenizer.ts'
import type { GpxNames } from './element-names.ts'
import type { GpxValues } from './values.ts'

/** Reads what a document says about itself. Values keep the path of their element as a name: `name`, `author_link`, `copyright_year`. */
export class MetadataReader {
  readonly #xml: XmlTokenizer
  readonly #names: GpxNames
  readonly #values: GpxValues
  readonly #context: ReadContext
  #parent = 0

  constructor(xml: XmlTokenizer, names: GpxNames, values: GpxValues, context: ReadContext) {
    this.#xml = xml
    this.#names = names
    this.#values = values
    this.#context = context
  }

  open(): void {
    const xml = this.#xml
    const names = this.#names
    const { name } = xml
    const parent = xml.depth > 3 ? this.#parent : 0
    const prefix = parent === 0 || parent === names.link ? '' : `${xml.names.qualified[parent]}_`
    if (xml.depth === 3 && (name === names.author || name === names.copyright || name === names.link))
      this.#parent = name
    if (name === names.link) this.#attribute(names.href, `${prefix}link`)
    else if (name === names.copyright) this.#attribute(names.author, 'copyright')
    else if (name === names.email) this.#email()
    else if (parent === names.author && name === names.name) this.#values.beginDocumentValue('author')
    else if (name === names.text || name === names.type)
      this.#values.beginDocumentValue(`${prefix}link_${xml.names.qualified[name]}`)
    else if (name !== names.author && name !== names.bounds)
      this.#values.beginDocumentValue(prefix + xml.names.qualified[name])
  }

  #attribute(attribute: number, key: string): void {
    const { metadata } = this.#context.document
    const index = this.#xml.attribute(attribute)
    if (index >= 0)
      metadata.set(metadata.has(key) ? `${key}_${metadata.size}` : key, this.#values.texts.attribute(index))
  }

  #email(): void {
    const id = this.#xml.attribute(this.#names.id)
    const domain = this.#xml.attribute(this.#names.domain)
    if (id < 0 || domain < 0) return
    const address = `${this.#values.texts.attribute(id)}@${this.#values.texts.attribute(domain)}`
    this.#context.document.metadata.set('author_email', address)
  }
}
