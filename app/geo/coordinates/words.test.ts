import { expect, test } from 'vitest'
import { overwriteGetLocale } from '#app/paraglide/runtime.js'
import { placeOf, systemOf } from '#engines/coordinates/index.ts'
import { pointProblemText } from '#wording/point-problem-text.ts'
import { placeWords } from './map/place-words.ts'

overwriteGetLocale(() => 'en')

const words = (latitudeDegrees: number, longitudeDegrees: number) => {
  const position = { latitudeDegrees, longitudeDegrees }
  return placeWords(position, placeOf(position))
}

test('a place in words: hemispheres, zone and square', () => {
  expect(words(55.7558, 37.6173)).toMatchInlineSnapshot(
    `"Point 55.755800, 37.617300: northern hemisphere, eastern hemisphere; UTM zone 37U, MGRS square 37U DB."`,
  )
  expect(words(-33.8568, -151.2153)).toMatchInlineSnapshot(
    `"Point -33.856800, -151.215300: southern hemisphere, western hemisphere; UTM zone 5H, MGRS square 5H PC."`,
  )
  // Norway's zone is wider than its meridians say, and the poles have none.
  expect(words(60.39, 5.32)).toMatchInlineSnapshot(
    `"Point 60.390000, 5.320000: northern hemisphere, eastern hemisphere; UTM zone 32V, MGRS square 32V KN. The UTM field counts by the plain six-degree rule: zone 31."`,
  )
  expect(words(89, 10)).toMatchInlineSnapshot(
    `"Point 89.000000, 10.000000: northern hemisphere, eastern hemisphere; polar region, MGRS square ZAF."`,
  )
})

test('why a text is no point', () => {
  const code = (text: string, system: Parameters<typeof systemOf>[0]) => {
    const read = systemOf(system).read(text)
    if (read.ok) throw new Error(`${text} is a point`)
    return pointProblemText(read.problem, 'en')
  }
  expect(code('95, 37', 'wgs84')).toMatchInlineSnapshot(`"Latitude cannot exceed 90°."`)
  expect(code('55, 197', 'wgs84')).toMatchInlineSnapshot(`"Longitude cannot exceed 180°."`)
  expect(code('what', 'wgs84')).toBeUndefined()
  expect(pointProblemText({ code: 'far_from_zone', zone: 7, distanceMetres: 1_234_567 }, 'en')).toMatchInlineSnapshot(
    `"Y lies 1235 km from the central meridian of zone 7: X and Y seem to be swapped."`,
  )
  expect(pointProblemText({ code: 'wrong_band' }, 'en')).toMatchInlineSnapshot(
    `"There is no such place in this latitude band: a letter is probably wrong."`,
  )
  expect(pointProblemText({ code: 'outside_area', suggestion: '1, 2' }, 'en')).toMatchInlineSnapshot(
    `"Northing and easting seem to be swapped."`,
  )
  expect(pointProblemText({ code: 'outside_area' }, 'en')).toMatchInlineSnapshot(`"The point is outside this system"`)
})
