import { type FeatureBatch, featureKind, shapeType } from '../../model/feature.ts'
import type { Notes } from '../../notes/notes.ts'
import { folderOfKind } from '../../vocabulary/folder-names.ts'
import { pointListPrefix } from './names.ts'
import type { KmlProperties } from './properties.ts'
import type { StyleReader } from './style-reader.ts'

/** Settles a Placemark once all of it is read: its style, its time, what a route of ours carried as lists. */
export function finishPlacemark(
  batch: FeatureBatch,
  properties: KmlProperties,
  styles: StyleReader,
  notes: Notes,
): void {
  const feature = batch.featureCount - 1
  const shape = batch.firstShape[feature]!
  const hasShape = shape < batch.shapeCount
  if (!hasShape) notes.add('geometry-missing')
  else if (batch.firstPath[shape] === batch.pathCount) notes.add('geometry-empty')
  if (properties.styleUrl >= 0 && batch.style[feature] === 0)
    styles.dress(batch, feature, batch.propertyText(properties.styleUrl))
  if (!hasShape) return
  const isPoint = batch.shape[shape] === shapeType.point && batch.firstPath[shape]! < batch.pathCount
  if (isPoint) batch.kind[feature] = featureKind.waypoint
  if (isPoint && properties.timestamp >= 0) {
    const { timestamp } = properties
    batch.time.set(
      batch.firstPoint[batch.firstPath[shape]!]!,
      batch.propertyStart[timestamp]!,
      batch.propertyEnd[timestamp]!,
    )
  }
  const folder = batch.document.folders[batch.folder[feature]! - 1]
  if (
    batch.shape[shape] === shapeType.line &&
    batch.kind[feature] === featureKind.plain &&
    folder?.name === folderOfKind[featureKind.route]
  )
    batch.kind[feature] = featureKind.route
  takeBackPointLists(batch, feature, shape)
}

/** Lists of values of points that our KML writer put into Data elements go back to the points. */
function takeBackPointLists(batch: FeatureBatch, feature: number, shape: number): void {
  const path = batch.firstPath[shape]!
  if (path === batch.pathCount || batch.shape[shape] !== shapeType.line) return
  const first = batch.firstPoint[path]!
  const count = batch.firstPoint[path + 1]! - first
  let kept = batch.firstProperty[feature]!
  for (let property = kept; property < batch.propertyCount; property++) {
    const { name } = batch.document.fields[batch.propertyField[property]!]!
    const values = name.startsWith(pointListPrefix) ? listOf(batch.propertyText(property), count) : undefined
    if (values !== undefined) {
      const channel = name.slice(pointListPrefix.length)
      batch.document.fields[batch.propertyField[property]!]!.kinds = 0
      const column = channel === 'time' ? batch.time : batch.channel(batch.document.channel(channel))
      values.forEach((value, index) => {
        if (value === null) return
        const start = batch.addString(value)
        column.set(first + index, start, batch.textLength)
      })
      continue
    }
    batch.propertyField[kept] = batch.propertyField[property]!
    batch.propertyKind[kept] = batch.propertyKind[property]!
    batch.propertyStart[kept] = batch.propertyStart[property]!
    batch.propertyEnd[kept] = batch.propertyEnd[property]!
    kept++
  }
  batch.propertyCount = kept
  batch.firstProperty[feature + 1] = kept
}

function listOf(text: string, count: number): (string | null)[] | undefined {
  try {
    const list: unknown = JSON.parse(text)
    const isList =
      Array.isArray(list) && list.length === count && list.every((value) => value === null || typeof value === 'string')
    return isList ? list : undefined
  } catch {
    return undefined
  }
}
