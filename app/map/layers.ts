/**
 * What a map carries besides the world: points, lines and areas in typed arrays, so that a hundred thousand of them are drawn at the
 * speed of the screen. A layer is never changed in place; another sample of a file, finer as one zooms in, is another layer object.
 */
interface LayerBase {
  readonly id: string
  /** Longitude and latitude in degrees, WGS 84, one pair after the other. Longitudes may run past 180 to cross the antimeridian. */
  readonly degrees: Float64Array
  /** Any CSS colour; the accent of the page where none is given. */
  readonly colour?: string
  /** The number of the feature each point or part belongs to, handed back by a pick; without it, its own index. */
  readonly features?: Uint32Array
}

export interface PointLayer extends LayerBase {
  readonly kind: 'points'
  readonly radiusPixels?: number
}

export interface LineLayer extends LayerBase {
  readonly kind: 'lines'
  /** For each line the index of its first vertex in `degrees` (of the pair, not of the number). */
  readonly starts: Uint32Array
  readonly widthPixels?: number
}

export interface PolygonLayer extends LayerBase {
  readonly kind: 'polygons'
  /** For each ring the index of its first vertex. Rings of one feature stand together; holes are those inside others (even-odd). */
  readonly starts: Uint32Array
}

export type MapLayer = PointLayer | LineLayer | PolygonLayer

/** What a click met. */
export interface Pick {
  readonly layerId: string
  readonly feature: number
  /** Of a point, where it is. */
  readonly position?: { readonly longitudeDegrees: number; readonly latitudeDegrees: number }
}
