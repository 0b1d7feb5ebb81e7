import { expect, test } from 'vitest'
import { readFromNow } from './from-now.ts'
import { instantFromMilliseconds } from './instant.ts'

const now = Date.UTC(2026, 10, 15, 12)
const laterSeconds = (text: string): number | undefined => {
  const found = readFromNow(text, instantFromMilliseconds(now), 'UTC')
  return found === undefined ? undefined : Number((found - instantFromMilliseconds(now)) / 1_000_000_000n)
}

test.each([
  [60, 'min mins minute minutes мин минут минуту минуты минут минута minut minuta'],
  [3600, 'h hr hrs hour hours ч час часа часов сат сата сати sat sata sati'],
  [86_400, 'd day days дня день дней суток дан дана dan dana'],
  [7 * 86_400, 'w week weeks недели неделю недель недеља недеље nedelja nedelje'],
  [14 * 86_400, 'fortnight fortnights'],
])('%i seconds each: %s', (seconds, words) => {
  for (const word of words.split(' ')) expect([word, laterSeconds(`5 ${word} ago`)]).toEqual([word, -5 * seconds])
})

test.each([
  [1, 'mo mos month months мес месяц месяца месяцев месец месеца mesec meseca'],
  [3, 'quarter quarters квартал квартала kvartal kvartala'],
  [12, 'y yr yrs year years год года лет година godina'],
  [120, 'decade decades десятилетия деценија decenija'],
])('%i months each: %s', (months, words) => {
  const expected = (Date.UTC(2026, 10 - 2 * months, 15, 12) - now) / 1000
  for (const word of words.split(' ')) expect([word, laterSeconds(`2 ${word} ago`)]).toEqual([word, expected])
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
  for (const word of words.split(' ')) expect([word, laterSeconds(`in ${word} days`)]).toEqual([word, count * 86_400])
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
  'in 5 days ago',
])('%s is no moment', (text) => expect(laterSeconds(text)).toBeUndefined())
