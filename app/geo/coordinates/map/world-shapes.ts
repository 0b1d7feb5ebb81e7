import { feature, mesh } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { xOf, yOf } from './miller.ts'

/** Land and borders between countries as paths in world units, made once for each level of detail. */
export interface WorldShapes {
  readonly land: Path2D
  readonly borders: Path2D
}

type WorldTopology = Topology<{ countries: GeometryCollection; land: GeometryCollection }>

export type Detail = 'coarse' | 'fine'

/** Modules, not fetches: the page's policy lets scripts of ours load and nothing connect. */
const sources: Readonly<Record<Detail, () => Promise<{ default: unknown }>>> = {
  coarse: () => import('world-atlas/countries-110m.json'),
  fine: () => import('world-atlas/countries-50m.json'),
}

export async function loadShapes(detail: Detail): Promise<WorldShapes> {
  const world = (await sources[detail]()).default as WorldTopology
  const land = new Path2D()
  const borders = new Path2D()
  for (const { geometry } of feature(world, world.objects.land).features) {
    if (geometry.type === 'Polygon') addRings(land, geometry.coordinates)
    if (geometry.type === 'MultiPolygon') for (const rings of geometry.coordinates) addRings(land, rings)
  }
  for (const line of mesh(world, world.objects.countries, (left, right) => left !== right).coordinates)
    addLine(borders, unwrapped(line), 'open')
  return { land, borders }
}

function addRings(path: Path2D, rings: readonly Line[]): void {
  for (const ring of rings) addLine(path, closedOverPole(unwrapped(ring)), 'closed')
}

type Line = readonly (readonly number[])[]

/** The data is cut nowhere: a line over the antimeridian jumps from 180 to -180. Here it goes on past 180 instead. */
function unwrapped(line: Line): [number, number][] {
  let turn = 0
  let before: number | undefined
  return line.map(([longitude = 0, latitude = 0]) => {
    if (before !== undefined && longitude - before > 180) turn -= 360
    if (before !== undefined && longitude - before < -180) turn += 360
    before = longitude
    return [longitude + turn, latitude]
  })
}

/** A coast that runs right round the Earth, Antarctica's, is closed along the bottom of the map. */
function closedOverPole(ring: [number, number][]): [number, number][] {
  const first = ring[0]
  const last = ring.at(-1)
  if (!first || !last || Math.abs(last[0] - first[0]) < 180) return ring
  return [...ring, [last[0], -90], [first[0], -90]]
}

/** Drawn once for every turn in which it touches the map; what lies beyond its edges is outside the picture. */
function addLine(path: Path2D, line: readonly [number, number][], end: 'open' | 'closed'): void {
  const longitudes = line.map(([longitude]) => longitude)
  const west = Math.min(...longitudes)
  const east = Math.max(...longitudes)
  for (const turn of [-360, 0, 360]) {
    if (east + turn < -180 || west + turn > 180) continue
    line.forEach(([longitude, latitude], index) => {
      const x = xOf(longitude + turn)
      const y = yOf(latitude)
      if (index === 0) path.moveTo(x, y)
      else path.lineTo(x, y)
    })
    if (end === 'closed') path.closePath()
  }
}
