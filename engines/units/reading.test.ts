import { describe, expect, test } from 'vitest'
import { type Language, languages, parseFraction } from '#engines/core/index.ts'
import {
  categoryById,
  convertPrinted,
  exactDigits,
  exactText,
  firstCategories,
  isRead,
  length,
  mass,
  readAmount,
  readQuestion,
  readTyped,
} from './index.ts'
import { asFraction } from './parse.ts'

const metres = (text: string, language: (typeof languages)[number] = 'en'): string | undefined =>
  exactDigits(length, 'm', 'm', text, language)?.text

describe('numbers as people write them', () => {
  test.each([
    ['−5', 'en', '-5'],
    ['–5', 'ru', '-5'],
    ['１２．５', 'en', '12.5'],
    ['٣', 'en', '3'],
    ['१२३', 'sr', '123'],
    ['１，２３４，５６７．５', 'en', '1234567.5'],
    ['１．２３４．５６７，５', 'sr', '1234567.5'],
    ['𝟗𝟎', 'en', '90'],
    ['½', 'en', '0.5'],
    ['3½', 'ru', '3.5'],
    ['1/2', 'en', '0.5'],
    ['3 1/2', 'sr', '3.5'],
    ['3-1/2', 'en', '3.5'],
    ['-3 1/2', 'en', '-3.5'],
    ['−¾', 'en', '-0.75'],
    ['1 234/5', 'ru', '246.8'],
    ['5/4', 'en', '1.25'],
    ['1⁄8', 'en', '0.125'],
    ['1.234,5', 'sr', '1234.5'],
    ['-1.000.000', 'sr', '-1000000'],
    ['6.02×10^3', 'en', '6020'],
    ['1e10', 'en', '10000000000'],
    ['25e-01', 'en', '2.5'],
    ['1e09', 'en', '1000000000'],
    ['6,02 · 10³', 'ru', '6020'],
    ['\u200f42\u200e', 'en', '42'],
    ['1_609_344', 'sr', '1609344'],
  ] as const)('%s in %s', (text, language, value) => {
    expect(metres(text, language)).toBe(value)
  })

  test.each([
    ['1,234', 'en', '1234', '1.234'],
    ['0,500', 'en', '500', '0.500'],
    ['1.000', 'sr', '1.000', '1000'],
    ['-12.345', 'sr', '-12.345', '-12345'],
  ] as const)('%s in %s is %s and could be %s', (text, language, plain, otherwise) => {
    expect(readTyped(length, 'm', text, language)).toMatchObject({ number: { plain, otherwise } })
  })

  test.each([
    ['1234', 'en'],
    ['1,234.5', 'en'],
    ['1,234,567', 'en'],
    ['1.23', 'sr'],
    ['0.500', 'sr'],
    ['1,234', 'ru'],
    ['1.234', 'ru'],
    ['−5', 'ru'],
    ['1e3', 'en'],
  ] as const)('about %s in %s there is nothing to say', (text, language) => {
    expect(readTyped(length, 'm', text, language)).not.toHaveProperty('number')
  })

  test.each([
    '1/0',
    '1/',
    '/2',
    '1/2/3',
    '1.5/2',
    '2 1.5/2',
    "1'23",
    '1.23.456',
    '½½',
    '1e½',
    '1 /',
    '- - 5',
    '1__000',
  ])('%s is no number', (text) => {
    expect(readTyped(mass, 'kg', text, 'sr')).toMatchObject({
      code: expect.stringMatching(/^(not_a_number|unknown_unit)$/),
    })
  })
  test('commas that group by fewer than three are no English number', () =>
    expect(readTyped(length, 'm', '1,23,456', 'en')).toEqual({ code: 'not_a_number' }))
})

/** Words and marks that a page takes in a field, and its note says how. */
describe('in a field', () => {
  test.each([
    ['length', 'km', '~5', '5 km'],
    ['length', 'km', '> 5', '5 km'],
    ['length', 'km', '<=5 m', '5 m'],
    ['length', 'km', '- 5 m', '-5 m'],
    ['length', 'km', '5 mil', '5 thou'],
    ['length', 'km', 'foot 2 inches', '14 in'],
    ['mass', 'kg', '1 oz gold', '1 ozt'],
    ['mass', 'kg', '2 унции серебра', '2 ozt'],
    ['mass', 'kg', '1 oz of butter', '1 oz'],
    ['temperature', 'k', '— 40 C', '-40 c'],
    ['temperature', 'f', '20 below zero', '-20 f'],
    ['temperature', 'f', '20 °C below zero', '-20 c'],
  ] as const)('%s in %s: %s is %s', (category, field, text, meaning) => {
    const reading = readTyped(categoryById(category)!, field, text, 'en')
    expect(isRead(reading) && `${exactText(reading.value)} ${reading.unit}`).toBe(meaning)
  })
})

describe('quantities', () => {
  test.each([
    ['10 km', 'en', '10000'],
    ['42.195km', 'en', '42195'],
    ['5 ft 11 in', 'en', '1.8034'],
    ['0 ft 11 in', 'en', '0.2794'],
    [`5'11"`, 'en', '1.8034'],
    ['5′ 11″', 'ru', '1.8034'],
    ['5’11', 'sr', '1.8034'],
    ['5 ft 11', 'en', '1.8034'],
    ['5ft11in', 'en', '1.8034'],
    ['5 feet and 11 inches', 'en', '1.8034'],
    ['-5 футов 11 дюймов', 'ru', '-1.8034'],
    ['5 стопа и 11 инча', 'sr', '1.8034'],
    ['5 stopa 11 inča', 'sr', '1.8034'],
    ['1,5 км', 'ru', '1500'],
    ['2 kilometers', 'en', '2000'],
    ['3 kilometra', 'sr', '3000'],
    ['5 километрима', 'sr', '5000'],
    ['3 1/2 in', 'en', '0.0889'],
    ['7½"', 'en', '0.1905'],
    ['1 м 75 см', 'ru', '1.75'],
    ['1 234,5 м', 'ru', '1234.5'],
    ['2 морских мили', 'ru', '3704'],
  ] as const)('%s in %s', (text, language, value) => {
    expect(metres(text, language)).toBe(value)
    // Wherever it is typed.
    expect(exactDigits(length, 'verst', 'm', text, language)?.text).toBe(value)
  })

  test.each([
    ['mass', 'kg', '70 kg to lbs', 'kg', 70n],
    ['mass', 'kg', '70 to lbs', 'kg', 70n],
    ['length', 'm', '180 cm in feet', 'cm', 180n],
    ['length', 'm', '6 ft в см', 'ft', 6n],
    ['temperature', 'c', '100 F = C', 'f', 100n],
  ])('in a field of %s, %s: %s is answered, whatever it is asked in', (category, field, text, unit, mantissa) =>
    expect(readTyped(categoryById(category)!, field, text, 'en')).toMatchObject({ unit, value: { mantissa } }),
  )

  test('a unit of another kind is not asked for', () => {
    expect(readTyped(mass, 'kg', '70 kg in feet', 'en')).toEqual({ code: 'unknown_unit', word: 'feet' })
    expect(readAmount(mass, 'kg', '70 kg to lbs', 'en')).toEqual({ code: 'unknown_unit', word: 'lbs' })
  })

  test('says what was understood', () => {
    expect(readTyped(mass, 'kg', '6 lb 3 oz', 'en')).toMatchObject({
      unit: 'oz',
      quantity: {
        parts: [
          { plain: '6', unit: 'lb' },
          { plain: '3', unit: 'oz' },
        ],
      },
    })
    expect(readTyped(length, 'm', '1,234 km', 'en')).toMatchObject({ quantity: { otherwise: '1.234' } })
  })

  test.each(['5 mil.', '5 Mil.', '5 мил.'])('%s in a field is five million of its unit, and no miles', (text) => {
    expect(exactDigits(length, 'm', 'm', text, 'sr')?.text).toBe('5000000')
  })

  test.each([
    ['1 h', 'h'],
    ['5 kg', 'kg'],
    ['10 m3', 'm3'],
    ['12abc', 'abc'],
    ['3 ft 2 parrots', 'parrots'],
  ])('%s: %s is no unit of length', (text, word) => {
    expect(readTyped(length, 'm', text, 'en')).toEqual({ code: 'unknown_unit', word })
  })

  test.each(['11 in 5 ft', '5 ft -3 in', '5 ft 30', 'km', '5 km 3', '20 °C 3 °C', 'mile 5 km'])(
    '%s is no quantity',
    (text) => {
      expect(
        isRead(readTyped(length, 'm', text, 'en')) || isRead(readTyped(categoryById('temperature')!, 'c', text, 'en')),
      ).toBe(false)
    },
  )

  test('every unit is known by each of its names in each language', () => {
    for (const category of firstCategories)
      for (const unit of category.units)
        for (const form of [unit.name, unit.ofMany, unit.intoMany, unit.symbol])
          for (const language of languages) {
            // Serbs mean grams by it.
            if (unit.id === 'gr' && language === 'sr' && form[language] === 'gr') continue
            const reading = readTyped(category, category.units[0]!.id, `-12.5 ${form[language]}`, language)
            expect(isRead(reading) && reading.unit, `${form[language]} ${language}`).toBe(unit.id)
            expect(isRead(reading) && asFraction(reading.value)).toEqual(parseFraction('-12.5'))
          }
  })

  test('gr is grams in Serbian, also in a field, and grains elsewhere', () => {
    const unitOf = (text: string, language: Language) => {
      const reading = readTyped(categoryById('mass')!, 'kg', text, language)
      return isRead(reading) && reading.unit
    }
    expect(['250 gr', '250gr.', '10 gr'].map((text) => unitOf(text, 'sr'))).toEqual(['g', 'g', 'g'])
    expect([unitOf('250 gr', 'en'), unitOf('250 gr', 'ru')]).toEqual(['gr', 'gr'])
  })

  test('no two units of a category answer to one name by chance', () => {
    for (const category of firstCategories) {
      const owners = new Map<string, string>()
      for (const unit of category.units)
        for (const name of unit.also) {
          expect(owners.get(name) ?? unit.id, name).toBe(unit.id)
          owners.set(name, unit.id)
          const reading = readTyped(category, category.units[0]!.id, `1 ${name}`, 'en')
          expect(isRead(reading) && reading.unit, name).toBe(unit.id)
        }
    }
  })
})

describe('questions', () => {
  test.each([
    ['42.195 km in miles', 'en', 'km', 'mi', '26.218757'],
    [`5'11" in cm`, 'en', 'in', 'cm', '180.34'],
    ['100 F to C', 'en', 'f', 'c', '37.78'],
    ['сколько футов в метре', 'ru', 'm', 'ft', '3.28084'],
    ['10 км в милях', 'ru', 'km', 'mi', '6.213712'],
    ['колико је 5 миља у километрима', 'sr', 'mi', 'km', '8.04672'],
    ['koliko je 5 milja u kilometrima?', 'sr', 'mi', 'km', '8.04672'],
    ['колико стопа има у метру', 'sr', 'm', 'ft', '3.28084'],
    ['How many feet are there in 2 miles?', 'en', 'mi', 'ft', '10560'],
    ['how many feet in a mile', 'en', 'mi', 'ft', '5280'],
    ['100 км в час в милях в час', 'ru', 'kmh', 'mph', '62.137119'],
    ['5 in in cm', 'en', 'in', 'cm', '12.7'],
    ['5 ft 11 in cm', 'en', 'in', 'cm', '180.34'],
    ['6 lb 3 oz in kg', 'en', 'oz', 'kg', '2.806603'],
    ['what is -40 C in F', 'en', 'c', 'f', '-40'],
    ['5km = ? mi', 'en', 'km', 'mi', '3.106856'],
    ['3 столовые ложки в мл', 'ru', 'tbspmetric', 'ml', '45'],
    ['1/3 cup to ml', 'en', 'cup', 'ml', '78.862746'],
    ['кг в фунты', 'ru', 'kg', 'lb', '2.204623'],
    ['100 градусов по Цельсию в Фаренгейтах', 'ru', 'c', 'f', '212'],
    ['5 миль это сколько километров', 'ru', 'mi', 'km', '8.04672'],
  ] as const)('%s', (text, language, from, to, printed) => {
    const [question] = readQuestion(text, language)
    expect(question).toMatchObject({ from, to })
    expect(convertPrinted(categoryById(question!.category)!, from, to, question!.value, 'en')?.text).toBe(printed)
  })

  test('a quantity alone wants no unit; one letter may mean two things, the warmer first', () => {
    expect(readQuestion('100 F', 'en')).toEqual([
      { category: 'temperature', from: 'f', value: '100', parts: [{ plain: '100', unit: 'f' }] },
    ])
    expect(readQuestion('100 c', 'en').map(({ category }) => category)).toEqual(['temperature', 'speed'])
  })

  test.each([
    '',
    'rubbish',
    '1700000000',
    '10.0.0.0/22',
    'in',
    'to in to',
    '5',
    '5 in in',
    'a to b',
    '=',
    ' '.repeat(100_000),
    '\ud800 km',
    'x'.repeat(1_000_000),
  ])('%.20s is no question about units', (text) => {
    for (const language of languages) expect(readQuestion(text, language)).toEqual([])
  })
})
