import { type FeatureBatch, featureKind, shapeType } from '../model/feature.ts'
import { channelOfList, listsProperty } from '../vocabulary/list-names.ts'
import { PropertyRewriter } from './property-rewriter.ts'

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

/** The list a property holds, none for an object of lists; nothing for any other property. */
export function listIn(name: string): { readonly list?: string } | undefined {
  if (name === listsProperty) return {}
  return name === 'coordTimes' || name === 'heartRates' ? { list: name } : undefined
}

/** Gives all lists of a batch to the points. */
export class ListTaker {
  readonly #rewriter = new PropertyRewriter()

  take(batch: FeatureBatch): void {
    const { fields } = batch.document
    if (!fields.some(({ name, role }) => role === undefined && listIn(name))) return
    const rewriter = this.#rewriter
    rewriter.begin(batch)
    for (let feature = 0; feature < batch.featureCount; feature++) {
      rewriter.beginFeature(feature)
      for (let property = batch.firstProperty[feature]!; property < batch.firstProperty[feature + 1]!; property++) {
        const { name, role } = fields[batch.propertyField[property]!]!
        const found = role === undefined ? listIn(name) : undefined
        if (!found || !takePointLists(batch, feature, property, found.list)) rewriter.keep(property)
      }
    }
    rewriter.finish()
  }
}
