import type { DocumentInfo } from '../../model/document.ts'
import type { XmlTokenizer } from '../../xml/tokenizer.ts'
import { isNumeric, plainValues } from './names.ts'
import { type GpxValues, valueTarget } from './values.ts'

/** Elements that hold one plain value: properties of a feature, channels of a point. */
export class PlainValues {
  readonly #xml: XmlTokenizer
  readonly #document: DocumentInfo
  readonly #values: GpxValues
  /** By number of the local name; nothing for elements that GPX does not know. */
  readonly #fields: number[] = []
  readonly #channels: number[] = []
  readonly #areNumbers: boolean[] = []
  featureDepth = 0

  constructor(xml: XmlTokenizer, document: DocumentInfo, values: GpxValues) {
    this.#xml = xml
    this.#document = document
    this.#values = values
    for (const name of plainValues) {
      const id = xml.names.id(name)
      const role = name === 'name' ? 'name' : name === 'desc' ? 'description' : undefined
      this.#fields[id] = document.field(name, role)
      this.#channels[id] = document.channel(name)
      this.#areNumbers[id] = isNumeric(name)
    }
  }

  /** Begins a property of the feature, whatever the element's name. */
  beginProperty(): void {
    const { name, names, qualifiedName } = this.#xml
    // A name within an element of another's is not the feature's.
    const known = this.#xml.depth === this.featureDepth + 1 ? this.#fields[name] : undefined
    const given = names.qualified[qualifiedName]!.replace(':', '_')
    const field = known ?? this.#document.field(given)
    if (known === undefined) this.#values.addAttributes(given)
    const isNumber = known !== undefined && this.#areNumbers[name]
    this.#values.begin(isNumber ? valueTarget.number : valueTarget.property, field)
  }

  /** Begins a channel of the point; false when GPX knows no such element. */
  beginChannel(): boolean {
    const channel = this.#channels[this.#xml.name]
    if (channel !== undefined) this.#values.begin(valueTarget.channel, channel)
    return channel !== undefined
  }
}
