import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { dataRows } from '#engines/core/testing/data-rows.ts'
import { categories } from './categories/index.ts'

it('units are called and defined as in docs/texts.md, which natives read over; `npm run texts` writes it', () => {
  const [, table] = readFileSync('docs/texts.md', 'utf8').split('\n## units\n')
  const rows = table!
    .split('\n## ')[0]!
    .split('\n')
    .filter((line) => line.startsWith('| `'))
  expect(dataRows(categories)).toEqual(rows)
})
