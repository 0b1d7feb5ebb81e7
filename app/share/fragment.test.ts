import { expect, test } from 'vitest'
import { fragmentOf, keptIn } from './fragment.ts'

test.each([
  [{ km: '42.195' }],
  [{ c: '−40', f: '' }],
  [{ text: 'a&b=c #d+e %41 ё\n😀' }],
  [{ km: `5' 11"`, __proto__x: '1' }],
])('%j comes back', (kept) => {
  expect(keptIn(fragmentOf(kept))).toEqual(kept)
})

test('what is easy to read stays easy to read', () => {
  expect(fragmentOf({ km: '42.195' })).toBe('#km=42.195')
})

test('nothing, or too much, is not kept', () => {
  expect(fragmentOf(null)).toBe('')
  expect(fragmentOf({})).toBe('')
  expect(fragmentOf({ km: '9'.repeat(100_000) })).toBe('')
})

test.each(['', '#', '#content', '#%', '#%E0%A4%A', '#=', '#&&&', `#${'x'.repeat(100_000)}`, '#\ud800'])(
  'a bad fragment is only ignored: %.20s',
  (fragment) => {
    expect(Object.values(keptIn(fragment)).every((text) => text === '')).toBe(true)
  },
)
