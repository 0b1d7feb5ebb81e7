import { type FeatureBatch, type FeatureKind, valueKind } from '../../model/feature.ts'
import type { ReadContext } from '../../model/format.ts'
import { fail } from '../../notes/problem.ts'
import { ElementStack, type XmlElement, type XmlElements } from '../../xml/element-stack.ts'
import type { XmlTokenizer } from '../../xml/tokenizer.ts'
import { cutPoints } from './geometry-elements.ts'
import { KmlParts } from './parts.ts'
import { placemarkContent } from './placemark-elements.ts'
import { finishPlacemark } from './placemark-reader.ts'
import { styleElements } from './style-elements.ts'

/** Turns a KML document into features: tables say what each element does, of the document and its folders here. */
export class KmlParser {
  readonly elements: ElementStack
  /** Where NetworkLinks point, for the caller to follow inside an archive or to report. */
  readonly links: string[] = []
  readonly #parts: KmlParts
  /** Of the open containers, as 1 + index; 0 for the document itself. */
  readonly #folders: number[] = [0]
  #isInPlacemark = false
  /** A gx:Track has closed; its points are to be taken. */
  #trackIsRead = false
  #wholePlacemarks = 0

  constructor(xml: XmlTokenizer, batch: FeatureBatch, context: ReadContext) {
    this.#parts = new KmlParts(xml, batch, context, () => this.elements.pause())
    this.elements = new ElementStack(xml, this.#table())
  }

  #table(): XmlElement {
    const { texts, values, schemas, context } = this.#parts
    const { metadata, namespaces } = context.document
    const parts = this.#parts
    const kind = () => (this.#folder === 0 ? 'Document' : 'Folder')

    const content = placemarkContent(parts, () => {
      this.#trackIsRead = true
      this.elements.pause()
    })
    const Placemark: XmlElement = {
      open: () => this.#beginPlacemark(),
      close: () => this.#endPlacemark(),
      children: () => content.known,
      other: () => content.other,
    }

    const about = (aspect: 'name' | 'description') =>
      values.string((text) => {
        if (this.#folder === 0) metadata.set(aspect, text)
        else context.document.describeFolder(this.#folder, { [aspect]: text })
      })
    const unknown = parts.lost('element-unknown', () => parts.qualifiedName)
    const overlay = parts.lost('overlay-not-carried', () => parts.localName)
    const view = parts.lost('views-dropped')
    const undated = parts.lost('properties-dropped', () => `${kind()}/${parts.localName}`)
    const Snippet = values.dropped(() => `${kind()}/Snippet`)
    /** Of the document alone; in a folder as `otherwise`. */
    const ofDocument = (element: XmlElement, otherwise: XmlElement): XmlElement => ({
      ...element,
      open: () => {
        if (this.#folder === 0) return element.open?.()
        otherwise.open?.()
        return false
      },
    })
    /** With these elements, however deep. */
    const within = (children: XmlElements, own: XmlElement = {}): XmlElement => {
      const inside: XmlElement = { children: () => children, other: () => inside }
      return { ...inside, ...own }
    }

    let key = ''
    const inData: XmlElements = {
      Data: {
        open: () => {
          key = texts.attributeOf('name') ?? ''
        },
        children: () => inData,
        other: () => foreign,
      },
      value: values.string((text) => metadata.set(key, text)),
    }
    const foreign = values.dropped(() => `Document/${parts.qualifiedName}`)

    const inSchema: XmlElements = {
      SimpleField: { open: () => schemas.addField(), children: () => inSchema },
      parent: values.string((text) => schemas.setParent(text)),
      displayName: values.dropped(
        () => 'displayName',
        () => schemas.fieldName,
      ),
    }
    const anyInContainer = () => (schemas.ofPlacemark(parts.localName) ? Placemark : unknown)
    const container = (isDocument: boolean): XmlElement => ({
      children: () => known,
      other: anyInContainer,
      open: () => this.#beginContainer(isDocument),
      close: () => this.#folders.pop(),
    })
    const Folder = container(false)
    const Document = container(true)
    const known: XmlElements = {
      Placemark,
      Folder,
      Document,
      name: about('name'),
      description: about('description'),
      ...styleElements(parts, () => {}, kind),
      Schema: within(inSchema, { open: () => schemas.begin() }),
      NetworkLink: within({ href: values.string((text) => this.links.push(text)) }),
      GroundOverlay: overlay,
      ScreenOverlay: overlay,
      PhotoOverlay: overlay,
      Tour: parts.lost('tour-not-carried'),
      author: ofDocument(within({ name: values.string((text) => metadata.set('author', text)) }), unknown),
      LookAt: view,
      Camera: view,
      Region: parts.lost('regions-dropped'),
      ExtendedData: ofDocument({ children: () => inData, other: () => foreign }, undated),
      TimeStamp: undated,
      TimeSpan: undated,
      link: ofDocument({ open: () => this.#readDocumentLink() }, unknown),
      styleUrl: parts.lost('styles-dropped', kind),
      Snippet,
      snippet: Snippet,
      // How a folder looks in a list of folders: nothing of the data.
      open: {},
      visibility: {},
    }
    const kml: XmlElement = {
      open: () => texts.readNamespaces(namespaces),
      children: () => known,
      other: anyInContainer,
    }
    const another: XmlElement = { open: () => fail({ code: 'not_this_format', expected: 'kml' }) }
    return { children: () => ({ kml, Document, Folder, Placemark }), other: () => another }
  }

  get #folder(): number {
    return this.#folders.at(-1)!
  }

  #beginContainer(isDocument: boolean): void {
    const { document } = this.#parts.context
    // The outermost Document is the file itself, not a folder in it.
    const parent = this.#folder
    const isOutermost = isDocument && parent === 0 && document.folders.length === 0
    this.#folders.push(isOutermost ? 0 : document.addFolder({ name: '', parent }))
  }

  #readDocumentLink(): void {
    const href = this.#parts.texts.attributeOf('href')
    if (href !== undefined) this.#parts.context.document.metadata.set('link', href)
  }

  #beginPlacemark(): void {
    const { xml, batch, texts, geometry, properties, schemas, context } = this.#parts
    this.#isInPlacemark = true
    batch.beginFeature(0, this.#folder)
    geometry.begin()
    properties.begin()
    schemas.placemark = schemas.ofPlacemark(this.#parts.localName)
    const id = xml.attribute(xml.names.id('id'))
    if (id >= 0)
      properties.add(context.document.field('id', 'id'), valueKind.text, texts.appendAttribute(id), batch.textLength)
  }

  #endPlacemark(): void {
    this.#isInPlacemark = false
    this.#wholePlacemarks++
    if (this.#parts.batch.full) this.elements.pause()
    if (this.#parts.geometry.isCut) return
    this.#parts.geometry.end()
    this.#settlePlacemark()
  }

  #settlePlacemark(): void {
    const { batch, properties, styles, context } = this.#parts
    finishPlacemark(batch, properties, styles, context.notes)
  }

  /** To be called where the elements pause: a batch that is full leaves, also between the points of a long line. */
  async *rest(): AsyncGenerator<FeatureBatch, void, undefined> {
    const { batch, coordinates, geometry, track } = this.#parts
    if (track.wantsRelief) await track.relieve()
    if (this.#trackIsRead) {
      this.#trackIsRead = false
      for await (const _ of track.points(geometry.canCut ? cutPoints : Number.POSITIVE_INFINITY)) yield* this.#cut()
      geometry.endPath()
    } else if (this.#isInPlacemark) {
      if (batch.pointCount >= cutPoints && !coordinates.isJoined && geometry.canCut) yield* this.#cut()
    } else if (batch.full) {
      this.#settleStyles()
      yield batch
      batch.clear()
    }
  }

  /** Hands on the batch with a feature that goes on in the next one. */
  *#cut(): Generator<FeatureBatch, void, undefined> {
    const { batch, coordinates, geometry, properties } = this.#parts
    coordinates.finish()
    geometry.passPoints(true)
    if (!geometry.isCut) {
      geometry.cut()
      this.#settlePlacemark()
      geometry.cutKind = batch.kind[batch.featureCount - 1] as FeatureKind
      properties.featureIsGone = true
    }
    batch.openFeature = true
    batch.openPath = true
    this.#settleStyles()
    yield batch
    batch.clear()
    batch.beginFeature(geometry.cutKind, this.#folder)
    geometry.resume()
  }

  /**
   * At the end of a document that was cut off: the Placemark that is not whole goes. False when there is no whole one, or when the
   * beginning of the other has left already.
   */
  leaveOpenPlacemark(): boolean {
    if (this.#isInPlacemark) {
      if (this.#parts.geometry.isCut) return false
      this.#parts.batch.dropLastFeature()
    }
    return this.#wholePlacemarks > 0
  }

  #settleStyles(): void {
    this.#parts.styles.styleWaitingFeatures(this.#parts.batch)
  }

  finish(): void {
    const { xml, context, styles, coordinates } = this.#parts
    this.#settleStyles()
    styles.noteLate()
    context.notes.add('coordinates-unreadable', coordinates.unreadable)
    context.notes.add('points-out-of-range-dropped', coordinates.outOfRange)
    for (const prefix of xml.prefixes.undeclared) context.notes.add('namespace-undeclared', 1, { subject: prefix })
  }
}
