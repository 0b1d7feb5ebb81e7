import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { dataRows } from '#engines/core/testing/data-rows.ts'
import { notationNames } from './notations/point-reading.ts'
import { systems } from './registry.ts'

it.each([
  ['coordinate systems', systems],
  ['notations of points', notationNames],
])(
  '%s are called and defined as in docs/texts.md, which natives read over; `npm run texts` writes it',
  (title, data) => {
    const [, table] = readFileSync('docs/texts.md', 'utf8').split(`\n## ${title}\n`)
    const rows = table!
      .split('\n## ')[0]!
      .split('\n')
      .filter((line) => line.startsWith('| `'))
    expect(dataRows(data)).toEqual(rows)
  },
)
