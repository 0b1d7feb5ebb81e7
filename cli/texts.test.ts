import { describe, expect, test } from 'vitest'
import { languages } from '#engines/core/index.ts'
import { noteKinds } from '#engines/geodata/index.ts'
import { speakIn } from './messages.ts'
import { noteText } from './note-texts.ts'
import { asText, type Summary } from './print.ts'
import { problemText } from './problem-texts.ts'
import { type Speech, sayIn } from './texts.ts'

const speechIn = (language: Speech['language']): Speech => ({ language, say: sayIn(language) })
const english = speechIn('en')

describe('notes in the words of the pages', () => {
  test.each([
    ['en', { code: 'geometry-missing', count: 1 }, '1 feature has no geometry'],
    ['en', { code: 'geometry-missing', count: 1234 }, '1,234 features have no geometry'],
    ['ru', { code: 'geometry-missing', count: 21 }, 'Без геометрии: 21 объект'],
    ['sr', { code: 'geometry-missing', count: 3 }, 'Без геометрије: 3 објекта'],
    // What a file calls its fields is repeated as it stands, even where it looks like a mark of ours.
    ['en', { code: 'crs-written', count: 1, subject: '$& {amount}' }, /reference system \(\$& \{amount\}\)$/],
  ] as const)('%s %o', (language, note, text) => {
    expect(noteText({ kind: 'info', ...note }, speechIn(language))).toMatch(text)
  })

  test.each(languages)('every note in %s', (language) => {
    for (const code of Object.keys(noteKinds) as (keyof typeof noteKinds)[])
      expect(noteText({ code, kind: 'info', count: 2 }, speechIn(language)), code).not.toMatch(/undefined|\{/)
  })
})

test('a field is named once, whatever parts it plays', () => {
  const read = { features: 1, points: 1, geometryTypes: {}, pointValues: {}, times: 0, fields: [{ name: 'name', kinds: [] }, { name: 'name', kinds: [] }] } // biome-ignore format: one line
  const summary = { input: 'a.csv', outputs: [], from: 'csv', read, notes: [] } as unknown as Summary
  expect(asText(summary, english)).toMatch(/fields +name\n/)
})

test('a problem is said with its place, and with the option that helps', () => {
  expect(problemText({ code: 'truncated', offset: 7, line: 2 }, english)).toMatch(/\. Line 2\.$/)
  speakIn('ru')
  const needed = problemText({ code: 'crs_needed', extent: [3500000, 5500000, 1, 1], words: '' }, speechIn('ru'))
  speakIn('en')
  expect(needed).toMatch(/3\u00a0500\u00a0000 .* --crs EPSG:28407\.$/)
  expect(problemText({ code: 'no_position_columns', columns: ['a'], examples: [] }, english)).toContain('--geometry')
  expect(
    problemText({ code: 'place_outside_crs', crs: 'EPSG:8682', longitudeDegrees: -70.5, latitudeDegrees: 8 }, english),
  ).toContain('8°, −70.5°')
})
