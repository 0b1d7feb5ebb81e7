import { expect, test } from 'vitest'
import { length, mass, speed, temperature } from './categories/index.ts'
import { convertPrinted, convertToAll, exactDigits, printQuantity } from './convert.ts'
import { definitionText, isBelowLowest, quantityIn, scalesOf } from './definition.ts'
import { exactText } from './exact-text.ts'
import type { Category } from './types.ts'

test('what is no number prints nothing, an unknown unit zero', () => {
  expect(convertPrinted(length, 'km', 'm', 'hello', 'en')).toBeNull()
  expect(convertPrinted(length, 'km', 'parrot', '5', 'en')).toEqual({ text: '0', exact: false })
  expect(convertPrinted(length, 'parrot', 'm', '5', 'en')).toEqual({ text: '0', exact: false })
  expect(convertPrinted(length, 'km', 'm', '5', 'en')).toEqual({ text: '5000', exact: true })
  expect(convertPrinted(length, 'ft', 'yd', '1', 'en')).toMatchObject({ exact: false })
  expect(Object.values(convertToAll(length, 'parrot', '5', 'en')).every((text) => text === '0')).toBe(true)
  expect(exactDigits(length, 'parrot', 'm', '5', 'en')).toBeNull()
})

test('a quantity of a data row in other units', () => {
  expect(printQuantity(length, '8849 m', 'km')).toBe('8.849')
  expect(printQuantity(temperature, '100 c', 'f')).toBe('212')
  expect(printQuantity(length, '8849', 'km')).toBe('')
  expect(() => quantityIn(length, '8849', 'km')).toThrow('unknown unit in 8849 or km')
  expect(() => quantityIn(length, '5 m', 'parrot')).toThrow('unknown unit in 5 m or parrot')
})

test('nothing is colder than absolute zero; of a length nothing is said', () => {
  const below = (unit: string, mantissa: bigint, exponent = -2) =>
    isBelowLowest(temperature, { unit, value: { mantissa, exponent } })
  expect([below('c', -27_315n), below('c', -27_316n), below('f', -45_967n), below('f', -45_968n)]).toEqual([
    false,
    true,
    false,
    true,
  ])
  expect([below('k', 0n), below('k', -1n)]).toEqual([false, true])
  expect(isBelowLowest(length, { unit: 'm', value: { mantissa: -5n, exponent: 0 } })).toBe(false)
})

test('a definition that goes in circles or names no unit is refused', () => {
  const withDefinition = (id: string, definition: string): Category => ({
    ...mass,
    units: mass.units.map((unit) => (unit.id === id ? { ...unit, definition } : unit)),
  })
  const [first, second] = [mass.units[0]!.id, mass.units[1]!.id]
  expect(() => scalesOf(withDefinition(first, `1 ${first}`))).toThrow(`circular definition: ${first} -> ${first}`)
  expect(() => scalesOf(withDefinition(second, '5 parrot'))).toThrow(
    `${second} is defined by parrot, which is no unit of its category`,
  )
})

test('definitions in symbols', () => {
  const said = (id: string) => definitionText(speed, speed.units.find((unit) => unit.id === id)!, 'ru')
  expect([said('ms'), said('knot')]).toEqual(['', '1852/3600 м/с'])
})

test.each([
  [{ mantissa: 12n, exponent: 0 }, '12'],
  [{ mantissa: -12n, exponent: 15 }, `-12${'0'.repeat(15)}`],
  [{ mantissa: -12n, exponent: 16 }, '-12e16'],
  [{ mantissa: 0n, exponent: 3 }, '0e3'],
  [{ mantissa: 12n, exponent: -1 }, '1.2'],
  [{ mantissa: -12n, exponent: -2 }, '-0.12'],
  [{ mantissa: 12n, exponent: -17 }, `0.${'0'.repeat(15)}12`],
  [{ mantissa: 12n, exponent: -18 }, '12e-18'],
  [{ mantissa: 1n, exponent: 0, divisor: 3n }, '1/3'],
  [{ mantissa: -1n, exponent: 0, divisor: 8n }, '-0.125'],
  [{ mantissa: 1n, exponent: 0, divisor: 2n ** 15n }, '0.000030517578125'],
  [{ mantissa: 1n, exponent: 0, divisor: 2n ** 16n }, '1/65536'],
] as const)('%o is plainly %s', (value, text) => expect(exactText(value)).toBe(text))
