import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { textsTable } from '../scripts/texts-table.ts'
import { texts } from './complete.ts'

/** What the type checker cannot see: placeholders, plural forms and the script a language is written in. */

interface Variants {
  readonly declarations: readonly string[]
  readonly match: Readonly<Record<string, string>>
}
type Message = string | readonly Variants[]

const pluralForms = { en: ['one', 'other'], ru: ['one', 'few', 'many', 'other'], sr: ['one', 'few', 'other'] } as const
const languages = Object.keys(pluralForms) as (keyof typeof pluralForms)[]

const placeholdersOf = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? ''))].sort()

const sentencesOf = (message: Message): string[] =>
  typeof message === 'string' ? [message] : message.flatMap((variants) => Object.values(variants.match))

for (const [area, byLanguage] of Object.entries(texts)) {
  const english = byLanguage.en as unknown as Record<string, Message>

  describe(area, () => {
    test.each(languages)('%s: every text is written, with the placeholders English has', (language) => {
      const messages = byLanguage[language] as unknown as Record<string, Message>
      for (const [key, message] of Object.entries(messages)) {
        const sentences = sentencesOf(message)
        expect(
          sentences.every((sentence) => sentence.trim() !== ''),
          key,
        ).toBe(true)
        const wanted = placeholdersOf(sentencesOf(english[key] ?? '').join(' '))
        expect(placeholdersOf(sentences.join(' ')), key).toEqual(wanted)
      }
    })

    test.each(languages)('%s: a plural has every form of the language', (language) => {
      const messages = byLanguage[language] as unknown as Record<string, Message>
      for (const [key, message] of Object.entries(messages)) {
        if (typeof message === 'string') continue
        for (const variants of message) {
          if (!variants.declarations.some((declaration) => declaration.includes('plural'))) continue
          const written = Object.keys(variants.match).join(' ')
          for (const form of pluralForms[language]) expect(written, `${key}: ${form}`).toContain(`=${form}`)
        }
      }
    })

    test('Serbian is written in Serbian Cyrillic, Russian in Russian', () => {
      for (const [key, message] of Object.entries(byLanguage.sr as unknown as Record<string, Message>)) {
        expect(sentencesOf(message).join(' '), key).not.toMatch(/[ыэъёщйьяюЫЭЪЁЩЙЬЯЮ]/)
      }
      for (const [key, message] of Object.entries(byLanguage.ru as unknown as Record<string, Message>)) {
        expect(sentencesOf(message).join(' '), key).not.toMatch(/[ђјљњћџЂЈЉЊЋЏ]/)
      }
    })
  })
}

test('docs/texts.md shows the texts as they are (npm run texts writes it)', () => {
  expect(readFileSync(new URL('../docs/texts.md', import.meta.url), 'utf8')).toBe(textsTable())
})
