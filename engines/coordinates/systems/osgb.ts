import { failure, success } from '#engines/core/index.ts'
import { fromBritishGrid, toBritishGrid } from '../geodesy/british-grid.ts'
import type { Position } from '../geodesy/position.ts'
import { shiftFacts } from '../grids/opened-grids.ts'
import { normalise } from '../reading/normalise.ts'
import { isNorthingFirst, type NumberPair, readPlane } from '../reading/numbers.ts'
import { padded, truncated } from '../reading/printing.ts'
import type { CoordinateSystem, Reading } from '../system.ts'
import { splitDigits } from './mgrs.ts'

export const osgb: CoordinateSystem = {
  id: 'osgb',
  category: 'grid',
  name: { ru: 'Британская сетка OSGB', en: 'British National Grid (OSGB)', sr: 'Британска мрежа OSGB' },
  shortName: { ru: 'британская сетка OSGB', en: 'British grid OSGB', sr: 'британска мрежа OSGB' },
  description: {
    ru: 'Национальная сетка Великобритании: две буквы квадрата и по три цифры, шаг 100 м',
    en: "Ordnance Survey's grid of Great Britain: two letters of the square and three digits each way, in steps of 100 m",
    sr: 'Национална мрежа Велике Британије: два слова квадрата и по три цифре, корак 100 m',
  },
  example: 'TQ300800',
  // London, Charing Cross.
  home: { latitudeDegrees: 51.50745, longitudeDegrees: -0.127827 },
  read: readBritishGrid,
  ofMetres: readFullMetres,
  print(position) {
    if (!isNearBritain(position)) return ''
    const { eastingMetres, northingMetres } = toBritishGrid(position)
    const letters = squareLetters(eastingMetres, northingMetres)
    return letters === undefined ? '' : `${letters}${hundreds(eastingMetres)}${hundreds(northingMetres)}`
  },
  epsgCode: () => 27700,
  accuracy: (position) => ({ printedMetres: 100, ...shiftFacts('4277', position, 2) }),
}

/** Twenty-five letters in five rows of five from the north-west corner, I left out; the false origin is two squares in and one up. */
const letters = 'ABCDEFGHJKLMNOPQRSTUVWXYZ'
const squareMetres = 100_000
const columns = 7
const rows = 13

/** A cheap first look: far from Britain the projection need not be computed, and its series would not hold. */
const isNearBritain = ({ latitudeDegrees, longitudeDegrees }: Position): boolean =>
  latitudeDegrees > 48 && latitudeDegrees < 63 && longitudeDegrees > -12 && longitudeDegrees < 6

function squareLetters(eastingMetres: number, northingMetres: number): string | undefined {
  const column = Math.floor(truncated(eastingMetres) / squareMetres)
  const row = Math.floor(truncated(northingMetres) / squareMetres)
  if (column < 0 || column >= columns || row < 0 || row >= rows) return undefined
  const east = column + 10
  const north = row + 5
  const large = (4 - Math.floor(north / 5)) * 5 + Math.floor(east / 5)
  const small = (4 - (north % 5)) * 5 + (east % 5)
  return letters.charAt(large) + letters.charAt(small)
}

const hundreds = (metres: number): string => padded(Math.floor((truncated(metres) % squareMetres) / 100), 3)

const gridPattern = /^([A-HJ-Z])([A-HJ-Z]) ?(\d*) ?(\d*)$/

/** Letters with 0 to 5 digits for each axis, meaning the middle of that square; or easting and northing in full metres. */
function readBritishGrid(text: string): Reading {
  const normalised = normalise(text)
  const match = gridPattern.exec(normalised)
  if (!match) return readPlane(text, readFullMetres)
  const digits = splitDigits(match[3]!, match[4]!)
  if (!digits) return failure({ code: 'unreadable' })
  const [east, north] = digits
  const cellMetres = 10 ** (5 - east.length)
  const large = letters.indexOf(match[1] as string)
  const small = letters.indexOf(match[2] as string)
  const column = (large % 5) * 5 + (small % 5) - 10
  const row = (4 - Math.floor(large / 5)) * 5 + (4 - Math.floor(small / 5)) - 5
  return positionInGrid(
    column * squareMetres + Number(east || '0') * cellMetres + cellMetres / 2,
    row * squareMetres + Number(north || '0') * cellMetres + cellMetres / 2,
  )
}

function readFullMetres(pair: NumberPair): Reading {
  return isNorthingFirst(pair) ? positionInGrid(pair.second, pair.first) : positionInGrid(pair.first, pair.second)
}

function positionInGrid(eastingMetres: number, northingMetres: number): Reading {
  const isInGrid =
    eastingMetres >= 0 &&
    eastingMetres < columns * squareMetres &&
    northingMetres >= 0 &&
    northingMetres < rows * squareMetres
  return isInGrid ? success(fromBritishGrid(eastingMetres, northingMetres)) : failure({ code: 'outside_area' })
}
