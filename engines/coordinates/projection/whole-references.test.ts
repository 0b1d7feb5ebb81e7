import { join } from 'node:path'
import { expect, test } from 'vitest'
import { expectRows } from '#engines/core/testing/readings.ts'
import { readCrsReference } from './reference.ts'

/** What a text says of its system before anything is looked up: every spelling beside ones that are none. */
function readingOf(text: string): string {
  const { kind, ...rest } = readCrsReference(text)
  return [kind, ...Object.entries(rest).map(([name, value]) => `${name}=${value}`)].join(' ')
}

test('spellings of systems', () => expectRows(join(import.meta.dirname, '../fixtures/references.txt'), readingOf))

test('lengths beyond which nothing is read', () => {
  const long = (length: number) => readCrsReference(`GEOGCS["${'x'.repeat(length - 10)}"]`).kind
  expect([long(50_000), long(50_001)]).toEqual(['wkt', 'unknown'])
  const name = (length: number) => readCrsReference(`EPSG${' '.repeat(length - 8)}4326`).kind
  expect([name(300), name(301)]).toEqual(['epsg', 'unknown'])
})
