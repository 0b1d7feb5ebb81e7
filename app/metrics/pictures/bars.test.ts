import { expect, test } from 'vitest'
import { barLengths, nearestThings } from './bars.ts'
import { apart, windowFor } from './scale.ts'

const things = [1, 10, 100, 1000, 10_000, 100_000].map((size) => ({ size, thing: `thing ${size}` }))
const sizes = (value: number | null): number[] => nearestThings(things, value).map(({ size }) => size)

test('a value stands between the two things below and the two above it', () => {
  expect(sizes(50)).toEqual([1, 10, 50, 100, 1000])
})

test('at the ends the other side gives more, so that the picture keeps its height', () => {
  expect(sizes(0.5)).toEqual([0.5, 1, 10, 100, 1000])
  expect(sizes(5e6)).toEqual([100, 1000, 10_000, 100_000, 5e6])
  expect(sizes(50_000)).toEqual([100, 1000, 10_000, 50_000, 100_000])
})

test('without a value there are only things', () => {
  for (const nothing of [null, 0, -3]) expect(sizes(nothing)).toEqual([10, 100, 1000, 10_000])
})

test('a value as large as a thing stands behind it, and few things are all shown', () => {
  expect(sizes(100)).toEqual([10, 100, 100, 1000, 10_000])
  const few = things.slice(0, 2)
  expect(nearestThings(few, null).map(({ size }) => size)).toEqual([1, 10])
  expect(nearestThings(few, 5).map(({ size }) => size)).toEqual([1, 5, 10])
  expect(nearestThings(things.slice(0, 3), null)).toHaveLength(3)
  expect(nearestThings([], null)).toEqual([])
})

test('bars are to scale while that can be seen, else logarithmic', () => {
  expect(barLengths([1, 50, 100])).toEqual({ lengths: [0.01, 0.5, 1], isLinear: true })
  const { lengths, isLinear } = barLengths([1, 1000, 1_000_000])
  expect(isLinear).toBe(false)
  expect(lengths[0]).toBeCloseTo(0.1)
  expect(lengths[1]).toBeCloseTo(0.55)
  expect(lengths[2]).toBeCloseTo(1)
  // By how many times the sizes differ, whatever they are.
  for (const [at, length] of barLengths([20, 20_000, 20_000_000]).lengths.entries())
    expect(length).toBeCloseTo(lengths[at]!)
  expect([barLengths([1, 300]).isLinear, barLengths([1, 301]).isLinear]).toEqual([true, false])
})

test('a thermometer widens until the value fits', () => {
  expect(windowFor(null)).toEqual(windowFor(20))
  const [everyday, laboratory, furnace] = [
    { lowest: -50, highest: 120 },
    { lowest: -273.15, highest: 220 },
    { lowest: -273.15, highest: 6000 },
  ]
  for (const value of [null, -50, 0, 120]) expect(windowFor(value)).toEqual(everyday)
  for (const value of [-273.15, -50.1, 120.1, 220]) expect(windowFor(value)).toEqual(laboratory)
  for (const value of [220.1, 6000, 6001, -300]) expect(windowFor(value)).toEqual(furnace)
  expect(windowFor(-200).lowest).toBe(-273.15)
  expect(windowFor(5000).lowest).toBe(-273.15)
  expect(windowFor(5000).highest).toBeGreaterThan(5500)
  expect(windowFor(1e9)).toEqual(windowFor(5000))
})

test('labels that would touch are left out', () => {
  expect(apart([0, 5, 20, 30], (position) => position, 15)).toEqual([0, 20])
})
