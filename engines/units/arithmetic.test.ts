import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fraction, parseFraction } from '#engines/core/index.ts'
import { add, amountOf, divide, inUnit, multiply, plainNumber, power, type Quantity, subtract } from './arithmetic.ts'
import { categories, categoryById } from './index.ts'
import { measureOf } from './measure.ts'
import { knownUnits } from './unit-of.ts'

const measure = (path: string) => {
  const [category = '', unit = ''] = path.split(' ')
  return measureOf(categoryById(category)!, unit)
}
const amount = (number: string, path: string): Quantity => amountOf(parseFraction(number), measure(path))
const number = (text: string): Quantity => plainNumber(parseFraction(text))
const second = measure('time s')

type Outcome<Value> = { ok: true; value: Value } | { ok: false; problem: { code: string } }

function answerOf<Value>(result: Outcome<Value>): Value {
  if (!result.ok) throw new Error(result.problem.code)
  return result.value
}
const codeOf = (result: Outcome<unknown>) => (result.ok ? 'ok' : result.problem.code)

const inside = (quantity: Outcome<Quantity>, path: string) => answerOf(inUnit(answerOf(quantity), measure(path)))

test('sums, products, quotients and powers are exact', () => {
  expect(inside(add(amount('3', 'length ft'), amount('2', 'length cm')), 'length ft')).toEqual(fraction(1168n, 381n))
  expect(inside(subtract(amount('1', 'length m'), amount('1', 'length in')), 'length cm')).toEqual(
    parseFraction('97.46'),
  )
  const hours = amountOf(parseFraction('2.5 * 3600'), second)
  expect(inside(multiply(amount('60', 'speed mph'), hours), 'length mi')).toEqual(fraction(150n))
  expect(inside(power(amount('1', 'length ft'), number('3')), 'volume l')).toEqual(parseFraction('28.316846592'))
  const twoHours = divide(amount('100', 'length km'), amount('50', 'speed kmh'))
  expect(answerOf(inUnit(answerOf(twoHours), second))).toEqual(fraction(7200n))
})

test('quantities of different kinds are neither added nor converted into each other, and both are named', () => {
  const sum = add(amount('3', 'length ft'), amount('2', 'mass kg'))
  expect(sum).toMatchObject({
    ok: false,
    problem: { code: 'different_quantities', left: { category: 'length' }, right: { category: 'mass' } },
  })
  expect(codeOf(inUnit(amount('1', 'energy j'), measure('speed ms')))).toBe('different_quantities')
  expect(codeOf(add(amount('1', 'length m'), number('1')))).toBe('different_quantities')
})

test('a temperature is a point on every scale', () => {
  const points = [
    ['20', 'c', 'f', '68'],
    ['-40', 'f', 'c', '-40'],
    ['0', 'k', 'c', '-273.15'],
    ['491.67', 'r', 're', '0'],
  ] as const
  for (const [value, from, to, expected] of points)
    expect(answerOf(inUnit(amount(value, `temperature ${from}`), measure(`temperature ${to}`)))).toEqual(
      parseFraction(expected),
    )
})

test('what has no answer is refused with its reason', () => {
  const huge = answerOf(power(number('9'), number('999')))
  const endless = () => power(huge, number('999'))
  const cases: [string, () => Outcome<unknown>][] = [
    ['division_by_zero', () => divide(amount('1', 'length m'), number('0'))],
    ['division_by_zero', () => divide(number('1'), amount('0', 'speed ms'))],
    ['division_by_zero', () => power(amount('0', 'length m'), number('-1'))],
    ['power_not_whole', () => power(number('2'), number('0.5'))],
    ['power_not_whole', () => power(number('2'), amount('3', 'length m'))],
    ['too_large', () => power(amount('1', 'length km'), number('99999'))],
    ['too_large', () => power(number('9'), number('1e9'))],
    ['too_large', endless],
  ]
  for (const [code, asked] of cases) expect(codeOf(asked()), code).toBe(code)
})

test('every unit there and back is the same value, and a sum of two of it is twice as much', () => {
  const units = categories.flatMap((category) => knownUnits(category).map(({ id }) => ({ category, id })))
  fc.assert(
    fc.property(
      fc.constantFrom(...units),
      fc.nat(),
      fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }),
      fc.bigInt({ min: 1n, max: 10n ** 12n }),
      ({ category, id }, pick, above, below) => {
        const value = fraction(above, below)
        const all = knownUnits(category)
        const [own, other] = [measureOf(category, id), measureOf(category, all[pick % all.length]!.id)]
        if (own.dimension.join() !== other.dimension.join()) return
        const there = answerOf(inUnit(amountOf(value, own), other))
        expect(answerOf(inUnit(amountOf(there, other), own))).toEqual(value)
        const twice = answerOf(add(amountOf(value, own), amountOf(value, own)))
        expect(answerOf(inUnit(twice, own))).toEqual(fraction(2n * above, below))
      },
    ),
  )
})
