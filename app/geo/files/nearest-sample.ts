import type { TrackSamples } from '#app/workers/geodata/track-samples.ts'

interface Place {
  readonly longitudeDegrees: number
  readonly latitudeDegrees: number
}

/** The sample nearest to a place, if the way between it and its neighbours comes within reach (in degrees of longitude there). */
export function nearestSample({ longitudes, latitudes }: TrackSamples, place: Place, reachDegrees: number) {
  const narrowing = Math.cos((place.latitudeDegrees * Math.PI) / 180)
  const right = (at: number) => {
    const apart = longitudes[at]! - place.longitudeDegrees
    return (apart - 360 * Math.round(apart / 360)) * narrowing
  }
  const up = (at: number) => latitudes[at]! - place.latitudeDegrees
  let nearest: number | undefined
  let closest = reachDegrees * narrowing
  for (let at = 0; at < longitudes.length; at++) {
    const next = Math.min(at + 1, longitudes.length - 1)
    const alongX = right(next) - right(at)
    const alongY = up(next) - up(at)
    const square = alongX * alongX + alongY * alongY
    const along = square === 0 ? 0 : -(right(at) * alongX + up(at) * alongY) / square
    const share = Math.min(1, Math.max(0, along))
    const distance = Math.hypot(right(at) + share * alongX, up(at) + share * alongY)
    if (distance > closest) continue
    closest = distance
    nearest = share > 0.5 ? next : at
  }
  return nearest
}
