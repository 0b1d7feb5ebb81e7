import { expect, test } from 'vitest'
import { isRead, mass, plainText, readTyped } from './index.ts'
import { inDigits, multiplied } from './number-words.ts'

/** Counting aloud, from two to nineteen, then by tens, then by hundreds. */
const counted: readonly (readonly [words: string, values: readonly number[]])[] = [
  [
    'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    Array.from({ length: 18 }, (_, at) => at + 2),
  ],
  ['twenty thirty forty fifty sixty seventy eighty ninety', [20, 30, 40, 50, 60, 70, 80, 90]],
  [
    'две три четыре пять шесть семь восемь девять десять одиннадцать двенадцать тринадцать четырнадцать пятнадцать шестнадцать семнадцать восемнадцать девятнадцать',
    Array.from({ length: 18 }, (_, at) => at + 2),
  ],
  ['двадцать тридцать сорок пятьдесят шестьдесят семьдесят восемьдесят девяносто', [20, 30, 40, 50, 60, 70, 80, 90]],
  [
    'сто двести триста четыреста пятьсот шестьсот семьсот восемьсот девятьсот',
    [100, 200, 300, 400, 500, 600, 700, 800, 900],
  ],
  [
    'dve tri četiri pet šest sedam osam devet deset jedanaest dvanaest trinaest četrnaest petnaest šesnaest sedamnaest osamnaest devetnaest',
    Array.from({ length: 18 }, (_, at) => at + 2),
  ],
  ['двадесет тридесет четрдесет педесет шездесет седамдесет осамдесет деведесет', [20, 30, 40, 50, 60, 70, 80, 90]],
  [
    'sto dvesta trista četiristo petsto šeststo sedamsto osamsto devetsto',
    [100, 200, 300, 400, 500, 600, 700, 800, 900],
  ],
]

test.each(counted)('%s', (words, values) => {
  expect(words.split(' ').map((word) => inDigits(`${word} x`))).toEqual(values.map((value) => `${value} x`))
})

test.each([
  ['twenty-five miles', '25 miles'],
  ['a hundred and five km', '105 km'],
  [
    'nine hundred ninety nine thousand nine hundred ninety nine km',
    'nine hundred ninety nine thousand nine hundred ninety nine km',
  ],
  ['nine hundred ninety nine thousand nine km', '999009 km'],
  ['two thousand five hundred km', '2500 km'],
  ['thousand km', '1000 km'],
  ['двадцать одна миля', '21 миля'],
  ['Двеста педесет метара', '250 метара'],
  ['one mile', 'one mile'],
  ['five twenty km', 'five twenty km'],
  ['twenty twelve km', 'twenty twelve km'],
  ['ten hundred km', 'ten hundred km'],
  ['hundred hundred km', 'hundred hundred km'],
  ['twenty', 'twenty'],
  ['km', 'km'],
])('%s: %s', (text, expected) => expect(inDigits(text)).toBe(expected))

test.each([
  ['5 thousand km', '5e3 km'],
  ['1.5 million miles', '1.5e6 miles'],
  ['3 bn km', '3e9 km'],
  ['5 тыс. км', '5e3 км'],
  ['2 милиона метара', '2e6 метара'],
  ['3 milijarde km', '3e9 km'],
  ['5 thousandths', '5 thousandths'],
])('%s: %s', (text, expected) => expect(multiplied(text)).toBe(expected))

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
