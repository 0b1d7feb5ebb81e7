import { wrapLongitude } from '#engines/coordinates/index.ts'
import { copiesBetween, holds, type Rectangle, sharesInside } from '../rectangle.ts'

/** Where a line meets a side: so far along the step from the point `before`. */
export interface Cut {
  readonly before: number
  readonly share: number
  readonly x: number
  readonly y: number
}

/** Points `from` up to, not with, `to`, with what the line has of the rectangle before and behind them. */
export interface Piece {
  readonly entry: Cut | undefined
  readonly from: number
  readonly to: number
  readonly exit: Cut | undefined
}

/** The parts of a line that lie in a rectangle. Where it only touches a side in a point, there is none. */
export function piecesInside(
  x: Float64Array,
  y: Float64Array,
  from: number,
  to: number,
  rectangle: Rectangle,
): readonly Piece[] {
  if (to - from === 1)
    return holds(rectangle, x[from]!, y[from]!) ? [{ entry: undefined, from, to, exit: undefined }] : []
  const pieces: Piece[] = []
  let open: { entry: Cut | undefined; from: number } | undefined
  const close = (end: number, exit?: Cut) => {
    if (open && end - open.from + (open.entry ? 1 : 0) + (exit ? 1 : 0) > 1) pieces.push({ ...open, to: end, exit })
    open = undefined
  }
  for (let before = from; before < to - 1; before++) {
    const startX = x[before]!
    const apart = x[before + 1]! - startX
    // A step of more than half the way round goes the other way round, over the 180th meridian.
    const endX = startX + (apart > 180 ? apart - 360 : apart < -180 ? apart + 360 : apart)
    const [startY, endY] = [y[before]!, y[before + 1]!]
    const cutAt = (share: number, { west, south, east, north }: Rectangle): Cut => {
      const cutX = Math.min(east, Math.max(west, startX + (endX - startX) * share))
      const cutY = Math.min(north, Math.max(south, startY + (endY - startY) * share))
      return { before, share, x: Math.abs(cutX) > 180 ? wrapLongitude(cutX) : cutX, y: cutY }
    }
    const copies = copiesBetween(rectangle, Math.min(startX, endX), Math.max(startX, endX))
    let isEndInside = false
    for (const copy of endX < startX ? copies.toReversed() : copies) {
      const inside = sharesInside(startX, startY, endX, endY, copy)
      if (inside === undefined) continue
      const [start, end] = inside
      if (start > 0 || open === undefined) {
        close(before + 1)
        if (start === end && start > 0) continue
        open = start > 0 ? { entry: cutAt(start, copy), from: before + 1 } : { entry: undefined, from: before }
      }
      if (end === 1) isEndInside = true
      else close(before + 1, end > 0 ? cutAt(end, copy) : undefined)
    }
    if (!isEndInside) close(before + 1)
  }
  close(to)
  return pieces
}
