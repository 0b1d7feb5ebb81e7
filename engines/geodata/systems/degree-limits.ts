/** Longitudes may go on beyond the 180th meridian, but not around the Earth. */
export const largestLongitudeDegrees = 360

/** A pole, with room for rounding: larger numbers are no latitude. */
export const largestLatitudeDegrees = 90.01

/** Whether these cannot be longitude and latitude. */
export const isBeyondDegrees = (longitude: number, latitude: number): boolean =>
  Math.abs(longitude) > largestLongitudeDegrees || Math.abs(latitude) > largestLatitudeDegrees
