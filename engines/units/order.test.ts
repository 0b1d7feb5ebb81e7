import { expect, test } from 'vitest'
import { categories, categoryById, defaultPair, firstCategories, orderSystems, parsePair, shownUnits } from './index.ts'

const order = (categoryId: string, slug: string, locale: string): string[] => {
  const category = categoryById(categoryId)!
  return orderSystems(category, parsePair(category, slug) ?? defaultPair(category), locale).map(({ id }) => id)
}

test.each([
  // Route units weigh most, then the visitor's locale, then the fixed bonuses, then the order of the rows.
  ['length', 'kmmi', 'sr', ['metric', 'imperial', 'russian', 'nautical']],
  ['length', 'kmmi', 'en-US', ['imperial', 'metric', 'russian', 'nautical']],
  ['length', 'kmmi', 'ru', ['metric', 'imperial', 'russian', 'nautical']],
  ['length', 'kmm', 'ru-RU', ['metric', 'russian', 'imperial', 'nautical']],
  ['length', 'kmm', 'ja-JP', ['metric', 'japanese', 'imperial', 'russian']],
  ['length', 'nmicable', 'zh-CN', ['nautical', 'chinese', 'metric', 'imperial']],
  ['length', 'hastaangula', 'hi', ['indian', 'metric', 'imperial', 'russian']],
  ['length', 'kmm', 'en-AU', ['metric', 'imperial', 'russian', 'nautical']],
  ['mass', 'puddolya', 'en-GB', ['russian', 'imperial', 'metric', 'troy']],
  ['volume', 'bblbblbeer', 'de', ['oil', 'metric_cubic', 'metric_liquid', 'imperial', 'cooking', 'us']],
  ['volume', 'bblbblbeer', 'en-US', ['oil', 'imperial', 'metric_cubic', 'metric_liquid', 'cooking', 'us']],
  ['temperature', 'rek', 'de', ['scientific', 'historical', 'metric', 'imperial']],
  ['temperature', 'rek', 'en-US', ['scientific', 'historical', 'imperial', 'metric']],
  ['speed', 'knotmach', 'en-GB', ['nautical', 'scientific', 'imperial', 'metric']],
  ['energy', 'everg', 'en-GB', ['physics', 'thermal', 'metric', 'electrical']],
  ['energy', 'everg', 'sr-Cyrl-RS', ['physics', 'metric', 'thermal', 'electrical']],
])('%s %s for %s', (categoryId, slug, locale, first) => {
  expect(order(categoryId, slug, locale).slice(0, first.length)).toEqual(first)
})

test('a collapsed card shows its first units and counts the rest', () => {
  const mass = categoryById('mass')!
  const ids = (expanded: boolean, kept: string[]): string[] =>
    shownUnits(mass, 'metric', expanded, kept).shown.map(({ id }) => id)
  expect(ids(false, [])).toEqual(['t', 'q', 'kg', 'g'])
  expect(ids(false, ['mcg', 'lb'])).toEqual(['t', 'q', 'kg', 'g', 'mcg'])
  expect(ids(true, [])).toHaveLength(6)
  expect(shownUnits(mass, 'metric', false, []).hiddenCount).toBe(2)
  expect(shownUnits(mass, 'metric', false, ['mg', 'mcg']).hasToggle).toBe(false)
  expect(shownUnits(mass, 'troy', false, []).hasToggle).toBe(false)
})

test('the groups that start expanded are systems of their category', () => {
  expect(firstCategories.map(({ expandedAtFirst }) => expandedAtFirst.join())).toEqual([
    'russian',
    'apothecary',
    'oil',
    'historical',
    '',
    'physics',
  ])
  for (const { expandedAtFirst, systems } of categories)
    for (const id of expandedAtFirst) expect(systems.some((system) => system.id === id)).toBe(true)
})
