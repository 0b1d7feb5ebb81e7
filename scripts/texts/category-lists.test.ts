import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { categoryIds } from '#engines/units/categories/ids.ts'
import { categoriesFolder, categoryLists } from './category-lists.ts'

test('the lists of categories are those that `npm run texts` writes from ids.ts', () => {
  for (const [name, text] of Object.entries(categoryLists()))
    expect(readFileSync(new URL(name, categoriesFolder), 'utf8'), name).toBe(text)
})

test('every folder of a category is in ids.ts', () => {
  const folders = readdirSync(categoriesFolder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  expect(folders.map(({ name }) => name).toSorted()).toEqual(categoryIds.toSorted())
})
