import type { Position } from './geodesy/position.ts'
import { readGeographic } from './reading/geographic.ts'

/** Positions as addresses of maps carry them: in a parameter, in the path, behind the hash. */
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

/** The last point of a route is where it goes. */
export function lastOfRoute(path: string): Position | undefined {
  const points = [
    ...path
      .slice(0, 2000)
      .matchAll(
        /(?<=\/(?:place|search|dir)\/.{0,1500})(?<![@\d.-])(-?\d{1,3}(?:\.\d{1,20})?),[+ ]?(-?\d{1,3}(?:\.\d{1,20})?)(?=\/|$)/g,
      ),
  ]
  const last = points.at(-1)
  return last && checked(last[1], last[2])
}

/** Degrees as people write them, in a search. */
export function written(text: string | null | undefined): Position | undefined {
  const reading = text ? readGeographic(text) : undefined
  return reading?.ok ? reading.value : undefined
}
