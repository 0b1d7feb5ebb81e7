import type { PointOfText } from './points.ts'

/** What this project and most programs print, and long lists are made of: read at once, to the same result as by the grammar. */
const decimals = /^(-?\d{1,3}\.\d{1,40})(?:[,;] ?| )(-?\d{1,3}\.\d{1,40})$/
const angles =
  /^(\d{1,2})°([0-5]\d(?:\.\d{1,9}(?='))?)'(?:([0-5]\d(?:\.\d{1,9})?)")?([NS]),? (\d{1,3})°([0-5]\d(?:\.\d{1,9}(?='))?)'(?:([0-5]\d(?:\.\d{1,9})?)")?([EW])$/

export type PrintedPoint = Pick<PointOfText, 'latitude' | 'longitude' | 'form' | 'isAxesNamed'>

export function readAsPrinted(text: string): PrintedPoint | undefined {
  const [, latitude, longitude] = decimals.exec(text) ?? []
  if (latitude !== undefined)
    return { latitude: Number(latitude) || 0, longitude: Number(longitude) || 0, form: 'wgs84', isAxesNamed: false }
  const [, degrees, minutes, seconds, south, otherDegrees, otherMinutes, otherSeconds, west] = angles.exec(text) ?? []
  if (
    degrees === undefined ||
    (seconds === undefined) !== (otherSeconds === undefined) ||
    (seconds !== undefined && /\./.test(`${minutes}${otherMinutes}`))
  )
    return undefined
  const size = (whole = '0', ofMinutes = '0', ofSeconds = '0') =>
    Number(whole) + Number(ofMinutes) / 60 + Number(ofSeconds) / 3600
  const [first, second] = [size(degrees, minutes, seconds), size(otherDegrees, otherMinutes, otherSeconds)]
  return {
    latitude: south === 'S' && first > 0 ? -first : first,
    longitude: west === 'W' && second > 0 ? -second : second,
    form: seconds === undefined ? 'wgs84dm' : 'wgs84dms',
    isAxesNamed: true,
  }
}
