import { expect, it } from 'vitest'
import { axisTicks } from './axis-ticks.ts'

it('has round steps within the range', () => {
  expect(axisTicks(0, 4200, 4)).toEqual([0, 2000, 4000])
  expect(axisTicks(88, 312, 4)).toEqual([100, 200, 300])
  expect(axisTicks(-7, 13, 4)).toEqual([-5, 0, 5, 10])
  expect(axisTicks(0, 1000, 4)).toEqual([0, 500, 1000])
})

it('is empty where nothing can be measured', () => {
  expect(axisTicks(5, 5, 4)).toEqual([])
  expect(axisTicks(0, Number.NaN, 4)).toEqual([])
})
