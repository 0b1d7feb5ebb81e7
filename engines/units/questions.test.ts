import { expect, test } from 'vitest'
import { add, divide, type Fraction, type Language, languages, multiply, parseFraction } from '#engines/core/index.ts'
import { categories, evaluate, type Unit } from './index.ts'
import { measureOf } from './measure.ts'

/** Questions made by rule, with answers by fractions: each category x each language x each sum, in a frame of the language. */

interface Named {
  readonly text: string
  readonly size: Fraction
}

type Sum = (first: Named, second: Named, mark: string) => readonly [text: string, value: Fraction]

const times = (count: string, size: Fraction): Fraction => multiply(parseFraction(count), size)

const sums: readonly Sum[] = [
  ({ text, size }) => [`7 ${text}`, times('7', size)],
  ({ text, size }) => [`2*5 ${text}`, times('10', size)],
  ({ text, size }) => [`(2 + 3) ${text}`, times('5', size)],
  ({ text, size }, _, mark) => [`4${mark}5 ${text} × 3`, times('13.5', size)],
  ({ text, size }) => [`9 ${text} / 4`, times('9/4', size)],
  (first, second, mark) => [
    `3 ${first.text} + 2${mark}5 ${second.text}`,
    add(times('3', first.size), times('2.5', second.size)),
  ],
  (first, second, mark) => [
    `2 * (1${mark}5 ${first.text} + 4 ${second.text}) / 5`,
    times('2/5', add(times('1.5', first.size), times('4', second.size))),
  ],
]

type Frame = (given: string, wanted: Unit) => string

const frames: Readonly<Record<Language, readonly Frame[]>> = {
  en: [
    (given, { symbol }) => `${given} in ${symbol.en}`,
    (given, { ofMany }) => `how many ${ofMany.en} is ${given}`,
    (given, { symbol }) => `hey, what is ${given} in ${symbol.en}?`,
  ],
  ru: [
    (given, { intoMany }) => `${given} в ${intoMany.ru}`,
    (given, { ofMany }) => `сколько ${ofMany.ru} в ${given}`,
    (given, { symbol }) => `сколько будет ${given} в ${symbol.ru}`,
  ],
  sr: [
    (given, { intoMany }) => `${given} у ${intoMany.sr}`,
    (given, { symbol }) => `колико је ${given} у ${symbol.sr}?`,
    (given, { ofMany }) => `koliko ${ofMany.sr} ima u ${given}`,
  ],
}

const counted = categories.filter(({ lowest, units }) => lowest === undefined && !units.some((unit) => unit.isInverse))

test('questions of every category are answered exactly, in every language, with every sum', () => {
  const wrong: string[] = []
  let all = 0
  for (const [place, category] of counted.entries())
    for (const language of languages)
      for (const [row, sum] of sums.entries()) {
        const unitAt = (step: number) => category.units[(place + (row + 1) * step) % category.units.length]!
        const [from, second, wanted] = [unitAt(3), unitAt(5), unitAt(7)]
        if (from === wanted) continue
        const named = (unit: Unit): Named => ({
          text: unit.symbol[language],
          size: measureOf(category, unit.id).factor,
        })
        const [given, value] = sum(named(from), named(second), language === 'en' ? '.' : ',')
        const text = frames[language][(place + row) % 3]!(given, wanted)
        const found = evaluate(text, language)
        const result = divide(value, measureOf(category, wanted.id).factor)
        // A symbol that two units share is answered as both.
        const answers = found.ok ? [found.value, ...found.value.alternatives] : []
        const isRight = answers.some(
          (one) =>
            one.unit === wanted.id &&
            one.value?.numerator === result.numerator &&
            one.value.denominator === result.denominator,
        )
        all++
        if (!isRight) wrong.push(`${language}: ${text}`)
      }
  expect(all).toBeGreaterThan(300)
  expect(wrong).toEqual([])
})
