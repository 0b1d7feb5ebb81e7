import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { categories } from '#engines/units/index.ts'

/** The style sheet orders cards before scripts run; what it does not know of would jump. */
const css = readFileSync(new URL('card-order.css', import.meta.url), 'utf8')

test('the style sheet knows every locale that is home to a system', () => {
  const homes = new Set(categories.flatMap(({ systems }) => systems.flatMap(({ locales = [] }) => locales)))
  expect(homes.size).toBeGreaterThan(0)
  for (const home of homes) {
    expect(css).toContain(`.unit-system[data-home~="${home}"]`)
    expect(css).toContain(`.unit-systems[data-homes~="${home}"]`)
  }
})

test('the style sheet knows how many rows any card takes, with the one that opens it', () => {
  const rows = readFileSync(new URL('card-rows.css', import.meta.url), 'utf8')
  const counts = categories.flatMap(({ systems, units }) =>
    systems.map(({ id }) => units.filter(({ system }) => system === id).length + 1),
  )
  for (const count of counts) expect(rows).toContain(`.unit-rows-${count} {`)
})

test('the style sheet knows every bonus', () => {
  for (const { bonus } of categories.flatMap(({ systems }) => systems))
    if (bonus !== 0) expect(css).toMatch(new RegExp(`\\.unit-bonus-${bonus} \\{\\s+--bonus: ${bonus};`))
})
