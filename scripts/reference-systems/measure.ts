/**
 * Measures the operations that the pieces hold against the grids of datum shifts that are installed, and writes how far the two are apart
 * at worst in the countries that the operation is for: an accuracy is published as a usual error, and places are off by more. Run by hand,
 * before `make.ts`, where PROJ has grids:
 *
 *   node scripts/reference-systems/measure.ts [folder of proj.db and the grids]
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { ellipsoidOf } from '../../engines/coordinates/geodesy/ellipsoid.ts'
import { chosenAt, shiftByPlace } from '../../engines/coordinates/projection/datum-operations.ts'
import { countries } from '../map-data/sources.ts'
import { gridsTo, type Operation, operationsToWgs84 } from './operations.ts'
import { type Geodetic, readRegistry } from './registry.ts'

const source = process.argv[2] ?? '/usr/share/proj'
const folders = { plain: mkdtempSync(join(tmpdir(), 'proj-')), grids: mkdtempSync(join(tmpdir(), 'proj-')) }
symlinkSync(join(source, 'proj.db'), join(folders.plain, 'proj.db'))
const gridded = linkGrids()

/** Frames that grids lead to, which agree with WGS 84 within a metre. */
const targets = ['EPSG:4326', 'EPSG:4258']
const steps = 120
const lands = countries()

const found = readRegistry(join(source, 'proj.db'))
  .geodetic.filter(
    ({ kind, key, unit }) => kind === 'geographic 2D' && unit === 1 && key.startsWith('EPSG:') && gridded.has(key),
  )
  .flatMap((system) => targets.flatMap((target) => measured(system, target)))
for (const folder of Object.values(folders)) rmSync(folder, { recursive: true })
writeFileSync(join(import.meta.dirname, 'against-grids.json'), `${JSON.stringify(found, undefined, 1)}\n`)

function measured(system: Geodetic, target: string) {
  const grids = gridsTo(system.key, target, folders.grids)
  if (grids.length === 0) return []
  const operations = operationsToWgs84(system.key, folders.plain)
  const shifts = ellipsoidOf(system.semiMajorAxis, system.inverseFlattening)
  return operations.flatMap((operation) => {
    const { id, isBallpark, area, parameters } = operation
    if (isBallpark) return []
    const places = placesOf(operation).filter((place) => chosenAt(operations, place) === operation)
    const shift = shiftByPlace(shifts, [{ ...operation, accuracyMetres: 0 }])
    const input = places.map(({ latitudeDegrees, longitudeDegrees }) => `${latitudeDegrees} ${longitudeDegrees}`)
    const { stdout } = spawnSync('cs2cs', ['-f', '%.10f', system.key, target], {
      input: input.join('\n'),
      encoding: 'utf8',
      maxBuffer: 1 << 28,
      env: { ...process.env, PROJ_DATA: folders.grids, PROJ_LIB: folders.grids },
    })
    const lines = stdout.trim().split('\n')
    const apart = places.map((place, index) => {
      const [latitude, longitude] = (lines[index] ?? '').split(/\s+/).map(Number)
      const moved = shift ? shift.toWgs84(place) : place
      const squeeze = Math.cos((place.latitudeDegrees * Math.PI) / 180)
      const east = ((moved.longitudeDegrees - longitude! + 540) % 360) - 180
      return Math.hypot(east * squeeze, moved.latitudeDegrees - latitude!) * 111_195
    })
    const metres = Math.ceil(Math.max(0, ...apart.filter(Number.isFinite)) * 10) / 10
    return metres === 0
      ? []
      : [{ system: system.key, datum: system.datumNames[0], operation: id, area, parameters, grids, metres }]
  })
}

/** Of the land of countries that the operation's area names; of all land where it names none. */
function placesOf({ area: [west, south, east, north], areaName }: Operation) {
  const named = lands.filter(({ name }) => areaName.includes(name))
  const rings = (named.length > 0 ? named : lands).flatMap((land) => land.rings)
  const width = east < west ? east + 360 - west : east - west
  const places = []
  for (let column = 0; column <= steps; column++)
    for (let row = 0; row <= steps; row++) {
      const longitude = west + (width * column) / steps
      const latitudeDegrees = south + ((north - south) * row) / steps
      if (isWithin(rings, longitude, latitudeDegrees))
        places.push({ longitudeDegrees: longitude > 180 ? longitude - 360 : longitude, latitudeDegrees })
    }
  return places
}

function isWithin(rings: readonly (readonly (readonly number[])[])[], x: number, y: number): boolean {
  let within = false
  for (const ring of rings)
    for (let index = 0, before = ring.length - 1; index < ring.length; before = index++) {
      const [one, other] = [ring[index]!, ring[before]!]
      if (one[1]! > y === other[1]! > y) continue
      if (x < ((other[0]! - one[0]!) * (y - one[1]!)) / (other[1]! - one[1]!) + one[0]!) within = !within
    }
  return within
}

/** The grids under the names that PROJ's database has for them, which differ in capitals from those of the files; the systems they are for. */
function linkGrids(): Set<string> {
  const database = new DatabaseSync(join(source, 'proj.db'), { readOnly: true })
  const all = (sql: string) => database.prepare(sql).all() as Record<string, unknown>[]
  const files = readdirSync(source)
  const known = all('select * from grid_alternatives').flatMap((row) => {
    const names = [row.original_grid_name, row.proj_grid_name, row.old_proj_grid_name].map(String)
    const file = files.find((each) => names.some((name) => name.toLowerCase() === each.toLowerCase()))
    return file === undefined ? [] : names.map((name) => ({ name, file }))
  })
  const links = new Map([
    ...files.map((file) => [file, file] as const),
    ...known.map(({ name, file }) => [name, file] as const),
  ])
  for (const [name, file] of links) symlinkSync(join(source, file), join(folders.grids, name))
  const systems = all('select * from grid_transformation')
    .filter(({ grid_name }) => known.some(({ name }) => name === grid_name))
    .flatMap((row) => [
      `${row.source_crs_auth_name}:${row.source_crs_code}`,
      `${row.target_crs_auth_name}:${row.target_crs_code}`,
    ])
  database.close()
  return new Set(systems)
}
