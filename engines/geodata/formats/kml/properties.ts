import { utf8Slice } from '../../bytes/utf8.ts'
import type { DocumentInfo, FieldRole } from '../../model/document.ts'
import { type FeatureBatch, type PlainKind, valueKind } from '../../model/feature.ts'
import type { Notes } from '../../notes/notes.ts'
import { isJsonNumber, isWholeNumber } from '../../numbers/json-number.ts'
import { type Cursor, readDecimal } from '../../numbers/read-decimal.ts'
import type { BatchText } from '../../xml/batch-text.ts'
import type { XmlTokenizer } from '../../xml/tokenizer.ts'
import type { KmlNames } from './element-names.ts'
import type { KmlReading } from './reading.ts'

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

/** What XML Schema takes for a boolean, as ours. */
const booleans: ReadonlyMap<string, string> = new Map(
  Object.entries({ true: 'true', 1: 'true', false: 'false', 0: 'false' }),
)

/** Reads what a Placemark says besides its geometry. */
export class KmlProperties {
  currentField = 0
  /** As the schema has it, where there is one. */
  currentKind: PlainKind | undefined
  /** The feature has left in an earlier batch: what is said about it now comes too late. */
  featureIsGone = false
  /** Property index of the feature's own time and style reference, or -1. */
  timestamp = -1
  styleUrl = -1
  readonly #xml: XmlTokenizer
  readonly #batch: FeatureBatch
  readonly #notes: Notes
  readonly #texts: BatchText
  readonly #names: KmlNames
  readonly #document: DocumentInfo
  readonly #elementFields = new Map<number, number>()
  readonly #groundFields = new Map<number, number>()
  readonly #timeFields = new Map<number, number>()
  readonly #ground = new Set<number>()
  readonly #schemas = new Map<string, Map<string, PlainKind>>()
  /** Elements that stand for Placemarks, with the kinds of their own fields: what Schema was for before KML 2.2. */
  readonly #placemarks = new Map<number, Map<string, PlainKind>>()
  #schemaName = ''
  /** Of the schema's field that was begun last. */
  schemaField = ''
  #schema: Map<string, PlainKind> | undefined
  #schemaOfPlacemark: Map<string, PlainKind> | undefined
  #schemaOfData: Map<string, PlainKind> | undefined
  #foreignField = 0
  readonly #cursor: Cursor = { position: 0 }

  constructor({ xml, batch, context, names, texts }: KmlReading) {
    this.#xml = xml
    this.#batch = batch
    this.#notes = context.notes
    this.#texts = texts
    this.#names = names
    this.#document = context.document
    const field = (name: string, role: FieldRole) => context.document.field(name, role)
    this.#elementFields.set(names.name, field('name', 'name'))
    this.#elementFields.set(names.description, field('description', 'description'))
    this.#elementFields.set(names.visibility, field('visibility', 'element'))
    this.#elementFields.set(names.open, field('open', 'element'))
    this.#elementFields.set(names.address, field('address', 'element'))
    this.#elementFields.set(names.phoneNumber, field('phoneNumber', 'element'))
    this.#elementFields.set(names.Snippet, field('Snippet', 'element'))
    this.#elementFields.set(names.snippet, field('Snippet', 'element'))
    this.#elementFields.set(names.styleUrl, field('styleUrl', 'style'))
    this.#groundFields.set(names.extrude, field('extrude', 'altitude-mode'))
    this.#groundFields.set(names.tessellate, field('tessellate', 'altitude-mode'))
    this.#groundFields.set(names.altitudeMode, field('altitudeMode', 'altitude-mode'))
    this.#timeFields.set(names.when, field('timestamp', 'time-stamp'))
    this.#timeFields.set(names.begin, field('begin', 'time-begin'))
    this.#timeFields.set(names.end, field('end', 'time-end'))
  }

  begin(): void {
    this.featureIsGone = false
    this.timestamp = -1
    this.styleUrl = -1
    this.#ground.clear()
    this.#schemaOfPlacemark = this.#placemarks.get(this.#xml.name)
    const id = this.#xml.attribute(this.#names.id)
    if (id >= 0) this.#addAttribute(this.#document.field('id', 'id'), id)
  }

  get currentName(): string {
    return this.#document.fields[this.currentField]!.name
  }

  elementField(name: number): number {
    return this.#elementFields.get(name) ?? -1
  }

  groundField(name: number): number {
    return this.#groundFields.get(name) ?? -1
  }

  /** Settings are kept once per Placemark, the first one. */
  hasGround(field: number): boolean {
    if (this.#ground.has(field)) return true
    this.#ground.add(field)
    return false
  }

  timeField(name: number): number {
    return this.#timeFields.get(name) ?? -1
  }

  plainField(name: string): number {
    return this.#document.field(name.replace(':', '_'))
  }

  /** The kind of an element that a Placemark has by an old schema. */
  plainKind(name: string): PlainKind | undefined {
    return this.#schemaOfPlacemark?.get(name)
  }

  /** Descriptions hold HTML, escaped or not. */
  isMarkup(field: number): boolean {
    return (
      field === this.#elementFields.get(this.#names.description) ||
      field === this.#elementFields.get(this.#names.Snippet)
    )
  }

  set(field: number, kind: PlainKind, start: number, end: number): void {
    const batch = this.#batch
    if (start === end) return
    if (this.featureIsGone) {
      this.#notes.add('properties-dropped')
      return
    }
    const { role } = this.#document.fields[field]!
    if (role === 'time-stamp') this.timestamp = batch.propertyCount
    else if (role === 'style') this.styleUrl = batch.propertyCount
    if (kind === valueKind.boolean) this.#addBoolean(field, start, end)
    else batch.addProperty(field, kind === valueKind.text ? kind : this.#kindOfNumber(kind, start, end), start, end)
  }

  /** As the schema says where the text is such a number; a fraction among whole numbers stays one. */
  #kindOfNumber(kind: PlainKind, start: number, end: number): PlainKind {
    const { text } = this.#batch
    this.#cursor.position = start
    const value = readDecimal(text, this.#cursor, end)
    if (this.#cursor.position !== end || value - value !== 0 || !isJsonNumber(text, start, end)) return valueKind.text
    return isWholeNumber(text, start, end) ? kind : valueKind.real
  }

  #addBoolean(field: number, start: number, end: number): void {
    const word = booleans.get(utf8Slice(this.#batch.text, start, end).toLowerCase())
    if (word === undefined) this.#batch.addProperty(field, valueKind.text, start, end)
    else this.#batch.addStringProperty(field, valueKind.boolean, word)
  }

  nameAttribute(): string {
    const name = this.#xml.attribute(this.#names.name)
    return name < 0 ? '' : this.#texts.attribute(name)
  }

  beginData(): void {
    const name = this.nameAttribute() || 'value'
    this.currentField = name === 'link' ? this.#document.field('link', 'link') : this.#document.field(name)
    this.currentKind = this.#schemaOfData?.get(name)
  }

  beginSchema(): void {
    const fields = new Map<string, PlainKind>()
    this.#schema = fields
    const id = this.#xml.attribute(this.#names.id)
    if (id >= 0) this.#schemas.set(this.#texts.attribute(id), fields)
    this.#schemaName = this.nameAttribute()
    if (this.#schemaName !== '') this.#schemas.set(this.#schemaName, fields)
    const parent = this.#xml.attribute(this.#names.parent)
    if (parent >= 0) this.setSchemaParent(this.#texts.attribute(parent))
  }

  /** The schema being read makes its name an element that takes the place of this one. */
  setSchemaParent(parent: string): void {
    const isPlacemark = parent === 'Placemark' || this.#placemarks.has(this.#xml.names.id(parent))
    if (isPlacemark && this.#schemaName !== '')
      this.#placemarks.set(this.#xml.names.id(this.#schemaName), this.#schema!)
  }

  isPlacemark(name: number): boolean {
    return this.#placemarks.has(name)
  }

  addSchemaField(): void {
    const type = this.#xml.attribute(this.#names.type)
    this.schemaField = this.nameAttribute()
    this.#schema?.set(
      this.schemaField,
      (type < 0 ? undefined : schemaTypes.get(this.#texts.attribute(type).replace(/^xsd?:/, ''))) ?? valueKind.text,
    )
  }

  beginSchemaData(): void {
    const index = this.#xml.attribute(this.#names.schemaUrl)
    const url = index < 0 ? '' : this.#texts.attribute(index)
    this.#schemaOfData = this.#schemas.get(url.slice(url.lastIndexOf('#') + 1))
  }

  addLink(): void {
    const href = this.#xml.attribute(this.#names.href)
    if (href >= 0) this.#addAttribute(this.#document.field('link', 'link'), href)
  }

  readDocumentLink(): void {
    const href = this.#xml.attribute(this.#names.href)
    if (href >= 0) this.#document.metadata.set('link', this.#texts.attribute(href))
  }

  beginForeign(): void {
    this.#foreignField = this.plainField(this.#xml.names.qualified[this.#xml.qualifiedName]!)
  }

  setForeign(start: number, end: number): void {
    if (this.featureIsGone) this.#notes.add('properties-dropped')
    else this.#batch.addProperty(this.#foreignField, valueKind.xml, start, end)
  }

  readNamespaces(): void {
    this.#texts.readNamespaces(this.#document.namespaces)
  }

  #addAttribute(field: number, index: number): void {
    const start = this.#texts.appendAttribute(index)
    if (this.featureIsGone) this.#notes.add('properties-dropped')
    else this.#batch.addProperty(field, valueKind.text, start, this.#batch.textLength)
  }
}
