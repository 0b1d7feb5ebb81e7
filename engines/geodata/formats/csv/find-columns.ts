import { isPosition, looseNumber, readPair } from '../../numbers/written-numbers.ts'
import {
  chosenColumn,
  namedLongitudeFirst,
  type PositionColumns,
  positionColumns,
} from '../../vocabulary/position-names.ts'
import { angleColumns } from './angle-columns.ts'
import { isGeometry } from './is-geometry.ts'

/** Where a table has its positions, and what of it was not said but assumed. */
export interface FoundColumns {
  readonly columns: PositionColumns
  /** The first line is a row like the others. */
  readonly isNameless: boolean
  /** The values alone told which columns are longitude and latitude. */
  readonly isAssumed: boolean
  /** Nothing where the column holds geometries. */
  readonly pairs: Pairs | undefined
}

/** How values with both coordinates are read. */
export interface Pairs {
  readonly isLongitudeFirst: boolean
  readonly areDegrees: boolean
  readonly areAmongWords: boolean
}

interface ChosenColumns {
  readonly longitudeColumn?: string
  readonly latitudeColumn?: string
  readonly geometryColumn?: string
}

/**
 * The columns a person chose, else those whose names tell, else those whose values do: a geometry, both coordinates in one value, or, where the first line
 * has no names, two columns of degrees.
 */
export function findColumns(first: readonly string[], rows: readonly string[][], chosen: ChosenColumns): FoundColumns {
  const byName = positionColumns(first)
  const named = { ...byName, ...angleColumns(first, rows, byName) }
  const elevation = named.elevation
  const longitude = chosenColumn(first, chosen.longitudeColumn)
  const latitude = chosenColumn(first, chosen.latitudeColumn)
  const geometry = chosenColumn(first, chosen.geometryColumn)
  const none = { longitude: -1, latitude: -1, elevation: -1, geometry: -1, pair: -1, said: 'named' } as const
  const all = [first, ...rows]
  if (longitude >= 0 && latitude >= 0) {
    const isNameless = [longitude, latitude].every((column) => !Number.isNaN(looseNumber(first[column]!)))
    return { columns: { ...none, longitude, latitude, elevation }, isNameless, isAssumed: false, pairs: undefined }
  }
  if (geometry >= 0) return inOneColumn({ ...none, geometry }, first, all)
  if (named.longitude >= 0 && named.latitude >= 0)
    return { columns: named, isNameless: false, isAssumed: false, pairs: undefined }
  const byValue = columnOf(all, isGeometry, isGeometry)
  const isNamed = named.geometry >= 0 && (byValue < 0 || all.some((row) => isGeometry(row[named.geometry] ?? '')))
  const isPair = (text: string) => readPair(text) !== undefined
  const isNamedPair =
    named.pair >= 0 && all.slice(1).every((row) => !row[named.pair]?.trim() || isPair(row[named.pair]!))
  const pair = isNamedPair ? named.pair : columnOf(all, isPosition, isPair)
  const found = isNamed ? named.geometry : byValue >= 0 ? byValue : pair
  if (found >= 0) return inOneColumn({ ...none, geometry: found }, first, all)
  const [north, east] = columnsOfDegrees(all)
  if (north < 0) return { columns: named, isNameless: false, isAssumed: false, pairs: undefined }
  return {
    columns: { ...none, longitude: east, latitude: north },
    isNameless: true,
    isAssumed: true,
    pairs: undefined,
  }
}

function inOneColumn(
  columns: PositionColumns,
  first: readonly string[],
  all: readonly (readonly string[])[],
): FoundColumns {
  const texts = all.map((row) => row[columns.geometry] ?? '')
  const isNameless = isGeometry(texts[0]!) || readPair(texts[0]!) !== undefined
  const values = texts.slice(isNameless ? 0 : 1)
  if (values.some(isGeometry)) return { columns, isNameless, isAssumed: false, pairs: undefined }
  const pairs = values.flatMap((value) => readPair(value) ?? [])
  if (pairs.length === 0) return { columns, isNameless, isAssumed: false, pairs: undefined }
  const beyond = pairs.filter(({ first: one, second: other }) => Math.max(Math.abs(one), Math.abs(other)) > 360)
  const areDegrees = beyond.length < pairs.length / 2
  // Metres stand as x and y.
  const isLongitudeFirst =
    !areDegrees ||
    (!isNameless && namedLongitudeFirst(first[columns.geometry]!)) ||
    pairs.some((each) => each.isArray) ||
    (pairs.some((each) => isLongitudeOnly(each.first)) && pairs.every((each) => Math.abs(each.second) <= 90))
  const areAmongWords = pairs.some((each) => each.isAmongWords)
  return { columns, isNameless, isAssumed: true, pairs: { isLongitudeFirst, areDegrees, areAmongWords } }
}

const isLongitudeOnly = (degrees: number): boolean => Math.abs(degrees) > 90 && Math.abs(degrees) <= 180

/** The first column in which nearly all values are of a kind. Where the name of the column is such a value too, the first line is a row. */
function columnOf(
  rows: readonly (readonly string[])[],
  isKind: (text: string) => boolean,
  isPossible: (text: string) => boolean,
): number {
  const [first = []] = rows
  return first.findIndex((name, column) => {
    const values = rows.slice(1).flatMap((row) => (row[column]?.trim() ? [row[column]] : []))
    if (values.length === 0) return isKind(name)
    return values.some(isKind) && values.filter(isPossible).length >= values.length * 0.9
  })
}

/**
 * The first two columns of decimal fractions that can be degrees, in every row and so in the first line: latitude and longitude. Where no number tells them
 * apart, latitude comes first, as people write positions.
 */
function columnsOfDegrees(rows: readonly (readonly string[])[]): readonly [latitude: number, longitude: number] {
  const [first = []] = rows
  const most = first.map((_, column) => {
    const texts = rows.map((row) => row[column]?.trim() ?? '')
    const numbers = texts.map((text) =>
      /\d[.,]\d|°/.test(text) ? Math.abs(looseNumber(text)) : text === '' ? 0 : Number.NaN,
    )
    return texts[0] === '' ? Number.NaN : Math.max(...numbers)
  })
  for (const [column, greatest] of most.entries()) {
    const next = most[column + 1] ?? Number.NaN
    if (greatest <= 90 && next <= 180) return [column, column + 1]
    if (greatest <= 180 && next <= 90) return [column + 1, column]
  }
  return [-1, -1]
}
