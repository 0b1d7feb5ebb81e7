import { fromGridSquare, toGridSquare } from './geodesy/military-grid.ts'
import type { Position } from './geodesy/position.ts'
import { isInUtmArea, zoneOfLongitude } from './geodesy/utm.ts'
import { type UtmZoneCell, zoneCellOf } from './zone-cells.ts'

/** Where a point falls, for a picture and for words about it. */
export interface Place {
  readonly isNorth: boolean
  readonly isEast: boolean
  /** The zone as maps have it, with the exceptions around Norway; absent near the poles, where UTM ends. */
  readonly utmZone: UtmZoneCell | undefined
  /** The zone by the plain six-degree rule, in which the UTM field prints. */
  readonly plainZone: number
  readonly gridSquare: GridSquare
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
    utmZone: isInUtmArea(position.latitudeDegrees) ? zoneCellOf(position) : undefined,
    plainZone: zoneOfLongitude(position.longitudeDegrees),
    gridSquare: gridSquareOf(position),
  }
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
