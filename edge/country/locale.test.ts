import { describe, expect, test } from 'vitest'
import { knownCountry, languageOfCountry, languageOfPreference } from './locale.ts'

describe('language of a country', () => {
  test.each([
    ...['RU', 'BY', 'KZ', 'KG'].map((country) => [country, 'ru']),
    ...['RS', 'ME', 'BA'].map((country) => [country, 'sr']),
    ...['US', 'DE', 'UA', 'HR', 'constructor', '__proto__'].map((country) => [country, 'en']),
  ])('%s → %s', (country, language) => {
    expect(languageOfCountry(country!)).toBe(language)
  })
})

describe('language of an Accept-Language header', () => {
  test.each([
    [undefined, 'en'],
    ['', 'en'],
    ['ru', 'ru'],
    ['RU-ru', 'ru'],
    ['sr-Latn-RS,sr;q=0.9', 'sr'],
    ['de-DE,de;q=0.9', 'en'],
    ['de, ru;q=0.5', 'ru'],
    ['en;q=0.5, sr;q=0.8', 'sr'],
    ['ru;q=0, en;q=0.1', 'en'],
    ['ru;q=0', 'en'],
    ['ru;q=7', 'en'],
    ['ru;q=nonsense', 'en'],
    ['en, ru', 'en'],
    ['rus', 'en'],
    [',;,;q=1,,', 'en'],
  ])('%s → %s', (header, language) => {
    expect(languageOfPreference(header)).toBe(language)
  })
})

test('placeholders of platforms are no countries', () => {
  expect(['RS', 'XX', 'T1', '', null, undefined, 'rs', 'RUS'].map(knownCountry)).toEqual([
    'RS',
    ...Array.from({ length: 7 }, () => null),
  ])
})
