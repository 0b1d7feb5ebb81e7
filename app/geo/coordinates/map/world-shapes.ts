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
    addLine(borders, line)
  return { land, borders }
}

function addRings(path: Path2D, rings: readonly (readonly (readonly number[])[])[]): void {
  for (const ring of rings) {
    addLine(path, ring)
    path.closePath()
  }
}

function addLine(path: Path2D, line: readonly (readonly number[])[]): void {
  line.forEach(([longitude, latitude], index) => {
    const x = xOf(longitude as number)
    const y = yOf(latitude as number)
    if (index === 0) path.moveTo(x, y)
    else path.lineTo(x, y)
  })
}
