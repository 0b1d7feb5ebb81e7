import { expect, test } from 'vitest'
import { categories, firstCategories, isCalled, knownUnits } from './index.ts'

const found = (query: string): string[] =>
  firstCategories.flatMap(({ units }) => units.filter((unit) => isCalled(unit, query)).map(({ id }) => id))

test.each([
  ['верста', ['verst']],
  ['ВЁРСТ', ['verst']],
  ['вёрсты', ['verst']],
  ['километар', ['km', 'kmh', 'kmmin', 'kms']],
  ['километри', ['km', 'kmh', 'kmmin', 'kms']],
  ['kilometri', ['km', 'kmh', 'kmmin', 'kms']],
  ['kilometar', ['km', 'kmh', 'kmmin', 'kms']],
  ['džul', ['j', 'kj', 'mj', 'gj']],
  ['инчи', ['in', 'ips']],
  ['lbs', ['lb']],
  ['kilometer per hour', ['kmh']],
  ['kilometre per hour', ['kmh']],
  ['reaumur', ['re']],
  ['°F', ['f']],
  ['µg', ['mcg']],
  ['stone', ['st']],
  ['gallons', ['gal', 'galimp']],
  ['no such unit', []],
])('%s', (query, ids) => {
  expect(found(query)).toEqual(ids)
})

test('an empty query finds everything', () => {
  expect(found('  ')).toHaveLength(firstCategories.flatMap(({ units }) => units).length)
})

test('names that units of two categories share are those known of', () => {
  const owners = new Map<string, Set<string>>()
  for (const category of categories)
    for (const { name, ofMany, intoMany, symbol, also } of knownUnits(category))
      for (const one of [name, ofMany, intoMany, symbol].flatMap((names) => Object.values(names)).concat(also))
        owners.set(one, (owners.get(one) ?? new Set()).add(category.id))
  const shared = [...owners].filter(([, { size }]) => size > 1).map(([name, of]) => `${name}: ${[...of].join(', ')}`)
  // biome-ignore format: a list
  expect(shared.toSorted()).toEqual([
    'c: temperature, speed', 'foot pound: energy, torque', 'foot pounds: energy, torque', 'ft lb: energy, torque', 'ft-lb: energy, torque',
    'gal: volume, acceleration', 'gals: volume, acceleration', 'ks: time, power', 'kt: mass, speed', 'lb ft: energy, torque', 'ounce: mass, volume',
    'ounces: mass, volume', 'oz: mass, volume', 'гал: volume, acceleration', 'кс: time, power', 'с: temperature, time', 'унца: mass, volume',
    'унция: mass, volume',
  ])
})
