import { ByteWriter } from '../../bytes/byte-writer.ts'
import { type FeatureBatch, featureKind, shapeType } from '../../model/feature.ts'
import type { WriteContext, Writer } from '../../model/format.ts'
import { shapeNames } from '../../model/shape-names.ts'
import { noteDroppedResources } from '../dropped-resources.ts'
import { carriedKml, resumed } from './carry.ts'
import { FolderWriter } from './folder-writer.ts'
import { type GroundSettings, writePosition, writeShape } from './geometry-writer.ts'
import { writeFoot, writeHead } from './head.ts'
import { MyMapsLayers, withinSize } from './my-maps.ts'
import { PlacemarkHeads } from './placemark-writer.ts'
import { pointLists } from './point-lists.ts'
import { TrackColumns } from './track-columns.ts'

/** KML 2.2. A document that came from KML is handed on as it is where that is possible. */
export const writer: Writer = async function* (batches, context) {
  if (context.options.for === 'mymaps') {
    yield* withinSize(writeForMyMaps(batches, context), context)
    noteDroppedResources(context.document, context.notes)
    return
  }
  const iterator = batches[Symbol.asyncIterator]()
  const { first, text } = await carriedKml(iterator, context)
  yield* text ?? writeKmlAnew(resumed(first, iterator), context)
  noteDroppedResources(context.document, context.notes)
}

/** KML as Google My Maps imports it, of layers with everything in columns. */
export const writeForMyMaps: Writer = async function* (batches, context) {
  const layers = new MyMapsLayers(context)
  try {
    const inLayers = await layers.fill(batches)
    yield* writeKmlAnew(inLayers.features, inLayers.context)
  } finally {
    await layers.dispose()
  }
}

/** Writes features with Google's gx extensions: tracks with times become gx:Track with the line it draws beside it. */
export const writeKmlAnew: Writer = async function* (batches, context) {
  const out = new ByteWriter()
  const writing = new KmlWriting(out, context)
  let begun = false
  for await (const batch of batches) {
    if (!begun) {
      writeHead(out, context, batch)
      writing.headIsWritten()
    }
    begun = true
    if (writing.takesUpTrack(batch)) yield* writing.continueSegment(batch)
    for (let feature = 0; feature < batch.featureCount; feature++) {
      writing.feature(batch, feature)
      if (out.full) yield out.take()
    }
    if (batch.openPath) await writing.relieve()
  }
  writing.finish()
  writeFoot(out)
  yield out.take()
}

const onTheGround: GroundSettings = { xml: '<tessellate>1</tessellate>' }

class KmlWriting {
  readonly #out: ByteWriter
  readonly #context: WriteContext
  readonly #folders: FolderWriter
  readonly #columns: TrackColumns
  readonly #heads: PlacemarkHeads
  #ringsClosed = 0

  constructor(out: ByteWriter, context: WriteContext) {
    this.#out = out
    this.#context = context
    this.#folders = new FolderWriter(out, context.document)
    this.#columns = new TrackColumns(context.createSpill)
    this.#heads = new PlacemarkHeads(out, context.notes)
  }

  finish(): void {
    this.#folders.finish()
    this.#context.notes.add('characters-dropped', this.#out.charactersDropped)
    this.#context.notes.add('ring-repaired', this.#ringsClosed)
    this.#context.notes.add('times-dropped', this.#columns.droppedTimes + this.#heads.droppedTimes)
  }

  headIsWritten(): void {
    this.#heads.sharedStyles = this.#context.document.styles.length
  }

  /** Whether the batch begins in the middle of a track that is being written as gx:Track. */
  takesUpTrack(batch: FeatureBatch): boolean {
    return batch.continuesFeature && batch.kind[0] === featureKind.track
  }

  /** Adds the part of a long segment that a batch begins with, and writes the segment if it ends there. */
  async *continueSegment(batch: FeatureBatch): AsyncGenerator<Uint8Array, void, undefined> {
    const path = batch.firstPath[0]!
    this.#columns.add(batch, batch.firstPoint[path]!, batch.firstPoint[path + 1]!)
    const goesOn = batch.featureCount === 1 && batch.openPath && batch.firstPath[1] === path + 1
    if (!goesOn && !this.#columns.empty) yield* this.#columns.drain(this.#out)
  }

  async relieve(): Promise<void> {
    await this.#columns.relieve()
  }

  feature(batch: FeatureBatch, feature: number): void {
    const continues = feature === 0 && batch.continuesFeature
    const goesOn = feature === batch.featureCount - 1 && batch.openFeature
    const kind = batch.kind[feature]!
    const shape = batch.firstShape[feature]!
    this.#context.written.points += pointsOf(batch, feature)
    const isPiece = continues || goesOn
    const lists = kind === featureKind.route ? pointLists(batch, feature, isPiece, this.#context.notes) : ''
    if (!continues) {
      this.#folders.enter(batch.folder[feature]!, kind)
      this.#heads.write(batch, feature, lists)
      this.#context.written.add(shape === batch.firstShape[feature + 1] ? 'None' : shapeNames[batch.shape[shape]!]!)
    }
    if (kind === featureKind.track) this.#track(batch, feature, continues, goesOn)
    else if (isPiece) this.#longLine(batch, shape, continues, goesOn)
    else if (shape < batch.firstShape[feature + 1]! && (kind !== featureKind.route || pointsOf(batch, feature) > 0))
      this.#ringsClosed += writeShape(
        this.#out,
        batch,
        shape,
        kind === featureKind.route ? onTheGround : settingsOf(batch, feature),
      )
    if (!goesOn) this.#out.ascii('</Placemark>\n')
  }

  #track(batch: FeatureBatch, feature: number, continues: boolean, goesOn: boolean): void {
    const shape = batch.firstShape[feature]!
    const first = batch.firstPath[shape]!
    const end = batch.firstPath[shape + 1]!
    if (!continues) {
      if (!goesOn && pointsOf(batch, feature) === 0) return
      // A track in pieces is not known to its end.
      if (!goesOn && !needsTrack(batch, first, end)) {
        const isLine = batch.shape[shape] === shapeType.line || end - first === 1
        if (isLine) batch.shape[shape] = shapeType.line
        writeShape(this.#out, batch, shape, onTheGround)
        return
      }
      this.#out.ascii('<MultiGeometry>\n')
    }
    for (let path = continues ? first + 1 : first; path < end; path++) {
      this.#columns.add(batch, batch.firstPoint[path]!, batch.firstPoint[path + 1]!)
      const pathGoesOn = goesOn && path === end - 1 && batch.openPath
      if (!pathGoesOn && !this.#columns.empty) this.#columns.flush(this.#out)
    }
    if (!goesOn) this.#out.ascii('</MultiGeometry>')
  }

  /** A route longer than a batch. */
  #longLine(batch: FeatureBatch, shape: number, continues: boolean, goesOn: boolean): void {
    const path = batch.firstPath[shape]!
    if (!continues) this.#out.ascii('<LineString><tessellate>1</tessellate><coordinates>')
    for (let point = batch.firstPoint[path]!; point < batch.firstPoint[path + 1]!; point++) {
      this.#out.byte(0x20)
      writePosition(this.#out, batch, point)
    }
    if (!goesOn) this.#out.ascii('</coordinates></LineString>')
  }
}

function pointsOf(batch: FeatureBatch, feature: number): number {
  const firstShape = batch.firstShape[feature]!
  const endShape = batch.firstShape[feature + 1]!
  if (firstShape === endShape) return 0
  return batch.firstPoint[batch.firstPath[endShape]!]! - batch.firstPoint[batch.firstPath[firstShape]!]!
}

/** Times and values of points need a gx:Track; so does a segment of one point, which is no LineString. */
function needsTrack(batch: FeatureBatch, first: number, end: number): boolean {
  for (let path = first; path < end; path++) {
    const from = batch.firstPoint[path]!
    const to = batch.firstPoint[path + 1]!
    if (to - from < 2) return true
    for (let point = from; point < to; point++) {
      if (batch.time.has(point)) return true
      for (const channel of batch.channels) if (channel.has(point)) return true
    }
  }
  return false
}

const groundOrder = ['extrude', 'tessellate', 'altitudeMode']

function settingsOf(batch: FeatureBatch, feature: number): GroundSettings {
  const found: string[] = []
  for (let property = batch.firstProperty[feature]!; property < batch.firstProperty[feature + 1]!; property++) {
    const field = batch.document.fields[batch.propertyField[property]!]!
    if (field.role !== 'altitude-mode') continue
    const text = batch.propertyText(property)
    // The floor of the sea is known to Google's extension only.
    const element = /^\w+SeaFloor$/.test(text) ? `gx:${field.name}` : field.name
    if (/^\w+$/.test(text)) found[groundOrder.indexOf(field.name)] = `<${element}>${text}</${element}>`
  }
  return { xml: found.join('') }
}
