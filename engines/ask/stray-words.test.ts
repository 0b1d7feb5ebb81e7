import { describe, expect, test } from 'vitest'
import { type Language, languages } from '#engines/core/index.ts'
import { ask, type Circumstances, whyNothing } from './index.ts'

/** Right texts of all kinds with one foreign word put in at every place: none is answered as if it were not there, and the word is named. */
const circumstances = (language: Language): Circumstances => ({
  language,
  now: BigInt(Date.UTC(2026, 10, 15, 12)) * 1_000_000n,
  zone: 'Europe/Belgrade',
  tools: [],
})

const right: Readonly<Record<Language, readonly string[]>> = {
  en: [
    '10 km in miles',
    '5 ft 11 in to cm',
    'how many feet in a mile',
    'minus 15 celsius in fahrenheit',
    '60 mph * 2.5 h in km',
    '5-10 km',
    'twenty five kg in pounds',
    '32 psi in bar',
    '3 June 2026 at 9:30 pm',
    'June 3, 2026 at 12 am',
    '2026-11-15 10:00 UTC',
    'two weeks ago',
    '10am EST to CET',
    'eleven days after 5 May 2026',
    'how many days until 25 december 2026',
    '51.5007 N, 0.1246 W',
    '55.7558, 37.6173',
    '44.8125, 20.4612 to UTM',
    'subnet mask /26',
  ],
  ru: [
    '10 км в милях',
    'сколько миль в 1 500 км',
    'минус 5 градусов цельсия в фаренгейтах',
    'полтора километра в метрах',
    '3 июня 2026 в 9:30 вечера',
    'через три дня',
    'двенадцать недель после 1 мая 2026',
    '55.7558 с.ш. 37.6173 в.д.',
    'сколько адресов в /28',
  ],
  sr: [
    '10 km у миље',
    'колико је 5 миља у километрима',
    'koliko je 5 milja u kilometrima',
    'пола килограма у грамима',
    '3. јун 2026. у 9:30',
    'за три дана',
    '44,8125 с.г.ш. 20,4612 и.г.д.',
  ],
}
/** A noun, an adverb, the number of a thing, an adjective; in both alphabets. */
const strangers = ['zorp', 'quickly', 'qwx7', 'зелёный']

/** In front of a point stands the name of a waypoint. */
const isLabel = (word: string): boolean => /\d/.test(word)
const isPoint = (text: string, language: Language): boolean => ask(text, circumstances(language))[0]?.kind === 'point'

describe.each(languages)('in %s', (language) => {
  test.each(right[language])('%s', (text) => {
    expect(ask(text, circumstances(language)), text).not.toEqual([])
    const words = text.split(' ')
    for (const stranger of strangers)
      for (let at = 0; at <= words.length; at++) {
        if (at === 0 && isLabel(stranger) && isPoint(text, language)) continue
        const strange = [...words.slice(0, at), stranger, ...words.slice(at)].join(' ')
        expect(ask(strange, circumstances(language)), strange).toEqual([])
        expect(whyNothing(strange, circumstances(language)), strange).toMatchObject({ problem: { word: stranger } })
      }
  })
})
