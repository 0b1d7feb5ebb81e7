import type { Position } from '../geodesy/position.ts'

/** What a node of a grid says: how far the datum's own latitude and longitude have to be moved, and how good that is. */
export interface GridNode {
  readonly eastDegrees: number
  readonly northDegrees: number
  /** Undefined where the grid says nothing of it. */
  readonly accuracyMetres: number | undefined
}

/** A rectangle of nodes, from its south-western one; a file may have finer ones within others. */
export interface GridPart {
  readonly southDegrees: number
  readonly westDegrees: number
  readonly latitudeStepDegrees: number
  readonly longitudeStepDegrees: number
  readonly rows: number
  readonly columns: number
  /** Undefined where the grid has no figures. */
  nodeAt(row: number, column: number): GridNode | undefined
}

/** Nodes lie where they are meant, to so many steps: what a float of four bytes leaves of a corner is no gap. */
const slack = 1e-4

function cellOf(part: GridPart, { longitudeDegrees, latitudeDegrees }: Position) {
  const y = (latitudeDegrees - part.southDegrees) / part.latitudeStepDegrees
  const turned = (((longitudeDegrees - part.westDegrees) % 360) + 360) % 360
  const x = (turned > 360 - slack ? turned - 360 : turned) / part.longitudeStepDegrees
  const isWithin = x >= -slack && x <= part.columns - 1 + slack && y >= -slack && y <= part.rows - 1 + slack
  return isWithin ? { x, y } : undefined
}

/** Between the four nodes around a place, in proportion to its distance from each, as PROJ has it; of several parts the finest. */
export function shiftWithin(parts: readonly GridPart[], position: Position): GridNode | undefined {
  let best: GridPart | undefined
  for (const part of parts)
    if (cellOf(part, position) && (!best || part.latitudeStepDegrees < best.latitudeStepDegrees)) best = part
  if (!best) return undefined
  const { x, y } = cellOf(best, position)!
  const column = Math.min(Math.max(Math.floor(x), 0), Math.max(0, best.columns - 2))
  const row = Math.min(Math.max(Math.floor(y), 0), Math.max(0, best.rows - 2))
  const [right, up] = [x - column, y - row]
  const corners = [
    [row, column, (1 - right) * (1 - up)],
    [row, column + 1, right * (1 - up)],
    [row + 1, column, (1 - right) * up],
    [row + 1, column + 1, right * up],
  ] as const
  let [east, north, accuracy] = [0, 0, 0]
  let isAccuracyKnown = true
  for (const [at, beside, weight] of corners) {
    const node = best.nodeAt(at, beside)
    if (!node) return undefined
    east += weight * node.eastDegrees
    north += weight * node.northDegrees
    if (node.accuracyMetres === undefined) isAccuracyKnown = false
    else accuracy = Math.max(accuracy, node.accuracyMetres)
  }
  return { eastDegrees: east, northDegrees: north, accuracyMetres: isAccuracyKnown ? accuracy : undefined }
}

export function movedBy(parts: readonly GridPart[], position: Position): Position | undefined {
  const shift = shiftWithin(parts, position)
  return shift && moved(position, shift, 1)
}

const moved = (position: Position, shift: GridNode, sign: 1 | -1): Position => ({
  longitudeDegrees: position.longitudeDegrees + sign * shift.eastDegrees,
  latitudeDegrees: position.latitudeDegrees + sign * shift.northDegrees,
})

/** A tenth of a micrometre. */
const closeDegrees = 1e-12
const mostRounds = 20

/** The place that the grid moves here: found by going back by the shift of the place before, which comes to rest after a few rounds. */
export function movedBackBy(parts: readonly GridPart[], target: Position): Position | undefined {
  let position = target
  for (let round = 0; round < mostRounds; round++) {
    const shift = shiftWithin(parts, position) ?? (round === 0 ? nearEdge(parts, target) : undefined)
    if (!shift) return undefined
    const next = moved(target, shift, -1)
    const change = Math.max(
      Math.abs(next.longitudeDegrees - position.longitudeDegrees),
      Math.abs(next.latitudeDegrees - position.latitudeDegrees),
    )
    position = next
    if (change < closeDegrees) break
  }
  return shiftWithin(parts, position) && position
}

/** A target just outside the grid may still come from a place inside: no shift here is more than a kilometre and a half. */
function nearEdge(parts: readonly GridPart[], { longitudeDegrees, latitudeDegrees }: Position): GridNode | undefined {
  const step = 0.015
  for (const [east, north] of [
    [-1, 0],
    [1, 0],
    [0, -1],
    [0, 1],
    [-1, -1],
    [1, 1],
    [-1, 1],
    [1, -1],
  ] as const) {
    // biome-ignore format: a table
    const shift = shiftWithin(parts, {
      longitudeDegrees: longitudeDegrees + east * step,
      latitudeDegrees: latitudeDegrees + north * step,
    })
    if (shift) return shift
  }
  return undefined
}
