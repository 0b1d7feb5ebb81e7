/** `npm run map-data`: what lies under the maps, from Natural Earth and GeoNames, cut into files in `public/assets`. */
import { createHash } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sheets, type TileFile } from '../../app/map/tiles/tile.ts'
import { areaOf, boxOf, joined, type Line, simplified } from './cut.ts'
import { countryLabels, type Label, peakLabels, placeLabels, seas } from './labels.ts'
import { riverNames } from './names/rivers.ts'
import { type Content, type River, tileOf, tilesOf } from './sheets.ts'
import { landRings, linesOf, naturalEarth, ringsOf } from './sources.ts'

const root = join(import.meta.dirname, '..', '..')

interface Boundary {
  readonly FEATURECLA: string
}

interface RiverProperties {
  readonly name: string | null
  readonly min_zoom: number
}

const boundaries = naturalEarth<Boundary>('boundary-lines-10m')
const bordersWhere = (test: RegExp): Line[] =>
  joined(
    boundaries
      .filter(({ properties }) => test.test(properties.FEATURECLA))
      .flatMap(({ geometry }) => linesOf(geometry)),
  )
const borders = bordersWhere(/^International/)
const disputed = bordersWhere(/^(Disputed|Indefinite|Indeterminant|Line of control|Unrecognized)/)
const lakes = naturalEarth('lakes-10m').map(({ geometry }) => ringsOf(geometry))
const rivers: River[] = naturalEarth<RiverProperties>('rivers-50m').flatMap(
  ({ properties: { name, min_zoom }, geometry }) =>
    linesOf(geometry).map((line) => ({ names: riverNames(name), from: min_zoom + 8, line })),
)
const labels = [...countryLabels(), ...placeLabels(), ...peakLabels()]
const allSeas = seas()

/** Land runs past 180° where it goes on there; the files of a sheet end at it. */
const allTurns = (lines: readonly Line[]): Line[] =>
  lines.flatMap((line) => {
    const { west, east } = boxOf(line)
    const turns = [0, ...(east > 180 ? [-360] : []), ...(west < -180 ? [360] : [])]
    return turns.map((turn) => (turn === 0 ? line : line.map(([x, y]) => [x + turn, y] as const)))
  })

const between = (from: number, until: number): Label[] =>
  labels.filter((label) => label.from >= from && label.from < until)
const simple = (lines: readonly Line[], tolerance: number): Line[] => lines.map((line) => simplified(line, tolerance))
/** By their outer ring; islands in a lake stay with it. */
const largeLakes = (least: number): Line[] => lakes.filter(([outer]) => outer && areaOf(outer) > least).flat()

const nothing: Content = {
  land: [],
  islands: [],
  lakes: [],
  borders: [],
  disputed: [],
  rivers: [],
  labels: [],
  seas: [],
}

/** From which zoom on a name stands in which sheet: a little earlier than the sheet is the finest. */
const firstOf = { region: 11.8, country: 14.8, valley: 17.1 }

const world = tileOf(
  {
    ...nothing,
    land: landRings('110m'),
    lakes: simple(largeLakes(0.6), 0.06),
    borders: simple(borders, 0.06),
    disputed: simple(disputed, 0.06),
    rivers: rivers.filter(({ from }) => from <= 11).map((river) => ({ ...river, line: simplified(river.line, 0.06) })),
    labels: between(-Infinity, firstOf.region),
    seas: allSeas,
  },
  'world',
  undefined,
)
const region = tilesOf('region', {
  ...nothing,
  land: allTurns(landRings('50m')),
  lakes: allTurns(simple(largeLakes(0.01), 0.01)),
  borders: allTurns(simple(borders, 0.01)),
  disputed: allTurns(simple(disputed, 0.01)),
  rivers,
  labels: between(firstOf.region, firstOf.country),
  seas: allSeas,
})
const country = tilesOf('country', {
  land: allTurns(landRings('10m')),
  islands: naturalEarth('minor-islands-10m').flatMap(({ geometry }) => ringsOf(geometry)),
  lakes: allTurns(lakes.flat()),
  borders: allTurns(borders),
  disputed: allTurns(disputed),
  rivers,
  labels: between(firstOf.country, firstOf.valley),
  seas: allSeas,
})
const valley = tilesOf('valley', { ...nothing, labels: between(firstOf.valley, Infinity) })

const files = new Map<string, string>()
const add = (name: string, tile: TileFile) => files.set(name, `export default ${JSON.stringify(tile)}\n`)
add('world', world)
for (const [sheet, tiles] of Object.entries({ region, country, valley }))
  for (const [name, tile] of tiles) add(`${sheet}-${name}`, tile)

const inOrder = [...files].toSorted(([one], [other]) => (one < other ? -1 : 1))
const version = createHash('sha256').update(JSON.stringify(inOrder)).digest('hex').slice(0, 8)
// Where the build's own scripts go: files there carry a hash in their path and are kept for ever.
const assets = join(root, 'public', 'assets')
rmSync(assets, { recursive: true, force: true })
const folder = join(assets, `map-${version}`)
mkdirSync(folder, { recursive: true })
for (const [name, text] of files) writeFileSync(join(folder, `${name}.js`), text)
const namesIn = (tiles: ReadonlyMap<string, TileFile>) => [...tiles.keys()].sort().join(' ')
writeFileSync(
  join(root, 'app', 'map', 'tiles', 'list.json'),
  `${JSON.stringify({ version, region: namesIn(region), country: namesIn(country), valley: namesIn(valley) }, null, 2)}\n`,
)
const sizes = [...files.values()].map(({ length }) => length)
console.log(
  `${files.size} files of ${sheets.length} sheets, ${(sizes.reduce((sum, each) => sum + each, 0) / 1e6).toFixed(1)} MB, the world ${files.get('world')?.length}, the largest other ${Math.max(...sizes.slice(1))} letters`,
)
