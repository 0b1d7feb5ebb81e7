import { describe, expect, test } from 'vitest'
import { browserLanguage } from './detect.ts'
import { inLanguage, languageOfPath, withoutLanguage } from './path.ts'

describe('the language of a path', () => {
  test.each([
    ['/ru/geo', 'ru'],
    ['/sr', 'sr'],
    ['/en/', 'en'],
    ['/', undefined],
    ['', undefined],
    ['/geo/ru', undefined],
    ['/rus/geo', undefined],
  ])('%s is %s', (path, language) => {
    expect(languageOfPath(path)).toBe(language)
  })
})

test.each([
  ['/ru/geo', '/geo'],
  ['/ru/geo/', '/geo'],
  ['/geo/gpx-kml', '/geo/gpx-kml'],
  ['/sr', '/'],
  ['/sr/', '/'],
  ['', '/'],
])('%s without its language is %s', (path, rest) => {
  expect(withoutLanguage(path)).toBe(rest)
})

test.each([
  ['/ru/metrics/length', '/en/metrics/length'],
  ['/metrics/length', '/en/metrics/length'],
  ['/metrics/length/', '/en/metrics/length'],
  ['/', '/en/'],
  ['/sr', '/en/'],
])('%s in English is %s', (path, expected) => {
  expect(inLanguage(path, 'en')).toBe(expected)
})

test.each([
  ['ru', 'ru'],
  ['ru-KZ', 'ru'],
  ['RU-ru', 'ru'],
  ['sr-Latn-RS', 'sr'],
  ['en-GB', 'en'],
  ['xx', 'en'],
  ['', 'en'],
])('a browser in %j reads %s', (tag, language) => {
  expect(browserLanguage(tag)).toBe(language)
})
