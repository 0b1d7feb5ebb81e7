import { expect, test } from 'vitest'
import { allPairs, categories, categoryById, convertPrinted, formulaOf } from './index.ts'

const written = (categoryId: string, from: string, to: string): string => {
  const { before, operation, factor, after, exact } = formulaOf(categoryById(categoryId)!, from, to)!
  const inner = before === undefined ? 'x' : `(x - ${before})`
  const scaled = operation ? `${inner} ${operation === 'multiply' ? '*' : '/'} ${factor}` : inner
  return `${exact ? '=' : '~'} ${scaled}${after === undefined ? '' : ` + ${after}`}`
}

test.each([
  ['length', 'mi', 'km', '= x * 1.609344'],
  ['length', 'km', 'mi', '= x / 1.609344'],
  ['length', 'm', 'cm', '= x * 100'],
  ['length', 'cm', 'm', '= x / 100'],
  ['length', 'ft', 'yd', '= x / 3'],
  ['length', 'shaku', 'chi', '= x / 1.1'],
  ['length', 'ri', 'chi', '= x * 129600/11'],
  ['length', 'm', 'pc', '~ x * 0.00000000000000003240779289'],
  ['mass', 'kg', 'lb', '= x / 0.45359237'],
  ['mass', 'aplb', 'troylb', '= x'],
  ['speed', 'kmh', 'ms', '= x / 3.6'],
  ['temperature', 'c', 'f', '= x * 1.8 + 32'],
  ['temperature', 'f', 'c', '= (x - 32) / 1.8'],
  ['temperature', 'c', 'k', '= x + 273.15'],
  ['temperature', 'k', 'c', '= x + -273.15'],
  ['temperature', 'k', 'r', '= x * 1.8'],
  ['temperature', 'k', 'f', '= (x - 273.15) * 1.8 + 32'],
  ['temperature', 'r', 'f', '= x + -459.67'],
])('%s: %s to %s is %s', (category, from, to, formula) => {
  expect(written(category, from, to)).toBe(formula)
})

test('every formula gives what the converter gives', () => {
  for (const category of categories)
    for (const { from, to } of allPairs(category)) {
      const { before = '0', operation, factor = '1', after = '0' } = formulaOf(category, from, to)!
      const [top = '1', bottom = '1'] = factor.split('/')
      const number = Number(top) / Number(bottom)
      const inner = 7 - Number(before)
      const scaled = operation === 'inverse' ? number / inner : operation === 'divide' ? inner / number : inner * number
      const expected = Number(convertPrinted(category, from, to, '7', 'en')!.text)
      const tolerance = Math.max(Math.abs(expected) * 1e-4, 0.006)
      expect(Math.abs(scaled + Number(after) - expected), `${from} ${to}`).toBeLessThanOrEqual(tolerance)
    }
})

test('a formula through an irrational definition is no exact one, whichever end it is at', () => {
  const length = categoryById('length')!
  const units = length.units.map((unit) => (unit.id === 'ft' ? { ...unit, irrational: true } : unit))
  const isExact = (from: string, to: string) => formulaOf({ ...length, units }, from, to)!.exact
  expect([isExact('m', 'ft'), isExact('ft', 'm'), isExact('ft', 'ft'), isExact('m', 'yd')]).toEqual([false, false, true, true]) // biome-ignore format: one line
})

test('an unknown unit has no formula', () => {
  expect(formulaOf(categoryById('length')!, 'm', 'parrot')).toBeNull()
})
