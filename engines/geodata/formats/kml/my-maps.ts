import type { DocumentInfo, Folder } from '../../model/document.ts'
import { type FeatureBatch, featureKind, valueKind } from '../../model/feature.ts'
import type { WriteContext } from '../../model/format.ts'
import { StoredFeatures } from '../../model/stored-features.ts'
import { appendFeature } from '../../model/whole-features.ts'
import { folderOfKind } from '../../vocabulary/folder-names.ts'
import { noteDroppedMetadata } from '../dropped-metadata.ts'

/** What Google My Maps imports at once (docs/decisions/0069). */
const mostRows = 2000
const mostLayers = 10
const mostBytes = 5_000_000

/** Tells that a result is larger than is imported. */
export async function* withinSize(chunks: AsyncIterable<Uint8Array>, { notes }: WriteContext) {
  let bytes = 0
  for await (const chunk of chunks) {
    bytes += chunk.length
    yield chunk
  }
  if (bytes > mostBytes) notes.add('my-maps-bytes', Math.ceil(bytes / 1e6))
}

/** A folder of the source, or features of one kind without a folder. */
interface Layer {
  readonly name: string
  /** In how many it falls, the number of the last, and how many features that has. */
  pieces: number
  folder: number
  rows: number
}

/**
 * The features of a file in layers: each folder, with those it lies in, is one, wherever its features stand; a layer that is full goes on in
 * another. What is said of a feature besides its name and description is a column.
 */
export class MyMapsLayers {
  readonly #context: WriteContext
  readonly #stored: StoredFeatures
  readonly #folders: Folder[] = []
  readonly #layers = new Map<string, Layer>()
  #elevations = 0
  #settings = 0

  constructor(context: WriteContext) {
    this.#context = context
    this.#stored = new StoredFeatures(context.createSpill)
  }

  /** All features, layer by layer, of a document that has these layers and its name. */
  async fill(batches: AsyncIterable<FeatureBatch>) {
    for await (const batch of batches) {
      for (let feature = 0; feature < batch.featureCount; feature++) {
        const folder = this.#folderOf(batch, feature)
        const out = this.#stored.into(folder, batch)
        appendFeature(out, batch, feature)
        out.folder[out.featureCount - 1] = folder
        this.#flatten(out)
      }
      await this.#stored.relieve()
    }
    await this.#stored.store()
    const { notes } = this.#context
    notes.add('elevations-dropped', this.#elevations)
    notes.add('altitude-mode-dropped', this.#settings)
    for (const { name, pieces } of this.#layers.values())
      notes.add('my-maps-layer-continued', pieces - 1, { subject: name })
    if (this.#folders.length > mostLayers) notes.add('my-maps-layers', this.#folders.length)
    noteDroppedMetadata(this.#context.document, notes, ['name'])
    const document = this.#context.document.copy()
    for (const name of this.#context.document.metadata.keys()) if (name !== 'name') document.metadata.delete(name)
    document.folders.splice(0, document.folders.length, ...this.#folders)
    return { features: this.#all(document), context: { ...this.#context, document } }
  }

  dispose(): Promise<void> {
    return this.#stored.dispose()
  }

  async *#all(document: DocumentInfo): AsyncGenerator<FeatureBatch> {
    for (const folder of this.#stored.drawers) yield* this.#stored.read(folder, document)
  }

  #folderOf(batch: FeatureBatch, feature: number): number {
    const key = batch.folder[feature] === 0 ? `kind ${kindOf(batch, feature)}` : String(batch.folder[feature])
    let layer = this.#layers.get(key)
    if (layer === undefined) {
      const name = layerName(batch, feature) ?? batch.document.metadata.get('name') ?? this.#context.baseName
      layer = { name, pieces: 0, folder: 0, rows: mostRows }
      this.#layers.set(key, layer)
    }
    if (layer.rows === mostRows) {
      const name = ++layer.pieces === 1 ? layer.name : `${layer.name} (${layer.pieces})`
      layer.folder = this.#folders.push({ name, parent: 0 })
      layer.rows = 0
    }
    layer.rows++
    return layer.folder
  }

  /** The newest feature: no heights, no kind of its own, and nothing but name, description and style with a meaning. */
  #flatten(out: FeatureBatch): void {
    const feature = out.featureCount - 1
    out.kind[feature] = featureKind.plain
    const first = out.firstPoint[out.firstPath[out.firstShape[feature]!]!]!
    for (let point = first; point < out.pointCount; point++) {
      if (out.hasZ && !Number.isNaN(out.z[point]!)) this.#elevations++
      out.z[point] = Number.NaN
    }
    let kept = out.firstProperty[feature]!
    for (let property = kept; property < out.propertyCount; property++) {
      const field = this.#columnOf(out, property)
      if (field === undefined) continue
      out.propertyField[kept] = field
      out.propertyKind[kept] = out.propertyKind[property]!
      out.propertyStart[kept] = out.propertyStart[property]!
      out.propertyEnd[kept++] = out.propertyEnd[property]!
    }
    out.propertyCount = out.firstProperty[out.featureCount] = kept
  }

  #columnOf({ document, propertyField, propertyKind }: FeatureBatch, property: number): number | undefined {
    const index = propertyField[property]!
    const { name, role } = document.fields[index]!
    if (propertyKind[property] === valueKind.xml) {
      this.#context.notes.add('extensions-dropped', 1, { subject: name })
      return undefined
    }
    switch (role) {
      case 'altitude-mode':
        this.#settings++
        return undefined
      case undefined:
      case 'name':
      case 'description':
      case 'style':
        return index
      default:
        return document.field(name)
    }
  }
}

/** Where there are folders, what is in none stays together. */
const kindOf = ({ document, kind }: FeatureBatch, feature: number): number =>
  document.folders.length > 0 ? featureKind.plain : kind[feature]!

/** With the folders around it; of features without a folder what they are. */
function layerName(batch: FeatureBatch, feature: number): string | undefined {
  const { folders } = batch.document
  const names: string[] = []
  for (let at = batch.folder[feature]!; at > 0; at = folders[at - 1]!.parent) names.unshift(folders[at - 1]!.name)
  return names.length > 0 ? names.join(' / ') : folderOfKind[kindOf(batch, feature) as 1 | 2 | 3]
}
