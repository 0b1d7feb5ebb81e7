import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { add, divide, fraction, multiply, negate, parseFraction, subtract } from '#engines/core/index.ts'
import { scalesOf } from './definition.ts'
import { categories, categoryById, convert, definitionText, exactFraction, quantityIn } from './index.ts'

/** Base = value × scale + offset, collected from the standards, independently of the rows. */
type Row = readonly [unit: string, system: string, scale: string, offset: string]
const rowsOf = (id: string): Row[] =>
  JSON.parse(readFileSync(new URL(`categories/${id}/definitions.cases.json`, import.meta.url), 'utf8'))
const cases = categories.flatMap(({ id }) => rowsOf(id).map((row) => [id, ...row] as const))

test('the definitions come to the exact fractions of the standards, in the systems they belong to', () => {
  expect(cases.map(([category, id]) => `${category} ${id}`).toSorted()).toEqual(
    categories.flatMap(({ id, units }) => units.map((unit) => `${id} ${unit.id}`)).toSorted(),
  )
  for (const [categoryId, id, system, scale, offset] of cases) {
    const category = categoryById(categoryId)!
    const { factor, atBaseZero } = scalesOf(category).get(id)!
    expect(category.units.find((unit) => unit.id === id)?.system, id).toBe(system)
    expect(factor, id).toEqual(parseFraction(scale))
    expect(atBaseZero, id).toEqual(negate(divide(parseFraction(offset), factor)))
  }
})

test('every pair of every category converts as fractions of the standards do', () => {
  const seven = fraction(7n)
  for (const [categoryId, from, , scale, offset] of cases)
    for (const [, to, , wantedScale, wantedOffset] of cases.filter(([id]) => id === categoryId)) {
      const category = categoryById(categoryId)!
      const isInverse = (unit: string) => scalesOf(category).get(unit)!.isInverse
      const straight = add(multiply(seven, parseFraction(scale)), parseFraction(offset))
      const base = isInverse(from) ? divide(parseFraction(scale), seven) : straight
      const value = isInverse(to)
        ? divide(parseFraction(wantedScale), base)
        : divide(subtract(base, parseFraction(wantedOffset)), parseFraction(wantedScale))
      expect(exactFraction(category, from, to, '7', 'en')?.value, `${from} in ${to}`).toEqual(value)
    }
})

/** Relations people know by heart: "value from = printed to". */
test.each([
  ['length', '12 in', '1 ft'],
  ['length', '3 ft', '1 yd'],
  ['length', '1760 yd', '1 mi'],
  ['length', '500 sazhen', '1 verst'],
  ['length', '3 arshin', '1 sazhen'],
  ['length', '16 vershok', '1 arshin'],
  ['length', '4 vershok', '1 piad'],
  ['length', '28 in', '1 arshin'],
  ['length', '10 cable', '1 nmi'],
  ['length', '10 fen', '1 cun'],
  ['length', '3 chi', '1 m'],
  ['length', '33 shaku', '10 m'],
  ['length', '31557600 ls', '1 ly'],
  ['mass', '16 oz', '1 lb'],
  ['mass', '14 lb', '1 st'],
  ['mass', '7000 gr', '1 lb'],
  ['mass', '12 ozt', '1 troylb'],
  ['mass', '12 apoz', '1 aplb'],
  ['mass', '1 apoz', '1 ozt'],
  ['mass', '24 scr', '1 apoz'],
  ['mass', '96 zolotnik', '1 funt'],
  ['mass', '96 dolya', '1 zolotnik'],
  ['mass', '40 funt', '1 pud'],
  ['mass', '5 ct', '1 g'],
  ['volume', '4 qt', '1 gal'],
  ['volume', '2 pt', '1 qt'],
  ['volume', '2 cup', '1 pt'],
  ['volume', '8 floz', '1 cup'],
  ['volume', '3 tsp', '1 tbsp'],
  ['volume', '42 gal', '1 bbl'],
  ['volume', '4 qtimp', '1 galimp'],
  ['volume', '1000 l', '1 m3'],
  ['temperature', '100 c', '212 f'],
  ['temperature', '-40 c', '-40 f'],
  ['temperature', '0 k', '-273.15 c'],
  ['temperature', '0 r', '0 k'],
  ['temperature', '80 re', '100 c'],
  ['speed', '3.6 kmh', '1 ms'],
  ['speed', '1 knot', '1.852 kmh'],
  ['speed', '60 mph', '88 fps'],
  ['speed', '12 ips', '1 fps'],
  ['energy', '1 kwh', '3600 kj'],
  ['energy', '1 kcal', '4.184 kj'],
  ['energy', '100000 btu', '1 therm'],
  ['energy', '10000000 erg', '1 j'],
  ['energy', '1000 kev', '1 mev'],
])('%s: %s = %s', (category, left, right) => {
  const [value, from] = left.split(' ') as [string, string]
  const [expected, to] = right.split(' ') as [string, string]
  expect(convert(category, from, to, value, 'en')).toBe(expected)
})

test('a definition reads in the symbols of the language', () => {
  const speed = categoryById('speed')!
  const knot = speed.units.find(({ id }) => id === 'knot')!
  expect(definitionText(speed, knot, 'ru')).toBe('1852/3600 м/с')
  expect(definitionText(speed, knot, 'en')).toBe('1852/3600 m/s')
})

test('quantities in data rows are read in any unit', () => {
  expect(quantityIn(categoryById('temperature')!, '100 c', 'f')).toEqual(fraction(212n))
  expect(quantityIn(categoryById('length')!, '1 mi', 'ft')).toEqual(multiply(fraction(1760n), fraction(3n)))
  expect(() => quantityIn(categoryById('length')!, '1 parrot', 'ft')).toThrow()
})
