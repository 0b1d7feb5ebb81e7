/** Arcs become lines with a point at least every degree: off the true arc by at most 4 parts in 100,000 of its radius. */
const stepRadians = Math.PI / 180

/** Receives the points of a line. */
type AddPoint = (x: number, y: number) => void

/**
 * The arc from the first over the second to the third point, without its first point: arcs follow one another. Control points are
 * kept exactly. Points on a straight line give that line.
 */
export function addArc(x: readonly number[], y: readonly number[], add: AddPoint): void {
  const [startX, middleX, endX] = x as [number, number, number]
  const [startY, middleY, endY] = y as [number, number, number]
  const center = circleCenter(startX, startY, middleX, middleY, endX, endY)
  if (center === undefined) {
    add(middleX, middleY)
    add(endX, endY)
    return
  }
  const radius = Math.hypot(startX - center.x, startY - center.y)
  const startAngle = Math.atan2(startY - center.y, startX - center.x)
  const isWhole = startX === endX && startY === endY
  const turn = isWhole ? 1 : Math.sign((middleX - startX) * (endY - startY) - (endX - startX) * (middleY - startY))
  const toMiddle = sweep(startAngle, Math.atan2(middleY - center.y, middleX - center.x), turn)
  const toEnd = isWhole ? turn * 2 * Math.PI : sweep(startAngle, Math.atan2(endY - center.y, endX - center.x), turn)
  addBetween(center, radius, startAngle, startAngle + toMiddle, add)
  add(middleX, middleY)
  addBetween(center, radius, startAngle + toMiddle, startAngle + toEnd, add)
  add(endX, endY)
}

/** The circle through three points, from the first round to the first again; without its first point, like `addArc`. */
export function addCircle(x: readonly number[], y: readonly number[], add: AddPoint): void {
  const [startX, middleX, endX] = x as [number, number, number]
  const [startY, middleY, endY] = y as [number, number, number]
  addArc(x, y, add)
  const center = circleCenter(startX, startY, middleX, middleY, endX, endY)
  if (center === undefined || (startX === endX && startY === endY)) return
  const radius = Math.hypot(startX - center.x, startY - center.y)
  const turn = Math.sign((middleX - startX) * (endY - startY) - (endX - startX) * (middleY - startY))
  const endAngle = Math.atan2(endY - center.y, endX - center.x)
  const rest = sweep(endAngle, Math.atan2(startY - center.y, startX - center.x), turn)
  addBetween(center, radius, endAngle, endAngle + rest, add)
  add(startX, startY)
}

/** The points strictly between two angles. */
function addBetween(center: { x: number; y: number }, radius: number, from: number, to: number, add: AddPoint): void {
  const steps = Math.ceil(Math.abs(to - from) / stepRadians - 1e-9)
  for (let step = 1; step < steps; step++) {
    const angle = from + ((to - from) * step) / steps
    add(center.x + radius * Math.cos(angle), center.y + radius * Math.sin(angle))
  }
}

/** From angle to angle, counter-clockwise for a positive turn. */
function sweep(from: number, to: number, turn: number): number {
  const full = 2 * Math.PI
  const ahead = (((to - from) % full) + full) % full
  return turn >= 0 ? ahead : ahead - full
}

function circleCenter(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  cx: number,
  cy: number,
): { x: number; y: number } | undefined {
  // A circle written as an arc: start and end are the same, the middle lies opposite.
  if (ax === cx && ay === cy) return ax === bx && ay === by ? undefined : { x: (ax + bx) / 2, y: (ay + by) / 2 }
  // Relative to the first point, so that large coordinates do not cancel.
  const ux = bx - ax
  const uy = by - ay
  const vx = cx - ax
  const vy = cy - ay
  const cross = 2 * (ux * vy - uy * vx)
  const scale = Math.max(Math.abs(ux), Math.abs(uy), Math.abs(vx), Math.abs(vy))
  if (Math.abs(cross) <= 1e-12 * scale * scale) return undefined
  const u = ux * ux + uy * uy
  const v = vx * vx + vy * vy
  return { x: ax + (vy * u - uy * v) / cross, y: ay + (ux * v - vx * u) / cross }
}

/** A radius along each axis: they differ where the axes are degrees and the radius was given in metres. */
interface Radii {
  readonly x: number
  readonly y: number
}

const metresOfUnit: Readonly<Record<string, number>> = {
  m: 1,
  metre: 1,
  meter: 1,
  km: 1000,
  nm: 1852,
  nmi: 1852,
  '[nmi_i]': 1852,
  ft: 0.3048,
  '[ft_i]': 0.3048,
  mi: 1609.344,
  '[mi_i]': 1609.344,
}

/**
 * The radii of a circle in the units of its axes. In degrees, a length becomes degrees by the size of a degree at that latitude on WGS84
 * (series of the meridian and parallel arcs, right to a centimetre per degree); good for circles up to some hundred kilometres.
 */
export function radiiOf(radius: number, unit: string, isInDegrees: boolean, latitudeDegrees: number): Radii {
  const metres = metresOfUnit[unit.replace(/^.*[:#/]/, '').toLowerCase()]
  if (metres === undefined || !isInDegrees) return { x: radius, y: radius }
  const latitude = (latitudeDegrees * Math.PI) / 180
  const metresNorth = 111132.954 - 559.822 * Math.cos(2 * latitude) + 1.175 * Math.cos(4 * latitude)
  const metresEast = 111412.84 * Math.cos(latitude) - 93.5 * Math.cos(3 * latitude) + 0.118 * Math.cos(5 * latitude)
  return { x: (radius * metres) / metresEast, y: (radius * metres) / metresNorth }
}

/** Further turns would lie on the first one: the angle without them, but still going all the way round. */
function withinTwoTurns(angle: number): number {
  const full = 2 * Math.PI
  return Math.abs(angle) > 2 * full ? (angle % full) + Math.sign(angle) * full : angle
}

/** All points of an arc given by centre and angles in radians, counter-clockwise from the x axis; a whole circle closes. */
export function addArcByCenter(
  centerX: number,
  centerY: number,
  radii: Radii,
  startAngle: number,
  endAngle: number,
  add: AddPoint,
): void {
  const isWhole = endAngle === startAngle
  const end = isWhole ? startAngle + 2 * Math.PI : startAngle + withinTwoTurns(endAngle - startAngle)
  const addAt = (angle: number) => add(centerX + radii.x * Math.cos(angle), centerY + radii.y * Math.sin(angle))
  const steps = Math.max(1, Math.ceil(Math.abs(end - startAngle) / stepRadians - 1e-9))
  for (let step = 0; step < steps; step++) addAt(startAngle + ((end - startAngle) * step) / steps)
  addAt(isWhole ? startAngle : end)
}
