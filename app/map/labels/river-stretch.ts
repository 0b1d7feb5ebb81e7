import type { Pixel, Size } from '../view.ts'

/** A straight piece of a river that has room for its name, and how steep it is. */
export interface Stretch {
  readonly middle: Pixel
  readonly angle: number
}

/** So much of its way a river may lose in bends under its name. */
const leastStraightness = 0.94

/** Up to three stretches for a name of this width, well apart from each other. */
export function stretchesOf(line: readonly Pixel[], width: number, size: Size): Stretch[] {
  const stretches: Stretch[] = []
  let first = 0
  let way = 0
  for (let last = 1; last < line.length && stretches.length < 3; last++) {
    way += distance(line[last - 1]!, line[last]!)
    while (first + 1 < last && way - distance(line[first]!, line[first + 1]!) >= width) {
      way -= distance(line[first]!, line[first + 1]!)
      first++
    }
    const [from, to] = [line[first]!, line[last]!]
    if (way < width || distance(from, to) < leastStraightness * way) continue
    const middle = { left: (from.left + to.left) / 2, top: (from.top + to.top) / 2 }
    if (!isWithin(middle, size, width / 2)) continue
    stretches.push({ middle, angle: upright(Math.atan2(to.top - from.top, to.left - from.left)) })
    first = last
    way = 0
  }
  return stretches
}

const distance = (one: Pixel, other: Pixel): number => Math.hypot(one.left - other.left, one.top - other.top)

const isWithin = ({ left, top }: Pixel, { width, height }: Size, edge: number): boolean =>
  left >= edge && top >= 12 && left <= width - edge && top <= height - 12

const upright = (angle: number): number =>
  angle > Math.PI / 2 ? angle - Math.PI : angle < -Math.PI / 2 ? angle + Math.PI : angle
