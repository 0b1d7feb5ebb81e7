import { describe, expect, test } from 'vitest'
import { none, points } from './fixtures/everyday.cases.ts'
import { recognise } from './index.ts'

/** Grids name squares and the cases give their metres roughly: three hundredths of a degree; all else to a metre or two. */
const isRough = /^(?:utm|usng|mgrs|sk42|sk95|osgb|webmercator|geohash|maidenhead|plus-code)$/

function read(text: string) {
  const recognition = recognise(text)
  if (recognition?.kind === 'map-link') return { position: recognition.position, how: recognition.service }
  const [first] = recognition?.kind === 'system' ? recognition.candidates : []
  return first && { position: first.position, how: first.notation ?? first.system }
}

describe('what people paste as a point', () => {
  test.each(points.map(([text, latitude, longitude, how = '']) => [text, latitude, longitude, how] as const))(
    '%s: %d %d',
    (text, latitude, longitude, how) => {
      const point = read(text)
      if (how === 'nothing') return expect(point).toBeUndefined()
      if (how !== '') expect(point?.how).toBe(how)
      const digits = isRough.test(how) ? 1.2 : 4.2
      expect(point?.position.latitudeDegrees).toBeCloseTo(latitude, digits)
      return expect(point?.position.longitudeDegrees).toBeCloseTo(longitude, digits)
    },
  )
  test.each(none)('nothing for %s', (text) => expect(read(text)).toBeUndefined())
})
