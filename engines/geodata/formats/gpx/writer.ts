import { ByteWriter } from '../../bytes/byte-writer.ts'
import { SpillingWriter } from '../../bytes/spilling-writer.ts'
import { type FeatureBatch, featureKind, shapeType } from '../../model/feature.ts'
import type { WriteContext, Writer } from '../../model/format.ts'
import { folderOfKind } from '../../vocabulary/folder-names.ts'
import { noteDroppedResources } from '../dropped-resources.ts'
import { GpxElements } from './elements.ts'
import { writeHead } from './head.ts'

/**
 * GPX 1.1, valid against its schema: waypoints, then routes, then tracks, whatever the order of the source. Polygons become closed
 * tracks. What GPX has no element for goes into extensions.
 */
export const writer: Writer = async function* (batches, context) {
  const out = new ByteWriter()
  const routes = new SpillingWriter(context.createSpill)
  const tracks = new SpillingWriter(context.createSpill)
  const writing = new GpxWriting(context, out, routes.out, tracks.out)
  let begun = false
  for await (const batch of batches) {
    if (!begun) writeHead(out, context)
    begun = true
    writing.elements.begin(batch)
    // Tracks can be written at once where nothing has to come before them any more.
    const isHandedOn = context.document.onlyTracksFollow
    for (let feature = 0; feature < batch.featureCount; feature++) {
      writing.feature(batch, feature)
      if (out.full) yield out.take()
      if (!isHandedOn) await tracks.relieve()
    }
    await routes.relieve()
    if (isHandedOn) {
      yield out.take()
      yield* routes.drain()
      yield* tracks.drain()
    }
  }
  if (!begun) writeHead(out, context)
  yield out.take()
  yield* routes.drain()
  yield* tracks.drain()
  writing.finish()
  out.ascii('</gpx>\n')
  yield out.take()
}

class GpxWriting {
  readonly elements: GpxElements
  readonly #context: WriteContext
  readonly #waypoints: ByteWriter
  readonly #routes: ByteWriter
  readonly #tracks: ByteWriter

  constructor(context: WriteContext, waypoints: ByteWriter, routes: ByteWriter, tracks: ByteWriter) {
    this.elements = new GpxElements(context)
    this.#context = context
    this.#waypoints = waypoints
    this.#routes = routes
    this.#tracks = tracks
  }

  feature(batch: FeatureBatch, feature: number): void {
    const { notes } = this.#context
    const first = batch.firstShape[feature]!
    const continues = feature === 0 && batch.continuesFeature
    const goesOn = feature === batch.featureCount - 1 && batch.openFeature
    if (continues || goesOn) {
      const isRoute = batch.kind[feature] === featureKind.route
      this.elements.line(
        isRoute ? this.#routes : this.#tracks,
        batch,
        feature,
        batch.firstPath[first]!,
        batch.firstPath[first + 1]!,
        isRoute,
        continues,
        goesOn,
      )
      return
    }
    if (
      first === batch.firstShape[feature + 1] ||
      batch.firstPath[first] === batch.firstPath[batch.firstShape[feature + 1]!]
    ) {
      this.#empty(batch, feature)
      return
    }
    if (batch.shape[first] === shapeType.collection) notes.add('collections-split')
    this.#shape(batch, feature, first)
  }

  /** A route or track may be empty in GPX; anything else needs a position. */
  #empty(batch: FeatureBatch, feature: number): void {
    const kind = batch.kind[feature]
    if (kind !== featureKind.track && kind !== featureKind.route) {
      this.#context.notes.add('features-without-geometry-dropped')
      return
    }
    const isRoute = kind === featureKind.route
    this.elements.line(isRoute ? this.#routes : this.#tracks, batch, feature, 0, 0, isRoute)
  }

  #shape(batch: FeatureBatch, feature: number, shape: number): void {
    const first = batch.firstPath[shape]!
    const end = batch.firstPath[shape + 1]!
    const { notes } = this.#context
    switch (batch.shape[shape]) {
      case shapeType.point:
      case shapeType.multiPoint:
        if (first === end) return
        if (batch.shape[shape] === shapeType.multiPoint) notes.add('multipoints-as-waypoints')
        for (let point = batch.firstPoint[first]!; point < batch.firstPoint[first + 1]!; point++)
          this.elements.waypoint(this.#waypoints, batch, feature, point)
        return
      case shapeType.line:
      case shapeType.multiLine: {
        if (batch.kind[feature] === featureKind.route) this.#route(batch, feature, first, end)
        else this.elements.line(this.#tracks, batch, feature, first, end, false)
        return
      }
      case shapeType.polygon:
      case shapeType.multiPolygon:
        notes.add('polygons-as-tracks')
        this.elements.line(this.#tracks, batch, feature, first, end, false)
        return
      default:
        this.#collection(batch, feature, shape)
    }
  }

  /** The lines of a collection are segments of one track; its points and areas stand for themselves. */
  #collection(batch: FeatureBatch, feature: number, collection: number): void {
    const paths: number[] = []
    const isRoute = batch.kind[feature] === featureKind.route
    for (let shape = collection + 1; shape < batch.shapeEnd[collection]!; shape++) {
      const type = batch.shape[shape]
      const isLine = type === shapeType.line || type === shapeType.multiLine
      if (isLine && !isRoute)
        for (let path = batch.firstPath[shape]!; path < batch.firstPath[shape + 1]!; path++) paths.push(path)
      else if (type !== shapeType.collection) this.#shape(batch, feature, shape)
    }
    if (paths.length > 0) this.elements.track(this.#tracks, batch, feature, paths)
  }

  /** A route has no segments: each part of a line is a route of its own. */
  #route(batch: FeatureBatch, feature: number, first: number, end: number): void {
    if (end - first > 1) this.#context.notes.add('lines-as-routes', end - first)
    for (let path = first; path < end; path++) this.elements.line(this.#routes, batch, feature, path, path + 1, true)
  }

  finish(): void {
    const { document, notes } = this.#context
    const ownFolders: readonly string[] = Object.values(folderOfKind)
    if (!document.foldersAreColumn)
      notes.add('folders-dropped', document.folders.filter((folder) => !ownFolders.includes(folder.name)).length)
    noteDroppedResources(document, notes)
    for (const out of [this.#waypoints, this.#routes, this.#tracks])
      notes.add('characters-dropped', out.charactersDropped)
    this.elements.finish()
  }
}
