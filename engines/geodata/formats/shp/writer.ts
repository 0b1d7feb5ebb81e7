import { utf8 } from '../../bytes/utf8.ts'
import { type FeatureBatch, shapeType } from '../../model/feature.ts'
import type { WriteContext, Writer } from '../../model/format.ts'
import { FreeNames } from '../../model/free-names.ts'
import { shapeNames } from '../../model/shape-names.ts'
import { writeZip, type ZipSource } from '../../zip/zip-writer.ts'
import { noteDroppedMetadata } from '../dropped-metadata.ts'
import { LayerWriter } from './layer-writer.ts'
import { planTable } from './plan-table.ts'
import { type LayerKind, layerKindOf } from './record-writer.ts'
import { tableSize, writeTable } from './table-writer.ts'

/** WGS 84 as Esri's own programs write it, so that they recognise it. */
const wgs84 =
  'GEOGCS["GCS_WGS_1984",DATUM["D_WGS_1984",SPHEROID["WGS_1984",6378137.0,298.257223563]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]]'

/**
 * Larger .shp files are stored as they are: coordinates in binary shrink by a third at best, and compressing them takes longer than
 * all the rest of the conversion.
 */
const largestCompressed = 1 << 23
/** Compressing less than this gains nothing. */
const smallestCompressed = 512

/**
 * An archive with a set of .shp, .shx, .dbf, .prj and .cpg for each folder and kind of geometry. Everything is put aside first: file
 * lengths, extents and the widths of columns stand in front of the data and are known only at its end.
 */
export const writer: Writer = async function* (batches, context) {
  const layers = new Layers(context)
  try {
    for await (const batch of batches) {
      for (let feature = 0; feature < batch.featureCount; feature++) {
        const full = layers.add(batch, feature)
        if (full !== undefined) await full.flush()
      }
      context.written.points += batch.pointCount
    }
    const all = layers.finish()
    noteDroppedMetadata(context.document, context.notes, all.every((layer) => layer.folder === 0) ? ['name'] : [])
    for (const layer of all) await layer.flush()
    yield* writeZip(filesOf(all, context), context.createDeflater)
  } finally {
    await layers.dispose()
  }
}

const isEmpty = ({ firstPoint, firstPath }: FeatureBatch, shape: number): boolean =>
  firstPoint[firstPath[shape]!] === firstPoint[firstPath[shape + 1]!]

class Layers {
  readonly #context: WriteContext
  readonly #layers: LayerWriter[] = []
  /** Of each folder, one for each kind of geometry; features without geometry go to the one a shape was added to last. */
  readonly #ofFolder = new Map<number, LayerWriter[]>()
  readonly #newest = new Map<number, LayerWriter>()
  #collections = 0

  constructor(context: WriteContext) {
    this.#context = context
  }

  /** Returns a layer whose buffers want flushing. */
  add(batch: FeatureBatch, feature: number): LayerWriter | undefined {
    const folder = batch.folder[feature]!
    const first = batch.firstShape[feature]!
    const end = batch.firstShape[feature + 1]!
    const isCollection = first < end && batch.shape[first] === shapeType.collection
    if (isCollection) this.#collections++
    let full: LayerWriter | undefined
    let count = 0
    for (let shape = first; shape < end; shape++) {
      const kind = layerKindOf[batch.shape[shape]!]
      // Parts without points are damage to readers, so a shape of nothing else is none.
      if (kind === undefined || isEmpty(batch, shape)) continue
      const layer = this.#layerOf(folder, kind)
      if (layer.add(batch, feature, shape)) full = layer
      this.#context.written.add(shapeNames[batch.shape[shape]!]!)
      count++
    }
    if (count > 0) return full
    this.#context.written.add('None')
    if (first < end) this.#context.notes.add('geometry-empty')
    const layer = this.#newest.get(folder) ?? this.#newLayer(folder)
    return layer.add(batch, feature, -1) ? layer : undefined
  }

  finish(): LayerWriter[] {
    const { notes } = this.#context
    notes.add('collections-split', this.#collections)
    for (const { length } of this.#ofFolder.values()) if (length > 1) notes.add('split-by-geometry-type', length)
    for (const layer of this.#layers) {
      notes.add('elevations-filled', layer.elevationsFilled)
      notes.add('ring-repaired', layer.ringsClosed)
      notes.add('multi-geometries-as-single', layer.singleParts)
    }
    return this.#layers
  }

  async dispose(): Promise<void> {
    for (const layer of this.#layers) await layer.dispose()
  }

  #layerOf(folder: number, kind: LayerKind): LayerWriter {
    const layer = this.#ofFolder.get(folder)?.find((each) => (each.kind ?? kind) === kind) ?? this.#newLayer(folder)
    layer.kind = kind
    this.#newest.set(folder, layer)
    return layer
  }

  #newLayer(folder: number): LayerWriter {
    const layer = new LayerWriter(this.#context, folder)
    this.#layers.push(layer)
    this.#newest.set(folder, layer)
    const beside = this.#ofFolder.get(folder)
    if (beside === undefined) this.#ofFolder.set(folder, [layer])
    else beside.push(layer)
    return layer
  }
}

const kindEndings: Readonly<Record<LayerKind, string>> = {
  point: 'points',
  multipoint: 'multipoints',
  polyline: 'lines',
  polygon: 'polygons',
}

/**
 * Names for the sets: that of their layer, else of the document, else of the file, with the kind of geometry where that alone would not tell
 * them apart.
 */
function namesOf(layers: readonly LayerWriter[], { document, baseName, notes }: WriteContext): string[] {
  const names = new FreeNames({ ignoresCase: true })
  return layers.map((layer) => {
    const given = document.folders[layer.folder - 1]?.name || document.metadata.get('name')
    const stem = fileName(given || baseName) || 'layer'
    if (given && stem !== given) notes.add('invalid-names-changed', 1, { subject: given })
    const isAlone = layers.every((other) => other === layer || other.folder !== layer.folder)
    return names.of(isAlone ? stem : `${stem}_${kindEndings[layer.kind ?? 'point']}`)
  })
}

/** Without what some system refuses in the name of a file. */
const fileName = (name: string) =>
  name
    .replace(/[\u0000-\u001f/\\:*?"<>|]/g, '_')
    .slice(0, 100)
    .trim()

function* filesOf(layers: readonly LayerWriter[], context: WriteContext): Generator<ZipSource, void, undefined> {
  const names = namesOf(layers, context)
  const system = context.system?.wellKnownText ?? wgs84
  for (const [index, layer] of layers.entries()) {
    const name = names[index]!
    const plan = planTable(layer.profiles, context.document, layer.recordCount, context.notes)
    yield entry(`${name}.shp`, layer.shapeFileSize, layer.shapeFile())
    yield entry(`${name}.shx`, layer.indexFileSize, layer.indexFile())
    yield entry(`${name}.dbf`, tableSize(plan), writeTable(plan, layer.rows, context.notes))
    yield entry(`${name}.prj`, system.length, once(system))
    yield entry(`${name}.cpg`, 5, once('UTF-8'))
  }
}

function entry(name: string, size: number, content: AsyncIterable<Uint8Array>): ZipSource {
  const isLargeShape = name.endsWith('.shp') && size > largestCompressed
  return { name, expectedSize: size, content, store: isLargeShape || size < smallestCompressed }
}

async function* once(text: string): AsyncGenerator<Uint8Array, void, undefined> {
  yield utf8(text)
}
