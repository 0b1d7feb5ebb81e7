/**
 * Compares every system of the EPSG registry with PROJ and the grids it is installed with, and writes how far they are apart where that
 * is more than the accuracy the pieces state; `make.ts` then states that. Run by hand after `make.ts`, and `make.ts` once more:
 *
 *   node scripts/reference-systems/compare.ts [first code] [last code]
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectionFrom } from '../../engines/coordinates/projection.ts'
import { readRegistry } from './registry.ts'

const first = Number(process.argv[2] ?? 0)
const last = Number(process.argv[3] ?? 1e6)
const file = join(import.meta.dirname, 'measured.json')
const measured: Record<string, number> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
const { geodetic, projected } = readRegistry('/usr/share/proj/proj.db')
// cs2cs takes angles as degrees, minutes and seconds, so systems in grads cannot be asked for.
const inDegrees = geodetic.filter(({ kind, unit }) => kind === 'geographic 2D' && unit === 1)
const systems = [...projected, ...inDegrees].filter(({ key }) => {
  const [authority, code] = key.split(':')
  return authority === 'EPSG' && Number(code) >= first && Number(code) <= last
})

for (const { key, name, area } of systems) {
  const found = await projectionFrom(key)
  if (!found.ok) {
    console.log(key, name, 'refused', JSON.stringify(found.problem.missing))
    continue
  }
  const { fromWgs84, toWgs84, authorityAxisOrder, accuracyMetres } = found.value
  const isNorthFirst = authorityAxisOrder === 'north-east'
  const points = pointsIn(area)
    .map(([longitude, latitude]) => fromWgs84(longitude, latitude))
    .filter(([x, y]) => Number.isFinite(x) && Number.isFinite(y))
  const input = points.map(([x, y]) => (isNorthFirst ? `${y} ${x}` : `${x} ${y}`)).join('\n')
  const { stdout } = spawnSync('cs2cs', ['-f', '%.9f', key, 'EPSG:4326'], { input, encoding: 'utf8' })
  const lines = stdout.trim().split('\n')
  let worst = 0
  points.forEach(([x, y], index) => {
    const [latitude, longitude] = (lines[index] ?? '').split(/\s+/).map(Number)
    const [longitudeHere, latitudeHere] = toWgs84(x, y)
    const distance = metresBetween(longitudeHere, latitudeHere, longitude!, latitude!)
    if (Number.isFinite(distance)) worst = Math.max(worst, distance)
  })
  if (lines.every((line) => line.includes('*'))) console.log(key, name, 'PROJ has no answer')
  if (worst > (accuracyMetres ?? Number.POSITIVE_INFINITY) + 0.005) {
    console.log(key, name, `${worst.toFixed(2)} m apart, ${accuracyMetres} m stated`)
    measured[key] = Math.max(measured[key] ?? 0, Math.ceil(worst * 1.1))
  }
}
writeFileSync(file, `${JSON.stringify(measured, undefined, 1)}\n`)

function pointsIn([west, south, east, north]: readonly [number, number, number, number]): [number, number][] {
  const width = east < west ? east + 360 - west : east - west
  const parts = Array.from({ length: 17 }, (_, step) => 0.02 + step * 0.06)
  return parts.flatMap((column) =>
    parts.map((row): [number, number] => {
      const longitude = west + width * column
      return [
        longitude > 180 ? longitude - 360 : longitude,
        Math.max(-89.9, Math.min(89.9, south + (north - south) * row)),
      ]
    }),
  )
}

function metresBetween(longitude: number, latitude: number, otherLongitude: number, otherLatitude: number): number {
  const east = Math.abs(((longitude - otherLongitude + 540) % 360) - 180) * Math.cos((latitude * Math.PI) / 180)
  return Math.hypot(east, latitude - otherLatitude) * 111_195
}
