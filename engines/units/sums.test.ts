import { describe, expect, it, test } from 'vitest'
import { equals, type Language, languages, parseFraction } from '#engines/core/index.ts'
import { amountOf } from './arithmetic.ts'
import {
  categories,
  categoryById,
  isRead,
  type ReadQuestion,
  readQuestion,
  readSeveral,
  readTyped,
  whyNoQuestion,
} from './index.ts'
import { measureOf } from './measure.ts'
import { asFraction } from './parse.ts'

const said = (text: string, language: 'en' | 'ru' | 'sr' = 'en'): string[] =>
  readQuestion(text, language).map(({ value, from, to }) => `${value} ${from}${to ? ` > ${to}` : ''}`)

describe('sums of quantities', () => {
  test.each([
    ['en', '2^3^2 km', '512 km'],
    ['en', '60 mph * 2.5 h in km', '150 mi > km'],
    ['en', '12 m * 8 m in m2', '96 m2 > m2'],
    ['en', '12 m × 8 m', '96 m2'],
    ['en', '12 m x 8 m in sq ft', '96 m2 > sqft'],
    ['en', '2x3x4 m in l', '24 m3 > l'],
    ['ru', 'комната 3х4 м в м2', '12 m2 > m2'],
    ['en', '100 km / 2 h in km/h', '50 kmh > kmh'],
    ['en', '100 km ÷ 2 h', '50 kmh'],
    ['en', '3 ft + 2 cm', '1168/381 ft'],
    ['en', '(3 ft + 2 cm) * 2', '2336/381 ft'],
    ['en', '3 ft + 2 cm * 2', '1193/381 ft'],
    ['en', '10 km - 3 km - 2 km', '5 km'],
    ['en', '24 m / 2 / 3', '4 m'],
    ['en', '2 * (3 + 4) km', '14 km'],
    ['en', '(3 + 4) km', '7 km'],
    ['en', '5 l / 50 km', '10 l100km'],
    ['en', '5 m3 / 50 m', '0.1 m2'],
    ['en', '2*5 km', '10 km'],
    ['en', '2 kg * 9.81 m/s2 in N', '19.62 n > n'],
    ['en', '5 N * 2 m in Nm', '10 nm > nm'],
    ['en', '60 mi / 2 gal in mpg', '30 mpg > mpg'],
    ['en', '(2 m)^3 in l', '8 m3 > l'],
    ['en', '5 yd^3', '5 yd3'],
    ['ru', '12 м * 8 м в м2', '96 m2 > m2'],
    ['ru', '60 миль в час * 2,5 ч в км', '150 mi > km'],
    ['ru', '100 км / 2 ч в км/ч', '50 kmh > kmh'],
    ['sr', '100 km / 2 h u km/h', '50 kmh > kmh'],
    ['sr', '3 м + 20 цм', '3.2 m'],
  ] as const)('%s %s is %s', (language, text, expected) => {
    expect(said(text, language)[0] ?? '').toBe(expected)
    expect(readSeveral(text, language)).toEqual([])
  })

  test.each([
    ['en', '60 mph * 2.5 h in km', '60 mi/h × 2.5 h'],
    ['ru', '60 км/ч * 2,5 ч', '60 км/ч × 2,5 ч'],
    ['sr', '2*(3 ft+2 cm)', '2 × (3 ft + 2 cm)'],
    ['en', '(3 ft)^2 - 1 in2', '(3 ft)^2 − 1 in²'],
    ['en', 'half an hour * 60 mph', '0.5 h × 60 mi/h'],
    ['en', '(3 + 4) km', '(3 + 4) km'],
  ] as const)('%s %s was understood as %s', (language, text, expected) =>
    expect(readQuestion(text, language)[0]?.parts[0]?.typed).toBe(expected),
  )

  test('a force times a length is an energy first, and a torque next', () =>
    expect(said('5 N * 2 m')).toEqual(['10 j', '10 nm']))

  test.each(['5-10 km', '3x4 m', '24/7', '1/2 h', '10 h / 5 min', '5 km - 10 km'])('%s stays what it is', (text) =>
    expect(readQuestion(text, 'en').filter(({ parts }) => parts[0]?.typed !== undefined)).toEqual([]),
  )
})

/** Symbols that begin no other reading: one metric unit of each category that is no scale. */
const plainUnits = categories
  .filter(({ lowest }) => lowest === undefined)
  .map((category) => ({ category, unit: category.units.find(({ definition }) => definition === '1')! }))

test('of any two categories a sum is computed where they are one, else refused with both named', () => {
  for (const { category: left, unit: first } of plainUnits)
    for (const { category: right, unit: second } of plainUnits) {
      const text = `3 ${first.name.en} + 2 ${second.name.en}`
      if (left === right) {
        expect(said(text)[0], text).toBe(`5 ${first.id}`)
        continue
      }
      expect(said(text), text).toEqual([])
      const parts = whyNoQuestion(text, 'en')?.sum?.parts.map(({ category }) => category)
      expect(parts, text).toEqual([left.id, right.id])
    }
})

test('what a sum of any two units of a category comes to is what exact arithmetic gives', () => {
  for (const { category, unit } of plainUnits.filter(({ category }) => category.isFirst))
    for (const other of category.units) {
      const [asked] = readQuestion(`1 ${other.name.en} + 2 ${unit.name.en}`, 'en')
      if (!asked) continue
      const value = (number: string, id: string) => amountOf(parseFraction(number), measureOf(category, id)).value
      const { numerator, denominator } = value(asked.value, asked.from)
      const [one, two] = [value('1', other.id), value('2', unit.id)]
      expect(numerator * one.denominator * two.denominator, other.id).toBe(
        denominator * (one.numerator * two.denominator + two.numerator * one.denominator),
      )
    }
})

test('what has no value is refused with its reason', () => {
  for (const [text, code] of [
    ['1 m / 0', 'division_by_zero'],
    ['5 km / (3 - 3)', 'division_by_zero'],
    ['5 km^99999', 'too_large'],
    ['(5 km)^99999', 'too_large'],
    ['1e999 km * 1e999', 'too_large'],
    ['5 m^0.5', 'power_not_whole'],
    ['5 ft^4', 'no_category'],
    ['2 kg * 3 s', 'no_category'],
    ['3 ft + 2', 'different_quantities'],
    ['3 ft + 2 kg in m', 'different_quantities'],
    ['kg + km', 'different_quantities'],
    ['5 kg + km', 'different_quantities'],
    ['1/0 km', 'division_by_zero'],
    ['1/0', 'division_by_zero'],
    ['2^99999 km', 'too_large'],
    ['km^99999', 'too_large'],
  ] as const) {
    expect(readQuestion(text, 'en'), text).toEqual([])
    expect(whyNoQuestion(text, 'en')?.sum?.code, text).toBe(code)
  }
  for (const text of [`${'('.repeat(1000)}5 km${')'.repeat(1000)}`, `${'('.repeat(22)}5 km`, '1*'.repeat(90)])
    expect(readQuestion(text, 'en'), text.slice(0, 20)).toEqual([])
  expect(whyNoQuestion('60 mph * 2.5 h in kg', 'en')?.sum?.parts).toEqual([
    { typed: '60 mph * 2.5 h', category: 'length' },
    { typed: 'kg', category: 'mass' },
  ])
})

test('a sum says that it is one, so that it is answered in its own unit', () => {
  expect(readQuestion('12 m * 8 m', 'en')[0]?.isSum).toBe(true)
  expect(readQuestion('12 m', 'en')[0]).not.toHaveProperty('isSum')
})

test('five square feet are not the square of five feet', () => {
  for (const category of [categoryById('length')!])
    for (const { id, name } of category.units.filter((unit) => ['m', 'ft', 'yd', 'mi', 'km'].includes(unit.id))) {
      const { factor } = measureOf(category, id)
      const [asked] = readQuestion(`5 ${name.en}^2`, 'en')
      const area = amountOf(parseFraction(asked!.value), measureOf(categoryById('area')!, asked!.from)).value
      expect(area.numerator * factor.denominator ** 2n, name.en).toBe(5n * factor.numerator ** 2n * area.denominator)
    }
})

test.each([
  ['2*5', '10'],
  ['2 × 5', '10'],
  ['(3 + 4) * 2', '14'],
  ['1850 / 8', '231.25'],
  ['7 ÷ 3', '7/3'],
  ['2^10', '1024'],
  ['1/3 + 1/6', '1/2'],
  ['10 - 2.5', '7.5'],
  ['2 / 0', ''],
  ['9^9^9', ''],
  ['5x3', ''],
  ['5-3', ''],
])('%s in a field of any category counts in the unit of the field', (text, expected) => {
  for (const category of categories)
    for (const [unit] of [category.defaultPair, category.defaultPair.toReversed()]) {
      const reading = readTyped(category, unit!, text, 'en')
      const value = isRead(reading) ? [reading.unit, asFraction(reading.value)] : []
      expect(value, category.id).toEqual(expected === '' ? [] : [unit, parseFraction(expected)])
    }
})

describe('so much at a rate', () => {
  const rates = {
    km: ['50 km/h', '20 mph', '5 m/s', '30 kn'],
    MB: ['20 Mbit/s', '5 MB/s', '100 kbit/s'],
    l: ['5 l/min', '2 m3/h'],
    kWh: ['2 kW', '500 W', '3 hp'],
  }
  const words = { en: ['at', 'for', 'at a rate of'], ru: ['при', 'со скоростью'], sr: ['при', 'брзином од'] } as const
  const asTyped = ({ value, from }: ReadQuestion) => `${value} ${from}`
  const both = (at: string, sum: string, language: Language) =>
    [at, sum].map((text) => readQuestion(text, language).slice(0, 1).map(asTyped))

  for (const language of languages)
    for (const word of words[language])
      for (const [unit, all] of Object.entries(rates))
        for (const rate of all)
          test(`${language}: 12 ${unit} and 3 h ${word} ${rate}`, () => {
            const [time, quotient] = both(`12 ${unit} ${word} ${rate}`, `12 ${unit} / (${rate})`, language)
            expect(time).toEqual(quotient)
            expect(time).toHaveLength(1)
            expect(readQuestion(`${rate} ${word} 3 h`, language).map(asTyped)).toEqual(
              readQuestion(`3 h * ${rate}`, language).map(asTyped),
            )
            const [amount, product] = both(`3 h ${word} ${rate}`, `3 h * ${rate}`, language)
            expect(amount).toEqual(product)
            expect(amount).toHaveLength(1)
          })

  test.each(['20 min at 180 C', '5 km at 3 pm', '3 m at 5 A', '5 kg at 20 km/h', '10 km at 3 h', '5 at 20 km/h'])(
    '%s is none',
    (text) => expect(said(text)).toEqual([]),
  )
})

test.each([
  ['10 km in km', '10 km > km'],
  ['5 ft in feet', '5 ft > ft'],
  ['2 kg = kilograms', '2 kg > kg'],
  ['5 км в километрах', '5 km > km'],
])('%s is asked in itself', (text, expected) => expect(said(text, 'ru')).toEqual([expected]))
test.each(['5 km km', '5 in in', 'in in in', 'km in km'])('%s is not', (text) => expect(said(text)).toEqual([]))

describe('a rate that is wanted in so many', () => {
  const data = categoryById('data')!.units.filter(({ id }) => findUnitByFactor(id) !== undefined)
  function findUnitByFactor(id: string) {
    const { factor } = measureOf(categoryById('data')!, id)
    return categoryById('datarate')!.units.find((unit) =>
      equals(measureOf(categoryById('datarate')!, unit.id).factor, factor),
    )
  }
  it('knows most of the units of data', () => expect(data.length).toBeGreaterThan(6))
  for (const unit of data)
    for (const language of languages)
      for (const rate of ['100 Mbit/s', '5 MB/s'])
        test(`${language}: ${rate} in ${unit.symbol[language]} is in so many a second`, () => {
          const link = { en: 'in', ru: 'в', sr: 'у' }[language]
          const [read] = readQuestion(`${rate} ${link} ${unit.symbol[language]}`, language)
          expect(read?.to).toBe(findUnitByFactor(unit.id)!.id)
        })
})

test.each([
  ['1:45:30 in seconds', '6330 s > s'],
  ['0:00:05 in ms', '5 s > ms'],
  ['12:00:00 в часах', '43200 s > h'],
  ['100:00:00 у данима', '360000 s > d'],
])('%s are hours, minutes and seconds', (text, expected) => expect(said(text, 'ru')).toEqual([expected]))
test.each(['1:45:70 in minutes', '1:5:30 in minutes', '1:45:30 in km', '1:45:30', '1:45 in minutes'])(
  '%s are none',
  (text) => expect(said(text)).toEqual([]),
)

test.each([
  'часа',
  'минуты',
  'секунды',
  'дня',
  'недели',
  'месяца',
  'года',
  'века',
  'метра',
  'километра',
  'мили',
  'тонны',
  'килограмма',
  'литра',
  'стакана',
])('пол%s is half of it', (unit) => {
  const [read] = readQuestion(`пол${unit}`, 'ru')
  expect(read && [read.value, read.from]).toEqual(['0.5', readQuestion(`5 ${unit}`, 'ru')[0]!.from])
})

describe('shares', () => {
  const quantities = ['5 km', '12.5 kg', '3 h', '40 m2', '2 kWh']
  const shares = ['10', '12.5', '100', '250']
  const signs = {
    en: { of: 'of', percent: ['%', ' percent', ' %'] },
    ru: { of: 'от', percent: ['%', ' процентов'] },
    sr: { of: 'од', percent: ['%', ' процената', ' одсто'] },
  }
  const marked = (text: string, language: Language) => (language === 'en' ? text : text.replace('.', ','))
  const sizeOf = (text: string, language: Language) => {
    const [read] = readQuestion(text, language)
    return read && [read.from, parseFraction(read.value)]
  }
  for (const language of languages)
    for (const percent of signs[language].percent)
      test(`${language}: so many${percent}`, () => {
        for (const typed of quantities)
          for (const count of shares) {
            const [quantity, share] = [marked(typed, language), `${marked(count, language)}${percent}`]
            const part = `${quantity} * ${marked(count, language)} / 100`
            expect(sizeOf(part, language), part).toBeDefined()
            expect(sizeOf(`${share} ${signs[language].of} ${quantity}`, language), share).toEqual(
              sizeOf(part, language),
            )
            expect(sizeOf(`${quantity} * ${share}`, language), share).toEqual(sizeOf(part, language))
            expect(sizeOf(`${quantity} + ${share}`, language), share).toEqual(
              sizeOf(`${quantity} + (${part})`, language),
            )
            expect(sizeOf(`${quantity} - ${share}`, language), share).toEqual(
              sizeOf(`${quantity} - (${part})`, language),
            )
          }
      })
  test.each(['5%', '5 km %', '20 C + 10%', '5% km', 'a % of 5 km'])('%s is none', (text) =>
    expect(said(text)).toEqual([]),
  )
})
