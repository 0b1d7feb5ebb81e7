import { expect, test } from 'vitest'
import { readFromNow } from './from-now.ts'
import { instantFromMilliseconds } from './instant.ts'

const now = Date.UTC(2026, 10, 15, 12)
const laterSeconds = (text: string): number | undefined => {
  const found = readFromNow(text, instantFromMilliseconds(now), 'UTC')
  return found === undefined ? undefined : Number((found - instantFromMilliseconds(now)) / 1_000_000_000n)
}

/** A word is the whole of it: with a letter before it, or letters behind it that no case ends in, it is another. */
const others = (word: string): (number | undefined)[] =>
  [`5 x${word} ago`, `5 ${word}qqqq ago`, `in x${word} days`, `in ${word}q days`].map(laterSeconds)
const none = [undefined, undefined, undefined, undefined]

test.each([
  [1, 's sec secs second seconds с сек секунд секунду секунды sekund sekundi'],
  [60, 'm min mins minute minutes мин минут минуту минуты минут минута minut minuta'],
  [3600, 'h hr hrs hour hours ч час часа часов сат сата сати sat sata sati'],
  [86_400, 'd day days дня день дней суток дан дана dan dana'],
  [7 * 86_400, 'w week weeks недели неделю недель недеља недеље nedelja nedelje'],
  [14 * 86_400, 'fortnight fortnights'],
])('%i seconds each: %s', (seconds, words) => {
  for (const word of words.split(' '))
    expect([word, laterSeconds(`5 ${word} ago`), others(word)]).toEqual([word, -5 * seconds, none])
})

test.each([
  [1, 'mo mos month months мес месяц месяца месяцев месец месеца mesec meseca'],
  [3, 'quarter quarters квартал квартала kvartal kvartala'],
  [12, 'y yr yrs year years год года лет година godina'],
  [120, 'decade decades десятилетия деценија decenija'],
])('%i months each: %s', (months, words) => {
  const expected = (Date.UTC(2026, 10 - 2 * months, 15, 12) - now) / 1000
  for (const word of words.split(' '))
    expect([word, laterSeconds(`2 ${word} ago`), others(word)]).toEqual([word, expected, none])
})

test.each([
  [1, 'a an one один одну једну један jednu jedan'],
  [2, 'two два две dva dve'],
  [3, 'three три tri'],
  [4, 'four четыре четири cetiri četiri'],
  [5, 'five пять пет pet'],
  [6, 'six шесть шест sest šest'],
  [7, 'seven семь седам sedam'],
  [8, 'eight восемь осам osam'],
  [9, 'nine девять девет devet'],
  [10, 'ten десять десет deset'],
])('%i in words: %s', (count, words) => {
  for (const word of words.split(' '))
    expect([word, laterSeconds(`in ${word} days`), others(word)]).toEqual([word, count * 86_400, none])
})

test('capitals, and several lengths in a row', () => {
  expect(laterSeconds('2 HOURS AND 5 MINUTES AGO')).toBe(-7500)
  expect(laterSeconds('IN 1 H., 30 MIN.')).toBe(5400)
})

test.each([
  'in sixty days',
  'in ninety days',
  'in tenth days',
  'in often days',
  'in eighty days',
  'in 5 minds',
  'in 5 hourly',
  'in 5 yearly',
  'in 5 someday',
  'in 5 biweekly',
  '5 days',
  'one last week',
  'one next week',
  'in 5 days ago',
  'через полчасам',
  'через наполчаса',
  'через полгодам',
  'через наполгода',
  'in 5 fortnightly',
  '5 days later 3 hours',
  '5 days ago 3 hours',
  '5 пре дана',
  'in 1 half hour',
  'пре 2 месеца дана 3 сата',
  'in half',
])('%s is no moment', (text) => expect(laterSeconds(text)).toBeUndefined())
