import { expect, test } from 'vitest'
import { sheetsFor, squareList } from './squares.ts'
import { squareOf } from './tile.ts'

test('a square by its name', () => {
  expect(squareOf('0')).toEqual({ westDegrees: -180, southDegrees: -90, sizeDegrees: 180 })
  expect(squareOf('1')).toEqual({ westDegrees: 0, southDegrees: -90, sizeDegrees: 180 })
  expect(squareOf('13')).toEqual({ westDegrees: 90, southDegrees: 0, sizeDegrees: 90 })
  expect(squareOf('100')).toEqual({ westDegrees: 0, southDegrees: -90, sizeDegrees: 45 })
})

test('the files of an area, in every turn of the world', () => {
  const list = squareList(['00', '01', '02', '03', '10', '11', '12', '130', '131', '132'])
  const area = (westDegrees: number, eastDegrees: number) =>
    list.within({ westDegrees, eastDegrees, southDegrees: 10, northDegrees: 80 })
  expect(area(100, 110)).toEqual(['130', '131'])
  expect(area(170, 190)).toEqual(['01', '132'])
  expect(area(-190, -170)).toEqual(['01', '132'])
  expect(area(460, 470)).toEqual(['130', '131'])
  expect(area(-200, 200)).toEqual(['01', '03', '11', '130', '131', '132'])
})

test('a finer sheet is asked for together with those before it', () => {
  expect(sheetsFor(1_000)).toEqual(['world'])
  expect(sheetsFor(1e8)).toEqual(['world', 'region', 'country', 'valley'])
})
