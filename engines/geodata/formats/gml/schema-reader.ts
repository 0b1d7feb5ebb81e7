import { utf8Slice } from '../../bytes/utf8.ts'
import { type ValueKind, valueKind } from '../../model/feature.ts'
import type { XmlTokenizer } from '../../xml/tokenizer.ts'
import type { FieldKinds } from './field-kinds.ts'
import type { GmlNames } from './names.ts'

/** Types of XML Schema, part 2. What is not here (times, measures, code lists) is left to what the values look like. */
const kindOfType = new Map<string, ValueKind>([
  ...['string', 'normalizedString', 'token', 'anyURI'].map((type) => [type, valueKind.text] as const),
  ...['integer', 'long', 'int', 'short', 'byte', 'nonNegativeInteger', 'positiveInteger'].map(
    (type) => [type, valueKind.integer] as const,
  ),
  ...['decimal', 'double', 'float'].map((type) => [type, valueKind.real] as const),
  ['boolean', valueKind.boolean],
  ['date', valueKind.date],
  ['dateTime', valueKind.dateTime],
])

/**
 * Learns from an `xs:schema` inside the document which fields its feature types have and of what kind: `element` with a `type`, or with
 * a `simpleType` that restricts one. Our writer puts such a schema at the end; another's is found where it stands before the features.
 *
 * Not read: what a schema derives, includes, imports or refers to.
 */
export class SchemaReader {
  readonly #xml: XmlTokenizer
  readonly #names: GmlNames
  readonly #kinds: FieldKinds
  #depth = 0
  #type = ''
  /** Names of the open fields, each with the path down to it. */
  readonly #path: string[] = []

  constructor(xml: XmlTokenizer, names: GmlNames, kinds: FieldKinds) {
    this.#xml = xml
    this.#names = names
    this.#kinds = kinds
  }

  get isActive(): boolean {
    return this.#depth > 0
  }

  /** At the tag of the schema itself. */
  begin(): void {
    this.#depth = this.#xml.depth
  }

  end(): void {
    this.#depth = 0
  }

  open(): void {
    const local = this.#names.spelling(this.#xml.name)
    const isTop = this.#xml.depth === this.#depth + 1
    if (isTop && local === 'complexType') this.#type = this.#attribute('name')
    else if (isTop && local === 'element') this.#kinds.declareFeature(this.#attribute('name'), this.#attribute('type'))
    else if (local === 'element') {
      const name = this.#attribute('name')
      this.#path.push(this.#path.length === 0 ? name : `${this.#path.at(-1)}.${name}`)
      this.#declare(this.#attribute('type'))
    } else if (local === 'restriction') this.#declare(this.#attribute('base'))
  }

  close(): void {
    const isTop = this.#xml.depth === this.#depth
    if (!isTop && this.#names.spelling(this.#xml.name) === 'element') this.#path.pop()
  }

  #declare(type: string): void {
    const name = this.#path.at(-1)
    const kind = kindOfType.get(type)
    if (name !== undefined && kind !== undefined) this.#kinds.declareField(this.#type, name, kind)
  }

  /** The value of an attribute, without the prefix where it is the name of a type. */
  #attribute(name: string): string {
    const xml = this.#xml
    const index = xml.attribute(this.#names.number(name))
    if (index < 0) return ''
    const value = utf8Slice(xml.bytes, xml.attributeStart[index]!, xml.attributeEnd[index]!)
    return value.slice(value.indexOf(':') + 1)
  }
}
