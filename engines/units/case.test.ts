import { expect, test } from 'vitest'
import { languages, multiply } from '#engines/core/index.ts'
import { categories, knownUnits, readQuestion } from './index.ts'
import { measureOf } from './measure.ts'

const thousandMillion = { numerator: 10n ** 9n, denominator: 1n }

test('without its capitals a symbol is mega before it is milli, in every category that has both', () => {
  const met = new Set<string>()
  for (const category of categories) {
    const units = knownUnits(category)
    for (const milli of units)
      for (const language of languages) {
        const typed = milli.symbol[language].toLowerCase()
        const isMega = ({ id, symbol }: (typeof units)[number]) => {
          const [large, small] = [measureOf(category, id).factor, measureOf(category, milli.id).factor]
          const wanted = multiply(small, thousandMillion)
          return (
            symbol[language].toLowerCase() === typed &&
            large.numerator * wanted.denominator === wanted.numerator * large.denominator
          )
        }
        const mega = units.find(isMega)
        if (!mega || typed === milli.symbol[language]) continue
        met.add(category.id)
        expect(readQuestion(`5 ${typed}`, language)[0]?.from, typed).toBe(mega.id)
      }
  }
  expect([...met]).toEqual(expect.arrayContaining(['power', 'pressure', 'force', 'frequency']))
})

test('in its own case it is milli', () => {
  for (const [text, unit] of [
    ['5 mW', 'mw'],
    ['5 mPa', 'millipa'],
    ['5 mHz', 'mhz'],
    ['5 мВт', 'mw'],
  ] as const)
    expect(readQuestion(text, 'ru').map(({ from }) => from)).toEqual([unit])
})

test('horsepower in small letters is asked for by name of a power alone', () => {
  expect(readQuestion('90 kw in ps', 'en')[0]).toMatchObject({ from: 'kw', to: 'ps' })
  expect(readQuestion('90 ps in kw', 'en')[0]).toMatchObject({ category: 'power', to: 'kw' })
  expect(readQuestion('90 ps in ns', 'en')[0]).toMatchObject({ category: 'time', to: 'ns' })
})
