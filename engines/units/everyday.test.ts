import { describe, expect, test } from 'vitest'
import { type Language, languages } from '#engines/core/index.ts'
import { english, none, russian, serbian } from './fixtures/everyday.cases.ts'
import { readQuestion } from './index.ts'

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
