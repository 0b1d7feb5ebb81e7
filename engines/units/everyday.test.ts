import { describe, expect, test } from 'vitest'
import { type Language, languages } from '#engines/core/index.ts'
import { leavesOf, parse, textOf } from '#engines/language/index.ts'
import { english, none, russian, serbian } from './fixtures/everyday.cases.ts'
import { readQuestion } from './index.ts'
import { everyUnit } from './read-question.ts'

/** The likeliest meaning in a few words. */
function meaningOf(text: string, language: Language): string {
  const [question] = readQuestion(text, language)
  if (!question) return 'nothing'
  const wanted = question.to === undefined ? [] : [question.to, ...(question.rest ?? [])]
  return `${question.value} ${question.from}${wanted.length === 0 ? '' : ` > ${wanted.join('+')}`}`
}

describe('what people type about quantities', () => {
  test.each(english)('%s: %s', (text, meaning) => expect(meaningOf(text, 'en')).toBe(meaning))
  test.each(russian)('%s: %s', (text, meaning) => expect(meaningOf(text, 'ru')).toBe(meaning))
  test.each(serbian)('%s: %s', (text, meaning) => expect(meaningOf(text, 'sr')).toBe(meaning))
  test.each(none)('nothing for %s', (text) => {
    for (const language of languages) expect(meaningOf(text, language)).toBe('nothing')
  })
})

test('a whole text is read the same without what fits to no neighbour', () => {
  const { of } = everyUnit()
  const texts = [english, russian, serbian].flat().map(([typed]) => typed)
  for (const typed of [...texts, ...none])
    for (const language of languages) {
      const text = textOf(typed, language)!
      const leaves = leavesOf(text, of)
      const [every, fitting] = [false, true].map((isWhole) =>
        ['ask', 'asks'].flatMap((kind) =>
          (parse(text, leaves, of.rules, isWhole)[0]!.get(kind) ?? [])
            .filter(({ end }) => end === text.tokens.length)
            .map(({ key, cost }) => `${cost} ${key}`),
        ),
      )
      expect(new Set(fitting), typed).toEqual(new Set(every))
    }
})
