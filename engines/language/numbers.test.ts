import { describe, expect, test } from 'vitest'
import { type Language, languages } from '#engines/core/index.ts'
import { grammar } from './chart.ts'
import { links } from './lexicon/links.ts'
import { multipliers, numerals } from './lexicon/numerals.ts'
import { lexicon } from './lexicon.ts'
import { numberRules } from './numbers.ts'
import { reader } from './reader.ts'

const { read } = reader({ lexicon: lexicon(numerals, multipliers, links), rules: grammar(numberRules) })
const numberIn = (text: string, language: Language): string => {
  const [first] = read(text, language, ['number'])
  return first ? `${first.value.q.numerator}/${first.value.q.denominator}`.replace(/\/1$/, '') : 'nothing'
}

const ones: Readonly<Record<Language, string>> = {
  en: 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  ru: 'один два три четыре пять шесть семь восемь девять десять одиннадцать двенадцать тринадцать четырнадцать пятнадцать шестнадцать семнадцать восемнадцать девятнадцать',
  sr: 'један два три четири пет шест седам осам девет десет једанаест дванаест тринаест четрнаест петнаест шеснаест седамнаест осамнаест деветнаест',
}
const tens: Readonly<Record<Language, string>> = {
  en: 'twenty thirty forty fifty sixty seventy eighty ninety',
  ru: 'двадцать тридцать сорок пятьдесят шестьдесят семьдесят восемьдесят девяносто',
  sr: 'двадесет тридесет четрдесет педесет шездесет седамдесет осамдесет деведесет',
}
const hundreds: Readonly<Partial<Record<Language, string>>> = {
  ru: 'сто двести триста четыреста пятьсот шестьсот семьсот восемьсот девятьсот',
  sr: 'сто двеста триста четиристо петсто шестсто седамсто осамсто деветсто',
}
const thousands: Readonly<Record<Language, string>> = { en: 'thousand', ru: 'тысяч', sr: 'хиљада' }
const joint: Readonly<Record<Language, string>> = { en: '-', ru: ' ', sr: ' и ' }

/** Written out by this test's own rules, which know nothing of the grammar's. */
function inWords(value: number, language: Language): string {
  if (value >= 1000) {
    const rest = value % 1000
    return `${inWords(Math.floor(value / 1000), language)} ${thousands[language]}${rest ? ` ${inWords(rest, language)}` : ''}`
  }
  if (value >= 100) {
    const rest = value % 100
    const digit = Math.floor(value / 100)
    const said = hundreds[language]?.split(' ')[digit - 1] ?? `${inWords(digit, language)} hundred`
    return `${said}${rest ? `${language === 'en' ? ' and ' : ' '}${inWords(rest, language)}` : ''}`
  }
  if (value < 20) return ones[language].split(' ')[value - 1]!
  const rest = value % 10
  return (
    tens[language].split(' ')[Math.floor(value / 10) - 2]! + (rest ? joint[language] + inWords(rest, language) : '')
  )
}

describe('numerals', () => {
  test.each(languages)('every number below a thousand, and thousands, in %s', (language) => {
    const numbers = Array.from({ length: 999 }, (_, index) => index + 1)
    for (const value of [...numbers, ...numbers.filter((one) => one % 7 === 0).map((one) => one * 1013)])
      if (value < 1_000_000) expect(numberIn(inWords(value, language), language)).toBe(String(value))
  })

  test.each([
    ['en', 'minus'],
    ['ru', 'минус'],
    ['sr', 'минус'],
  ] as const)('a sign stands before all of a number, in %s', (language, sign) => {
    for (let value = 1; value < 200_000; value = value * 2 + 7) {
      const readings = read(`${sign} ${inWords(value, language)}`, language, ['number'])
      expect(
        readings.map(({ value: { q } }) => [q.numerator, q.denominator]),
        String(value),
      ).toEqual([[BigInt(-value), 1n]])
    }
    for (const text of ['-3 1/2', '-3-1/2', '- 3 1/2'])
      expect(read(text, language, ['number']).map(({ value: { q } }) => `${q.numerator}/${q.denominator}`)).toEqual([
        '-7/2',
      ])
  })

  test('parts in words are so many of them, or stand behind a whole number and "and"', () => {
    for (const [part, denominator] of [
      ['half', 2],
      ['third', 3],
      ['quarter', 4],
      ['tenth', 10],
    ] as const)
      for (let count = 1; count < 20; count++) {
        const one = inWords(count, 'en')
        const sum = (numerator: number) => `${numerator}/${denominator}`
        const texts = [`${one} and a ${part}`, `${count} and a ${part}`]
        expect(
          texts.map((text) => numberIn(text, 'en')),
          part,
        ).toEqual(texts.map(() => sum(count * denominator + 1)))
        // `2 thirds of a` is no 2 and a third.
        expect(numberIn(`${count} ${part}s of a`, 'en'), part).not.toBe(sum(count * denominator + 1))
      }
  })

  test('an ordinal is no fraction without what it is of', () => {
    for (const ordinal of ['third', 'tenth', 'seventh']) {
      expect(numberIn(ordinal, 'en'), ordinal).toBe('nothing')
      expect(numberIn(`2 ${ordinal}`, 'en'), ordinal).toBe('nothing')
    }
  })

  test('in Latin letters', () => {
    expect(numberIn('dvadeset i pet', 'sr')).toBe('25')
    expect(numberIn('četrdeset', 'sr')).toBe('40')
  })

  test.each<[string, Language, string]>([
    ['1 500', 'ru', '1500'],
    ['1,500', 'en', '1500'],
    ['1,500', 'ru', '3/2'],
    ['1.500,5', 'sr', '3001/2'],
    ['1,234,567.8', 'en', '6172839/5'],
    ['3 1/2', 'en', '7/2'],
    ['3½', 'en', '7/2'],
    ['-3.5', 'en', '-7/2'],
    ['minus twenty', 'en', '-20'],
    ['1.2M', 'en', '1200000'],
    ['3М', 'ru', '3000000'],
    ['3m', 'en', 'nothing'],
    ['3×10^8', 'en', '300000000'],
    ['3·10⁻²', 'en', '3/100'],
    ['1e6', 'en', '1000000'],
    ['point seventy five', 'en', '3/4'],
    ['point zero seven five', 'en', '3/40'],
    ['two point oh five', 'en', '41/20'],
    ['две целых пять десятых', 'ru', '5/2'],
    ['два запета пет', 'sr', '5/2'],
    ['полтора', 'ru', '3/2'],
    ['три с половиной', 'ru', '7/2'],
    ['two and a half million', 'en', '2500000'],
    ['a dozen', 'en', '12'],
    ['twenty hundred thirty five thousand two', 'en', 'nothing'],
    ['five twenty', 'en', 'nothing'],
    ['7.5.3', 'en', 'nothing'],
    ['1 50', 'en', 'nothing'],
    ['5 zorp', 'en', 'nothing'],
  ])('%s in %s: %s', (text, language, value) => expect(numberIn(text, language)).toBe(value))
})
