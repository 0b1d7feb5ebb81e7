import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { languages } from '#engines/core/index.ts'
import { ask } from './index.ts'

/** Names, part numbers, telephones, addresses, prose, code, in three scripts and more: a line each, and none means anything to any reader. */
const texts = readFileSync(join(import.meta.dirname, 'fixtures/meaningless.txt'), 'utf8')
  .split('\n')
  .filter((line) => line !== '')

const now = BigInt(Date.UTC(2026, 10, 15, 12)) * 1_000_000n

/** Numbers that the reader of points takes for a place, and may: two of whole degrees, a position as GeoJSON has it. */
const places = new Set(['12 12', '[1, 2, 3]'])

test.each(languages)('what means nothing is not answered in %s', (language) => {
  expect(texts.length).toBeGreaterThan(300)
  const answered = texts.filter(
    (text) => !places.has(text) && ask(text, { language, now, zone: 'Europe/Belgrade', tools: [] }).length > 0,
  )
  expect(answered).toEqual([])
})
