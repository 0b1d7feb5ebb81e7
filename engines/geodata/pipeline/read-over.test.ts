import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { dataRows } from '#engines/core/testing/data-rows.ts'
import { formatMetas } from '../formats/format-metas.ts'

it('file formats are called and defined as in docs/texts.md, which natives read over; `npm run texts` writes it', () => {
  const [, table] = readFileSync('docs/texts.md', 'utf8').split('\n## file formats\n')
  const rows = table!
    .split('\n## ')[0]!
    .split('\n')
    .filter((line) => line.startsWith('| `'))
  expect(dataRows(formatMetas)).toEqual(rows)
})
