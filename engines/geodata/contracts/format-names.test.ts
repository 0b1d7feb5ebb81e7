import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { formatMetas } from '../formats/format-metas.ts'

const root = join(import.meta.dirname, '..')

/** The lists of formats, and what addresses and pages of the product name. */
const mayName = /^(?:formats\/|catalogue\/(?:any-)?pair\.ts$)/

test('a format is named in its folder and in the list, nowhere else', () => {
  const ids = new RegExp(`'(?:${formatMetas.map(({ id }) => id).join('|')})'`)
  const named = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !/\.test\.ts$|(?:^|\/)(?:fixtures|testing|contracts)\//.test(name))
    .filter((name) => !mayName.test(name))
    .flatMap((name) =>
      readFileSync(join(root, name), 'utf8')
        .split('\n')
        .filter((line) => ids.test(line))
        .map((line) => `${name}: ${line.trim()}`),
    )
  expect(named).toEqual([])
})
