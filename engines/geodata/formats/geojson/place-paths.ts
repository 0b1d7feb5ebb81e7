import { isPlaceName, positionColumns } from '../../vocabulary/position-names.ts'

/** Names of members and places in lists, from an object down to a number. */
export type PlacePath = readonly (string | number)[]

type PlacePaths = readonly [longitude: PlacePath, latitude: PlacePath, elevation: PlacePath | undefined]

/** A place in a place in a place: `address.geo.lat`, `geometry.location.lng`. */
const deepestPlace = 3

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Where an object that is no feature says where it is: in members of its own, else in those of a member that is called like a place. */
export function placePaths(value: unknown, depth = 0): PlacePaths | undefined {
  if (!isObject(value) || isFeature(value)) return undefined
  const names = Object.keys(value)
  const { longitude, latitude, elevation, said } = positionColumns(names)
  // Deeper inside, X and Y are as often those of a picture.
  if (longitude >= 0 && latitude >= 0 && (depth === 0 || said !== 'letters'))
    return [[names[longitude]!], [names[latitude]!], elevation < 0 ? undefined : [names[elevation]!]]
  if (depth >= deepestPlace) return undefined
  for (const [name, inner] of Object.entries(value)) {
    const found = name === 'coordinates' ? ofList(inner) : isPlaceName(name) ? placePaths(inner, depth + 1) : undefined
    if (found === undefined) continue
    const [east, north, height] = found
    return [[name, ...east], [name, ...north], height && [name, ...height]]
  }
  return undefined
}

/** As in GeoJSON: longitude first. */
const ofList = (value: unknown): PlacePaths | undefined =>
  Array.isArray(value) && value.length >= 2 && value.every((each) => typeof each === 'number')
    ? [[0], [1], value.length > 2 ? [2] : undefined]
    : undefined

export const isFeature = (value: unknown): boolean =>
  isObject(value) &&
  (value.type === 'Feature' ||
    (isObject(value.geometry) && 'coordinates' in value.geometry && 'type' in value.geometry))

export function valueAt(value: unknown, path: PlacePath): unknown {
  let found = value
  for (const step of path) found = (found as Record<string | number, unknown> | null | undefined)?.[step]
  return found
}

/** Whether nothing is lost where the value stands for a place: no more than numbers, or a point of GeoJSON. */
export function holdsOnlyPlace(value: unknown): boolean {
  if (Array.isArray(value)) return value.length <= 3
  if (!isObject(value)) return true
  const members = Object.entries(value)
  if (members.length === 1) return holdsOnlyPlace(members[0]![1])
  const { longitude, latitude, elevation } = positionColumns(members.map(([name]) => name))
  return members.every(
    ([name, inner], index) =>
      index === longitude ||
      index === latitude ||
      index === elevation ||
      inner === 'Point' ||
      (name === 'coordinates' && holdsOnlyPlace(inner)),
  )
}
