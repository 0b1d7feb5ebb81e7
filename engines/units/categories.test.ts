import { describe, expect, test } from 'vitest'
import { type Language, type Localized, languages, subtract } from '#engines/core/index.ts'
import { baseUnitOf, categories, defaultPair, quantityIn } from './index.ts'
import { knownUnits } from './unit-of.ts'

const latinWord = /[a-z]{2,}/i
const namesOf = (language: Language, texts: readonly Localized[]): string[] => texts.map((text) => text[language])

describe.each(categories.map((category) => [category.id, category] as const))('%s', (_, category) => {
  test('ids are lower-case words without a dash, each used once', () => {
    const ids = category.units.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(id).toMatch(/^[a-z][a-z0-9]*$/)
  })

  test('every unit stands in a system, every system has units, the default pair exists', () => {
    const systems = category.systems.map(({ id }) => id)
    expect(new Set(category.units.map(({ system }) => system))).toEqual(new Set(systems))
    const { from, to } = defaultPair(category)
    for (const id of [from, to]) expect(category.units.some((unit) => unit.id === id)).toBe(true)
  })

  test('landmarks stand in order of size', () => {
    const sizes = category.landmarks.map(({ value }) => quantityIn(category, value, baseUnitOf(category).id))
    for (const [index, size] of sizes.entries())
      if (index > 0)
        expect(subtract(size, sizes[index - 1]!).numerator > 0n, category.landmarks[index]?.value).toBe(true)
  })

  test.each(languages)('names in %s tell units apart', (language) => {
    for (const names of [
      namesOf(
        language,
        knownUnits(category).map(({ name }) => name),
      ),
      namesOf(
        language,
        knownUnits(category).map(({ ofMany, intoMany }) => ({
          ...ofMany,
          [language]: ofMany[language] + intoMany[language],
        })),
      ),
      namesOf(
        language,
        category.systems.map(({ name }) => name),
      ),
      namesOf(
        language,
        knownUnits(category).map(({ symbol }) => symbol),
      ),
    ])
      expect(new Set(names).size).toBe(names.length)
  })

  test.each(['ru', 'sr'] as const)('names in %s are written in Cyrillic', (language) => {
    for (const { name, ofMany, intoMany } of knownUnits(category))
      for (const text of [name, ofMany, intoMany]) expect(text[language]).not.toMatch(latinWord)
    for (const { name } of category.systems) expect(name[language]).not.toMatch(latinWord)
    // A battery's size is Latin in every language.
    for (const { name } of category.landmarks) expect(name[language].replace(' AA', '')).not.toMatch(latinWord)
  })

  test('Serbian and Russian do not lend each other letters', () => {
    for (const { name, ofMany, intoMany, source } of knownUnits(category))
      for (const text of [name, ofMany, intoMany, source]) {
        expect(text.sr).not.toMatch(/[ёйъыьэюящ]/i)
        expect(text.ru).not.toMatch(/[ђјљњћџ]/i)
        expect(text.en).not.toMatch(/[а-яё]/i)
      }
  })
})
