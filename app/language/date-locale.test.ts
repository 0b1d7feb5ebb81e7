import { expect, test } from 'vitest'
import { dateLocale } from './date-locale.ts'

test.each([
  ['en', ['en-US', 'ru'], 'en-US'],
  ['en', ['ru', 'en'], 'en'],
  ['ru', ['en-US'], 'ru'],
  ['ru', ['de', 'ru-KZ'], 'ru-KZ'],
  ['sr', ['en-US'], 'sr-Cyrl'],
  ['sr', ['sr-RS'], 'sr-RS'],
  ['sr', ['sr-Latn-RS', 'hr'], 'sr-Cyrl'],
  ['en', [], 'en-GB'],
  ['en', ['en-US@posix'], 'en-GB'],
] as const)('a page in %s, a browser that speaks %j: dates as in %s', (language, spoken, locale) => {
  expect(dateLocale(language, spoken)).toBe(locale)
})
