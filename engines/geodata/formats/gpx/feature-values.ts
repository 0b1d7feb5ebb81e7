import type { ByteWriter } from '../../bytes/byte-writer.ts'
import { utf8 } from '../../bytes/utf8.ts'
import type { DocumentInfo, Field } from '../../model/document.ts'
import { type FeatureBatch, shapeType, valueKind } from '../../model/feature.ts'
import { FreeNames } from '../../model/free-names.ts'
import type { Notes } from '../../notes/notes.ts'
import { displaySettings } from '../../vocabulary/display-settings.ts'
import { wordlessParts } from '../../vocabulary/simple-style.ts'
import { escaped } from '../../xml/escaped.ts'
import { namespacesOfFragment } from '../../xml/fragment-prefixes.ts'
import { lineStyleElement } from './line-style.ts'
import { lineOrder, pointOrder } from './names.ts'
import { timeResult, writeTime } from './time.ts'
import { extensionName, isRestricted, isValid, uri } from './valid-values.ts'

/** Elements a feature's value may stand in; links are sorted out before. */
const elements: ReadonlySet<string> = new Set([...pointOrder, ...lineOrder].filter((name) => name !== 'link'))

/** Lying on the ground is what GPX implies; whether a line follows the ground's shape is a matter of display. */
function isDefault(setting: string, value: string): boolean {
  return setting === 'tessellate' || value === '0' || value === 'false' || value === 'clampToGround'
}

/** What becomes of a field's values; found once per field. */
interface FieldUse {
  readonly name: string
  readonly element: string
  readonly place: 'link' | 'style' | 'ground' | 'setting' | 'element' | 'stamp' | 'begin' | 'rest'
  /** Around its values in the extensions, once it has some there. */
  extension?: { readonly open: Uint8Array; readonly close: Uint8Array; readonly isRenamed: boolean }
  timesAsExtension: number
}

function fieldUse(field: Field): FieldUse {
  const element = field.role === 'description' ? 'desc' : field.role === 'name' ? 'name' : field.name
  return { name: field.name, element, place: placeOf(field, element), timesAsExtension: 0 }
}

function placeOf({ role }: Field, element: string): FieldUse['place'] {
  if (role === 'link' || element === 'link_text' || element === 'link_type') return 'link'
  if (role === 'style') return 'style'
  if (role === 'altitude-mode') return 'ground'
  if (role === 'element' && displaySettings.has(element)) return 'setting'
  if (role === 'time-stamp') return 'stamp'
  if (elements.has(element)) return 'element'
  return role === 'time-begin' ? 'begin' : 'rest'
}

/** Sorts the properties of one feature into the elements of GPX and writes them; the rest goes into extensions. */
export class FeatureValues {
  readonly #notes: Notes
  readonly #elements = new Map<string, number>()
  readonly #extensionNames = new FreeNames()
  /** An id and a property called so are one column. */
  readonly #elementOfName = new Map<string, string>()
  readonly #links: number[] = []
  readonly #rest: number[] = []
  /** By index of the field. */
  readonly #uses: (FieldUse | undefined)[] = []
  #batch!: FeatureBatch
  #feature = 0
  #begin = -1
  #groundSettings = 0
  #hasForeignStyle = false
  hasStyleUrl = false

  constructor(notes: Notes) {
    this.#notes = notes
  }

  begin(batch: FeatureBatch, feature: number): void {
    this.#batch = batch
    this.#feature = feature
    this.#elements.clear()
    this.#links.length = 0
    this.#rest.length = 0
    this.#begin = -1
    this.hasStyleUrl = false
    this.#hasForeignStyle = false
    for (let property = batch.firstProperty[feature]!; property < batch.firstProperty[feature + 1]!; property++) {
      const index = batch.propertyField[property]!
      this.#uses[index] ??= fieldUse(batch.document.fields[index]!)
      const kind = batch.propertyKind[property]
      if (kind === valueKind.json)
        this.#notes.add('properties-as-text', 1, { subject: batch.document.fields[index]!.name })
      if (kind !== valueKind.null) this.#sort(this.#uses[index]!, property)
    }
  }

  #sort(use: FieldUse, property: number): void {
    const batch = this.#batch
    switch (use.place) {
      case 'link':
        this.#links.push(property)
        return
      case 'style':
        this.hasStyleUrl = true
        return
      case 'ground':
        this.#groundSettings += isDefault(use.element, batch.propertyText(property)) ? 0 : 1
        return
      case 'setting':
        this.#notes.add('properties-dropped', 1, { subject: use.element })
        return
      case 'element':
        this.#take(use.element, property)
        return
      case 'stamp':
        if (!this.#isPoint) this.#rest.push(property)
        return
      default:
        if (use.place === 'begin') this.#begin = property
        if (batch.propertyKind[property] === valueKind.xml && /olor>/.test(batch.propertyText(property)))
          this.#hasForeignStyle = true
        this.#rest.push(property)
    }
  }

  get #isPoint(): boolean {
    const batch = this.#batch
    const shape = batch.firstShape[this.#feature]!
    return (
      shape < batch.firstShape[this.#feature + 1]! &&
      (batch.shape[shape] === shapeType.point || batch.shape[shape] === shapeType.multiPoint)
    )
  }

  /** The first value of an element that the schema accepts takes its place. */
  #take(element: string, property: number): void {
    const isGood = !isRestricted(element) || isValid(element, this.#batch.propertyText(property))
    if (isGood && !this.#elements.has(element)) this.#elements.set(element, property)
    else this.#rest.push(property)
  }

  /** The begin of a time span as the waypoint's time, when it has no other. */
  writeBegin(out: ByteWriter): void {
    if (this.#begin < 0) return
    const batch = this.#batch
    const result = writeTime(out, batch.text, batch.propertyStart[this.#begin]!, batch.propertyEnd[this.#begin]!)
    if (result === timeResult.completed) this.#notes.add('times-completed')
    if (result !== timeResult.dropped) this.#notes.add('time-spans-shortened')
  }

  writeElements(out: ByteWriter, isWaypoint: boolean): void {
    for (const element of isWaypoint ? pointOrder : lineOrder) {
      if (element === 'link') this.#writeLinks(out)
      const property = this.#elements.get(element)
      if (property === undefined) continue
      this.#element(out, element, property)
      this.#elements.delete(element)
    }
    for (const property of this.#elements.values()) this.#rest.push(property)
  }

  #writeLinks(out: ByteWriter): void {
    const batch = this.#batch
    for (let index = 0; index < this.#links.length; ) {
      const property = this.#links[index++]!
      const field = batch.document.fields[batch.propertyField[property]!]!
      if (field.role !== 'link') {
        this.#rest.push(property)
        continue
      }
      out.ascii('<link href="')
      out.xmlString(uri(batch.propertyText(property)))
      out.ascii('">')
      // A link's text and type follow it in the order of properties.
      for (const part of ['link_text', 'link_type']) {
        const next = this.#links[index]
        if (next === undefined || batch.document.fields[batch.propertyField[next]!]!.name !== part) continue
        this.#element(out, part.slice(5), next)
        index++
      }
      out.ascii('</link>')
    }
  }

  #element(out: ByteWriter, element: string, property: number): void {
    const batch = this.#batch
    out.byte(0x3c)
    out.ascii(element)
    out.byte(0x3e)
    out.xmlText(batch.text, batch.propertyStart[property]!, batch.propertyEnd[property]!)
    out.ascii('</')
    out.ascii(element)
    out.byte(0x3e)
  }

  lineStyle(document: DocumentInfo): string {
    const index = this.#batch.style[this.#feature]!
    if (this.#hasForeignStyle) return ''
    const style = index > 0 ? document.styles[index - 1] : undefined
    const element = style === undefined ? '' : lineStyleElement(style)
    if (element === '' && (index > 0 || this.hasStyleUrl)) this.#notes.add('styles-dropped')
    else if (style !== undefined)
      for (const subject of wordlessParts(style, false)) this.#notes.add('styles-dropped', 1, { subject })
    return element
  }

  writeExtensions(out: ByteWriter, style: string): void {
    const batch = this.#batch
    if (this.#rest.length === 0 && style === '') return
    const start = out.length
    out.ascii('<extensions>')
    const empty = out.length
    out.ascii(style)
    for (const property of this.#rest) {
      if (batch.propertyKind[property] === valueKind.xml) {
        this.#fragment(out, property)
        continue
      }
      const use = this.#uses[batch.propertyField[property]!]!
      use.timesAsExtension++
      use.extension ??= this.#extensionOf(use)
      out.copy(use.extension.open)
      out.xmlText(batch.text, batch.propertyStart[property]!, batch.propertyEnd[property]!)
      out.copy(use.extension.close)
    }
    if (out.length === empty) out.length = start
    else out.ascii('</extensions>')
  }

  /** Names that XML takes for the same are two all the same. */
  #extensionOf({ name }: FieldUse): NonNullable<FieldUse['extension']> {
    const given = extensionName(name)
    const element = this.#elementOfName.get(name) ?? this.#extensionNames.of(given)
    this.#elementOfName.set(name, element)
    return {
      open: utf8(`<ogr:${element}>`),
      close: utf8(`</ogr:${element}>`),
      isRenamed: element !== given || (given !== name && !name.startsWith('ogr_')),
    }
  }

  /** XML of another vocabulary; the prefixes it uses are declared on its first element. */
  #fragment(out: ByteWriter, property: number): void {
    const batch = this.#batch
    const xml = batch.propertyText(property)
    const root = /^<([\w.-]+):([\w.-]+)/.exec(xml)
    if (!root) {
      this.#notes.add('extensions-dropped')
      return
    }
    let declarations = ''
    for (const [prefix, namespace] of namespacesOfFragment(xml, batch.document.namespaces))
      declarations += ` xmlns:${prefix}="${escaped(namespace)}"`
    out.utf8(root[0] + declarations + xml.slice(root[0].length))
  }

  finish(): void {
    for (const use of this.#uses) {
      if (use === undefined || use.timesAsExtension === 0) continue
      this.#notes.add('properties-as-extensions', use.timesAsExtension, { subject: use.name })
      if (use.extension?.isRenamed) this.#notes.add('invalid-names-changed', 1, { subject: use.name })
    }
    this.#notes.add('altitude-mode-dropped', this.#groundSettings)
  }
}
