import type { Projection, SaidAxes } from '#engines/coordinates/index.ts'

/** What a property or a value of a document means, where formats agree on it. Anything else is a plain property. */
export type FieldRole =
  | 'id'
  | 'name'
  | 'description'
  | 'link'
  | 'time-stamp'
  | 'time-begin'
  | 'time-end'
  /** How geometry meets the ground: `extrude`, `tessellate`, `altitudeMode`. */
  | 'altitude-mode'
  /** Reference to a shared style. */
  | 'style'
  /** Another element of a KML feature, by its name. */
  | 'element'
  /** A member outside the properties of a GeoJSON feature. */
  | 'foreign'

export interface Field {
  readonly name: string
  readonly role: FieldRole | undefined
  /** Bit set (`1 << valueKind`) of the kinds seen so far. */
  kinds: number
}

export interface Folder {
  readonly name: string
  /** 1 + index into folders; 0 for the document itself. */
  readonly parent: number
  readonly description?: string
}

/** Style as far as several formats know it; `xml` keeps all of it for a target of the same family. */
export interface Style {
  readonly id?: string
  /** Colours are `#rrggbb`, opacity 0 to 1. */
  readonly lineColor?: string
  readonly lineOpacity?: number
  readonly lineWidthPixels?: number
  readonly fillColor?: string
  readonly fillOpacity?: number
  readonly iconHref?: string
  readonly iconColor?: string
  /** Elements of a KML style that the fields above do not hold all of: of labels, balloons, icons larger than others. */
  readonly otherParts?: readonly string[]
  readonly xml?: string
}

/** A file that travels with the document (an image in a KMZ). */
export interface Resource {
  readonly path: string
  readonly size: number
  stream(): AsyncIterable<Uint8Array>
}

interface Channel {
  readonly name: string
}

/** More kinds of values per point than any device writes. */
const mostChannels = 128

/**
 * What belongs to the whole document. It grows while the reader goes: a batch may use fields, folders and styles that were not
 * there in the batch before.
 */
export class DocumentInfo {
  readonly fields: Field[] = []
  readonly folders: Folder[] = []
  readonly styles: Style[] = []
  readonly channels: Channel[] = []
  readonly resources: Resource[] = []
  /** Prefix to namespace, as declared on the root element. */
  readonly namespaces = new Map<string, string>()
  /** Name, description, author … of the document itself. */
  readonly metadata = new Map<FieldRole | string, string>()
  /** What the source says its coordinates are in, e.g. `EPSG:31468`. Batches are in WGS84 whatever stands here. */
  sourceCrs: string | undefined
  /** The projections that brought the batches to WGS 84, by the label of each system of the source. */
  readonly placedBy = new Map<string, Projection>()
  /** The KML text the features come from, where one document holds them all: a KML or KMZ target can carry it over whole. */
  sourceKml: (() => AsyncIterable<Uint8Array>) | undefined
  /** Only tracks follow from the reader: a writer that must put waypoints and routes before tracks need not hold tracks back. */
  onlyTracksFollow = false
  /** The folder of each feature has become a property: writers without folders have nothing to tell about. */
  foldersAreColumn = false
  /** How the text of a table was read, and some of its bytes as they stand: to show how it would read otherwise. */
  tableText: { readonly encoding: string; readonly samples: readonly Uint8Array[] } | undefined
  /** The columns of a table and the values of its first row, so that the visitor can choose which columns hold the position. */
  tableColumns: { readonly names: readonly string[]; readonly examples: readonly string[] } | undefined
  /** What the columns of a table say of its axes; in every other format x is east. */
  saidAxes: { readonly said: SaidAxes; readonly isXFirst: boolean; readonly isOfTable?: boolean } = {
    said: 'named',
    isXFirst: true,
  }
  /** The system that the names of a table's columns say. */
  tableCrs: string | undefined
  /** The folders a step has made, by name: the parts that may be had as results of their own. */
  readonly parts = new Map<string, number>()
  /** The writer has handed the source's document on as it stands. */
  handedOn = false
  readonly #fieldIndex = new Map<string, number>()
  readonly #channelIndex = new Map<string, number>()

  /** The index of a field, added when new. The same name with and without a role is two fields. */
  field(name: string, role?: FieldRole): number {
    const key = role === undefined ? name : `${role}\u0000${name}`
    let index = this.#fieldIndex.get(key)
    if (index === undefined) {
      index = this.fields.length
      this.fields.push({ name, role, kinds: 0 })
      this.#fieldIndex.set(key, index)
    }
    return index
  }

  channel(name: string): number {
    let index = this.#channelIndex.get(name)
    if (index === undefined) {
      index = this.channels.length
      this.channels.push({ name })
      this.#channelIndex.set(name, index)
    }
    return index
  }

  /** Whether readers that take any name a file has may add this one. */
  hasRoomForChannel(name: string): boolean {
    return this.#channelIndex.has(name) || this.channels.length < mostChannels
  }

  addFolder(folder: Folder): number {
    return this.folders.push(folder)
  }

  /** A folder may say what it is called behind what is in it; `folder` is 1 + index. */
  describeFolder(folder: number, about: Partial<Pick<Folder, 'name' | 'description'>>): void {
    this.folders[folder - 1] = { ...this.folders[folder - 1]!, ...about }
  }

  addStyle(style: Style): number {
    return this.styles.push(style)
  }

  /** The same, for features that go several ways: what one of them adds is not in the others. */
  copy(): DocumentInfo {
    const copy = new DocumentInfo()
    const { fields, folders, styles, channels, resources, metadata, ...rest } = this
    Object.assign(copy, rest)
    copy.folders.push(...folders)
    for (const [name, text] of metadata) copy.metadata.set(name, text)
    copy.styles.push(...styles)
    copy.resources.push(...resources)
    for (const { name, role, kinds } of fields) copy.fields[copy.field(name, role)]!.kinds = kinds
    for (const { name } of channels) copy.channel(name)
    return copy
  }
}
