import { expect, test } from 'vitest'
import { allPairs, categories, length } from '#engines/units/index.ts'
import { relatedPairs } from './related-pairs.ts'

test('the way back comes first, then neighbours of both units', () => {
  const slugs = relatedPairs(length, { from: 'km', to: 'mi' }).map(({ from, to }) => `${from}-${to}`)
  expect(slugs.slice(0, 4)).toEqual(['mi-km', 'km-yd', 'km-ft', 'km-in'])
  expect(slugs).toContain('m-mi')
})

test('no page links to itself or twice to another', () => {
  for (const category of categories)
    for (const pair of allPairs(category)) {
      const slugs = relatedPairs(category, pair).map(({ from, to }) => `${from}-${to}`)
      expect(new Set(slugs).size).toBe(slugs.length)
      expect(slugs).not.toContain(`${pair.from}-${pair.to}`)
    }
})
