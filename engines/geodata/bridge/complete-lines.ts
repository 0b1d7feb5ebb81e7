import { type FeatureBatch, featureKind, shapeType } from '../model/feature.ts'
import type { Crossing } from './crossing.ts'

/**
 * A recording may have a line of one point. GeoJSON, KML, GML and Well-Known Text ask for two, and programs refuse a file with fewer: there
 * the point is written twice, and a note tells it.
 */
export async function* completedLines(
  batches: AsyncIterable<FeatureBatch>,
  { room, options, notes }: Crossing,
): AsyncGenerator<FeatureBatch, void, undefined> {
  const keepsAll = room.shortLines === 'all' || options.rows === 'point'
  for await (const batch of batches) {
    const short = keepsAll ? [] : shortPaths(batch, room.shortLines === 'tracks')
    if (short.length > 0) {
      repeatPoints(batch, short, options.rows !== 'feature')
      notes.add('lines-completed', short.length)
    }
    yield batch
  }
}

/** The paths of lines that have one point, except pieces of a line that goes on in another batch. */
function shortPaths(batch: FeatureBatch, keepsTracks: boolean): number[] {
  const { firstShape, firstPath, firstPoint, pathCount } = batch
  const short: number[] = []
  for (let feature = 0; feature < batch.featureCount; feature++) {
    if (keepsTracks && batch.kind[feature] === featureKind.track) continue
    for (let shape = firstShape[feature]!; shape < firstShape[feature + 1]!; shape++) {
      if (batch.shape[shape] !== shapeType.line && batch.shape[shape] !== shapeType.multiLine) continue
      for (let path = firstPath[shape]!; path < firstPath[shape + 1]!; path++) {
        if (firstPoint[path + 1]! - firstPoint[path]! !== 1) continue
        const isPiece = (path === 0 && batch.continuesPath) || (path === pathCount - 1 && batch.openPath)
        if (!isPiece) short.push(path)
      }
    }
  }
  return short
}

/** Works from the last path to the first, so that every point is moved only once. */
function repeatPoints(batch: FeatureBatch, short: readonly number[], withValues: boolean): void {
  const { firstPoint } = batch
  const count = batch.pointCount + short.length
  const digits = [batch.xDigits, batch.yDigits, batch.zDigits].filter((text) => text.used)
  const values = [batch.time, ...batch.channels].filter((text) => text.used)
  batch.reservePoints(count)
  for (const text of [...digits, ...values]) text.reserve(count)
  const columns = [batch.x, batch.y, batch.z, batch.m, ...digits.flatMap(({ start, end }) => [start, end])]
  const valueColumns = values.flatMap(({ start, end }) => [start, end])
  let left = short.length
  for (let path = batch.pathCount - 1, end = batch.pointCount; left > 0; path--) {
    const start = firstPoint[path]!
    const isShort = path === short[left - 1]
    for (const column of [...columns, ...valueColumns]) column.copyWithin(start + left, start, end)
    if (isShort) {
      left--
      for (const column of columns) column[start + left] = column[start + left + 1]!
      // Values that the target does not write are counted as lost later: the copy must not count again.
      for (const column of valueColumns) column[start + left] = withValues ? column[start + left + 1]! : 0
    }
    firstPoint[path] = start + left
    end = start
  }
  batch.pointCount = firstPoint[batch.pathCount] = count
}
