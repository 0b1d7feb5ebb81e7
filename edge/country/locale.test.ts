import { describe, expect, test } from 'vitest'
import { knownCountry, languageOfVisitor } from './locale.ts'

describe('a browser that says nothing: the country decides', () => {
  test.each([
    ...['RU', 'BY', 'KZ', 'KG'].map((country) => [country, 'ru'] as const),
    ...['RS', 'ME', 'BA'].map((country) => [country, 'sr'] as const),
    ...['US', 'UA', 'HR', 'constructor', '__proto__'].map((country) => [country, 'en'] as const),
    [null, 'en'],
  ] as const)('%s → %s', (country, language) => {
    expect(languageOfVisitor(undefined, country)).toBe(language)
  })
})

describe('the browser’s first language, then the country', () => {
  test.each([
    ['ru', 'US', 'ru'],
    ['RU-ru', 'US', 'ru'],
    ['sr-Latn-RS,sr;q=0.9', 'RU', 'sr'],
    ['ru-RU,ru;q=0.9,en-US;q=0.8', 'RS', 'ru'],
    ['en-US,en;q=0.9,ru;q=0.8', 'US', 'en'],
    ['en-US,en;q=0.9', 'RU', 'ru'],
    ['en-GB', 'RS', 'sr'],
    ['xx-XX,xx;q=0.9', 'KZ', 'ru'],
    ['xx, ru;q=0.5', 'US', 'en'],
    ['en;q=0.5, sr;q=0.8', 'US', 'sr'],
    ['ru;q=0, en;q=0.1', 'US', 'en'],
    ['ru;q=7', 'US', 'en'],
    ['ru;v=1;q=0.1, sr;q=0.5', 'US', 'sr'],
    ['ru;q=1.5, sr;q=0.5', 'US', 'sr'],
    ['ru;q=-1, sr;q=0.001', 'US', 'sr'],
    ['sr;q=0.5, ru;q=0.5', 'US', 'sr'],
    [',ru;q=0.5', 'US', 'ru'],
    ['sr ;Q = 0.5, ru; q=0.6', 'US', 'ru'],
    ['ru;q=nonsense', 'US', 'en'],
    ['rus', 'US', 'en'],
    [',;,;q=1,,', 'RS', 'sr'],
    ['ru', null, 'ru'],
    ['xx', null, 'en'],
  ])('%s in %s → %s', (header, country, language) => {
    expect(languageOfVisitor(header, country)).toBe(language)
  })
})

test('placeholders of platforms are no countries', () => {
  expect(['RS', 'XX', 'T1', '', null, undefined, 'rs', 'RUS'].map(knownCountry)).toEqual([
    'RS',
    ...Array.from({ length: 7 }, () => null),
  ])
})
