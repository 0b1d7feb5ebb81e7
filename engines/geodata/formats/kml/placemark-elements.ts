import type { Fragments } from './fragments.ts'
import type { GeometryElements } from './geometry-elements.ts'
import type { KmlProperties } from './properties.ts'
import { elementKind, type KmlReading } from './reading.ts'
import type { KmlValues } from './values.ts'

/** Elements of a Placemark. */
export class PlacemarkElements {
  /** A Placemark is open. */
  isOpen = false
  readonly #reading: KmlReading
  readonly #values: KmlValues
  readonly #properties: KmlProperties
  readonly #fragments: Fragments
  readonly #geometries: GeometryElements

  constructor(
    reading: KmlReading,
    values: KmlValues,
    properties: KmlProperties,
    fragments: Fragments,
    geometries: GeometryElements,
  ) {
    this.#reading = reading
    this.#values = values
    this.#properties = properties
    this.#fragments = fragments
    this.#geometries = geometries
  }

  begin(folder: number): void {
    this.#reading.enter(elementKind.placemark)
    this.isOpen = true
    this.#reading.batch.beginFeature(0, folder)
    this.#geometries.begin()
    this.#properties.begin()
  }

  open(): void {
    const reading = this.#reading
    const { names } = reading
    const { name } = reading.xml
    if (this.#geometries.open()) return
    const field = this.#properties.elementField(name)
    if (field >= 0) this.#values.beginProperty(field)
    else if (name === names.ExtendedData) {
      reading.enter(elementKind.extendedData)
      this.#properties.readNamespaces()
    } else if (name === names.Style || name === names.StyleMap) this.#fragments.begin(true)
    else if (name === names.TimeStamp || name === names.TimeSpan) reading.enter(elementKind.time)
    else if (name === names.LookAt || name === names.Camera) reading.skip('views-dropped')
    else if (name === names.Region) reading.skip('regions-dropped')
    else if (name === names.Model) reading.skip('model-not-carried')
    else if (name === names.link) {
      this.#properties.addLink()
      reading.skip()
    } else {
      const { qualifiedName } = reading
      this.#values.beginProperty(this.#properties.plainField(qualifiedName), this.#properties.plainKind(qualifiedName))
    }
  }

  /** Inside ExtendedData, or SchemaData in it. */
  openExtended(isSchemaData: boolean): void {
    const { xml, names } = this.#reading
    const { name } = xml
    if (name === names.Data && !isSchemaData) {
      this.#reading.enter(elementKind.data)
      this.#properties.beginData()
    } else if (name === names.SchemaData && !isSchemaData) {
      this.#reading.enter(elementKind.schemaData)
      this.#properties.beginSchemaData()
    } else if (name === names.SimpleData) {
      this.#properties.beginData()
      this.#beginDataValue()
    } else this.#fragments.begin(false)
  }

  /** Inside Data. */
  openData(): void {
    const { xml, names } = this.#reading
    if (xml.name === names.value) this.#beginDataValue()
    else if (xml.name === names.displayName) this.#values.beginDropped('displayName', this.#properties.currentName)
    else this.#reading.skip()
  }

  #beginDataValue(): void {
    this.#values.beginProperty(this.#properties.currentField, this.#properties.currentKind)
  }

  /** Inside TimeStamp or TimeSpan. */
  openTime(): void {
    const field = this.#properties.timeField(this.#reading.xml.name)
    if (field >= 0) this.#values.beginProperty(field)
    else this.#reading.skip()
  }
}
