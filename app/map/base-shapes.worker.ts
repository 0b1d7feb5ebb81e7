import { feature, mesh } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import type { BaseShapes, Detail } from './base-shapes.ts'
import { xOf, yOf } from './mercator.ts'
import { type Shapes, shapesOf } from './shapes.ts'

type WorldTopology = Topology<{ countries: GeometryCollection; land: GeometryCollection }>

/** Natural Earth at 1:110, 1:50 and 1:10 million. Modules, not fetches: the page's policy lets scripts of ours load and nothing connect. */
const sources: Readonly<Record<Detail, () => Promise<{ readonly default: unknown }>>> = {
  coarse: () => import('world-atlas/countries-110m.json'),
  fine: () => import('world-atlas/countries-50m.json'),
  finest: () => import('world-atlas/countries-10m.json'),
}

addEventListener('message', async ({ data }: MessageEvent<Detail>) => {
  const module = await sources[data]().catch(() => undefined)
  if (module === undefined) return postMessage(undefined)
  const shapes = shapesOfWorld(module.default as WorldTopology)
  const parts = Object.values(shapes).flatMap(({ world, starts, boxes }: Shapes) => [world, starts, boxes])
  postMessage(shapes, { transfer: parts.map(({ buffer }) => buffer as ArrayBuffer) })
})

function shapesOfWorld(world: WorldTopology): BaseShapes {
  const land = new ShapeCollector()
  for (const { geometry } of feature(world, world.objects.land).features) {
    if (geometry.type === 'Polygon') for (const ring of geometry.coordinates) land.addRing(ring)
    if (geometry.type === 'MultiPolygon')
      for (const rings of geometry.coordinates) for (const ring of rings) land.addRing(ring)
  }
  const borders = new ShapeCollector()
  for (const line of mesh(world, world.objects.countries, (left, right) => left !== right).coordinates)
    borders.add(unwrapped(line))
  return { land: land.shapes(true), borders: borders.shapes(false) }
}

type Line = readonly (readonly number[])[]

class ShapeCollector {
  readonly #world: number[] = []
  readonly #starts: number[] = []

  addRing(ring: Line): void {
    this.add(closedOverPole(unwrapped(ring)))
  }

  add(line: readonly (readonly [number, number])[]): void {
    this.#starts.push(this.#world.length / 2)
    for (const [longitude, latitude] of line) this.#world.push(xOf(longitude), yOf(latitude))
  }

  shapes(closed: boolean): Shapes {
    return shapesOf(Float64Array.from(this.#world), Uint32Array.from(this.#starts), closed)
  }
}

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
