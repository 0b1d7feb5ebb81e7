import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { dataRows } from '../core/testing/data-rows.ts'
import { systems } from './registry.ts'

it('coordinate systems are called and defined as in docs/texts.md, which natives read over; `npm run texts` writes it', () => {
  const [, table] = readFileSync('docs/texts.md', 'utf8').split('\n## coordinate systems\n')
  const rows = table!
    .split('\n## ')[0]!
    .split('\n')
    .filter((line) => line.startsWith('| `'))
  expect(dataRows(systems)).toEqual(rows)
})
