import { range } from './picture.ts'

/**
 * Data around the 180th meridian is shown in one piece when that makes it narrower: its longitudes are moved on, where they are. Returns the
 * western and the eastern end. `starts` says where the paths of `x` begin, and where the last one ends.
 */
export function inOnePiece(x: Float64Array, dotX: Float64Array, starts: Uint32Array): readonly [number, number] {
  const [west, east] = range(x, dotX)
  if (east - west <= 180) return [west, east]
  const movedX = onward(x)
  const movedDots = onward(dotX)
  const [from, to] = range(movedX, movedDots)
  if (to - from >= east - west || isTorn(movedX, starts)) return [west, east]
  x.set(movedX)
  dotX.set(movedDots)
  return [from, to]
}

const onward = (values: Float64Array) => values.map((value) => (value < 0 ? value + 360 : value))

/** Whether a line jumps over the map when longitudes are written so: one that passes Greenwich must not be parted there. */
function isTorn(x: Float64Array, starts: Uint32Array): boolean {
  for (let path = 0; path < starts.length - 1; path++)
    for (let at = starts[path]! + 1; at < starts[path + 1]!; at++) if (Math.abs(x[at]! - x[at - 1]!) > 180) return true
  return false
}
