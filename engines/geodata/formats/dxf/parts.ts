import type { Group, Thing } from './groups.ts'
import { areasOfHatch } from './hatch.ts'
import { type Placement, placed, planeOf, type Spot, unmoved } from './placement.ts'
import { pointsOfSpline } from './splines.ts'
import { decodedText, plainParagraphs } from './texts.ts'
import { arcPoints, type Corner, ellipsePoints, type Part, radians, wayAlong } from './ways.ts'

/** What an entity draws, in the plane of whatever holds it; undefined for one that is not known. */
export function partsOf(entity: Thing, vertices: readonly Thing[]): readonly Part[] | undefined {
  return drawings[entity.name]?.(entity, vertices)
}

type Draw = (entity: Thing, vertices: readonly Thing[]) => readonly Part[]

const line = (points: readonly Spot[], isCurved = false): Part[] => [{ type: 'line', paths: [points], isCurved }]

const drawings: Readonly<Record<string, Draw>> = {
  POINT: (entity) => [{ type: 'point', paths: [[spot(entity)]] }],
  LINE: (entity) => line([spot(entity), spot(entity, 1)]),
  LWPOLYLINE: (entity) => bulged(cornersOfLight(entity), isClosed(entity), planeFor(entity)),
  POLYLINE: polyline,
  CIRCLE: (entity) => arc(entity, 0, 0),
  ARC: (entity) => arc(entity, entity.number(50), entity.number(51)),
  ELLIPSE: ellipse,
  SPLINE: spline,
  SOLID: (entity) => face(entity, [0, 1, 3, 2], planeFor(entity)),
  TRACE: (entity) => face(entity, [0, 1, 3, 2], planeFor(entity)),
  '3DFACE': (entity) => face(entity, [0, 1, 2, 3], unmoved),
  HATCH: (entity) => areasOfHatch(entity, planeFor(entity)),
  LEADER: (entity) => line(spotsOf(entity.groups, 10)),
  TEXT: (entity) => textAt(entity, decodedText(entity.text(1) ?? '')),
  ATTDEF: () => [],
  MTEXT: (entity) =>
    textAt(
      entity,
      // The end of a long text stands in group 1, what is before it in groups 3.
      plainParagraphs(
        entity.groups
          .filter(({ code }) => code === 3 || code === 1)
          .map(({ value }) => value)
          .join(''),
      ),
    ),
}

/** Entities with nothing to draw of their own: light, windows of a sheet, endless lines. */
export const isPlaceless = (name: string): boolean => /^(?:VIEWPORT|ACAD_PROXY_ENTITY|XLINE|RAY|SUN|LIGHT)$/.test(name)

/** The point of groups 10, 20 and 30, or of the ones `nth` further. */
export const spot = (thing: Thing, nth = 0): Spot => [
  thing.number(10 + nth),
  thing.number(20 + nth),
  thing.number(30 + nth),
]

/** The plane an entity is drawn in, where it says one. */
export const planeFor = (entity: Thing): Placement =>
  entity.has(210) || entity.has(220) || entity.has(230)
    ? planeOf([entity.number(210), entity.number(220), entity.number(230, 1)])
    : unmoved

/** All points of a list whose ordinates have these codes: x, then y, then perhaps z. */
export function spotsOf(groups: readonly Group[], code: number): Spot[] {
  const spots: [number, number, number][] = []
  for (const group of groups) {
    const value = Number(group.value)
    if (group.code === code) spots.push([value, 0, 0])
    else if (group.code === code + 10 && spots.length > 0) spots.at(-1)![1] = value
    else if (group.code === code + 20 && spots.length > 0) spots.at(-1)![2] = value
  }
  return spots
}

const isClosed = (entity: Thing): boolean => (entity.number(70) & 1) === 1

function cornersOfLight(entity: Thing): Corner[] {
  const corners: { at: [number, number, number]; bulge: number }[] = []
  const height = entity.number(38)
  for (const { code, value } of entity.groups) {
    if (code === 10) corners.push({ at: [Number(value), 0, height], bulge: 0 })
    else if (code === 20 && corners.length > 0) corners.at(-1)!.at[1] = Number(value)
    else if (code === 42 && corners.length > 0) corners.at(-1)!.bulge = Number(value)
  }
  return corners
}

function bulged(corners: readonly Corner[], closed: boolean, plane: Placement): Part[] {
  const isCurved = corners.some(({ bulge }) => bulge !== 0)
  return line(
    wayAlong(corners, closed).map((at) => placed(plane, at)),
    isCurved,
  )
}

function arc(entity: Thing, from: number, to: number): Part[] {
  const end = to > from ? to : to + 360
  const points = arcPoints(spot(entity), entity.number(40), radians(from), radians(end))
  const plane = planeFor(entity)
  return line(
    points.map((at) => placed(plane, at)),
    true,
  )
}

function ellipse(entity: Thing): Part[] {
  const centre = spot(entity)
  const normal: Spot = [entity.number(210), entity.number(220), entity.number(230, 1)]
  return line(
    ellipsePoints(
      centre,
      spot(entity, 1),
      entity.number(40, 1),
      entity.number(41),
      entity.number(42, 2 * Math.PI),
      normal,
    ),
    true,
  )
}

function spline(entity: Thing): Part[] {
  const controls = spotsOf(entity.groups, 10)
  const numbers = (code: number) =>
    entity.groups.filter((group) => group.code === code).map(({ value }) => Number(value))
  if (controls.length === 0) return line(spotsOf(entity.groups, 11), true)
  return line(pointsOfSpline(entity.number(71, 3), numbers(40), controls, numbers(41)), true)
}

/** The old form of a line: its corners are things of their own. Meshes are as many faces. */
function polyline(entity: Thing, vertices: readonly Thing[]): Part[] {
  const flags = entity.number(70)
  if (flags & 64) return facesOf(vertices)
  if (flags & 16) return meshOf(entity, vertices)
  // Of a smoothed line only the smooth points are meant, not those it was made from.
  const meant = vertices.filter((vertex) => (vertex.number(70) & 16) === 0)
  const corners = meant.map((vertex) => ({ at: spot(vertex), bulge: vertex.number(42) }))
  if (flags & 8) return line(wayAlong(corners, isClosed(entity)))
  const height = entity.number(30)
  const flat = corners.map(({ at: [x, y], bulge }) => ({ at: [x, y, height] as const, bulge }))
  return bulged(flat, isClosed(entity), planeFor(entity))
}

function facesOf(vertices: readonly Thing[]): Part[] {
  const corners = vertices.filter((vertex) => vertex.number(70) & 64).map((vertex) => spot(vertex))
  const faces = vertices.filter((vertex) => (vertex.number(70) & 192) === 128)
  return faces.flatMap((face) =>
    // A negative number is an edge that is not seen.
    area(
      [71, 72, 73, 74].map((code) => corners[Math.abs(face.number(code)) - 1]).filter((corner) => corner !== undefined),
    ),
  )
}

function meshOf(entity: Thing, vertices: readonly Thing[]): Part[] {
  const [rows, columns] = [entity.number(71), entity.number(72)]
  const at = (row: number, column: number) => vertices[(row % rows) * columns + (column % columns)]
  const faces: Part[] = []
  for (let row = 0; row < rows - (entity.number(70) & 1 ? 0 : 1); row++)
    for (let column = 0; column < columns - (entity.number(70) & 32 ? 0 : 1); column++) {
      const corners = [at(row, column), at(row, column + 1), at(row + 1, column + 1), at(row + 1, column)]
      if (corners.every((corner) => corner !== undefined)) faces.push(...area(corners.map((corner) => spot(corner))))
    }
  return faces
}

function face(entity: Thing, order: readonly number[], plane: Placement): Part[] {
  const corners = order.filter((nth) => entity.has(10 + nth)).map((nth) => placed(plane, spot(entity, nth)))
  return area(corners)
}

/** A ring around these corners; one that is there twice in a row is one. */
function area(corners: readonly Spot[]): Part[] {
  const different = corners.filter((corner, index) => index === 0 || corner.join() !== corners[index - 1]!.join())
  if (different.length < 3) return []
  const ring = different[0]!.join() === different.at(-1)!.join() ? different : [...different, different[0]!]
  return [{ type: 'area', paths: [ring] }]
}

function textAt(entity: Thing, text: string): Part[] {
  const at = placed(planeFor(entity), spot(entity))
  return text === '' ? [] : [{ type: 'point', paths: [[at]], text }]
}
