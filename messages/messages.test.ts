import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type Language, languages } from '#engines/core/index.ts'
import { textsTable } from '../scripts/texts/table.ts'
import { texts } from './complete.ts'

/** What the type checker cannot see: placeholders, plural forms and the script a language is written in. */

interface Variants {
  readonly declarations: readonly string[]
  readonly match: Readonly<Record<string, string>>
}
type Message = string | readonly Variants[]

const pluralForms: Readonly<Record<Language, readonly Intl.LDMLPluralRule[]>> = {
  en: ['one', 'other'],
  ru: ['one', 'few', 'many', 'other'],
  sr: ['one', 'few', 'other'],
}

const placeholdersOf = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? ''))].sort()

const sentencesOf = (message: Message): string[] =>
  typeof message === 'string' ? [message] : message.flatMap((variants) => Object.values(variants.match))

/** Symbols that stand after a number; the Russian «с» is left out, it is a preposition too. */
const unit = '(?:km/h|км/ч|km|км|mm|мм|cm|kg|кг|kJ|кДж|kcal|ккал|°C|°F|K|mph|KiB|КиБ|MB|МБ|min|мин|ms|m|м)'

const wrongAnywhere = {
  'a word of two scripts': /(?=[\p{L}\p{M}]*\p{Script=Latin})(?=[\p{L}\p{M}]*\p{Script=Cyrillic})\p{L}+/u,
  'two full stops': /\.\./,
}
/** A terminal shows commands, in straight quotes and in columns, and breaks no line between words. */
const wrongInTerminals = wrongAnywhere
const wrongOnPages = {
  ...wrongAnywhere,
  'a number and its unit may be torn apart': new RegExp(`[\\d}] ${unit}(?![\\p{L}{])`, 'u'),
  'straight quotes': /["']/,
  'an ending may be torn off': /[\p{Script=Latin}\d}]-\p{Script=Cyrillic}{1,3}(?!\p{L})/u,
  'two spaces': / {2}/,
}
const wrongOn: Readonly<Record<Language, Readonly<Record<string, RegExp>>>> = {
  en: {
    ...wrongOnPages,
    'quotes of another language': /[«»„]/,
    'em dash': /—/,
    // By list: “size” is British too, and the header Authorization is spelled as it is.
    'American spelling':
      /\b(?:colors?|gray|center(?:s|ed)?|(?:centi|kilo|milli)?(?:meter|liter)s?|(?:recogn|organ|real|minim|quant|summar)iz\w+)\b/i,
  },
  ru: {
    ...wrongOnPages,
    'quotes of another language': /[„“”]/,
    'en dash between words': /[\p{L}»] –/u,
    // A title is never broken into lines, and its end is cut off by the pattern of the name.
    'a dash that may begin a line': /\S —(?! Convertory$| конвертер)/,
  },
  sr: {
    ...wrongOnPages,
    'quotes of another language': /[«»”]/,
    'em dash': /—/,
    // engines/core/language.ts says why.
    'thousands grouped with points': /(?<![\d.])\d{1,3}(?:\.000)+(?![\d.])/,
  },
}
/** A field to type into is broken nowhere, and its example is typed by visitors with a plain space. */
const typedByVisitors = new Set(['ask_placeholder'])

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

    test.each(languages)('%s: a note, a problem or a piece of advice has one colon at most', (language) => {
      for (const [key, message] of Object.entries(byLanguage[language] as unknown as Record<string, Message>)) {
        if (!/_(?:notes?|problem|advice|fault|deviation|read|verify)_/.test(key)) continue
        for (const sentence of sentencesOf(message))
          for (const piece of sentence.split(/(?<=[.!?]) /))
            expect(piece.match(/:(?= )/g)?.length ?? 0, piece).toBeLessThan(2)
      }
    })

    test.each(languages)('%s: typography of the language', (language) => {
      for (const [key, message] of Object.entries(byLanguage[language] as unknown as Record<string, Message>)) {
        if (typedByVisitors.has(key)) continue
        for (const sentence of sentencesOf(message)) {
          for (const [rule, wrong] of Object.entries(area === 'cli' ? wrongInTerminals : wrongOn[language]))
            expect(sentence, `${key}: ${rule}`).not.toMatch(wrong)
        }
      }
    })
  })
}

test('docs/texts.md shows the texts as they are (npm run texts writes it)', () => {
  expect(readFileSync(new URL('../docs/texts.md', import.meta.url), 'utf8')).toBe(textsTable())
})
