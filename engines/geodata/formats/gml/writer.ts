import { ByteWriter } from '../../bytes/byte-writer.ts'
import { trimmedStart } from '../../bytes/trim.ts'
import type { Field } from '../../model/document.ts'
import { type FeatureBatch, valueKind } from '../../model/feature.ts'
import type { WriteContext, Writer } from '../../model/format.ts'
import { shapeNames } from '../../model/shape-names.ts'
import { isXmlName } from '../../xml/xml-names.ts'
import { noteDroppedMetadata } from '../dropped-metadata.ts'
import {
  applicationSchema,
  applicationSchemaClosing,
  applicationSchemaOpening,
  featureNamespace,
  gmlNamespace,
  isWidened,
} from './application-schema.ts'
import { ElementNames } from './element-names.ts'
import { GmlGeometryWriter } from './geometry-writer.ts'

/** GML 3.2: a collection of features, a feature type per folder, the schema of the features at the end. */
export const writer: Writer = async function* (batches, context) {
  const writer = new GmlWriter(context)
  writer.writeOpening()
  for await (const batch of batches) {
    for (let feature = 0; feature < batch.featureCount; feature++) {
      writer.writeFeature(batch, feature)
      if (writer.out.full) yield writer.out.take()
    }
    context.written.points += batch.pointCount
  }
  writer.writeClosing()
  yield writer.out.take()
}

const rememberedIds = 100_000
/** Ids this writer makes for features and for their geometries. */
const madeUpId = /^f\.\d+$|\.g(?:\.\d+)*$/

interface TypeWriter {
  readonly name: string
  readonly opening: string
  readonly closing: string
  readonly fields: Map<number, string>
  readonly names: ElementNames
  readonly tags: Tags[]
}

interface Tags {
  readonly open: Uint8Array
  readonly close: Uint8Array
  readonly nil: Uint8Array
}

class GmlWriter {
  readonly out = new ByteWriter()
  readonly #context: WriteContext
  readonly #geometry: GmlGeometryWriter
  readonly #typeNames = new ElementNames(['FeatureCollection', 'featureMember', 'applicationSchema'])
  readonly #types = new Map<number, TypeWriter>()
  readonly #order: number[] = []
  readonly #ids = new Set(['collection'])
  /** Whether the id of the feature being written is its id in XML too. */
  #ownsId = false
  /** The name of the document is that of a feature type. */
  #isNamed = false
  #count = 0
  #idsAsProperty = 0
  #emptyDropped = 0
  /** Structured values written as text, by field. */
  readonly #asText: number[] = []
  /** Foreign members written, by field. */
  readonly #foreign: number[] = []

  constructor(context: WriteContext) {
    this.#context = context
    this.#geometry = new GmlGeometryWriter(this.out, context.system)
  }

  writeOpening(): void {
    this.out.ascii(
      `<?xml version="1.0" encoding="UTF-8"?>
<f:FeatureCollection gml:id="collection" xmlns:f="${featureNamespace}" xmlns:gml="${gmlNamespace}" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
`,
    )
  }

  writeFeature(batch: FeatureBatch, feature: number): void {
    const { out } = this
    const type = this.#typeOf(batch.folder[feature]!)
    const id = this.#idOf(batch, feature)
    out.ascii('<f:featureMember>')
    out.utf8(type.opening)
    out.utf8(id)
    out.ascii('">')
    const shape = batch.firstShape[feature]!
    const hasShape = shape < batch.firstShape[feature + 1]!
    this.#context.written.add(hasShape ? shapeNames[batch.shape[shape]!]! : 'None')
    if (hasShape) this.#writeGeometry(batch, shape, id)
    this.#writeProperties(batch, feature, type)
    out.utf8(type.closing)
  }

  writeClosing(): void {
    const { notes, document } = this.#context
    const { out } = this
    out.ascii(applicationSchemaOpening)
    out.utf8(applicationSchema([...this.#types.values()], document))
    out.ascii(`${applicationSchemaClosing}\n</f:FeatureCollection>\n`)
    notes.add('measures-dropped', this.#geometry.measuresDropped)
    noteDroppedMetadata(document, notes, this.#isNamed ? ['name'] : [])
    notes.add('elevations-filled', this.#geometry.elevationsFilled)
    notes.add('ring-repaired', this.#geometry.ringsClosed)
    notes.add('geometry-empty', this.#emptyDropped)
    notes.add('ids-as-property', this.#idsAsProperty)
    notes.add('characters-dropped', out.charactersDropped)
    for (const type of this.#types.values()) {
      for (const name of type.names.changed) notes.add('invalid-names-changed', 1, { subject: name })
    }
    for (const { name, role, kinds } of this.#fieldsWritten())
      if (role !== 'id' && isWidened(kinds)) notes.add('field-types-widened', 1, { subject: name })
    this.#asText.forEach((count, field) => {
      notes.add('properties-as-text', count, { subject: document.fields[field]!.name })
    })
    this.#foreign.forEach((count, field) => {
      notes.add('foreign-members-as-property', count, { subject: document.fields[field]!.name })
    })
  }

  #fieldsWritten(): Field[] {
    const fields = new Set(Array.from(this.#types.values(), (type) => [...type.fields.keys()]).flat())
    return Array.from(fields, (field) => this.#context.document.fields[field]!)
  }

  #typeOf(folder: number): TypeWriter {
    let type = this.#types.get(folder)
    if (type === undefined) {
      const { document, baseName, notes } = this.#context
      const given = document.folders[folder - 1]?.name || document.metadata.get('name')
      if (given === document.metadata.get('name')) this.#isNamed = true
      const name = this.#typeNames.of(given || baseName || 'feature')
      if (given && given !== name) notes.add('invalid-names-changed', 1, { subject: given })
      type = {
        name,
        opening: `<f:${name} gml:id="`,
        closing: `</f:${name}></f:featureMember>\n`,
        fields: new Map(),
        names: new ElementNames(['geometry', 'boundedBy', 'location']),
        tags: [],
      }
      this.#types.set(folder, type)
    }
    return type
  }

  /** The feature's own id where it may be one in XML; else a number, and the id stays as a property. */
  #idOf(batch: FeatureBatch, feature: number): string {
    const number = ++this.#count
    this.#ownsId = false
    for (let property = batch.firstProperty[feature]!; property < batch.firstProperty[feature + 1]!; property++) {
      if (batch.document.fields[batch.propertyField[property]!]!.role !== 'id') continue
      const id = batch.propertyKind[property] === valueKind.text ? batch.propertyText(property) : ''
      this.#ownsId = isXmlName(id) && !madeUpId.test(id) && this.#isNewId(id)
      if (this.#ownsId) return id
      this.#idsAsProperty++
    }
    return `f.${number}`
  }

  /** Ids must differ in XML. Only the first hundred thousand are remembered to find repeated ones, to keep memory bounded. */
  #isNewId(id: string): boolean {
    if (this.#ids.has(id)) return false
    if (this.#ids.size < rememberedIds) this.#ids.add(id)
    return true
  }

  #writeGeometry(batch: FeatureBatch, shape: number, id: string): void {
    if (!GmlGeometryWriter.canWrite(batch, shape)) {
      this.#emptyDropped++
      return
    }
    this.out.ascii('<f:geometry>')
    this.#geometry.write(batch, shape, `${id}.g`)
    this.out.ascii('</f:geometry>')
  }

  /** In the order of the schema, whatever the order in the source. */
  #writeProperties(batch: FeatureBatch, feature: number, type: TypeWriter): void {
    const first = batch.firstProperty[feature]!
    const end = batch.firstProperty[feature + 1]!
    let isSorted = true
    for (let property = first + 1; property < end; property++) {
      if (batch.propertyField[property]! < batch.propertyField[property - 1]!) isSorted = false
    }
    if (isSorted) {
      for (let property = first; property < end; property++) this.#writeProperty(batch, property, type)
      return
    }
    this.#order.length = 0
    for (let property = first; property < end; property++) this.#order.push(property)
    this.#order.sort((one, other) => batch.propertyField[one]! - batch.propertyField[other]!)
    for (const property of this.#order) this.#writeProperty(batch, property, type)
  }

  #writeProperty(batch: FeatureBatch, property: number, type: TypeWriter): void {
    const { out } = this
    const field = batch.propertyField[property]!
    const { role } = batch.document.fields[field]!
    if (role !== undefined) {
      if (role === 'id' && this.#ownsId) return
      if (role === 'foreign') this.#foreign[field] = (this.#foreign[field] ?? 0) + 1
    }
    const tags = type.tags[field] ?? this.#tagsOf(field, type)
    if (batch.propertyKind[property] === valueKind.null) {
      out.copy(tags.nil)
      return
    }
    const kind = batch.propertyKind[property]
    if (kind === valueKind.json || kind === valueKind.xml) this.#asText[field] = (this.#asText[field] ?? 0) + 1
    out.copy(tags.open)
    this.#writeText(batch.text, batch.propertyStart[property]!, batch.propertyEnd[property]!)
    out.copy(tags.close)
  }

  /** Readers take a text of blanks only for no text at all, unless its first blank is written as a character reference. */
  #writeText(text: Uint8Array, start: number, end: number): void {
    const first = text[start]!
    const isBlank = first === 0x20 || first === 0x0a || first === 0x09 || first === 0x0d
    if (isBlank && start < end && trimmedStart(text, start, end) === end) {
      this.out.ascii(`&#${first};`)
      this.out.xmlText(text, start + 1, end)
    } else this.out.xmlText(text, start, end)
  }

  #tagsOf(field: number, type: TypeWriter): Tags {
    const { fields } = this.#context.document
    const given = fields[field]!
    if (given.role === 'id') {
      // A property of the same name has the first claim to it.
      const namesake = fields.findIndex(({ name, role }) => name === given.name && role === undefined)
      if (namesake >= 0 && type.tags[namesake] === undefined) this.#tagsOf(namesake, type)
    }
    const name = type.names.of(given.name)
    type.fields.set(field, name)
    const tags = {
      open: encoder.encode(`<f:${name}>`),
      close: encoder.encode(`</f:${name}>`),
      nil: encoder.encode(`<f:${name} xsi:nil="true"/>`),
    }
    type.tags[field] = tags
    return tags
  }
}

const encoder = new TextEncoder()
