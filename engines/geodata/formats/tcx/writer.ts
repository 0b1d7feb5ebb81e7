import { ByteWriter } from '../../bytes/byte-writer.ts'
import { type FeatureBatch, shapeType } from '../../model/feature.ts'
import type { WriteContext, Writer } from '../../model/format.ts'
import { folderOfKind } from '../../vocabulary/folder-names.ts'
import { noteDroppedMetadata } from '../dropped-metadata.ts'
import { Courses } from './courses.ts'
import { textsOf } from './feature-texts.ts'

/**
 * Courses of Garmin's Training Center Database, version 2: a track, a route or the edge of an area each, with the places on its way. A place
 * belongs to the line before it, one before all lines to the first.
 */
export const writer: Writer = async function* (batches, context) {
  const out = new ByteWriter()
  const courses = new Courses(context, out)
  out.ascii('<?xml version="1.0" encoding="UTF-8"?>\n<TrainingCenterDatabase')
  out.ascii(' xmlns="http://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2"')
  out.ascii(' xmlns:x="http://www.garmin.com/xmlschemas/ActivityExtension/v2">\n<Courses>\n')
  for await (const batch of batches) {
    courses.begin(batch)
    for (let feature = 0; feature < batch.featureCount; feature++) {
      const continues = feature === 0 && batch.continuesFeature
      const { lines, points } = partsOf(batch, feature, context)
      if (lines.length > 0 && !continues) yield* courses.end()
      if (lines.length > 0 || continues) courses.line(feature, lines, continues)
      for (const point of points) courses.place(feature, point)
      await courses.relieve()
      if (out.full) yield out.take()
    }
  }
  yield* courses.end(true)
  courses.finish()
  const ownFolders: readonly string[] = Object.values(folderOfKind)
  const folders = context.document.folders.filter(({ name }) => !ownFolders.includes(name))
  context.notes.add('folders-dropped', folders.length)
  noteDroppedMetadata(context.document, context.notes, [])
  out.ascii('</Courses>\n</TrainingCenterDatabase>\n')
  yield out.take()
}

/** The paths of a feature that are lines, and its places. */
function partsOf(batch: FeatureBatch, feature: number, { notes }: WriteContext) {
  const [lines, points]: [number[], number[]] = [[], []]
  const [first, end] = [batch.firstShape[feature]!, batch.firstShape[feature + 1]!]
  for (let shape = first; shape < end; shape++) {
    const type = batch.shape[shape]!
    if (type === shapeType.collection) notes.add('collections-split')
    if (type === shapeType.multiPoint) notes.add('multipoints-as-waypoints')
    if (type === shapeType.polygon || type === shapeType.multiPolygon) notes.add('polygons-as-tracks')
    const isPlace = type === shapeType.point || type === shapeType.multiPoint
    for (let path = batch.firstPath[shape]!; path < batch.firstPath[shape + 1]!; path++) {
      if (!isPlace && batch.firstPoint[path]! < batch.firstPoint[path + 1]!) lines.push(path)
      for (let point = batch.firstPoint[path]!; isPlace && point < batch.firstPoint[path + 1]!; point++)
        points.push(point)
    }
  }
  const isCut = (feature === 0 && batch.continuesFeature) || (feature === batch.featureCount - 1 && batch.openFeature)
  if (lines.length + points.length === 0 && !isCut) {
    notes.add('features-without-geometry-dropped')
    // What it says is lost with it.
    textsOf(batch, feature, notes)
  }
  return { lines, points }
}
