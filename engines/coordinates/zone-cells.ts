import { militaryZoneOf } from './geodesy/military-grid.ts'
import type { Position } from './geodesy/position.ts'
import { bandLetters, bandLimits, bandOf } from './geodesy/utm.ts'

/** One cell of the UTM grid: a zone in a band. */
export interface UtmZoneCell {
  readonly zone: number
  readonly band: string
  readonly westDegrees: number
  readonly eastDegrees: number
  readonly southDegrees: number
  readonly northDegrees: number
}

/** Zones that are not six degrees wide: in south-west Norway and around Svalbard (NGA.STND.0037, 2-3). Undefined: there is no such cell. */
const exceptions: Readonly<Record<string, readonly [number, number] | undefined>> = {
  '31V': [0, 3],
  '32V': [3, 12],
  '31X': [0, 9],
  '32X': undefined,
  '33X': [9, 21],
  '34X': undefined,
  '35X': [21, 33],
  '36X': undefined,
  '37X': [33, 42],
}

function zoneCell(zone: number, band: string): UtmZoneCell | undefined {
  const name = `${zone}${band}`
  const limits = Object.hasOwn(exceptions, name) ? exceptions[name] : ([zone * 6 - 186, zone * 6 - 180] as const)
  return limits && { zone, band, westDegrees: limits[0], eastDegrees: limits[1], ...bandLimits(band) }
}

/** The cell a point between 80° S and 84° N is in. */
export const zoneCellOf = (position: Position): UtmZoneCell | undefined =>
  zoneCell(militaryZoneOf(position), bandOf(position.latitudeDegrees))

export interface DegreeBounds {
  readonly westDegrees: number
  readonly southDegrees: number
  readonly eastDegrees: number
  readonly northDegrees: number
}

/** Every cell that a rectangle touches. The rectangle may reach past 180° either way; the cells then do so too. */
export function zoneCellsWithin(bounds: DegreeBounds): UtmZoneCell[] {
  const cells: UtmZoneCell[] = []
  for (const band of bandLetters) {
    const { southDegrees, northDegrees } = bandLimits(band)
    if (northDegrees <= bounds.southDegrees || southDegrees >= bounds.northDegrees) continue
    for (let turn = -360; turn <= 360; turn += 360)
      for (let zone = 1; zone <= 60; zone++) {
        const cell = zoneCell(zone, band)
        if (!cell) continue
        const west = cell.westDegrees + turn
        const east = cell.eastDegrees + turn
        if (east > bounds.westDegrees && west < bounds.eastDegrees)
          cells.push({ ...cell, westDegrees: west, eastDegrees: east })
      }
  }
  return cells
}
