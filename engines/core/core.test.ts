import fc from 'fast-check'
import { expect, test } from 'vitest'
import { asciiDigits } from './digits.ts'
import { add, divide, equals, fraction, multiply, parseFraction, powerOfTen, subtract, toDouble } from './fraction.ts'
import { isLanguage, languageFacts, languages } from './language.ts'
import { failure, success } from './result.ts'

const wholes = fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n })
const anyFraction = fc
  .tuple(
    wholes,
    wholes.filter((value) => value !== 0n),
  )
  .map(([numerator, denominator]) => fraction(numerator, denominator))

test('arithmetic undoes itself and is kept in lowest terms', () => {
  fc.assert(
    fc.property(anyFraction, anyFraction, (left, right) => {
      expect(subtract(add(left, right), right)).toEqual(left)
      if (right.numerator !== 0n) expect(divide(multiply(left, right), right)).toEqual(left)
      expect(left.denominator > 0n).toBe(true)
      for (const divisor of [2n, 3n, 5n, 7n])
        expect(left.numerator % divisor === 0n && left.denominator % divisor === 0n).toBe(false)
    }),
  )
})

test('equal is what has the same value, and nothing else', () => {
  expect(equals(fraction(2n, 4n), fraction(1n, 2n))).toBe(true)
  expect(equals(fraction(1n, 2n), fraction(1n, 3n))).toBe(false)
  expect(equals(fraction(1n, 3n), fraction(2n, 3n))).toBe(false)
})

test('powers of ten, in whatever order they are asked for', () => {
  for (const exponent of [7, 0, 1, 30, 29, 31]) expect(powerOfTen(exponent)).toBe(10n ** BigInt(exponent))
})

test('a decimal is read with its sign, its exponent and all its digits', () => {
  expect(parseFraction('+1.25e+2')).toEqual(fraction(125n))
  expect(parseFraction('-0.5E0')).toEqual(fraction(-1n, 2n))
  expect(parseFraction('1.5e1')).toEqual(fraction(15n))
  expect(parseFraction('-2.5e3')).toEqual(fraction(-2500n))
  expect(parseFraction('12e-999')).toEqual(fraction(12n, 10n ** 999n))
  for (const wrong of ['1e1000', '.5', '5.', '1e', '*2', '2*', '2*/3']) expect(() => parseFraction(wrong)).toThrow()
  expect(() => parseFraction('1,5')).toThrow(new SyntaxError('not a decimal number: 1,5'))
  expect(() => parseFraction('1/0')).toThrow(new RangeError('denominator is zero'))
})

test('a double is near, on both sides of where parts stop fitting into one', () => {
  for (let bits = 995n; bits <= 1005n; bits++) {
    expect(toDouble(fraction(2n ** bits, 3n)) / 2 ** Number(bits)).toBeCloseTo(1 / 3, 14)
    expect(toDouble(fraction(-3n, 2n ** bits)) * 2 ** Number(bits)).toBeCloseTo(-3, 14)
    expect(toDouble(fraction(2n ** bits + 1n, 3n * 2n ** bits))).toBeCloseTo(1 / 3, 14)
  }
  expect(toDouble(fraction(-(10n ** 400n), 10n ** 399n * 7n))).toBeCloseTo(-10 / 7, 14)
})

test('a double is the nearest one: what the processor divides', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), (above, below) => {
      expect(toDouble(fraction(BigInt(above), BigInt(below)))).toBe(above / below)
    }),
  )
})

test('results are what they are made of; languages are those of the portal', () => {
  expect(success(5)).toEqual({ ok: true, value: 5 })
  expect(failure({ code: 'a', at: 3 })).toEqual({ ok: false, problem: { code: 'a', at: 3 } })
  expect(languages).toEqual(expect.arrayContaining(['ru', 'en', 'sr']))
  for (const text of languages) expect(isLanguage(text)).toBe(true)
  for (const text of ['xx', '', 'EN', undefined]) expect(isLanguage(text)).toBe(false)
})

test.each(languages)('the row of %s is what the platform knows of it', (language) => {
  const { name, locale, dates, openGraph, group, decimal, groupsWithPoints, countries } = languageFacts[language]
  for (const tag of [locale, dates, openGraph.replace('_', '-')]) expect(new Intl.Locale(tag).language).toBe(language)
  const ownName = new Intl.DisplayNames(locale, { type: 'language' }).of(language)
  expect(name.toLowerCase()).toBe(ownName?.toLowerCase())
  const marks = new Map(new Intl.NumberFormat(locale).formatToParts(123456.5).map(({ type, value }) => [type, value]))
  expect(decimal).toBe(marks.get('decimal'))
  expect([group, groupsWithPoints]).toEqual([
    groupsWithPoints ? '\u00a0' : marks.get('group'),
    marks.get('group') === '.',
  ])
  // English is for everybody else.
  expect(countries.length > 0).toBe(language !== 'en')
  for (const country of countries) expect(new Intl.Locale('und', { region: country }).region).toMatch(/^[A-Z]{2}$/)
})

test('a country has one language', () => {
  const countries = languages.flatMap((language) => languageFacts[language].countries)
  expect(new Set(countries).size).toBe(countries.length)
})

// Arabic, Devanagari, Thai, full-width; of letters for mathematics five tens stand in one row, from U+1D7CE on.
test.each([
  ['٠٣٩', '039'],
  ['१२३', '123'],
  ['๙๘', '98'],
  ['１２．５', '12．5'],
  ['𝟎𝟗 𝟘𝟡 𝟶𝟿', '09 09 09'],
  ['5 km²', '5 km²'],
])('%s in digits of a keyboard: %s', (text, expected) => expect(asciiDigits(text)).toBe(expected))
