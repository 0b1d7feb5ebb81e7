import { numbersIn } from '#engines/core/index.ts'
import type { Position } from '../geodesy/position.ts'
import { outlineUnitDegrees } from './unit.ts'

interface Land {
  /** ISO 3166, two letters. */
  readonly code: string
  readonly outlines: readonly Outline[]
}

interface Outline {
  /** Longitude and latitude of each corner, one behind the other; past 180° where it goes on there. */
  readonly corners: Float64Array
  readonly west: number
  readonly south: number
  readonly east: number
  readonly north: number
}

/** A place so near to a coast is on land: the outlines are rough, and harbours lie in front of them. */
const coastDegrees = 0.15

let known: Promise<readonly Land[]> | undefined

/** The code of the country a place lies in, 'sea' where it is far from every coast. */
export async function landOfPlace(place: Position): Promise<string> {
  known ??= loaded()
  // Data that did not arrive are asked for again.
  known.catch(() => {
    known = undefined
  })
  const lands = await known
  const { latitudeDegrees: y } = place
  const longitudes = [place.longitudeDegrees, place.longitudeDegrees + 360, place.longitudeDegrees - 360]
  let [nearest, least] = ['sea', coastDegrees]
  for (const { code, outlines } of lands) {
    let isWithin = false
    for (const outline of outlines)
      for (const x of longitudes) {
        if (!isNear(outline, x, y)) continue
        if (crossings(outline, x, y) % 2 === 1) isWithin = !isWithin
        const distance = distanceTo(outline, x, y)
        if (distance < least) [nearest, least] = [code, distance]
      }
    if (isWithin) return code
  }
  return nearest
}

async function loaded(): Promise<readonly Land[]> {
  const { lines } = await import('./outlines.ts')
  return lines.split('\n').map((line) => {
    const [code = '', outlines = ''] = line.split('|')
    return { code, outlines: outlines.split(',').map(outlineOf) }
  })
}

function outlineOf(letters: string): Outline {
  const steps = numbersIn(letters)
  const corners = new Float64Array(steps.length)
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity]
  let [x, y] = [0, 0]
  for (let at = 0; at < steps.length; at += 2) {
    x += steps[at]!
    y += steps[at + 1]!
    const [longitude, latitude] = [x * outlineUnitDegrees, y * outlineUnitDegrees]
    corners[at] = longitude
    corners[at + 1] = latitude
    west = Math.min(west, longitude)
    east = Math.max(east, longitude)
    south = Math.min(south, latitude)
    north = Math.max(north, latitude)
  }
  return { corners, west, south, east, north }
}

const isNear = ({ west, south, east, north }: Outline, x: number, y: number): boolean =>
  x > west - coastDegrees && x < east + coastDegrees && y > south - coastDegrees && y < north + coastDegrees

/** How often a line from the place to the east meets the outline. */
function crossings({ corners }: Outline, x: number, y: number): number {
  let count = 0
  for (let at = 0, before = corners.length - 2; at < corners.length; before = at, at += 2) {
    const [oneX, oneY, otherX, otherY] = [corners[at]!, corners[at + 1]!, corners[before]!, corners[before + 1]!]
    if (oneY > y !== otherY > y && x < ((otherX - oneX) * (y - oneY)) / (otherY - oneY) + oneX) count++
  }
  return count
}

/** In degrees of latitude, to the nearest side. */
function distanceTo({ corners }: Outline, x: number, y: number): number {
  const squeeze = Math.cos((y * Math.PI) / 180)
  let least = Infinity
  for (let at = 0, before = corners.length - 2; at < corners.length; before = at, at += 2) {
    const [oneX, oneY] = [(corners[before]! - x) * squeeze, corners[before + 1]! - y]
    const [alongX, alongY] = [(corners[at]! - x) * squeeze - oneX, corners[at + 1]! - y - oneY]
    const length = alongX * alongX + alongY * alongY
    const part = length === 0 ? 0 : Math.min(1, Math.max(0, -(oneX * alongX + oneY * alongY) / length))
    least = Math.min(least, Math.hypot(oneX + part * alongX, oneY + part * alongY))
  }
  return least
}
