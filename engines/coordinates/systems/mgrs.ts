import { failure, success } from '#engines/core/index.ts'
import { fromGridSquare, type GridSquarePoint, isInItsBand, toGridSquare } from '../geodesy/military-grid.ts'
import type { Position } from '../geodesy/position.ts'
import { bandLetters, bandOf, isBandLetter, isInUtmArea } from '../geodesy/utm.ts'
import { normalise } from '../reading/normalise.ts'
import { fiveDigits, padded } from '../reading/printing.ts'
import type { CoordinateSystem, Reading } from '../system.ts'

export const mgrs: CoordinateSystem = {
  id: 'mgrs',
  category: 'grid',
  name: { ru: 'MGRS', en: 'MGRS', sr: 'MGRS' },
  shortName: { ru: 'MGRS', en: 'MGRS', sr: 'MGRS' },
  description: {
    ru: 'Военная система координат НАТО: зона, пояс, буквы стокилометрового квадрата и место в нём до метра',
    en: 'NATO military grid: zone, band, letters of the 100 km square and the metre within it',
    sr: 'Војна мрежа НАТО-а: зона, појас, слова квадрата од 100 km и метар унутар њега',
  },
  example: '33UUU9177620073',
  read: readMilitaryGrid,
  print(position) {
    const { zone, band, column, row, eastMetres, northMetres } = toGridSquare(position)
    if (zone === 0) return `${band}${column}${row}${fiveDigits(eastMetres)}${fiveDigits(northMetres)}`
    // `| 0` tells the engine that these are whole numbers below 2^31, which it divides much faster.
    const east = eastMetres | 0
    const north = northMetres | 0
    // All fifteen characters at once (48 is the code of `0`): joining pieces of text would take as long as the projection.
    return String.fromCharCode(
      48 + ((zone / 10) | 0),
      48 + (zone % 10),
      band.charCodeAt(0),
      column.charCodeAt(0),
      row.charCodeAt(0),
      48 + ((east / 10_000) | 0),
      48 + (((east / 1000) | 0) % 10),
      48 + (((east / 100) | 0) % 10),
      48 + (((east / 10) | 0) % 10),
      48 + (east % 10),
      48 + ((north / 10_000) | 0),
      48 + (((north / 1000) | 0) % 10),
      48 + (((north / 100) | 0) % 10),
      48 + (((north / 10) | 0) % 10),
      48 + (north % 10),
    )
  },
  epsgCode: () => undefined,
  accuracy: () => ({ printedMetres: 1 }),
}

const gridPattern = /^(?:(\d{1,2}) ?([A-Z])|([ABYZ])) ?([A-HJ-NP-Z])([A-HJ-NP-Z]) ?(\d*) ?(\d*)$/

/**
 * Zone, band, square and 0 to 5 digits for each axis, with or without spaces. The point is the middle of the square those digits name:
 * what is printed from it names the same square again.
 */
export function readMilitaryGrid(text: string): Reading {
  const match = gridPattern.exec(normalise(text))
  if (!match) return failure({ code: 'unreadable' })
  const digits = splitDigits(match[6] as string, match[7] as string)
  const zone = match[1] === undefined ? 0 : Number(match[1])
  if (!digits || zone > 60 || (match[1] !== undefined && zone === 0)) return failure({ code: 'unreadable' })
  if (zone !== 0 && !isBandLetter(match[2] as string)) return failure({ code: 'wrong_band' })
  const [east, north] = digits
  const cellMetres = 10 ** (5 - east.length)
  const square = {
    zone,
    band: (match[2] ?? match[3]) as string,
    column: match[4] as string,
    row: match[5] as string,
    eastMetres: Number(east) * cellMetres + cellMetres / 2,
    northMetres: Number(north) * cellMetres + cellMetres / 2,
  }
  const position = fromGridSquare(square)
  if (!position) return failure({ code: 'outside_area' })
  if (isInItsBand(square, position, cellMetres)) return success(position)
  return failure({ code: 'wrong_band', ...neighbourBand(square, position, east + north) })
}

/** Suggests the letter of the band that the square is in, if that is the next one; if it is farther off, the row letter may be wrong too. */
function neighbourBand({ zone, band, column, row }: GridSquarePoint, position: Position, digits: string) {
  const { latitudeDegrees } = position
  const rightBand = bandOf(latitudeDegrees)
  const isNext =
    isInUtmArea(latitudeDegrees) && Math.abs(bandLetters.indexOf(rightBand) - bandLetters.indexOf(band)) === 1
  return isNext ? { suggestion: `${padded(zone, 2)}${rightBand}${column}${row}${digits}` } : {}
}

/** Two groups of equal length, or one group of even length cut in half; at most five digits for each axis. */
export function splitDigits(first: string, second: string): readonly [string, string] | undefined {
  const [east, north] =
    second === '' ? [first.slice(0, first.length / 2), first.slice(first.length / 2)] : [first, second]
  return east.length === north.length && east.length <= 5 ? [east, north] : undefined
}
