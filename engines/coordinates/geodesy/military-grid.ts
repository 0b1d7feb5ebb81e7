import { fromUps, toUps } from './polar-stereographic.ts'
import type { Position } from './position.ts'
import { rememberingLast } from './remembering-last.ts'
import {
  bandLimits,
  bandOf,
  centralMeridianDegrees,
  fromUtm,
  isBandLetter,
  isNorthernBand,
  metresInOwnZone,
  toUtm,
  zoneOfLongitude,
} from './utm.ts'

/** A 100 km square of MGRS (NGA.STND.0037, chapter 3) and metres from its south-west corner. Zone 0 is polar. */
export interface GridSquarePoint {
  readonly zone: number
  readonly band: string
  readonly column: string
  readonly row: string
  readonly eastMetres: number
  readonly northMetres: number
}

const squareMetres = 100_000
const columnLetters = ['STUVWXYZ', 'ABCDEFGH', 'JKLMNPQR'] as const
const rowLetters = 'ABCDEFGHJKLMNPQRSTUV'
const rowCycleMetres = squareMetres * rowLetters.length

/** Zone 32 is widened over south-west Norway, and around Svalbard zones 32, 34 and 36 give way to their neighbours. */
export const militaryZoneOf = (position: Position): number =>
  militaryZone(position, zoneOfLongitude(position.longitudeDegrees))

function militaryZone({ latitudeDegrees, longitudeDegrees }: Position, plainZone: number): number {
  if (latitudeDegrees < 56 || plainZone < 31 || plainZone > 37) return plainZone
  if (latitudeDegrees < 64) return longitudeDegrees >= 3 && longitudeDegrees < 12 ? 32 : plainZone
  if (latitudeDegrees < 72) return plainZone
  if (longitudeDegrees < 9) return 31
  if (longitudeDegrees < 21) return 33
  return longitudeDegrees < 33 ? 35 : 37
}

export const isPolar = (latitudeDegrees: number): boolean => latitudeDegrees < -80 || latitudeDegrees >= 84

/** In whole metres, cut off. The last answer is kept, because MGRS and USNG ask about the same point one after the other. */
export const toGridSquare: (position: Position) => GridSquarePoint = rememberingLast((position: Position) =>
  isPolar(position.latitudeDegrees) ? toPolarSquare(position) : toUtmSquare(position),
)

/** A grid names squares, so metres are cut off, not rounded. A micrometre under an edge counts as on it: the projection is no more exact. */
const edgeMetres = 1e-6
const wholeMetres = (metres: number): number => Math.floor(metres + edgeMetres)

function toUtmSquare(position: Position): GridSquarePoint {
  const plainZone = zoneOfLongitude(position.longitudeDegrees)
  const zone = militaryZone(position, plainZone)
  if (zone === plainZone) {
    const metres = metresInOwnZone(position)
    return utmSquare(position, zone, metres[0] as number, metres[1] as number)
  }
  const { eastingMetres, northingMetres } = toUtm(position, zone)
  return utmSquare(position, zone, eastingMetres, northingMetres)
}

function utmSquare(position: Position, zone: number, eastingMetres: number, northingMetres: number): GridSquarePoint {
  // The numbers are below 2^31 and not negative, so `| 0`, which is fast, cuts off just as Math.floor does.
  const east = (eastingMetres + edgeMetres) | 0
  const north = (northingMetres + edgeMetres) | 0
  const column = (east / squareMetres) | 0
  const row = (north / squareMetres) | 0
  return {
    zone,
    band: bandOf(position.latitudeDegrees),
    column: columnLettersOf(zone).charAt(column - 1),
    row: rowLetters.charAt((row + rowOffset(zone)) % rowLetters.length),
    eastMetres: east - column * squareMetres,
    northMetres: north - row * squareMetres,
  }
}

const columnLettersOf = (zone: number): string => columnLetters[(zone % 3) as 0 | 1 | 2]

/** Even zones begin their rows with F at the equator. */
const rowOffset = (zone: number): number => (zone % 2 === 0 ? 5 : 0)

/** The position of a point in a square, or undefined when there is no such square. */
export function fromGridSquare(point: GridSquarePoint): Position | undefined {
  return point.zone === 0 ? fromPolarSquare(point) : fromUtmSquare(point)
}

function fromUtmSquare({ zone, band, column, row, eastMetres, northMetres }: GridSquarePoint): Position | undefined {
  const columnIndex = columnLettersOf(zone).indexOf(column)
  const rowIndex = rowLetters.indexOf(row)
  if (columnIndex < 0 || rowIndex < 0 || !isBandLetter(band)) return undefined
  if (band === 'X' && (zone === 32 || zone === 34 || zone === 36)) return undefined
  const { southDegrees, northDegrees } = bandLimits(band)
  const middle = toUtm(
    { latitudeDegrees: (southDegrees + northDegrees) / 2, longitudeDegrees: centralMeridianDegrees(zone) },
    zone,
  )
  // The letters of the rows repeat every 2,000 km; a band is at most 1,340 km high, so its middle tells which repetition is meant.
  const withinCycle =
    ((rowIndex - rowOffset(zone) + rowLetters.length) % rowLetters.length) * squareMetres + northMetres
  const cycle = Math.round((middle.northingMetres - withinCycle) / rowCycleMetres)
  const northingMetres = withinCycle + cycle * rowCycleMetres
  const eastingMetres = (columnIndex + 1) * squareMetres + eastMetres
  return fromUtm(zone, isNorthernBand(band), eastingMetres, northingMetres)
}

/**
 * Whether a cell around the point reaches into the band that its letter names. The letters of rows repeat, so a square with a wrong band
 * letter is still found, but outside that band. Polar squares need no such check: their columns already fix the letter.
 */
export function isInItsBand(
  { zone, band }: GridSquarePoint,
  { latitudeDegrees }: Position,
  cellMetres: number,
): boolean {
  if (zone === 0) return true
  const { southDegrees, northDegrees } = bandLimits(band)
  // Half the diagonal of the cell (0.71 of its side) and a metre for the rounding of print; a degree of latitude has at least 110 km.
  const slackDegrees = (cellMetres * 0.71 + 1) / 110_000
  return latitudeDegrees >= southDegrees - slackDegrees && latitudeDegrees <= northDegrees + slackDegrees
}

/** Columns and rows around the poles (NGA.STND.0037, 3-5). Some letters are left out, so that no polar square is named like one of UTM. */
const polarAreas: Readonly<Record<string, { columns: string; firstColumn: number; rows: string; firstRow: number }>> = {
  A: { columns: 'JKLPQRSTUXYZ', firstColumn: 8, rows: 'ABCDEFGHJKLMNPQRSTUVWXYZ', firstRow: 8 },
  B: { columns: 'ABCFGHJKLPQR', firstColumn: 20, rows: 'ABCDEFGHJKLMNPQRSTUVWXYZ', firstRow: 8 },
  Y: { columns: 'RSTUXYZ', firstColumn: 13, rows: 'ABCDEFGHJKLMNP', firstRow: 13 },
  Z: { columns: 'ABCFGHJ', firstColumn: 20, rows: 'ABCDEFGHJKLMNP', firstRow: 13 },
}

function toPolarSquare(position: Position): GridSquarePoint {
  const { eastingMetres, northingMetres } = toUps(position)
  const east = wholeMetres(eastingMetres)
  const north = wholeMetres(northingMetres)
  const column = Math.floor(east / squareMetres)
  const row = Math.floor(north / squareMetres)
  const isEast = column >= 20
  const band = position.latitudeDegrees > 0 ? (isEast ? 'Z' : 'Y') : isEast ? 'B' : 'A'
  const { columns, firstColumn, rows, firstRow } = polarAreas[band] as (typeof polarAreas)[string]
  return {
    zone: 0,
    band,
    column: columns.charAt(column - firstColumn),
    row: rows.charAt(row - firstRow),
    eastMetres: east - column * squareMetres,
    northMetres: north - row * squareMetres,
  }
}

function fromPolarSquare({ band, column, row, eastMetres, northMetres }: GridSquarePoint): Position | undefined {
  const area = polarAreas[band]
  const columnIndex = area?.columns.indexOf(column) ?? -1
  const rowIndex = area?.rows.indexOf(row) ?? -1
  if (!area || columnIndex < 0 || rowIndex < 0) return undefined
  const isNorth = band >= 'Y'
  const position = fromUps(
    isNorth,
    (area.firstColumn + columnIndex) * squareMetres + eastMetres,
    (area.firstRow + rowIndex) * squareMetres + northMetres,
  )
  // The squares at the corners lie far outside the polar area (84° N, 80° S); an overlap of 2°, about two squares, is let pass.
  const isNearPole = isNorth ? position.latitudeDegrees > 82 : position.latitudeDegrees < -78
  return isNearPole ? position : undefined
}
