import { isSouthOrWest, latitudeLetters, longitudeLetters } from '../../numbers/hemispheres.ts'
import type { PositionColumns } from '../../vocabulary/position-names.ts'

const axes = {
  latitude: { name: /^(?:lat(?:itude)?|широта|ширина|шир|[sš]irina)/u, letters: new RegExp(`^[${latitudeLetters}]$`) },
  longitude: {
    name: /^(?:lon(?:gitude|g)?|lng|долгота|долг|дужина|du[zž]ina)/u,
    letters: new RegExp(`^[${longitudeLetters}]$`),
  },
} as const
type Axis = keyof typeof axes

const degreesName = /^(?:d|deg|degs|degrees?|град\p{L}*|ст|степени?|stepeni?)?$/u
const minutesName = /^(?:m|min|mins|minutes?|мин\p{L}*|minut[ai])$/u
const secondsName = /^(?:s|sec|secs|seconds?|сек\p{L}*|sek|sekund[aie])$/u
/** Beside a maximum `lat_min` is the least latitude of something, and no minutes. */
const maximumName = /^(?:max|maximum|макс\p{L}*|maks\p{L}*)$/u

const lettersOf = (name: string): string => name.toLowerCase().replace(/[^\p{L}]/gu, '')

/** What a name says behind that of its axis: `min` of `Lat_Min`. */
function behindAxis(name: string, axis: Axis): string | undefined {
  const plain = lettersOf(name)
  const own = axes[axis].name.exec(plain)?.[0]
  return own === undefined ? undefined : plain.slice(own.length)
}

/**
 * Tables with a column each for degrees, minutes and seconds, or for the letter of the hemisphere: read by their degrees alone they would be
 * tens of kilometres away, or on the other side of the equator.
 */
export function angleColumns(
  names: readonly string[],
  rows: readonly (readonly string[])[],
  columns: PositionColumns,
): Partial<Pick<PositionColumns, 'longitude' | 'latitude' | 'angles'>> {
  const both = ['longitude', 'latitude'] as const
  const columnOf = (axis: Axis, pattern: RegExp) =>
    names.findIndex((name) => pattern.test(behindAxis(name, axis) ?? '-'))
  const haveBounds = both.some((axis) => columnOf(axis, maximumName) >= 0)
  const [longitude, latitude] = both.map((axis) => {
    const find = (pattern: RegExp) => columnOf(axis, pattern)
    const minutes = haveBounds ? -1 : find(minutesName)
    const named = columns[axis] >= 0 ? columns[axis] : minutes < 0 ? -1 : find(degreesName)
    // Decimal degrees are whole by themselves, whatever stands beside them.
    const isSplit =
      minutes >= 0 && named >= 0 && valuesOf(rows, named).every((value) => /^[-+−]?\d{1,3}°?$/.test(value))
    const seconds = isSplit ? find(secondsName) : -1
    const last = isSplit ? Math.max(named, minutes, seconds) : named
    return { degrees: named, minutes: isSplit ? minutes : -1, seconds, side: sideColumn(rows, named, last, axis) }
  })
  if (!longitude || !latitude || longitude.degrees < 0 || latitude.degrees < 0) return {}
  // One of two in parts is no pair of angles. By its degrees alone it would be elsewhere, so only a person can say what the columns are.
  if (longitude.minutes < 0 !== latitude.minutes < 0) return unknown
  if (longitude.side < 0 !== latitude.side < 0 && [longitude, latitude].some((angle) => isTurned(rows, angle)))
    return unknown
  const areSplit = longitude.minutes >= 0 && latitude.minutes >= 0
  const haveSides = longitude.side >= 0 && latitude.side >= 0
  if (!areSplit && !haveSides) return {}
  const { degrees: east, ...ofLongitude } = longitude
  const { degrees: north, ...ofLatitude } = latitude
  const none = { ...(!areSplit && { minutes: -1, seconds: -1 }), ...(!haveSides && { side: -1 }) }
  return {
    longitude: east,
    latitude: north,
    angles: { longitude: { ...ofLongitude, ...none }, latitude: { ...ofLatitude, ...none } },
  }
}

const unknown = { longitude: -1, latitude: -1 } as const

/** Whether a letter says of some degrees without a minus that they are south or west. */
const isTurned = (
  rows: readonly (readonly string[])[],
  { degrees, side }: { degrees: number; side: number },
): boolean => rows.some((row) => isSouthOrWest(row[side]?.trim() ?? '') && !/^\s*[-−]/.test(row[degrees] ?? ''))

const valuesOf = (rows: readonly (readonly string[])[], column: number): string[] =>
  rows.flatMap((row) => row[column]?.trim() || [])

/** The column beside the angle that holds letters of its hemispheres only. */
function sideColumn(rows: readonly (readonly string[])[], first: number, last: number, axis: Axis): number {
  return (
    [last + 1, first - 1].find((column) => {
      const values = first < 0 ? [] : valuesOf(rows, column)
      return values.length > 0 && values.every((value) => axes[axis].letters.test(value))
    }) ?? -1
  )
}
