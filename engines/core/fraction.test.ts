import { expect, test } from 'vitest'
import {
  add,
  divide,
  equals,
  fraction,
  multiply,
  parseFraction,
  powerOfTen,
  subtract,
  toDouble,
  withoutFactor,
} from './fraction.ts'

test('fractions are held in lowest terms with a positive denominator', () => {
  expect(fraction(6n, -4n)).toEqual({ numerator: -3n, denominator: 2n })
  expect(fraction(0n, 7n)).toEqual({ numerator: 0n, denominator: 1n })
  expect(fraction(5n, -1n)).toEqual({ numerator: -5n, denominator: 1n })
  expect(() => fraction(1n, 0n)).toThrow(RangeError)
})

test('arithmetic is exact where binary floating point is not', () => {
  const tenth = parseFraction('0.1')
  const fifth = parseFraction('0.2')
  expect(equals(add(tenth, fifth), parseFraction('0.3'))).toBe(true)
  expect(subtract(tenth, fifth)).toEqual(fraction(-1n, 10n))
  expect(multiply(fraction(2n, 3n), fraction(3n, 4n))).toEqual(fraction(1n, 2n))
  expect(divide(fraction(2n, 3n), fraction(-4n, 3n))).toEqual(fraction(-1n, 2n))
})

test('a number is read as a standard writes it', () => {
  expect(parseFraction('1852/3600')).toEqual(fraction(463n, 900n))
  expect(parseFraction('231 * 0.254 * 0.254 * 0.254')).toEqual(fraction(473176473n, 125000000n))
  expect(parseFraction('1.5e-3')).toEqual(fraction(3n, 2000n))
  expect(parseFraction('-273.15')).toEqual(fraction(-5463n, 20n))
  expect(parseFraction('2/3/4')).toEqual(fraction(1n, 6n))
  for (const wrong of ['', '1/', 'one', '1 2', '0x10', '1..2']) expect(() => parseFraction(wrong)).toThrow()
})

test('a drawing gets the nearest double, also where the parts are beyond doubles', () => {
  expect(toDouble(fraction(1n, 3n))).toBe(1 / 3)
  expect(toDouble(fraction(powerOfTen(2000), 3n * powerOfTen(1999)))).toBeCloseTo(10 / 3, 12)
  expect(toDouble(fraction(1n, powerOfTen(2000)))).toBe(0)
})

test('a factor is taken out as often as it is in a number', () => {
  for (const factor of [2n, 5n, 10n])
    for (const rest of [1n, -3n, 7n, 3n ** 200n])
      for (const times of [0, 1, 2, 3, 7, 8, 31, 1000])
        expect(withoutFactor(rest * factor ** BigInt(times), factor)).toEqual({ rest, times })
})
