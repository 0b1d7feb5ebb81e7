import { toGridSquare } from './geodesy/military-grid.ts'
import { type Position, wrapLongitude } from './geodesy/position.ts'
import { fromUtm, isNorthernBand, toUtm } from './geodesy/utm.ts'
import { padded } from './reading/printing.ts'
import { type DegreeBounds, type UtmZoneCell, zoneCellsWithin } from './zone-cells.ts'

export type { DegreeBounds }

export interface GridLabel {
  readonly position: Position
  readonly name: string
}

/** The lines of the military grid in a rectangle, each a row of points, and the names of its squares at their middles. */
export interface GridPicture {
  readonly lines: readonly (readonly Position[])[]
  readonly labels: readonly GridLabel[]
}

const pointsPerLine = 12
/** A picture holds a few dozen squares; more means that the step does not suit the rectangle. */
const mostLines = 200

/** Squares of 100 km, 10 km, 1 km … as they are cut by zones and bands; longitudes may run past 180° where the rectangle does. */
export function gridPicture(bounds: DegreeBounds, stepMetres: number): GridPicture {
  const lines: Position[][] = []
  const labels: GridLabel[] = []
  for (const cell of zoneCellsWithin(bounds)) {
    const area: DegreeBounds = {
      westDegrees: Math.max(cell.westDegrees, bounds.westDegrees),
      eastDegrees: Math.min(cell.eastDegrees, bounds.eastDegrees),
      southDegrees: Math.max(cell.southDegrees, bounds.southDegrees),
      northDegrees: Math.min(cell.northDegrees, bounds.northDegrees),
    }
    addCell(cell, area, stepMetres, lines, labels)
    if (lines.length > mostLines) break
  }
  return { lines, labels }
}

interface MetreRange {
  readonly from: number
  readonly to: number
}

function addCell(cell: UtmZoneCell, area: DegreeBounds, step: number, lines: Position[][], labels: GridLabel[]): void {
  const { eastings, northings } = rangesOf(cell, area)
  const isNorth = isNorthernBand(cell.band)
  const at = (easting: number, northing: number): Position => near(area, fromUtm(cell.zone, isNorth, easting, northing))
  const along = ({ from, to }: MetreRange, point: (metres: number) => Position): Position[] =>
    Array.from({ length: pointsPerLine + 1 }, (_, index) => point(from + ((to - from) * index) / pointsPerLine))
  for (let easting = Math.ceil(eastings.from / step) * step; easting <= eastings.to; easting += step)
    lines.push(
      ...clipped(
        along(northings, (northing) => at(easting, northing)),
        area,
      ),
    )
  for (let northing = Math.ceil(northings.from / step) * step; northing <= northings.to; northing += step)
    lines.push(
      ...clipped(
        along(eastings, (easting) => at(easting, northing)),
        area,
      ),
    )
  for (let easting = Math.floor(eastings.from / step) * step; easting <= eastings.to; easting += step)
    for (let northing = Math.floor(northings.from / step) * step; northing <= northings.to; northing += step) {
      const position = at(easting + step / 2, northing + step / 2)
      if (isInside(position, area) && labels.length < mostLines)
        labels.push({ position, name: squareName(position, step) })
    }
}

/** Letters of the 100 km square, then the digits of the smaller one. */
function squareName(position: Position, step: number): string {
  const longitudeDegrees = wrapLongitude(position.longitudeDegrees)
  const { column, row, eastMetres, northMetres } = toGridSquare({ ...position, longitudeDegrees })
  const digits = 5 - Math.round(Math.log10(step))
  const digitsOf = (metres: number): string => (digits > 0 ? padded(Math.floor(metres / step), digits) : '')
  return `${column}${row}${digitsOf(eastMetres)}${digitsOf(northMetres)}`
}

/** The eastings and northings that occur in the rectangle: the extremes lie on its edges. */
function rangesOf({ zone, band }: UtmZoneCell, area: DegreeBounds): { eastings: MetreRange; northings: MetreRange } {
  const eastings: number[] = []
  const northings: number[] = []
  const isNorth = isNorthernBand(band)
  for (let index = 0; index <= pointsPerLine; index++) {
    const share = index / pointsPerLine
    const longitude = area.westDegrees + (area.eastDegrees - area.westDegrees) * share
    const latitude = area.southDegrees + (area.northDegrees - area.southDegrees) * share
    for (const [longitudeDegrees, latitudeDegrees] of [
      [longitude, area.southDegrees],
      [longitude, area.northDegrees],
      [area.westDegrees, latitude],
      [area.eastDegrees, latitude],
    ] as const) {
      // A cell in the south ends at the equator, which must be counted as south here.
      const inHemisphere = isNorth ? Math.max(0, latitudeDegrees) : Math.min(-1e-9, latitudeDegrees)
      const point = toUtm({ latitudeDegrees: inHemisphere, longitudeDegrees }, zone)
      eastings.push(point.eastingMetres)
      northings.push(point.northingMetres)
    }
  }
  return {
    eastings: { from: Math.min(...eastings), to: Math.max(...eastings) },
    northings: { from: Math.min(...northings), to: Math.max(...northings) },
  }
}

/** The position with whole turns of 360° added to its longitude, so that it is near the rectangle. */
function near({ westDegrees, eastDegrees }: DegreeBounds, { latitudeDegrees, longitudeDegrees }: Position): Position {
  const turns = Math.round(((westDegrees + eastDegrees) / 2 - longitudeDegrees) / 360)
  return { latitudeDegrees, longitudeDegrees: longitudeDegrees + turns * 360 }
}

const isInside = ({ latitudeDegrees, longitudeDegrees }: Position, area: DegreeBounds): boolean =>
  latitudeDegrees >= area.southDegrees &&
  latitudeDegrees <= area.northDegrees &&
  longitudeDegrees >= area.westDegrees &&
  longitudeDegrees <= area.eastDegrees

/** The pieces of a line that lie in the rectangle, cut exactly at its edges. */
function clipped(line: readonly Position[], area: DegreeBounds): Position[][] {
  const pieces: Position[][] = []
  let piece: Position[] = []
  for (let index = 1; index < line.length; index++) {
    const segment = clippedSegment(line[index - 1] as Position, line[index] as Position, area)
    if (!segment) continue
    const [from, to, isWholeEnd] = segment
    if (piece.length === 0) piece.push(from)
    piece.push(to)
    if (!isWholeEnd) {
      pieces.push(piece)
      piece = []
    }
  }
  if (piece.length > 1) pieces.push(piece)
  return pieces
}

/** Liang and Barsky. The third value says that the segment's end was not cut off, so that the line goes on. */
function clippedSegment(from: Position, to: Position, area: DegreeBounds): [Position, Position, boolean] | undefined {
  const right = to.longitudeDegrees - from.longitudeDegrees
  const up = to.latitudeDegrees - from.latitudeDegrees
  let start = 0
  let end = 1
  for (const [slope, room] of [
    [-right, from.longitudeDegrees - area.westDegrees],
    [right, area.eastDegrees - from.longitudeDegrees],
    [-up, from.latitudeDegrees - area.southDegrees],
    [up, area.northDegrees - from.latitudeDegrees],
  ] as const) {
    if (slope === 0 && room < 0) return undefined
    if (slope < 0) start = Math.max(start, room / slope)
    if (slope > 0) end = Math.min(end, room / slope)
  }
  if (start > end) return undefined
  const at = (share: number): Position => ({
    latitudeDegrees: from.latitudeDegrees + up * share,
    longitudeDegrees: from.longitudeDegrees + right * share,
  })
  return [at(start), at(end), end === 1]
}
