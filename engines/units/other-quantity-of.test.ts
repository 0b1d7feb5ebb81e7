import { expect, test } from 'vitest'
import { languages } from '#engines/core/index.ts'
import { evaluate, otherQuantityOf } from './index.ts'
import { otherQuantities } from './other-quantities.ts'

test.each([
  ['mA', 'electric current'],
  ['мА', 'electric current'],
  ['ампера', 'electric current'],
  ['ampera', 'electric current'],
  ['kV', 'voltage'],
  ['μA', 'electric current'],
  ['\u2126', 'electrical resistance'],
  ['T', 'magnetic flux density'],
  ['ohms', 'electrical resistance'],
  ['ma', undefined],
  ['zorps', undefined],
])('%s: %s', (word, kind) => expect(otherQuantityOf(word)?.kind.en).toBe(kind))

/** Degrees too, which are sooner meant. */
const temperatures = new Set(['C', 'F', 'Гр'])

test('what is known of another quantity is named as that by the one evaluator', () => {
  for (const language of languages)
    for (const { symbol, kind } of otherQuantities) {
      const word = symbol[language]
      const found = evaluate(`10 ${word}`, language)
      if (temperatures.has(word)) expect(found, word).toMatchObject({ value: { category: 'temperature' } })
      else expect(found, word).toEqual({ ok: false, problem: { code: 'other_quantity', word, kind } })
    }
})

test('it is named where it is wanted, too', () => {
  for (const [text, word, kind] of [
    ['10 mA', 'mA', 'electric current'],
    ['12 V', 'V', 'voltage'],
    ['5 km in mA', 'mA', 'electric current'],
  ] as const)
    expect(evaluate(text, 'en')).toMatchObject({
      ok: false,
      problem: { code: 'other_quantity', word, kind: { en: kind } },
    })
})

test('what is a unit here to the letter is no stranger', () =>
  expect(evaluate('5 km in C', 'en')).toMatchObject({ problem: { code: 'different_quantities' } }))
