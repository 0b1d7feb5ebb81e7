import { expect, test } from 'vitest'
import { pairSplits } from './index.ts'

test.each([
  ['KmMi', 'k mmi, km mi, kmm i'],
  ['a-b', 'a b, a- b'],
  ['a', ''],
  ['', ''],
])('%s is cut into %s', (slug, expected) =>
  expect([...pairSplits(slug)].map((pair) => pair.join(' ')).join(', ')).toBe(expected),
)
