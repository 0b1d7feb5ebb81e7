import type { TextColumn } from '../../bytes/text-column.ts'
import type { FeatureBatch } from '../../model/feature.ts'
import type { Notes } from '../../notes/notes.ts'
import { escaped } from '../../xml/escaped.ts'
import { pointListPrefix } from './names.ts'

/**
 * KML has no place for names, symbols or times of a route's points. They are kept as Data elements, each a JSON list with one
 * entry per point, which the KML reader takes back; other programs show them as data of the line.
 */
export function pointLists(batch: FeatureBatch, feature: number, isPiece: boolean, notes: Notes): string {
  const path = batch.firstPath[batch.firstShape[feature]!]!
  const first = batch.firstPoint[path]!
  const end = batch.firstPoint[path + 1]!
  let lists = ''
  const columns: [string, TextColumn][] = batch.channels.map((column, index) => [
    batch.document.channels[index]!.name,
    column,
  ])
  for (const [name, column] of [['time', batch.time] as [string, TextColumn], ...columns]) {
    const values = valuesOf(batch, column, first, end)
    if (values === undefined) continue
    const count = values.filter((value) => value !== null).length
    if (isPiece) notes.add('point-details-dropped', count, { subject: name })
    else {
      notes.add('point-details-as-data', count, { subject: name })
      lists += `<Data name="${pointListPrefix}${escaped(name)}"><value>${escaped(JSON.stringify(values))}</value></Data>`
    }
  }
  return lists
}

function valuesOf(batch: FeatureBatch, column: TextColumn, first: number, end: number): (string | null)[] | undefined {
  if (!column.used) return undefined
  let any = false
  const values: (string | null)[] = []
  for (let point = first; point < end; point++) {
    const has = column.has(point)
    any ||= has
    values.push(has ? batch.columnText(column, point) : null)
  }
  return any ? values : undefined
}
