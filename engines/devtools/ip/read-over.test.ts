import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { dataRows } from '#engines/core/testing/data-rows.ts'
import { specialPurposes } from './special-purpose.ts'

it('special addresses are called as in docs/texts.md, which natives read over; `npm run texts` writes it', () => {
  const [, table] = readFileSync('docs/texts.md', 'utf8').split('\n## special addresses\n')
  const rows = table!
    .split('\n## ')[0]!
    .split('\n')
    .filter((line) => line.startsWith('| `'))
  expect(dataRows(Object.fromEntries(specialPurposes.map((row) => [row.block, row])))).toEqual(rows)
})
