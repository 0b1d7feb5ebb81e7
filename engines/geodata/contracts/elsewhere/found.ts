import type { Geometry } from 'geojson'

/** A feature as a reader of others found it. */
export interface Found {
  readonly geometry: Geometry | null
  readonly values: Readonly<Record<string, unknown>>
}
