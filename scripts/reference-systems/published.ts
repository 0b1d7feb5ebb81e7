/**
 * Asks PROJ how accurate the operation is that it would take itself, without grids: at places of one system of every datum on which a
 * system in use stands. A test holds what the engine states against it. Run by hand when a new version of the registry is wanted:
 *
 *   node scripts/reference-systems/published.ts [folder of proj.db]
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Projected, readRegistry } from './registry.ts'

const source = process.argv[2] ?? '/usr/share/proj'
const folder = mkdtempSync(join(tmpdir(), 'proj-'))
symlinkSync(join(source, 'proj.db'), join(folder, 'proj.db'))
const env = { ...process.env, PROJ_DATA: folder, PROJ_LIB: folder }

/** Shares of an area's width and height: its middle and near its corners. */
const places = [
  [0.5, 0.5],
  [0.2, 0.2],
  [0.8, 0.8],
  [0.2, 0.8],
  [0.8, 0.2],
] as const
const reachDegrees = 0.01

const { projected } = readRegistry(join(source, 'proj.db'))
const ofEachDatum = Map.groupBy(
  projected.filter(({ key, isDeprecated, text }) => key.startsWith('EPSG:') && !isDeprecated && text === undefined),
  ({ base }) => base,
)
const lines = [...ofEachDatum.values()].flatMap(([system]) => {
  const found = system ? publishedIn(system) : []
  return found.length === 0 ? [] : [`${system!.key.replace('EPSG:', '')}|${found.join(';')}`]
})
rmSync(folder, { recursive: true })
writeFileSync(join(import.meta.dirname, 'published.txt'), `${lines.join('\n')}\n`)

/** Of the system's datum: a chain of its own through a third datum would count what the registry has summed up. */
function publishedIn({ base, area: [west, south, east, north] }: Projected): string[] {
  const width = east < west ? east + 360 - west : east - west
  return places.flatMap(([right, up]) => {
    const longitude = ((west + width * right + 540) % 360) - 180
    const latitude = south + (north - south) * up
    const accuracy = publishedAt(base, longitude, latitude)
    return accuracy === undefined ? [] : [`${longitude.toFixed(2)},${latitude.toFixed(2)},${accuracy}`]
  })
}

/** Of the first operation that PROJ lists there; undefined where it has none but a guess. */
function publishedAt(key: string, longitude: number, latitude: number): number | undefined {
  const box = [longitude - reachDegrees, latitude - reachDegrees, longitude + reachDegrees, latitude + reachDegrees]
  const what = ['-s', key, '-t', 'EPSG:4326', '--bbox', box.join(), '--spatial-test', 'intersects']
  const { stdout } = spawnSync('projinfo', [...what, '--grid-check', 'discard_missing', '--summary'], {
    encoding: 'utf8',
    env,
  })
  const [, first = ''] = stdout.split('\n')
  const accuracy = /, ([\d.]+) m, /.exec(first)?.[1]
  return accuracy === undefined || /ballpark/i.test(first) ? undefined : Number(accuracy)
}
