import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lettersOf, numbersIn } from './numbers-in-text.ts'

test('numbers come back from their letters', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -36_000_000, max: 36_000_000 })), (numbers) => {
      expect(numbersIn(lettersOf(numbers))).toEqual(numbers.map((number) => number + 0))
    }),
  )
})

test('small steps take one letter', () => {
  expect(lettersOf([0, 1, -1, 15, -16, 16])).toBe('ACBefgB')
})
