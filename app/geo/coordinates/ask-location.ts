import type { Position } from '#engines/coordinates/index.ts'
import type { Word } from './converter-state.ts'

const patienceMilliseconds = 20_000

/** Asks the browser, which asks the visitor. The answer goes into the fields and nowhere else. */
export function askLocation(say: (word: Word) => void, place: (position: Position, word: Word) => void): void {
  if (!('geolocation' in navigator)) {
    say({ kind: 'location-failed', reason: 'unavailable' })
    return
  }
  say({ kind: 'locating' })
  navigator.geolocation.getCurrentPosition(
    ({ coords }) =>
      place(
        { latitudeDegrees: coords.latitude, longitudeDegrees: coords.longitude },
        { kind: 'located', accuracyMetres: Math.max(1, coords.accuracy) },
      ),
    ({ code, PERMISSION_DENIED }) =>
      say({ kind: 'location-failed', reason: code === PERMISSION_DENIED ? 'denied' : 'unavailable' }),
    { enableHighAccuracy: true, timeout: patienceMilliseconds, maximumAge: 60_000 },
  )
}
