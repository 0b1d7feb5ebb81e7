import { describe, expect, test } from 'vitest'
import { noteText } from './note-texts.ts'
import { problemText } from './problem-texts.ts'

describe('notes in words', () => {
  test.each([
    [{ code: 'ring-repaired', count: 1 }, '1 ring repaired (closed or turned)'],
    [{ code: 'ring-repaired', count: 2 }, '2 rings repaired (closed or turned)'],
    [{ code: 'polygons-as-tracks', count: 1 }, '1 polygon became a closed track'],
    [{ code: 'features-without-geometry-dropped', count: 1 }, '1 feature without geometry left out'],
    [{ code: 'folders-dropped', count: 3, subject: 'a, b' }, '3 folders not carried over (a, b)'],
    [{ code: 'folders-dropped', count: 3 }, '3 folders not carried over'],
    // What a file calls its fields is repeated as it stands, even where it looks like a mark of ours.
    [{ code: 'folders-dropped', count: 1, subject: '#@ $& {a|b}' }, '1 folder not carried over (#@ $& {a|b})'],
    [{ code: 'properties-as-text', count: 1, subject: '$1' }, '1 value of $1 written as text'],
  ] as const)('%o', (note, text) => {
    expect(noteText({ kind: 'info', ...note })).toBe(text)
  })
})

test('a limit is named with what it counts', () => {
  const tooLarge = (what: string) => problemText({ code: 'too_large', what, limit: 65536 })
  expect(tooLarge('names')).toBe('there are more than 65536 names')
  expect(tooLarge('element')).toBe('one element is larger than 65536 bytes')
})
