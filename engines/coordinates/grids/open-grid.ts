import { failure, type Result, success } from '#engines/core/index.ts'
import { ellipsoidOf } from '../geodesy/ellipsoid.ts'
import type { Position } from '../geodesy/position.ts'
import { isLikeWgs84, isWithin, shiftByPlace } from '../projection/datum-operations.ts'
import { loadGeodetic } from '../projection/registry/find.ts'
import type { GeodeticRow } from '../projection/registry/rows.ts'
import { GridFault, type GridFile, type GridFrame, type GridProblemCode } from './grid-file.ts'
import { isNtv2, readNtv2 } from './ntv2.ts'
import type { OpenedGrid } from './opened-grids.ts'
import { type GridPart, movedBackBy, movedBy, shiftWithin } from './shift-grid.ts'
import { isTiff } from './tiff-tags.ts'

/** `grid` is the name of the file; `frame` is what it says of its datum, where that is the reason. */
export interface GridProblem {
  readonly code: GridProblemCode
  readonly grid: string
  readonly frame?: string
}

/** Reads a file of datum shifts (NTv2 or GeoTIFF) and finds which datums of the registry it is for. */
export async function openGrid(name: string, content: ArrayBuffer): Promise<Result<OpenedGrid, GridProblem>> {
  try {
    const bytes = new DataView(content)
    return await opened(name, await gridFile(bytes))
  } catch (error) {
    if (error instanceof GridFault) return failure({ code: error.code, grid: name })
    // A number of the file leads beyond its end.
    if (error instanceof RangeError) return failure({ code: 'grid_damaged', grid: name })
    throw error
  }
}

async function gridFile(bytes: DataView): Promise<GridFile> {
  if (isNtv2(bytes)) return readNtv2(bytes)
  if (!isTiff(bytes)) throw new GridFault('grid_unknown_kind')
  const { readGeoTiff } = await import('./geotiff.ts')
  return readGeoTiff(bytes)
}

async function opened(name: string, { from, to, parts }: GridFile): Promise<Result<OpenedGrid, GridProblem>> {
  const rows = [...(await loadGeodetic('epsg')), ...(await loadGeodetic('other'))]
  const isNear = (frame: GridFrame) => {
    const [major, minor] = shapeOf(frame, rows) ?? []
    return major !== undefined && isLikeWgs84(ellipsoidOf(major, inverseFlattening(major, minor!)))
  }
  // Most grids lead from an old datum to a new one; a few the other way.
  const isInverse = !isNear(to)
  if (isInverse && !isNear(from)) return failure({ code: 'grid_leads_elsewhere', grid: name, frame: to.name })
  const local = isInverse ? to : from
  const bounds = boundsOf(parts)
  const datums = datumsOf(local, bounds, rows, parts, isInverse)
  if (datums.size === 0) return failure({ code: 'grid_datum_unknown', grid: name, frame: local.name })
  const published = await publishedAccuracy(name)
  const [forth, back] = isInverse ? [movedBackBy, movedBy] : [movedBy, movedBackBy]
  return success({
    name,
    from: nameOf(from, rows),
    to: nameOf(to, rows),
    datums,
    bounds,
    toWgs84: (position) => forth(parts, position),
    fromWgs84: (position) => back(parts, position),
    accuracyAt(position) {
      const at = isInverse ? position : movedBackBy(parts, position)
      const shift = at && shiftWithin(parts, at)
      return shift && { metres: worse(shift.accuracyMetres, published) }
    },
  })
}

/** What the registry has for a file of this name: some grids count their accuracies in seconds, or leave them out. */
async function publishedAccuracy(name: string): Promise<number | undefined> {
  const { lines } = await import('../projection/registry/pieces/grid-accuracies.ts')
  const key = `${name.toLowerCase()}|`
  const line = lines.split('\n').find((each) => each.startsWith(key))
  return line === undefined ? undefined : Number(line.slice(key.length))
}

const worse = (one: number | undefined, other: number | undefined): number | undefined =>
  one === undefined || other === undefined ? (one ?? other) : Math.max(one, other)

function shapeOf({ shape, epsgCode }: GridFrame, rows: readonly GeodeticRow[]): readonly [number, number] | undefined {
  if (shape) return shape
  const row = rows.find(({ code }) => code === String(epsgCode))
  if (!row) return undefined
  const { semiMajorAxisMetres: major, inverseFlattening: inverse } = row.definition.geodetic
  return [major, inverse === 0 ? major : major * (1 - 1 / inverse)]
}

const inverseFlattening = (major: number, minor: number): number => (major === minor ? 0 : major / (major - minor))

const nameOf = ({ name, epsgCode }: GridFrame, rows: readonly GeodeticRow[]): string =>
  rows.find(({ code }) => code === String(epsgCode))?.definition.name ?? name

/** Names of frames in grids that the registry does not have. */
const otherNames: Readonly<Record<string, string>> = {
  sk42: 'pulkovo1942',
  sk95: 'pulkovo1995',
  s42: 'pulkovo194258',
  s4283: 'pulkovo194283',
}

const spelling = (name: string): string =>
  name
    .toLowerCase()
    .replace(/^(?:gcs|d)_/, '')
    .replace(/ \(.*/, '')
    .replace(/[^a-z0-9+]/g, '')

/**
 * The systems a grid is for. Its name tells, also with the year of a version behind it (`DHDN90`), and the ellipsoid has to agree. A name that
 * means nothing leaves the ellipsoid and the place; then the grid must lead to about where the usual shift leads.
 */
function datumsOf(
  frame: GridFrame,
  bounds: Area,
  rows: readonly GeodeticRow[],
  parts: readonly GridPart[],
  isInverse: boolean,
): ReadonlySet<string> {
  const shape = shapeOf(frame, rows)
  if (!shape) return new Set()
  const alike = rows.filter(({ definition: { geodetic } }) => isSameShape(geodetic, shape))
  const codeRow = alike.find(({ code }) => code === String(frame.epsgCode))
  const written = spelling(codeRow?.definition.name ?? frame.name)
  const sought = otherNames[written] ?? written
  const namesOf = (row: GeodeticRow) => [...row.names, ...row.datumNames].map(spelling)
  const exact = alike.filter((row) => namesOf(row).includes(sought))
  const begun = alike.filter((row) => namesOf(row).some((name) => name.length >= 3 && sought.startsWith(name) && /^\d+$/.test(sought.slice(name.length)))) // biome-ignore format: one line
  const named = exact.length > 0 ? exact : begun
  if (named.length > 0) return new Set(named.map(({ code }) => code))
  if (isLikeWgs84(ellipsoidOf(shape[0], inverseFlattening(...shape)))) return new Set()
  const [west, south, east, north] = bounds
  const middle = { longitudeDegrees: (west + east) / 2, latitudeDegrees: (south + north) / 2 }
  const plausible = alike.filter(
    (row) =>
      isWithin(row.area, middle.longitudeDegrees, middle.latitudeDegrees) && leadsAlike(row, middle, parts, isInverse),
  )
  return new Set(plausible.map(({ code }) => code))
}

const isSameShape = (
  geodetic: GeodeticRow['definition']['geodetic'],
  [major, minor]: readonly [number, number],
): boolean => {
  const { semiMajorAxisMetres, inverseFlattening: inverse } = geodetic
  const own = inverse === 0 ? semiMajorAxisMetres : semiMajorAxisMetres * (1 - 1 / inverse)
  return Math.abs(semiMajorAxisMetres - major) < 0.2 && Math.abs(own - minor) < 0.2
}

/** Half a thousandth of a degree is about fifty metres. */
const apartDegrees = 5e-4

function leadsAlike(
  { definition: { geodetic } }: GeodeticRow,
  middle: Position,
  parts: readonly GridPart[],
  isInverse: boolean,
): boolean {
  const ellipsoid = ellipsoidOf(geodetic.semiMajorAxisMetres, geodetic.inverseFlattening)
  const usual = shiftByPlace(ellipsoid, geodetic.operations)?.toWgs84(middle)
  const found = (isInverse ? movedBackBy : movedBy)(parts, middle)
  if (!usual || !found) return true
  return (
    Math.abs(usual.latitudeDegrees - found.latitudeDegrees) < apartDegrees &&
    Math.abs(usual.longitudeDegrees - found.longitudeDegrees) < 2 * apartDegrees
  )
}

type Area = readonly [west: number, south: number, east: number, north: number]

function boundsOf(parts: readonly GridPart[]): Area {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const part of parts) {
    west = Math.min(west, part.westDegrees)
    south = Math.min(south, part.southDegrees)
    east = Math.max(east, part.westDegrees + (part.columns - 1) * part.longitudeStepDegrees)
    north = Math.max(north, part.southDegrees + (part.rows - 1) * part.latitudeStepDegrees)
  }
  return [west, south, east, north]
}
