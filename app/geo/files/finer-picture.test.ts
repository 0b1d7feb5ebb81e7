import { describe, expect, test } from 'vitest'
import type { Picture } from '#app/workers/geodata/picture.ts'
import { contains, sampleFor, surroundingsOf, wantsFiner, wholeSample } from './finer-picture.ts'
import { boundsAround } from './map-layers.ts'

const box = (west: number, south: number, east: number, north: number) => ({
  westDegrees: west,
  southDegrees: south,
  eastDegrees: east,
  northDegrees: north,
})
const picture = (thinned: boolean, cellDegrees = 0.01) =>
  ({ bounds: { west: 0, south: 0, east: 10, north: 10 }, thinned, cellDegrees }) as Picture
/** At a thousand metres to the pixel a cell of 0.01 degrees is about a pixel. */
const seen = (area: ReturnType<typeof box>, metresPerPixel = 100) => ({ ...area, metresPerPixel })

describe('a finer sample is wanted', () => {
  test('where a part of a thinned one is looked at closely', () => {
    expect(wantsFiner(wholeSample(picture(true)), seen(box(4, 4, 6, 6)))).toBe(true)
  })
  test('not while most of the sample is in sight, or none of it', () => {
    expect(wantsFiner(wholeSample(picture(true)), seen(box(1, 1, 9, 9)))).toBe(false)
    expect(wantsFiner(wholeSample(picture(true)), seen(box(40, 4, 42, 6)))).toBe(false)
  })
  test('not where nothing was left out, or nothing that a pixel would show', () => {
    expect(wantsFiner(wholeSample(picture(false)), seen(box(4, 4, 6, 6)))).toBe(false)
    expect(wantsFiner(wholeSample(picture(true)), seen(box(4, 4, 6, 6), 2000))).toBe(false)
  })
  test('in every copy of the world', () => {
    expect(wantsFiner(wholeSample(picture(true)), seen(box(364, 4, 366, 6)))).toBe(true)
  })
})

test('half of what is in sight is read on each side of it', () => {
  expect(surroundingsOf(box(10, 20, 14, 26))).toEqual(box(8, 17, 16, 29))
  // Then half of the sample, or less, is looked at: 10 by 5 degrees of 10 by 10.
  expect(wantsFiner(wholeSample(picture(true)), seen(box(2.5, 2.5, 7.5, 4.9)))).toBe(true)
  expect(wantsFiner(wholeSample(picture(true)), seen(box(2.5, 2.5, 7.5, 5.1)))).toBe(false)
  expect(wantsFiner({ within: box(0, 0, 10, 10), picture: undefined }, seen(box(4, 4, 6, 6)))).toBe(false)
  // A cell of 0.01 degrees is 1,112 metres of a great circle.
  expect(wantsFiner(wholeSample(picture(true)), seen(box(4, 4, 6, 6), 1111))).toBe(true)
  expect(wantsFiner(wholeSample(picture(true)), seen(box(4, 4, 6, 6), 1112))).toBe(false)
})

test('a part lies within another by each of its sides', () => {
  const outer = box(10, 20, 30, 40)
  expect(contains(outer, outer)).toBe(true)
  expect(
    [box(9, 21, 29, 39), box(11, 19, 29, 39), box(11, 21, 31, 39), box(11, 21, 29, 41)].map((area) =>
      contains(outer, area),
    ),
  ).toEqual([false, false, false, false])
})

test('a part is drawn as long as all that is in sight lies in it', () => {
  const whole = picture(true)
  const part = { within: box(2, 2, 8, 8), picture: picture(false) }
  expect(sampleFor(whole, part, box(3, 3, 7, 7))).toBe(part)
  expect(sampleFor(whole, part, box(-357, 3, -353, 7))).toBe(part)
  expect(sampleFor(whole, part, box(1, 3, 7, 7)).picture).toBe(whole)
  expect(sampleFor(whole, undefined, box(3, 3, 7, 7)).picture).toBe(whole)
  expect(contains(box(170, 0, 190, 10), box(-175, 1, -172, 2))).toBe(true)
  // 170 to 190 degrees east are 190 to 170 west.
  expect(
    [box(170, 1, 190, 2), box(150, 1, 190, 2), box(170, 1, 215, 2)].map((area) =>
      contains(box(-195, 0, -160, 10), area),
    ),
  ).toEqual([true, false, false])
})

test('the area around several files goes over the 180th meridian where that is narrower', () => {
  expect(boundsAround([])).toBeUndefined()
  expect(boundsAround([box(10, 0, 20, 5), box(-5, 2, 12, 8)])).toEqual(box(-5, 0, 20, 8))
  expect(boundsAround([box(177, -20, 179, -15), box(-179, -18, -178, -12)])).toEqual(box(177, -20, 182, -12))
  expect(boundsAround([box(-179, -18, -178, -12), box(177, -20, 179, -15)])).toEqual(box(-183, -20, -178, -12))
})
