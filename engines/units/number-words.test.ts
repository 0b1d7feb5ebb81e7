import { expect, test } from 'vitest'
import { isRead, mass, plainText, readTyped } from './index.ts'

/** What is typed into the field of grams; numbers in words count there as digits do. */
test.each([
  ['ru', 'двадцать пять', '25 g'],
  ['ru', 'один', '1 g'],
  ['ru', 'ноль', '0 g'],
  ['ru', 'минус сорок', '-40 g'],
  ['ru', 'Минус сорок', '-40 g'],
  ['ru', 'Плюс сорок', '40 g'],
  ['sr', 'Плус пет', '5 g'],
  ['en', 'Plus five', '5 g'],
  ['ru', 'полтора', '1.5 g'],
  ['ru', 'две сотни', '200 g'],
  ['ru', 'два миллиона', '2000000 g'],
  ['ru', 'двадцать бананов', 'unknown_unit'],
  ['sr', 'пет стотина', '500 g'],
  ['sr', 'пет стотина грама', '500 g'],
  ['sr', 'двадесет и пет', '25 g'],
  ['sr', 'један', '1 g'],
  ['en', 'twenty-five', '25 g'],
  ['en', 'one', '1 g'],
  ['en', 'a hundred and twenty', '120 g'],
  ['en', 'half', '0.5 g'],
  ['en', 'hello', 'not_a_number'],
  ['en', 'x', 'not_a_number'],
] as const)('%s: %s', (language, text, expected) => {
  const reading = readTyped(mass, 'g', text, language)
  expect(isRead(reading) ? `${plainText(reading.value)} ${reading.unit}` : reading.code).toBe(expected)
})
