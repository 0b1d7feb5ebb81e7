import { describe, expect, test } from 'vitest'
import { type Language, toDouble } from '#engines/core/index.ts'
import {
  evaluate,
  exactText,
  isRead,
  readQuestion,
  readSeveral,
  readTyped,
  temperature,
  whyNoQuestion,
} from './index.ts'

describe('two ends of a range, and the sides of a thing', () => {
  test.each([
    ['en', '5-10 km', '5 km, 10 km'],
    ['en', '5 – 10 km in miles', '5 km > mi, 10 km > mi'],
    ['en', 'between 5 and 10 miles', '5 mi, 10 mi'],
    ['en', '5..10 kg', '5 kg, 10 kg'],
    ['en', '10 000-20 000 km', '10000 km, 20000 km'],
    ['ru', 'от 1,5 до 2,5 кг', '1.5 kg, 2.5 kg'],
    ['sr', 'од 5 до 10 km', '5 km, 10 km'],
    ['en', '3x4 m', '3 m, 4 m'],
    ['en', '8.5 × 11 in', '8.5 in, 11 in'],
    ['en', '2x3x4 m in feet', '2 m > ft, 3 m > ft, 4 m > ft'],
    ['ru', '3 на 4 м', '3 m, 4 m'],
    ['en', '5 km', ''],
    ['en', '5-10 parrots', ''],
    ['en', '5-10', ''],
    ['en', `5-10 km ${'x'.repeat(200)}`, ''],
  ] as const)('%s %s: %s', (language, text, expected) => {
    const said = readSeveral(text, language).map(({ value, from, to }) => `${value} ${from}${to ? ` > ${to}` : ''}`)
    expect(said.join(', ')).toBe(expected)
  })
})

describe('why a question is none', () => {
  const different = (typed: string, category: string, word: string) => ({
    word,
    sum: {
      code: 'different_quantities',
      parts: [
        { typed, category },
        { typed: word, category: 'mass' },
      ],
    },
  })
  test.each([
    ['en', '7 zorps/100km', { word: 'zorps/100km' }],
    ['en', '-5.5 foo', { word: 'foo' }],
    ['en', '10 hp in kg', different('10 hp', 'power', 'kg')],
    ['en', '10 km in kg', different('10 km', 'length', 'kg')],
    ['ru', '10 км в кг', different('10 км', 'length', 'кг')],
    ['en', '10 kg in parrots', { word: 'parrots', category: 'mass' }],
    ['en', '10 km in two words', { word: 'words' }],
    ['en', `10 km in ${'x'.repeat(24)}`, { word: 'x'.repeat(24), category: 'length' }],
    ['en', `5 ${'p'.repeat(24)}`, { word: 'p'.repeat(24) }],
  ] as const)('%s %s', (language, text, expected) => expect(whyNoQuestion(text, language)).toEqual(expected))

  test.each([
    ['a quantity', '10 km'],
    ['a number', '5'],
    ['a letter that may be anything', '10 x'],
    ['a word', 'hello'],
    ['a number as what is wanted', '10 km in 5'],
    ['too long a text', `5 psi${' '.repeat(100)}`],
  ])('%s gives no reason', (_, text) => expect(whyNoQuestion(text, 'en')).toBeUndefined())
})

/** What a text says, the likeliest first. */
const said = (text: string, language: Language): string[] =>
  readQuestion(text, language).map(({ value, from, to }) => `${value} ${from}${to ? ` > ${to}` : ''}`)

describe('degrees that name no scale', () => {
  test.each([
    ['en', '70 degrees', ['70 c', '70 f']],
    ['ru', '36,6 градусов', ['36.6 c']],
    ['sr', '20 stepeni', ['20 c']],
    ['en', '20 degrees in fahrenheit', ['20 c > f']],
    ['ru', '5 градусов мороза', ['-5 c']],
    ['sr', '5 ispod nule', ['-5 c']],
    ['ru', 'Мороз 20', ['-20 c']],
    ['ru', 'не мороз 20', []],
    ['ru', '10 градусов тепла', ['10 c']],
    ['en', '10 above zero', ['10 c', '10 f']],
    ['en', '20 degrees Celsius below zero', ['-20 c']],
    ['ru', 't=38.5', ['38.5 c']],
    ['ru', '-5°', ['-5 c']],
    // Without a sign it is an angle.
    ['ru', '5°', ['5 deg']],
  ] as const)('%s %s', (language, text, expected) => expect(said(text, language)).toEqual(expected))

  test.each([
    ['36.6 degrees', '36.6 k'],
    ['36.6°', '36.6 k'],
    [' 7 deg. ', '7 k'],
    ['20 градусов', '20 k'],
    ['5 below zero', '-5 k'],
    ['5', '5 k'],
  ])('in the field of a scale they are its own: %s', (text, expected) => {
    const reading = readTyped(temperature, 'k', text, 'ru')
    expect(isRead(reading) && `${exactText(reading.value)} ${reading.unit}`).toBe(expected)
  })

  // As British cookers have them: 275 °F at 1, 350 at 4, 475 at 9; a half and a quarter below.
  test.each([
    ['gas mark 1/4', 225n],
    ['gas mark 1/2', 250n],
    ['gas mark 1', 275n],
    ['gas 4', 350n],
    ['Gas Mark 9', 475n],
    ['gas mark 10', 500n],
    ['gas mark 11', undefined],
    ['gas mark 0', undefined],
    ['gas 1/3', undefined],
  ])('%s', (text, fahrenheit) => {
    expect(said(text, 'en')).toEqual(fahrenheit === undefined ? [] : [`${fahrenheit} f`])
  })
})

describe('a pace', () => {
  // minutes for one of it, from the same told as a quotient
  const minutes = (text: string) => {
    const told = evaluate(text, 'en', 'min/km')
    return told.ok && told.value.value ? toDouble(told.value.value) : undefined
  }
  const paces: readonly (readonly [unit: string, metres: number])[] = [
    ['km', 1000],
    ['mi', 1609.344],
    ['mile', 1609.344],
  ]
  const told = [
    [4, 37],
    [5, 30],
    [12, 5],
    [0, 45],
  ] as const
  const frames: readonly ((whole: number, rest: number, unit: string) => string)[] = [
    (whole, rest, unit) => `${whole}:${two(rest)}/${unit}`,
    (whole, rest, unit) => `${whole}:${two(rest)} min/${unit}`,
    (whole, rest, unit) => `${whole}:${two(rest)} per ${unit}`,
    (whole, rest, unit) => `${whole} min ${rest} s per ${unit}`,
    (whole, rest, unit) => `${whole} min ${rest} s / ${unit}`,
    (whole, rest, unit) => `${whole * 60 + rest} s/${unit}`,
    (whole, rest, unit) => `(${whole} min + ${rest} s) / 1 ${unit}`,
    (whole, rest, unit) => `${whole * 60 + rest} s per ${unit}`,
  ]
  const two = (count: number) => String(count).padStart(2, '0')
  const texts = frames.flatMap((frame) =>
    paces.flatMap(([unit, metres]) =>
      told.map(([whole, rest]) => [frame(whole, rest, unit), ((whole * 60 + rest) / 60 / metres) * 1000] as const),
    ),
  )

  test.each(texts)('%s is a speed of so many minutes a kilometre', (text, expected) =>
    expect(minutes(text)).toBeCloseTo(expected, 9),
  )
  test.each([
    ['en', '8-minute mile', '8 minmi'],
    ['en', '8 minute mile', '8 minmi'],
    ['en', '5 minutes a mile', '5 minmi'],
    ['ru', '5 минут на км', '5 minkm'],
    ['ru', '5 мин 30 сек на км', '5.5 minkm'],
    ['sr', '5 min 30 s po km', '5.5 minkm'],
    ['sr', '5:30 мин/км', '5.5 minkm'],
    ['en', 'pace 4:30 min/km', '4.5 minkm'],
    ['en', '12 km/h to pace min/km', '12 kmh > minkm'],
    ['en', '4:30/km * 10 km', '45 min'],
  ] as const)('%s: %s', (language, text, expected) => expect(said(text, language)).toEqual([expected]))
  test.each(['5/km', '0:00/km', '4:60/km', '4:5/km'])('%s is none', (text) => expect(said(text, 'en')).toEqual([]))
})

test.each(['10 m s-1', '10 m·s⁻¹', '10 m s^-1', '10 m s−1 '])('%s is a speed', (text) =>
  expect(said(text, 'en')).toEqual(['10 ms']),
)
test.each(['10 m s-10', '10 m s-1x', '10 m s-7', '10 feets-1'])('%s is none', (text) =>
  expect(said(text, 'en')).toEqual([]),
)
