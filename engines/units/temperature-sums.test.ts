import { describe, expect, test } from 'vitest'
import {
  add,
  divide,
  type Fraction,
  fraction,
  languages,
  multiply,
  parseFraction,
  subtract,
} from '#engines/core/index.ts'
import { evaluate, isBelowLowest, isDifference, readTyped, temperature, whyNoQuestion } from './index.ts'

/** By their definitions: how large a degree is in kelvins, and how many of them lie between absolute zero and the scale's own. */
const scales = [
  { id: 'c', size: '1', begins: '273.15' },
  { id: 'f', size: '5/9', begins: '459.67' },
  { id: 're', size: '5/4', begins: '218.52' },
  { id: 'k', size: '1', begins: '0' },
  { id: 'r', size: '5/9', begins: '0' },
] as const
type Scale = (typeof scales)[number]

const half = parseFraction('1/2')
const inKelvins = (count: Fraction, { size }: Scale) => multiply(count, parseFraction(size))
const absolute = (count: Fraction, scale: Scale) => inKelvins(add(count, parseFraction(scale.begins)), scale)
const isShifted = ({ begins }: Scale) => begins !== '0'
const many = (count: Fraction, { size }: Scale) => divide(count, parseFraction(size))
const onScale = (kelvins: Fraction, scale: Scale) => subtract(many(kelvins, scale), parseFraction(scale.begins))

interface Meant {
  readonly kelvins: Fraction
  readonly isPoint: boolean
}
const [x, y] = [fraction(50n), fraction(20n)]

/** What each sum of 50 and 20 degrees means first, by physics. */
const sums: Readonly<Record<string, (left: Scale, right: Scale) => Meant>> = {
  'X - Y': (left, right) =>
    isShifted(left) && !isShifted(right)
      ? { kelvins: subtract(absolute(x, left), inKelvins(y, right)), isPoint: true }
      : { kelvins: subtract(absolute(x, left), absolute(y, right)), isPoint: false },
  'X + Y': (left, right) => {
    const [first, second] = [isShifted(left), isShifted(right)]
    if (first && second) return { kelvins: add(inKelvins(x, left), inKelvins(y, right)), isPoint: false }
    return { kelvins: add(absolute(x, left), absolute(y, right)), isPoint: true }
  },
  '(X + Y) / 2': (left, right) => ({
    kelvins: multiply(add(absolute(x, left), absolute(y, right)), half),
    isPoint: true,
  }),
  'X + X - Y': (left, right) => ({
    kelvins: subtract(multiply(absolute(x, left), fraction(2n)), absolute(y, right)),
    isPoint: true,
  }),
}

describe.each(languages)('sums of temperatures in %s', (language) => {
  const nameOf = ({ id }: Scale) => temperature.units.find((unit) => unit.id === id)!.symbol[language]
  for (const [pattern, meaning] of Object.entries(sums))
    for (const left of scales)
      for (const right of scales) {
        const text = pattern.replaceAll('X', `50 ${nameOf(left)}`).replace('Y', `20 ${nameOf(right)}`)
        const meant = meaning(left, right)
        test(text, () => {
          for (const to of [undefined, ...scales]) {
            const wanted = to ?? left
            const found = evaluate(text, language, to && nameOf(to))
            if (!found.ok) throw new Error(`${text}: ${found.problem.code}`)
            // Kelvins alone are as much either way; where another scale is wanted both are answered.
            const all = [found.value, ...found.value.alternatives]
            const isEither = !isShifted(left) && !isShifted(right)
            const { value, unit } = isEither
              ? all.find((one) => isDifference(one.unit) !== meant.isPoint)!
              : found.value
            expect(isDifference(unit)).toBe(!meant.isPoint)
            expect(value).toEqual(meant.isPoint ? onScale(meant.kelvins, wanted) : many(meant.kelvins, wanted))
          }
        })
      }

  test('two temperatures added are a difference first, and the temperature they lead to next', () => {
    const found = evaluate('5 °C + 9 °F', language)
    const answers = found.ok ? [found.value, ...found.value.alternatives] : []
    expect(answers.map(({ value, symbol }) => `${value?.numerator} ${symbol}`)).toEqual(['10 Δ°C', '10 °C'])
  })

  test.each(['°C', '°F', 'K', 'C', 'F'])('a difference in %s is read as it is printed', (scale) => {
    const found = evaluate(`15 Δ${scale}`, language, 'K')
    expect(found.ok && found.value.unit).toBe('Δk')
    expect(found.ok && found.value.value).toEqual(scale.endsWith('F') ? parseFraction('25/3') : fraction(15n))
  })
})

test('a difference is on no scale, in a field as anywhere: never below absolute zero', () => {
  const reading = readTyped(temperature, 'k', '20 °F - 600 °C', 'en')
  if ('code' in reading) throw new Error(reading.code)
  expect(reading.unit).toBe('Δf')
  expect(isBelowLowest(temperature, reading)).toBe(false)
})

test('a temperature is no difference, and what is so many degrees for something is none here', () => {
  expect(evaluate('20 °C in Δ°F', 'en').ok).toBe(false)
  expect(whyNoQuestion('0.6 °C / 100 m', 'en')?.sum?.code).toBe('no_category')
  expect(whyNoQuestion('20 °C - 5', 'en')?.sum?.parts.map(({ category }) => category)).toEqual([
    'temperature',
    'number',
  ])
})

test.each([
  ['0.6 °C / 100 m * 1500 m', 'Δc', 9n],
  ['10 °C/min * 5 min', 'Δc', 50n],
  ['4.18 J/(g*K) * 100 g * 20 K', 'j', 8360n],
  ['4.18 J/(g*°C) * 100 g * (50 °C - 30 °C)', 'j', 8360n],
])('%s is so much for every degree', (text, unit, value) => {
  const found = evaluate(text, 'en')
  expect(found.ok && [found.value.unit, found.value.value]).toEqual([unit, fraction(value)])
})
