import type { Position } from './geodesy/position.ts'
import { readGeographic } from './reading/geographic.ts'

/** Reads positions out of parts of a map's address: a parameter, the path, what stands behind the hash. */

type Order = 'latitude-first' | 'longitude-first'

export function fromParameters(parameters: URLSearchParams, names: readonly string[], order: Order = 'latitude-first') {
  for (const name of names) {
    const position = inText(
      parameters.get(name) ?? '',
      /^(?:loc:|ll\.)?\s*(-?\d+(?:\.\d+)?)[,\s]\s*(-?\d+(?:\.\d+)?)/i,
      order,
    )
    if (position) return position
  }
  return undefined
}

export function inText(text: string, pattern: RegExp, order: Order = 'latitude-first'): Position | undefined {
  const match = pattern.exec(text)?.filter((part) => part !== undefined)
  if (!match) return undefined
  return order === 'latitude-first' ? checked(match[1], match[2]) : checked(match[2], match[1])
}

export function checked(
  latitude: string | null | undefined,
  longitude: string | null | undefined,
): Position | undefined {
  if (!latitude || !longitude) return undefined
  const latitudeDegrees = Number(latitude)
  const longitudeDegrees = Number(longitude)
  const isOnEarth = Math.abs(latitudeDegrees) <= 90 && Math.abs(longitudeDegrees) <= 180
  return isOnEarth ? { latitudeDegrees, longitudeDegrees } : undefined
}

export function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

const longestPath = 2000
const degrees = '(-?\\d{1,3}(?:\\.\\d{1,20})?)'
/** A pair that fills a part of the path behind `/dir/` and its like, and does not begin with `@`, as the middle of the view does. */
const pointOfPath = new RegExp(
  `(?<=/(?:place|search|dir)/.{0,1500})(?<![@\\d.-])${degrees},[+ ]?${degrees}(?=/|$)`,
  'g',
)

/** The last point of a route is where it goes. */
export function lastOfRoute(path: string): Position | undefined {
  const last = [...path.slice(0, longestPath).matchAll(pointOfPath)].at(-1)
  return last && checked(last[1], last[2])
}

/** Degrees as people write them, in a search. */
export function written(text: string | null | undefined): Position | undefined {
  const reading = text ? readGeographic(text) : undefined
  return reading?.ok ? reading.value : undefined
}
