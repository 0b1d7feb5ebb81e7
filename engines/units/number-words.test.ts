import { expect, test } from 'vitest'
import { type Language, languages } from '#engines/core/index.ts'
import { exactText, firstCategories, isRead, mass, readQuestion, readSeveral, readTyped } from './index.ts'

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
  expect(isRead(reading) ? `${exactText(reading.value)} ${reading.unit}` : reading.code).toBe(expected)
})

const halves = {
  en: ['and a half', 'and a quarter'],
  ru: ['с половиной', 'с четвертью'],
  sr: ['и по', 'и четврт'],
} as const
const counts = { en: ['2', 'two'], ru: ['2', 'два'], sr: ['2', 'два'] } as const

test('a half behind the unit is half a unit more, with any unit of the first categories', () => {
  for (const language of languages)
    for (const category of firstCategories)
      for (const unit of category.units.filter(({ isInverse }) => !isInverse))
        for (const count of counts[language])
          for (const [index, part] of halves[language].entries()) {
            const text = `${count} ${unit.ofMany[language]} ${part}`
            const read = readQuestion(text, language).map(({ value, from }) => `${value} ${from}`)
            expect(read, text).toContain(`${index === 0 ? '2.5' : '2.25'} ${unit.id}`)
          }
})

test('water freezes at 0 °C and 32 °F: what is below freezing counts from there', () => {
  const read = (text: string, language: Language) =>
    readQuestion(text, language).map(({ value, from }) => `${value} ${from}`)
  expect(read('5 degrees below freezing', 'en')).toEqual(['-5 c', '27 f'])
  expect(read('5 °F below freezing', 'en')).toEqual(['27 f'])
  expect(read('10 kelvins below freezing', 'en')).toEqual(['263.15 k'])
  expect(read('5 градусов ниже точки замерзания', 'ru')).toEqual(['-5 c'])
  expect(read('5 степени испод тачке мржњења', 'sr')).toEqual(['-5 c'])
})

test.each(['0x10 m', '0 x 3 ft', '3 x 0 x 2 m', '0x5 kg'])('%s: no thing has a side of nothing', (text) =>
  expect([...readQuestion(text, 'en'), ...readSeveral(text, 'en')]).toEqual([]),
)
