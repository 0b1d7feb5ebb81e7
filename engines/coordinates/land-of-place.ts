import type { Position } from './geodesy/position.ts'

/** The code of the country a place lies in (ISO 3166), or 'sea'. The outlines are loaded for the first place that is asked for. */
export async function landOfPlace(place: Position): Promise<string> {
  const lands = await import('./lands/land-of-place.ts')
  return lands.landOfPlace(place)
}
