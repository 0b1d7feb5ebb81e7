import type { FeatureBatch } from '../../model/feature.ts'
import type { ReadContext } from '../../model/format.ts'
import type { NoteCode } from '../../notes/notes.ts'
import { BatchText } from '../../xml/batch-text.ts'
import type { XmlElement } from '../../xml/element-stack.ts'
import type { XmlTokenizer } from '../../xml/tokenizer.ts'
import { CoordinateText } from './coordinate-text.ts'
import { GeometryReader } from './geometry-reader.ts'
import { KmlProperties } from './properties.ts'
import { Schemas } from './schemas.ts'
import { StyleReader } from './style-reader.ts'
import { TrackReader } from './track-reader.ts'
import { KmlValues } from './values.ts'

/** What the elements of the table work on. */
export class KmlParts {
  readonly xml: XmlTokenizer
  readonly batch: FeatureBatch
  readonly context: ReadContext
  readonly texts: BatchText
  readonly values: KmlValues
  readonly coordinates: CoordinateText
  readonly geometry: GeometryReader
  readonly track: TrackReader
  readonly styles: StyleReader
  readonly schemas: Schemas
  readonly properties: KmlProperties
  /** Lets the reader see to what cannot be done in the middle of a token. */
  readonly pause: () => void

  constructor(xml: XmlTokenizer, batch: FeatureBatch, context: ReadContext, pause: () => void) {
    this.xml = xml
    this.batch = batch
    this.context = context
    this.pause = pause
    this.texts = new BatchText(xml, batch, context.notes)
    this.values = new KmlValues(xml, batch, this.texts, context.notes)
    this.coordinates = new CoordinateText(batch)
    this.geometry = new GeometryReader(batch, context.notes)
    this.track = new TrackReader(batch, context, this.coordinates)
    this.styles = new StyleReader(context)
    this.schemas = new Schemas(this.texts)
    this.properties = new KmlProperties(batch, context.notes)
  }

  /** The name of the element at hand as it stands in the file. */
  get qualifiedName(): string {
    return this.xml.names.qualified[this.xml.qualifiedName]!
  }

  get localName(): string {
    return this.xml.names.qualified[this.xml.name]!
  }

  /** The field that bears the name of the element at hand. */
  plainField(): number {
    return this.context.document.field(this.qualifiedName.replace(':', '_'))
  }

  /** An element that is passed over, and told. */
  lost(note: NoteCode, subject?: () => string): XmlElement {
    return { open: () => this.context.notes.add(note, 1, { subject: subject?.() }) }
  }
}
