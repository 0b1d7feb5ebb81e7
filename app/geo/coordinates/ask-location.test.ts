import { afterEach, expect, test, vi } from 'vitest'
import { askLocation } from './ask-location.ts'

afterEach(() => vi.unstubAllGlobals())

type Found = (answer: { coords: { latitude: number; longitude: number; accuracy: number } }) => void
type Failed = (answer: { code: number; PERMISSION_DENIED: number }) => void

/** What is said and placed, in order, where the browser answers so. */
function said(answer: (found: Found, failed: Failed) => void) {
  const told: unknown[] = []
  const getCurrentPosition = (found: Found, failed: Failed, options: unknown) => {
    told.push(options)
    answer(found, failed)
  }
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } })
  askLocation(
    (word) => told.push(word),
    (position, word) => told.push(position, word),
  )
  return told
}

const asked = [{ kind: 'locating' }, { enableHighAccuracy: true, timeout: 20_000, maximumAge: 60_000 }]

test('the place of the device goes into the fields, never finer than a metre', () => {
  const at = (accuracy: number) => said((found) => found({ coords: { latitude: 44.8, longitude: 20.5, accuracy } }))
  const position = { latitudeDegrees: 44.8, longitudeDegrees: 20.5 }
  expect(at(35)).toEqual([...asked, position, { kind: 'located', accuracyMetres: 35 }])
  expect(at(0)).toEqual([...asked, position, { kind: 'located', accuracyMetres: 1 }])
})

test('why there is none: not allowed, not known, no such browser', () => {
  const failed = (reason: string) => ({ kind: 'location-failed', reason })
  expect(said((_, fail) => fail({ code: 1, PERMISSION_DENIED: 1 }))).toEqual([...asked, failed('denied')])
  expect(said((_, fail) => fail({ code: 2, PERMISSION_DENIED: 1 }))).toEqual([...asked, failed('unavailable')])
  vi.stubGlobal('navigator', {})
  const told: unknown[] = []
  askLocation(
    (word) => told.push(word),
    () => told.push('placed'),
  )
  expect(told).toEqual([failed('unavailable')])
})
