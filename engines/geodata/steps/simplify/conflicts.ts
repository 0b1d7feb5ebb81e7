import type { Topology } from '../../topology/topology.ts'

/** A straight piece of a border between two points that stay, with those it stands for. */
interface Piece {
  readonly from: number
  readonly to: number
}

/** Pieces that cross each other or lie on each other: what they stand for did not, or there is nothing to give back. */
export function conflicts(x: Float64Array, y: Float64Array, topology: Topology, stays: Uint8Array): ReadonlySet<Piece> {
  const { ids } = topology
  const pieces = piecesOf(topology, stays)
  const found = new Set<Piece>()
  for (const [one, other] of near(x, y, pieces)) {
    if (found.has(one) && found.has(other)) continue
    if (one.to - one.from === 1 && other.to - other.from === 1) continue
    if (isConflict(x, y, ids, one, other)) found.add(one).add(other)
  }
  return found
}

function piecesOf({ ids, arcCount, arcFirst, arcLength }: Topology, stays: Uint8Array): readonly Piece[] {
  const pieces: Piece[] = []
  for (let arc = 0; arc < arcCount; arc++) {
    const last = arcFirst[arc]! + arcLength[arc]! - 1
    let from = arcFirst[arc]!
    // Of a ring without a neighbour the first place may have gone.
    for (let point = from + 1; point <= last; point++)
      if (stays[ids[point]!] || point === last) {
        pieces.push({ from, to: point })
        from = point
      }
  }
  return pieces
}

/** Pairs that share a cell of a grid; a pair may come more than once. */
function* near(x: Float64Array, y: Float64Array, pieces: readonly Piece[]): Generator<readonly [Piece, Piece]> {
  let total = 0
  for (const { from, to } of pieces) total += Math.abs(x[to]! - x[from]!) + Math.abs(y[to]! - y[from]!)
  const cell = Math.max(1e-9, (total / Math.max(1, pieces.length)) * 1.5)
  const cells = new Map<number, Piece[]>()
  for (const piece of pieces) {
    const { from, to } = piece
    for (const key of cellsOf(x[from]!, y[from]!, x[to]!, y[to]!, cell)) {
      const there = cells.get(key)
      if (there === undefined) {
        cells.set(key, [piece])
        continue
      }
      for (const other of there) yield [piece, other]
      there.push(piece)
    }
  }
}

/** The cells a step goes through, column by column: a long step goes through many, but not through all of its box. */
function* cellsOf(fromX: number, fromY: number, toX: number, toY: number, cell: number): Generator<number> {
  const [west, east] = [Math.min(fromX, toX), Math.max(fromX, toX)]
  const steepness = fromX === toX ? 0 : (toY - fromY) / (toX - fromX)
  for (let column = Math.floor(west / cell); column <= Math.floor(east / cell); column++) {
    const ends = [Math.max(west, column * cell), Math.min(east, (column + 1) * cell)].map((each) => fromY + (each - fromX) * steepness) // biome-ignore format: one line
    const [one, other] = fromX === toX ? [fromY, toY] : [ends[0]!, ends[1]!]
    const south = Math.floor(Math.min(one, other) / cell - 1e-9)
    const north = Math.floor(Math.max(one, other) / cell + 1e-9)
    for (let row = south; row <= north; row++) yield column * 67_108_864 + row
  }
}

function isConflict(x: Float64Array, y: Float64Array, ids: Int32Array, one: Piece, other: Piece): boolean {
  const [a, b, c, d] = [ids[one.from]!, ids[one.to]!, ids[other.from]!, ids[other.to]!]
  if ((a === c && b === d) || (a === d && b === c)) return true
  const side = (from: number, to: number, point: number) =>
    Math.sign((x[to]! - x[from]!) * (y[point]! - y[from]!) - (y[to]! - y[from]!) * (x[point]! - x[from]!))
  const isOn = (from: number, to: number, point: number) =>
    side(from, to, point) === 0 && (x[point]! - x[from]!) * (x[point]! - x[to]!) + (y[point]! - y[from]!) * (y[point]! - y[to]!) < 0 // biome-ignore format: one line
  if (a === c || a === d || b === c || b === d) {
    const [own, its] = [a === c || a === d ? one.to : one.from, a === c || b === c ? other.to : other.from]
    return isOn(one.from, one.to, its) || isOn(other.from, other.to, own)
  }
  if (isOn(one.from, one.to, other.from) || isOn(one.from, one.to, other.to)) return true
  if (isOn(other.from, other.to, one.from) || isOn(other.from, other.to, one.to)) return true
  return (
    side(one.from, one.to, other.from) * side(one.from, one.to, other.to) < 0 &&
    side(other.from, other.to, one.from) * side(other.from, other.to, one.to) < 0
  )
}
