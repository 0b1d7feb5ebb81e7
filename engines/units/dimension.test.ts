import { expect, test } from 'vitest'
import { fraction, type Problem, parseFraction, type Result } from '#engines/core/index.ts'
import { amountOf, multiply, plainNumber, power } from './arithmetic.ts'
import { baseQuantities, type Dimension, noDimension, parseCoherent } from './dimension.ts'
import { categories, categoryById } from './index.ts'
import { baseOf, measureOf } from './measure.ts'
import { otherQuantities } from './other-quantities.ts'
import { prefixes } from './prefixes.ts'
import { knownUnits } from './unit-of.ts'

const dimension = (powers: Partial<Record<(typeof baseQuantities)[number], number>>): Dimension =>
  baseQuantities.map((quantity) => powers[quantity] ?? 0)

test('a definition by base units gives the factor and the dimension', () => {
  expect(parseCoherent('0.001 m^3')).toEqual({ factor: fraction(1n, 1000n), dimension: dimension({ length: 3 }) })
  expect(parseCoherent('kg m^2/s^2')).toEqual({
    factor: fraction(1n),
    dimension: dimension({ mass: 1, length: 2, time: -2 }),
  })
  expect(parseCoherent('8 bit')).toEqual({ factor: fraction(8n), dimension: dimension({ information: 1 }) })
  expect(parseCoherent('1/s')).toEqual({ factor: fraction(1n), dimension: dimension({ time: -1 }) })
  expect(parseCoherent('kg/m/s^2').dimension).toEqual(dimension({ mass: 1, length: -1, time: -2 }))
  expect(() => parseCoherent('kg furlong')).toThrow('furlong')
})

const measure = (path: string) => {
  const [category = '', unit = ''] = path.split(' ')
  return measureOf(categoryById(category)!, unit)
}

const answered = <Value>(result: Result<Value, Problem>): Value => {
  if (!result.ok) throw new Error(result.problem.code)
  return result.value
}

/** What units are made of, told by other units: nothing of it is written in their rows. */
test.each([
  [
    'speed kmh',
    [
      ['length km', 1],
      ['length m', -1],
      ['speed ms', 1],
    ],
    '1/3600',
  ],
  ['volume m3', [['length m', 3]], '1'],
  ['volume gal', [['length in', 3]], '231'],
  [
    'energy j',
    [
      ['mass kg', 1],
      ['speed ms', 2],
    ],
    '1',
  ],
  [
    'energy ftlb',
    [
      ['length ft', 1],
      ['mass lb', 1],
      ['speed ms', 2],
      ['length m', -1],
    ],
    '9.80665',
  ],
] as const)('%s is made of %j', (path, parts, times) => {
  const own = measure(path)
  const made = parts
    .map(([part, exponent]) =>
      answered(power(amountOf(fraction(1n), measure(part)), plainNumber(fraction(BigInt(exponent))))),
    )
    .reduce((left, right) => answered(multiply(left, right)))
  expect(own.dimension).toEqual(made.dimension)
  expect(own.factor).toEqual(parseFraction(`${made.value.numerator}/${made.value.denominator} * ${times}`))
})

test('every category and every other quantity has a dimension', () => {
  for (const category of categories) expect(baseOf(category).dimension, category.id).not.toEqual(noDimension)
  for (const { base, kind } of otherQuantities) expect(parseCoherent(base).dimension, kind.en).not.toEqual(noDimension)
})

test('prefixes are those of the SI and of IEC 80000-13', () => {
  const powers = {
    f: -15,
    p: -12,
    n: -9,
    µ: -6,
    m: -3,
    c: -2,
    d: -1,
    da: 1,
    h: 2,
    k: 3,
    M: 6,
    G: 9,
    T: 12,
    P: 15,
    E: 18,
  }
  for (const [symbol, power] of Object.entries(powers))
    expect(parseFraction(prefixes[symbol as keyof typeof powers].factor), symbol).toEqual(parseFraction(`1e${power}`))
  const binary = ['Ki', 'Mi', 'Gi', 'Ti', 'Pi', 'Ei'] as const
  binary.forEach((symbol, index) => {
    expect(BigInt(prefixes[symbol].factor), symbol).toBe(1024n ** BigInt(index + 1))
  })
})

test('ids and symbols are used once within a category, prefixes included', () => {
  for (const category of categories) {
    const units = knownUnits(category)
    const ids = units.map(({ id }) => id)
    expect(
      ids.filter((id, index) => ids.indexOf(id) !== index),
      category.id,
    ).toEqual([])
    for (const { id } of units) expect(id, category.id).toMatch(/^[a-z][a-z0-9]*$/)
  }
})
