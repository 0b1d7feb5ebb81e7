import { fail } from '../../notes/problem.ts'
import type { KmlNames } from './element-names.ts'
import type { Fragments } from './fragments.ts'
import type { PlacemarkElements } from './placemark-elements.ts'
import type { KmlProperties } from './properties.ts'
import { elementKind, type KmlReading } from './reading.ts'
import { type KmlValues, valueTarget } from './values.ts'

/** Elements outside of Placemarks: the document, its folders and what they say about themselves. */
export class ContainerElements {
  readonly #reading: KmlReading
  readonly #values: KmlValues
  readonly #properties: KmlProperties
  readonly #fragments: Fragments
  readonly #placemarks: PlacemarkElements
  /** Of the open containers, as 1 + index; 0 for the document itself. */
  readonly #folders: number[] = [0]

  constructor(
    reading: KmlReading,
    values: KmlValues,
    properties: KmlProperties,
    fragments: Fragments,
    placemarks: PlacemarkElements,
  ) {
    this.#reading = reading
    this.#values = values
    this.#properties = properties
    this.#fragments = fragments
    this.#placemarks = placemarks
  }

  get folder(): number {
    return this.#folders.at(-1)!
  }

  get #kind(): string {
    return this.folder === 0 ? 'Document' : 'Folder'
  }

  openRoot(): void {
    const { xml, names, elements } = this.#reading
    const { name } = xml
    if (name === names.kml) {
      this.#reading.enter(elementKind.container)
      this.#folders.push(0)
      this.#properties.readNamespaces()
    } else if (name === names.Document || name === names.Folder || name === names.Placemark) {
      elements[0] = elementKind.container
      this.open()
    } else fail({ code: 'not_this_format', expected: 'kml' })
  }

  open(): void {
    const reading = this.#reading
    const { xml, names } = reading
    const { name } = xml
    this.#values.folder = this.folder
    if (name === names.Placemark) this.#placemarks.begin(this.folder)
    else if (name === names.Folder || name === names.Document) this.#begin(name === names.Document)
    else if (name === names.name) this.#values.begin(valueTarget.containerName)
    else if (name === names.description) this.#values.begin(valueTarget.containerDescription)
    else if (name === names.Style || name === names.StyleMap || name === names.CascadingStyle)
      this.#fragments.begin(true, this.#kind)
    else if (name === names.Schema) {
      reading.enter(elementKind.schema)
      this.#properties.beginSchema()
    } else if (name === names.NetworkLink) reading.enter(elementKind.networkLink)
    else if (name === names.GroundOverlay || name === names.ScreenOverlay || name === names.PhotoOverlay)
      reading.skip('overlay-not-carried', xml.names.qualified[name])
    else if (name === names.Tour) reading.skip('tour-not-carried')
    else if (name === names.author && this.folder === 0) reading.enter(elementKind.author)
    else if (name === names.LookAt || name === names.Camera) reading.skip('views-dropped')
    else if (name === names.Region) reading.skip('regions-dropped')
    else if (name === names.ExtendedData && this.folder === 0) reading.enter(elementKind.documentData)
    else if (name === names.ExtendedData || name === names.TimeStamp || name === names.TimeSpan)
      reading.skip('properties-dropped', `${this.#kind}/${xml.names.qualified[name]}`)
    else if (name === names.link && this.folder === 0) {
      this.#properties.readDocumentLink()
      reading.skip()
    } else if (name === names.styleUrl) reading.skip('styles-dropped', this.#kind)
    else if (name === names.Snippet || name === names.snippet) this.#values.beginDropped(`${this.#kind}/Snippet`)
    else if (isFolderSetting(name, names)) reading.skip()
    else if (this.#properties.isPlacemark(name)) this.#placemarks.begin(this.folder)
    else reading.skip('element-unknown', reading.qualifiedName)
  }

  /** Inside ExtendedData of the document. */
  openData(): void {
    const { xml, names } = this.#reading
    if (xml.name === names.Data) this.#values.metadataKey = this.#properties.nameAttribute()
    else if (xml.name === names.value) this.#values.begin(valueTarget.metadata)
    else this.#values.beginDropped(`Document/${this.#reading.qualifiedName}`)
  }

  #begin(isDocument: boolean): void {
    const { document } = this.#reading.context
    this.#reading.enter(elementKind.container)
    // The outermost Document is the file itself, not a folder in it.
    const parent = this.folder
    const isOutermost = isDocument && parent === 0 && document.folders.length === 0
    this.#folders.push(isOutermost ? 0 : document.addFolder({ name: '', parent }))
  }

  /** At the close tag of an element in a container, or of the container itself. */
  close(): void {
    const { xml, names, elements } = this.#reading
    const isOwn = elements[xml.depth] !== elementKind.container
    if (isOwn || xml.name === names.Folder || xml.name === names.Document) this.#folders.pop()
  }
}

/** How a folder looks in a list of folders: nothing of the data. */
const isFolderSetting = (name: number, names: KmlNames): boolean => name === names.open || name === names.visibility
