/** A point on WGS 84 (EPSG:4326), height left out. Longitude is -180 to 180, both ends allowed. */
export interface Position {
  readonly latitudeDegrees: number
  readonly longitudeDegrees: number
}

export const radiansPerDegree = Math.PI / 180

/** Longitude brought into -180 (included) to 180 (excluded). */
export function wrapLongitude(longitudeDegrees: number): number {
  if (longitudeDegrees >= -180 && longitudeDegrees < 180) return longitudeDegrees
  const wrapped = (((longitudeDegrees + 180) % 360) + 360) % 360
  return wrapped - 180
}
