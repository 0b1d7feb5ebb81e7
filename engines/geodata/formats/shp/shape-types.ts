/** The shape types of the ESRI Shapefile Technical Description (July 1998), page 4. */
export interface ShapeType {
  readonly kind: 'null' | 'point' | 'multipoint' | 'polyline' | 'polygon' | 'multipatch'
  readonly hasZ: boolean
  /** Z types may leave the measures out; M types may not. */
  readonly hasM: boolean
}

export const shapeTypes: Readonly<Record<number, ShapeType>> = {
  0: { kind: 'null', hasZ: false, hasM: false },
  1: { kind: 'point', hasZ: false, hasM: false },
  3: { kind: 'polyline', hasZ: false, hasM: false },
  5: { kind: 'polygon', hasZ: false, hasM: false },
  8: { kind: 'multipoint', hasZ: false, hasM: false },
  11: { kind: 'point', hasZ: true, hasM: true },
  13: { kind: 'polyline', hasZ: true, hasM: true },
  15: { kind: 'polygon', hasZ: true, hasM: true },
  18: { kind: 'multipoint', hasZ: true, hasM: true },
  21: { kind: 'point', hasZ: false, hasM: true },
  23: { kind: 'polyline', hasZ: false, hasM: true },
  25: { kind: 'polygon', hasZ: false, hasM: true },
  28: { kind: 'multipoint', hasZ: false, hasM: true },
  31: { kind: 'multipatch', hasZ: true, hasM: true },
}

/** Any measure below this stands for "no data" (page 2 of the description). */
export const noDataBelow = -1e38

export const fileCode = 9994
export const headerLength = 100
