import { closeSync, openSync, writeSync } from 'node:fs'
import type { AreaCounts } from './count-areas.ts'
import { seeded } from './seeded.ts'

/**
 * Writes a grid of regions as GeoJSON: neighbours share their borders vertex for vertex, some have a hole and an island in it, all have
 * ten attributes in several scripts. Borders are broken lines whose corners follow from the edge alone, so both sides draw the same.
 */
export function writeAreas(path: string, megabytes: number): AreaCounts {
  const cornersPerEdge = 256
  const bytesPerArea = 4 * cornersPerEdge * 23 + 300
  const across = Math.max(2, Math.round(Math.sqrt((megabytes * 1e6) / bytesPerArea)))
  const file = openSync(path, 'w')
  let text = '{"type":"FeatureCollection","name":"areas","features":[\n'
  let points = 0
  for (let row = 0; row < across; row++) {
    for (let column = 0; column < across; column++) {
      const id = row * across + column
      const ring = ringOf(row, column, across, cornersPerEdge)
      const hasIsland = id % 17 === 0
      const polygons = hasIsland
        ? `[[${ring.text},${circle(row, column, across, 0.1, true)}],[${circle(row, column, across, 0.05, false)}]]`
        : `[${ring.text}]`
      points += ring.count + (hasIsland ? 2 * 49 : 0)
      text += `${id === 0 ? '' : ',\n'}{"type":"Feature","id":${id},"properties":${properties(id)},"geometry":{"type":"${hasIsland ? 'MultiPolygon' : 'Polygon'}","coordinates":${polygons}}}`
      if (text.length > 1 << 20) {
        writeSync(file, text)
        text = ''
      }
    }
  }
  writeSync(file, `${text}\n]}\n`)
  closeSync(file)
  return { features: across * across, points, attributes: across * across * 10 }
}

const words = ['Новгородская', 'Østfold', 'São', 'Žilinský', 'Upper', 'Северо-', 'Bas-', 'Grand', 'Île', 'Nord']

function properties(id: number): string {
  const word = words[id % words.length]
  return `{"gid":${id},"name":"${word} ${id}","code":"RU-${String(id).padStart(5, '0')}","level":${(id % 4) + 2},"population":${(id * 7919) % 1000003},"area_km2":${((id * 104729) % 5000000) / 1000},"capital":"${word} city","updated":"2024-0${(id % 9) + 1}-15","urban":${id % 3 === 0},"note":${id % 5 === 0 ? 'null' : '"a \\"quoted\\" note, <tag> & more"'}}`
}

const west = 20
const south = 42
const width = 60
const height = 26

function ringOf(row: number, column: number, across: number, corners: number): { text: string; count: number } {
  const bottom = edge(row, column, across, corners, true)
  const right = edge(row, column + 1, across, corners, false)
  const top = edge(row + 1, column, across, corners, true).toReversed()
  const left = edge(row, column, across, corners, false).toReversed()
  const ring = [...bottom.slice(0, -1), ...right.slice(0, -1), ...top.slice(0, -1), ...left]
  return { text: `[${ring.join(',')}]`, count: ring.length }
}

/** The points of one edge of the grid, west to east or south to north. */
function edge(row: number, column: number, across: number, corners: number, isHorizontal: boolean): string[] {
  const random = seeded(row * 100_003 + column * 2 + (isHorizontal ? 1 : 0))
  const points: string[] = []
  for (let corner = 0; corner <= corners; corner++) {
    const isEnd = corner === 0 || corner === corners
    const sway = isEnd ? 0 : (random() - 0.5) * 0.3
    const along = corner / corners
    const x = west + ((column + (isHorizontal ? along : sway)) * width) / across
    const y = south + ((row + (isHorizontal ? sway : along)) * height) / across
    points.push(`[${x.toFixed(7)},${y.toFixed(7)}]`)
  }
  return points
}

function circle(row: number, column: number, across: number, radius: number, isClockwise: boolean): string {
  const points: string[] = []
  for (let step = 0; step <= 48; step++) {
    const angle = ((step % 48) / 48) * 2 * Math.PI * (isClockwise ? -1 : 1)
    const x = west + ((column + 0.5 + radius * Math.cos(angle)) * width) / across
    const y = south + ((row + 0.5 + radius * Math.sin(angle)) * height) / across
    points.push(`[${x.toFixed(7)},${y.toFixed(7)}]`)
  }
  return `[${points.join(',')}]`
}
