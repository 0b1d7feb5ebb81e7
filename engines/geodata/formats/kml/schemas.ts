import { type PlainKind, valueKind } from '../../model/feature.ts'
import type { BatchText } from '../../xml/batch-text.ts'

type Kinds = Map<string, PlainKind>

/** Types of SimpleField (OGC 12-007r2, 9.7.4) as kinds of values. */
const schemaTypes: ReadonlyMap<string, PlainKind> = new Map(
  Object.entries({
    int: valueKind.integer,
    uint: valueKind.integer,
    short: valueKind.integer,
    ushort: valueKind.integer,
    float: valueKind.real,
    double: valueKind.real,
    bool: valueKind.boolean,
  }),
)

/** What the schemas of a document say of the kinds of its values. */
export class Schemas {
  /** Of the field that was read last. */
  fieldName = ''
  /** The kinds of the Placemark and of the data being read, where a schema tells them. */
  placemark: Kinds | undefined
  data: Kinds | undefined
  readonly #texts: BatchText
  readonly #byName = new Map<string, Kinds>()
  /** Elements that stand for Placemarks, with the kinds of their own fields: what Schema was for before KML 2.2. */
  readonly #placemarks = new Map<string, Kinds>()
  #kinds: Kinds = new Map()
  #name = ''

  constructor(texts: BatchText) {
    this.#texts = texts
  }

  begin(): void {
    this.#kinds = new Map()
    this.#name = this.#texts.attributeOf('name') ?? ''
    for (const name of [this.#texts.attributeOf('id'), this.#name]) if (name) this.#byName.set(name, this.#kinds)
    this.setParent(this.#texts.attributeOf('parent'))
  }

  /** The schema being read makes its name an element that takes the place of this one. */
  setParent(parent: string | undefined): void {
    const isPlacemark = parent === 'Placemark' || (parent !== undefined && this.#placemarks.has(parent))
    if (isPlacemark && this.#name !== '') this.#placemarks.set(this.#name, this.#kinds)
  }

  addField(): void {
    const type = this.#texts.attributeOf('type')?.replace(/^xsd?:/, '')
    this.fieldName = this.#texts.attributeOf('name') ?? ''
    this.#kinds.set(this.fieldName, schemaTypes.get(type ?? '') ?? valueKind.text)
  }

  /** By its address, `#id`. */
  find(url: string): Kinds | undefined {
    return this.#byName.get(url.slice(url.lastIndexOf('#') + 1))
  }

  ofPlacemark(element: string): Kinds | undefined {
    return this.#placemarks.get(element)
  }
}
