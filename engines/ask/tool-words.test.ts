import { join } from 'node:path'
import { expect, test } from 'vitest'
import { expectRows } from '#engines/core/testing/readings.ts'
import { ask } from './ask.ts'
import { findTools } from './find-tools.ts'
import { toolWords } from './tool-words.ts'

/** Nameless: what is found is found by the words alone. */
const tools = Object.keys(toolWords).map((id) => ({ id, names: [] }))
const found = (text: string): string =>
  findTools(text, tools)
    .map(({ id }) => id)
    .join(' ') || 'nothing'

test('words that people have for the tools, in three languages', () =>
  expectRows(join(import.meta.dirname, 'fixtures/tool-words.txt'), found))

test.each(['5 km', '5 km / 0', '3 gp 5', '12 tim 0', '7 geoj / 0', '0 ip'])(
  '%s begins with a number, as no tool does',
  (text) => {
    const circumstances = { language: 'en', now: 1_800_000_000_000_000_000n, zone: 'UTC' } as const
    const named = tools.map(({ id }) => ({ id, names: [id] }))
    const found = (text: string) =>
      ask(text, { ...circumstances, tools: named }).flatMap((one) => (one.kind === 'tool' ? [one.id] : []))
    expect(found(text)).toEqual([])
    expect(found(text.replace(/[^a-z]/g, '').replace('km', 'kml'))).not.toEqual([])
  },
)

test('the number of a system leads to coordinates, and a number behind any other word of theirs to nothing', () => {
  for (const text of ['EPSG:3857', 'epsg 4326', 'SRID=4326', 'EPSG:28407 online'])
    expect(found(text), text).toBe('coordinates')
  for (const text of ['EPSG', 'srid']) expect(found(text), text).toBe('coordinates')
  for (const text of ['3857', 'gps 55', 'jwt 77', 'ip 12', 'track 55']) expect(found(text), text).toBe('nothing')
})
