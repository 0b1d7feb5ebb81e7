import { expect, test } from 'vitest'
import { firstCategories, isCalled } from './index.ts'

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
