export type BoundingBox = readonly [west: number, south: number, east: number, north: number]
