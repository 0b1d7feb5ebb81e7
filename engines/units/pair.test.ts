import { expect, test } from 'vitest'
import {
  allPairSlugs,
  allPairs,
  categories,
  categoryById,
  defaultPair,
  firstCategories,
  pairSlug,
  parsePair,
} from './index.ts'

const length = categoryById('length')!

test('every pair of every category has its own slug and comes back from it', () => {
  for (const category of categories) {
    const slugs = allPairSlugs(category)
    expect(slugs.length).toBe(category.units.length * (category.units.length - 1))
    expect(new Set(slugs).size).toBe(slugs.length)
    for (const pair of allPairs(category)) expect(parsePair(category, pairSlug(category, pair))).toEqual(pair)
  }
})

test('of the first categories only millimetre to metre needs the dash', () => {
  const dashed = firstCategories.flatMap((category) => allPairSlugs(category).filter((slug) => slug.includes('-')))
  expect(dashed).toEqual(['mm-m'])
  expect(parsePair(length, 'mmm')).toEqual({ from: 'm', to: 'mm' })
})

test('the dash is accepted for every pair', () => {
  expect(parsePair(categoryById('mass')!, 'kg-lb')).toEqual({ from: 'kg', to: 'lb' })
})

test('capitals make no difference', () => {
  expect(parsePair(length, 'KMMI')).toEqual({ from: 'km', to: 'mi' })
  expect(parsePair(length, 'Km-Mi')).toEqual({ from: 'km', to: 'mi' })
})

test.each(['', 'k', 'kmkmx', 'kglb', '-km', 'km-', 'km--mi', 'km-mi-', 'toString', '__proto__'])(
  '%j is no pair of length',
  (slug) => {
    expect(parsePair(length, slug)).toBeNull()
  },
)

test('the default pair is a pair of the category', () => {
  expect(firstCategories.map((category) => pairSlug(category, defaultPair(category)))).toEqual([
    'kmmi',
    'kglb',
    'lgal',
    'cf',
    'kmhmph',
    'kjkcal',
  ])
})
