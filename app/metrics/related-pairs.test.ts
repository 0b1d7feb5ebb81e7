import { expect, test } from 'vitest'
import { allPairs, categories, length } from '#engines/units/index.ts'
import { relatedPairs } from './related-pairs.ts'

const slugsOf = (from: string, to: string): string[] =>
  relatedPairs(length, { from, to }).map((pair) => `${pair.from}-${pair.to}`)

test('the way back comes first, then what people convert most', () => {
  expect(slugsOf('km', 'mi').slice(0, 2)).toEqual(['mi-km', 'nmi-km'])
  for (const common of ['in-cm', 'ft-m', 'm-ft']) expect(slugsOf('km', 'mi')).toContain(common)
  expect(slugsOf('km', 'mi')).not.toContain('mm-mi')
  expect(slugsOf('hasta', 'ri').slice(0, 2)).toEqual(['ri-hasta', 'hasta-cm'])
})

test('popular pairs are pairs of their category', () => {
  for (const { popularPairs, units } of categories)
    for (const pair of popularPairs)
      for (const id of pair.split(' ')) expect(units.map((unit) => unit.id)).toContain(id)
})

test('no page links to itself or twice to another', () => {
  for (const category of categories)
    for (const pair of allPairs(category)) {
      const slugs = relatedPairs(category, pair).map(({ from, to }) => `${from}-${to}`)
      expect(new Set(slugs).size).toBe(slugs.length)
      expect(slugs.length).toBeGreaterThan(6)
      expect(slugs).not.toContain(`${pair.from}-${pair.to}`)
    }
})

test('eleven of them: the way back, those around the units, three of the first unit, then the others', () => {
  expect(slugsOf('km', 'mi').join(' ')).toMatchInlineSnapshot(
    `"mi-km nmi-km verst-km km-cm km-in km-m in-cm cm-in ft-m m-ft yd-m"`,
  )
  expect(slugsOf('hasta', 'ri').join(' ')).toMatchInlineSnapshot(
    `"ri-hasta hasta-cm hasta-in hasta-m in-cm cm-in ft-m m-ft mi-km km-mi yd-m"`,
  )
})
