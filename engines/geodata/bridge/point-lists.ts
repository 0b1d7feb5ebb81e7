import { type FeatureBatch, featureKind, shapeType } from '../model/feature.ts'
import { channelOfList } from '../vocabulary/list-names.ts'

/** More lists than this in one feature are not sensors. */
const mostLists = 100

/**
 * Gives lists of values beside a line's coordinates (`coordinateProperties`, or the older `coordTimes`) to its points. False, and nothing
 * changed, when they do not fit the points.
 */
export function takePointLists(batch: FeatureBatch, feature: number, property: number, listName?: string): boolean {
  const shape = batch.firstShape[feature]!
  const isLine =
    shape < batch.firstShape[feature + 1]! &&
    (batch.shape[shape] === shapeType.line || batch.shape[shape] === shapeType.multiLine)
  if (!isLine) return false
  const value = parsed(batch.propertyText(property))
  if (value === undefined) return false
  const lists = listName === undefined ? Object.entries(value) : [[listName, value] as const]
  if (lists.length > mostLists) return false
  const first = batch.firstPoint[batch.firstPath[shape]!]!
  const count = batch.firstPoint[batch.firstPath[shape + 1]!]! - first
  const flat = lists.map(([name, list]) => [name, flattened(list)] as const)
  if (flat.some(([, list]) => list === undefined || list.length !== count)) return false
  for (const [name, list] of flat) {
    const channel = channelOfList(name)
    const column =
      channel === 'time' || channel === 'coordTime' ? batch.time : batch.channel(batch.document.channel(channel))
    list!.forEach((item, index) => {
      if (item === null || item === '' || typeof item === 'object') return
      const start = batch.addString(String(item))
      column.set(first + index, start, batch.textLength)
    })
  }
  if (batch.kind[feature] === featureKind.plain) batch.kind[feature] = featureKind.track
  return true
}

function parsed(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}

/** One list, or one per line of a multi-line. */
function flattened(list: unknown): readonly unknown[] | undefined {
  if (!Array.isArray(list)) return undefined
  return list.some(Array.isArray) ? list.flat() : list
}
