import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyCollection } from '../../testing/random-files.ts'
import { convertBytes, converted } from '../../testing/run.ts'
import { clippedPolygon, type Ring } from './clip-polygon.ts'

type Position = readonly [number, number, ...number[]]

const vertices = (ring: readonly Position[]): Ring => ring.map(([x, y]) => ({ x, y, z: Number.NaN }))
const areaOf = (ring: Ring) =>
  ring.reduce((sum, { x, y }, at) => sum + (ring.at(at - 1)!.x * y - x * ring.at(at - 1)!.y), 0) / 2
const areaOfAll = (polygons: readonly (readonly Ring[])[]) =>
  polygons.flatMap((rings) => rings.map((ring, at) => Math.abs(areaOf(ring)) * (at > 0 ? -1 : 1))).reduce((sum, each) => sum + each, 0) // biome-ignore format: one line

/** Around a centre, with corners in every direction: concave, but never over itself. */
const star = (least: number, most: number, grid: number) =>
  fc.array(fc.integer({ min: least, max: most }), { minLength: 4, maxLength: 24 }).map((radii) => {
    const ring = radii.map((radius, at): Position => {
      const angle = (at / radii.length) * 2 * Math.PI
      const on = (value: number) => Math.round((value * radius) / 100 / grid) * grid
      return [on(Math.cos(angle)), on(Math.sin(angle))]
    })
    return [...ring, ring[0]!]
  })

/** With holes that stand apart from the border and from each other. */
const polygon = fc
  .tuple(star(1000, 3000, 1e-6), fc.boolean(), fc.boolean(), star(100, 400, 1e-6))
  .map(([outer, hasHole, isTurned, hole]) => {
    const rings = hasHole ? [outer, hole.toReversed()] : [outer]
    return (isTurned ? rings.map((ring) => ring.toReversed()) : rings).map(vertices)
  })

const side = fc.integer({ min: -28, max: 28 })
const tilesOf = (xs: readonly number[], ys: readonly number[]) => {
  const edges = (values: readonly number[]) => [-40, ...[...new Set(values)].sort((one, other) => one - other), 40]
  const [columns, rows] = [edges(xs), edges(ys)]
  return columns.slice(1).flatMap((east, column) => rows.slice(1).map((north, row) => ({ west: columns[column]!, south: rows[row]!, east, north }))) // biome-ignore format: one line
}

describe('areas', () => {
  it('of all tiles are the area of the whole, each within its tile and the way round it was', () => {
    const sides = fc.array(side, { minLength: 1, maxLength: 3 })
    fc.assert(
      fc.property(polygon, sides, sides, (rings, xs, ys) => {
        const tiles = tilesOf(xs, ys).map((tile) => ({ tile, parts: clippedPolygon(rings, tile) }))
        const sum = tiles.reduce((total, { parts }) => total + areaOfAll(parts), 0)
        expect(sum).toBeCloseTo(areaOfAll([rings]), 6)
        for (const { tile, parts } of tiles)
          for (const [at, ring] of parts.flatMap((part) => part.map((each, number) => [number, each] as const))) {
            expect(Math.sign(areaOf(ring)), 'direction').toBe(Math.sign(areaOf(rings[0]!)) * (at > 0 ? -1 : 1))
            expect(ring.at(-1)).toEqual(ring[0])
            for (const { x, y } of ring) {
              expect(x >= tile.west && x <= tile.east).toBe(true)
              expect(y >= tile.south && y <= tile.north).toBe(true)
            }
          }
      }),
      { numRuns: 400 },
    )
  })

  it('also where corners and edges lie on the sides', () => {
    fc.assert(
      fc.property(star(1000, 3000, 5), fc.constantFrom(-10, -5, 0, 5, 10), fc.constantFrom(-5, 0, 15), (ring, x, y) => {
        const rings = [vertices(ring)]
        // Rounded to a coarse grid, a star may fold over itself: then it is no area.
        const isSimple = new Set(ring.slice(1).map(String)).size === ring.length - 1
        fc.pre(isSimple && Math.abs(areaOf(rings[0]!)) > 1 && !crossesItself(ring))
        const sum = tilesOf([x], [y]).reduce((total, tile) => total + areaOfAll(clippedPolygon(rings, tile)), 0)
        expect(sum).toBeCloseTo(Math.abs(areaOf(rings[0]!)), 6)
      }),
      { numRuns: 600 },
    )
  })

  it('a bay makes two, a hole at the side a bay, and what surrounds the rectangle becomes it', () => {
    const tile = { west: 0, south: 0, east: 10, north: 10 }
    const u = vertices([[1, -5], [4, -5], [4, 5], [6, 5], [6, -5], [9, -5], [9, -1], [9, 8], [1, 8], [1, -5]]) // biome-ignore format: one line
    expect(clippedPolygon([u], { ...tile, north: 4 })).toHaveLength(2)
    const square = (from: number, to: number) =>
      vertices([[from, from], [to, from], [to, to], [from, to], [from, from]]) // biome-ignore format: one line
    const bay = clippedPolygon([square(-20, 20), square(-5, 5).toReversed()], tile)
    expect(bay.map((rings) => rings.length)).toEqual([1])
    expect(areaOfAll(bay)).toBe(75)
    expect(areaOfAll(clippedPolygon([square(-20, 20)], tile))).toBe(100)
    expect(clippedPolygon([square(20, 30)], tile)).toEqual([])
    // Only a side is shared.
    expect(clippedPolygon([square(10, 30)], tile)).toEqual([])
  })
})

function crossesItself(ring: readonly Position[]): boolean {
  const turn = (a: Position, b: Position, c: Position) => Math.sign((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])) // biome-ignore format: one line
  const isBetween = (a: Position, b: Position, c: Position) =>
    turn(a, b, c) === 0 && (c[0] - a[0]) * (c[0] - b[0]) + (c[1] - a[1]) * (c[1] - b[1]) <= 0
  for (let one = 1; one < ring.length; one++)
    for (let other = one + 1; other < ring.length; other++) {
      const [a, b, c, d] = [ring[one - 1]!, ring[one]!, ring[other - 1]!, ring[other]!]
      const isNext = other === one + 1 || (one === 1 && other === ring.length - 1)
      if (isNext ? isBetween(a, b, b === c ? d : c) || isBetween(c, d, b === c ? a : b) : (turn(a, b, c) !== turn(a, b, d) && turn(c, d, a) !== turn(c, d, b)) || isBetween(a, b, c) || isBetween(a, b, d) || isBetween(c, d, a) || isBetween(c, d, b)) return true // biome-ignore format: one line
    }
  return false
}

const lineOf = (coordinates: readonly Position[]) =>
  JSON.stringify({ type: 'Feature', properties: { n: 1 }, geometry: { type: 'LineString', coordinates } })
const clipped = async (source: string, clip: string) => {
  const { result, bytes } = await convertBytes(source, 'geojson', 'geojson', undefined, {}, { clip })
  return result.ok ? JSON.parse(new TextDecoder().decode(bytes)).features : result.problem.code
}

describe('lines', () => {
  it('of all tiles are as long as the whole', async () => {
    const places = fc.array(fc.tuple(side, side), { minLength: 2, maxLength: 20 })
    await fc.assert(
      fc.asyncProperty(places, side, side, async (line, x, y) => {
        const length = (positions: readonly Position[]) => positions.slice(1).reduce((sum, [toX, toY], at) => sum + Math.hypot(toX - positions[at]![0], toY - positions[at]![1]), 0) // biome-ignore format: one line
        let [sum, twice] = [0, 0]
        // A stretch just on a side is in both tiles.
        for (const at of line.keys()) if (at > 0) twice += [0, 1].reduce((total, axis) => total + (line[at]![axis] === [x, y][axis] && line[at - 1]![axis] === [x, y][axis] ? Math.abs(line[at]![1 - axis]! - line[at - 1]![1 - axis]!) : 0), 0) // biome-ignore format: one line
        for (const { west, south, east, north } of tilesOf([x], [y])) {
          const found = await clipped(lineOf(line), [west, south, east, north].join())
          if (found === 'nothing_left') continue
          const { type, coordinates } = found[0].geometry
          for (const part of type === 'LineString' ? [coordinates] : coordinates) sum += length(part)
        }
        expect(sum).toBeCloseTo(length(line) + twice, 6)
      }),
      { numRuns: 60 },
    )
  })

  it('are cut where they leave and go on where they come back, with height and time between', async () => {
    const gpx = `<gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1"><trk><trkseg>${[0, 2, 4, 2, 0].map((lon, at) => `<trkpt lat="1" lon="${lon}"><ele>${at * 10}</ele><time>2024-05-01T08:00:${at}0Z</time></trkpt>`).join('')}</trkseg></trk></gpx>`
    const { text, notes } = await converted(gpx, 'gpx', 'gpx', undefined, {}, { clip: '1,0,3,2' })
    const found = [...text.matchAll(/lat="(.*?)" lon="(.*?)">\s*<ele>(.*?)<\/ele>\s*<time>(.*?)<\/time>/g)]
    expect(found.map(([, , lon, ele, time]) => [lon, ele, time!.slice(17, 19)].join(' '))).toEqual(['1 5 05', '2 10 10', '3 15 15', '3 25 25', '2 30 30', '1 35 35']) // biome-ignore format: one line
    expect(text.match(/<trkseg>/g)).toHaveLength(2)
    expect(notes).toContainEqual({ code: 'features-clipped', kind: 'changed', count: 1 })
  })

  it('over the 180th meridian', async () => {
    const line = lineOf([[178, 1], [-178, 1], [-170, 1]]) // biome-ignore format: one line
    expect((await clipped(line, '179,0,-179,2'))[0].geometry.coordinates).toEqual([[179, 1], [-179, 1]]) // biome-ignore format: one line
    expect((await clipped(line, '170,0,180,2'))[0].geometry.coordinates).toEqual([[178, 1], [180, 1]]) // biome-ignore format: one line
    expect(await clipped(line, '-10,0,10,2')).toBe('nothing_left')
  })
})

it('to all of the Earth nothing changes', async () => {
  await fc.assert(
    fc.asyncProperty(anyCollection, async (text) => {
      const [before, after] = await Promise.all([
        convertBytes(text, 'geojson', 'geojson', undefined, {}, { where: '1x is null' }),
        convertBytes(text, 'geojson', 'geojson', undefined, {}, { clip: '-180,-90,180,90' }),
      ])
      const features = ({ bytes }: typeof before) => JSON.parse(new TextDecoder().decode(bytes)).features ?? []
      if (!after.result.ok) return
      const placed = features(before).filter(({ geometry }: { geometry: unknown }) => geometry !== null)
      expect(features(after)).toEqual(placed)
    }),
    { numRuns: 60 },
  )
})

it('a pole, a single point, a side that is only touched', async () => {
  const point = '{"type":"Point","coordinates":[12,90]}'
  expect(await clipped(point, '0,80,20,90')).toHaveLength(1)
  expect(await clipped(point, '0,80,20,89')).toBe('nothing_left')
  expect(await clipped(lineOf([[0, 0], [1, 1], [2, 0]]), '0,1,2,3')).toBe('nothing_left') // biome-ignore format: one line
  expect(await clipped('{"type":"MultiPoint","coordinates":[[1,1],[5,5]]}', '0,0,2,2')).toMatchObject([{ geometry: { coordinates: [[1, 1]] } }]) // biome-ignore format: one line
})
