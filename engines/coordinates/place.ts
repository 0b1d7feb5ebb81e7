import { fromGridSquare, toGridSquare } from './geodesy/military-grid.ts'
import type { Position } from './geodesy/position.ts'
import { bandLimits, bandOf, isInUtmArea, zoneOfLongitude } from './geodesy/utm.ts'

/** Where a point falls, for a picture and for words about it. */
export interface Place {
  readonly isNorth: boolean
  readonly isEast: boolean
  /** Absent near the poles, where UTM ends. */
  readonly utmZone: UtmZoneCell | undefined
  readonly gridSquare: GridSquare
}

export interface UtmZoneCell {
  readonly zone: number
  readonly band: string
  readonly westDegrees: number
  readonly eastDegrees: number
  readonly southDegrees: number
  readonly northDegrees: number
}

/** A 100 km square by name, and its outline. */
export interface GridSquare {
  readonly name: string
  readonly outline: readonly Position[]
}

export function placeOf(position: Position): Place {
  return {
    isNorth: position.latitudeDegrees >= 0,
    isEast: position.longitudeDegrees >= 0,
    utmZone: isInUtmArea(position.latitudeDegrees) ? zoneCell(position) : undefined,
    gridSquare: gridSquareOf(position),
  }
}

function zoneCell({ latitudeDegrees, longitudeDegrees }: Position): UtmZoneCell {
  const zone = zoneOfLongitude(longitudeDegrees)
  const band = bandOf(latitudeDegrees)
  return { zone, band, westDegrees: zone * 6 - 186, eastDegrees: zone * 6 - 180, ...bandLimits(band) }
}

const squareMetres = 100_000
const stepsPerSide = 8

/** The outline is the whole square of the projection; where a zone or band cuts it, the cut is not drawn. */
function gridSquareOf(position: Position): GridSquare {
  const { zone, band, column, row } = toGridSquare(position)
  const outline: Position[] = []
  const corners = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ] as const
  corners.forEach(([x, y], side) => {
    const [nextX, nextY] = corners[(side + 1) % 4] as (typeof corners)[number]
    for (let step = 0; step < stepsPerSide; step++) {
      const part = step / stepsPerSide
      const point = fromGridSquare({
        zone,
        band,
        column,
        row,
        eastMetres: (x + (nextX - x) * part) * squareMetres,
        northMetres: (y + (nextY - y) * part) * squareMetres,
      })
      if (point) outline.push(point)
    }
  })
  return { name: zone === 0 ? `${band}${column}${row}` : `${zone}${band} ${column}${row}`, outline }
}
