import { expect, test } from 'vitest'
import { ofOurLetters } from './letters.ts'

test.each([
  [
    /^\p{L}+$/u,
    ['metre', 'Kelvin', 'Größe', 'č', 'ΩΜ', 'µ', 'фут', 'ёлка', 'љубав', 'Ѓ'],
    ['', '5', 'a5', 'a b', '°', '日', 'ש'],
  ],
  [/^[\d\p{L}_]+$/iu, ['a5_', 'ЂА7'], ['a-b', 'a b']],
  [/^[^\d\p{L}]$/u, [' ', '-', '°', '\\'], ['5', 'ж', 'z']],
  [/^\[\p{L}\]$/u, ['[а]'], ['а', '[5]']],
  [/^(?!\p{L})./u, ['5', '日'], ['ш']],
] as const)('%s', (pattern, fitting, others) => {
  const ours = ofOurLetters(pattern)
  expect(ours.flags).toBe(pattern.flags)
  for (const text of fitting) expect(text).toMatch(ours)
  for (const text of others) expect(text).not.toMatch(ours)
})

test('keeps where a pattern looks', () => {
  const sticky = ofOurLetters(/\p{L}/uy)
  sticky.lastIndex = 1
  expect(sticky.test('1ж')).toBe(true)
})
