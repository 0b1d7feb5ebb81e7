import fc from 'fast-check'
import { expect, test } from 'vitest'
import { add, divide, type Fraction, languages, multiply, parseFraction, subtract } from '#engines/core/index.ts'
import { anyCharacter } from '#engines/core/testing/any-character.ts'
import { scalesOf } from './definition.ts'
import { exactText } from './exact-text.ts'
import { print } from './format.ts'
import { printSmall, printSmallExponent } from './format-small.ts'
import { allPairs, categories, convert, convertToAll, exactDigits, isRead, length, readTyped } from './index.ts'
import { asFraction, parsePlain } from './parse.ts'
import { unitOf } from './unit-of.ts'

const pairs = categories.flatMap((category) => allPairs(category).map((pair) => ({ category, ...pair })))
const anyPair = fc.constantFrom(...pairs)
const anyNumber = fc
  .tuple(fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }), fc.integer({ min: -20, max: 20 }))
  .map(([mantissa, exponent]) => `${mantissa}e${exponent}`)
const printedNumber = /^(0|-?(0\.\d*[1-9]|[1-9]\d*(\.\d*[1-9])?)(e[+-][1-9]\d*)?)$/

const size = (value: Fraction): Fraction => ({
  ...value,
  numerator: value.numerator < 0n ? -value.numerator : value.numerator,
})
const isAtMost = (left: Fraction, right: Fraction): boolean => subtract(left, right).numerator <= 0n

/** Half a unit in the last place a printed text could have shown. */
function roundingOf(printed: string, decimals: number): Fraction {
  const exponent = /e([+-]\d+)$/.exec(printed)?.[1]
  return parseFraction(exponent ? `0.5e${Number(exponent) - 4}` : `0.5e-${decimals}`)
}

/** Where both count the same and not its inverse, so that an error grows as the value does. */
const anyLinearPair = anyPair.filter(
  ({ category, from, to }) => unitOf(category, from).isInverse === unitOf(category, to).isInverse,
)

test('there and back returns the value within what the printed digits carry', () => {
  fc.assert(
    fc.property(anyLinearPair, anyNumber, ({ category, from, to }, typed) => {
      const there = convert(category.id, from, to, typed, 'en')
      const back = exactDigits(category, to, from, there, 'en')!
      const scales = scalesOf(category)
      const ratio = divide(scales.get(to)!.factor, scales.get(from)!.factor)
      // The fewest decimals of a format rule: the coarsest a text can be.
      const coarsest = category.format.otherwiseDecimals
      const allowed = add(multiply(roundingOf(there, coarsest), ratio), parseFraction('1e-100'))
      const error = size(subtract(parseFraction(back.text), parseFraction(typed)))
      // `back` itself is cut after 40 digits where it does not end.
      const cut = multiply(size(parseFraction(typed)), parseFraction('1e-35'))
      expect(isAtMost(error, add(add(allowed, cut), multiply(allowed, parseFraction('1e-9'))))).toBe(true)
    }),
    { numRuns: 2000 },
  )
})

test('a to b and b to c agree with a to c', () => {
  const triples = anyPair.chain(({ category, from, to }) =>
    fc.tuple(fc.constant({ category, from, to }), fc.constantFrom(...category.units.map(({ id }) => id))),
  )
  fc.assert(
    fc.property(triples, anyNumber, ([{ category, from, to }, last], typed) => {
      const middle = exactDigits(category, from, to, typed, 'en')!
      const straight = convert(category.id, from, last, typed, 'en')
      const through = convert(category.id, to, last, middle.text, 'en')
      if (middle.complete) {
        expect(through).toBe(straight)
        return
      }
      // Digits that do not end are cut after 40: the last printed digit may differ by one.
      const scales = scalesOf(category)
      const cut = multiply(
        multiply(size(parseFraction(middle.text)), parseFraction('1e-35')),
        divide(scales.get(to)!.factor, scales.get(last)!.factor),
      )
      const printing = add(
        roundingOf(straight, category.format.otherwiseDecimals),
        roundingOf(through, category.format.otherwiseDecimals),
      )
      const error = size(subtract(parseFraction(through), parseFraction(straight)))
      expect(isAtMost(error, add(add(size(cut), printing), parseFraction('1e-100')))).toBe(true)
    }),
    { numRuns: 5000 },
  )
})

test('what is printed is always a plain number: no -0, NaN, Infinity, no digits that say nothing', () => {
  fc.assert(
    fc.property(anyPair, anyNumber, ({ category, from, to }, typed) => {
      expect(convert(category.id, from, to, typed, 'en')).toMatch(printedNumber)
    }),
    { numRuns: 3000 },
  )
})

test('what is printed can be typed back in every language', () => {
  fc.assert(
    fc.property(anyPair, anyNumber, fc.constantFrom(...languages), ({ category, from, to }, typed, language) => {
      const printed = convert(category.id, from, to, typed, language)
      const reading = readTyped(category, to, printed, language)
      expect(isRead(reading) && asFraction(reading.value)).toEqual(parseFraction(printed))
    }),
    { numRuns: 1000 },
  )
})

const nearNumber = fc
  .array(fc.constantFrom(...'1205.,eE-+/ \u00a0\u202f٣½−３x\u200f\'"'), { maxLength: 14 })
  .map((characters) => characters.join(''))

test('what the plain rule reads keeps its value; what is understood can be written plainly', () => {
  fc.assert(
    fc.property(nearNumber, fc.constantFrom(...languages), (typed, language) => {
      const reading = readTyped(length, 'ri', typed, language)
      const plain = parsePlain(typed, language)
      if (plain) expect(reading).toMatchObject({ unit: 'ri', value: plain })
      if (!isRead(reading)) return
      for (const other of languages) {
        const again = readTyped(length, 'ri', exactText(reading.value), other)
        expect(isRead(again) && asFraction(again.value)).toEqual(asFraction(reading.value))
      }
      if (reading.number?.plain !== undefined)
        expect(readTyped(length, 'ri', reading.number.plain, 'ru')).toHaveProperty('value')
    }),
    { numRuns: 20_000 },
  )
})

test('small integers print what large ones print, digit for digit', () => {
  const any = fc.oneof(fc.maxSafeInteger(), fc.integer(), fc.integer({ min: -2000, max: 2000 }))
  const divisors = fc.oneof(
    fc.integer({ min: 1, max: 2 ** 31 - 1 }),
    fc.integer({ min: 1, max: 1000 }),
    fc.constantFrom(...powers),
  )
  fc.assert(
    fc.property(
      any,
      divisors,
      fc.constantFrom(...formats),
      fc.integer({ min: -40, max: 40 }),
      (numerator, divisor, format, tens) => {
        const printed = printSmall(numerator, 0, divisor, format)
        const expected = print(BigInt(numerator), BigInt(divisor), format).text
        // Asked first: of so many, each `expect` takes longer than the printing.
        if (printed !== undefined && printed !== expected) expect(printed).toBe(expected)
        const raised = printSmallExponent(numerator, divisor, tens, format)
        const scale = 10n ** BigInt(Math.abs(tens))
        const [top, bottom] = [BigInt(numerator) * (tens > 0 ? scale : 1n), BigInt(divisor) * (tens < 0 ? scale : 1n)]
        const raisedExpected = raised === undefined ? undefined : print(top, bottom, format).text
        if (raised !== raisedExpected) expect(raised).toBe(raisedExpected)
      },
    ),
    { numRuns: 50_000 },
  )
})
const formats = [...new Set(categories.map(({ format }) => format))]
const powers = Array.from({ length: 10 }, (_, power) => Number(`1e${power}`))

test('any text is either a number or not; nothing throws', () => {
  const nearNumbers = fc
    .array(fc.constantFrom('1', '0', '9', '.', ',', 'e', 'E', '-', '+', ' ', '\u00a0', '\u202f', '٣', '½', 'x'))
    .map((characters) => characters.join(''))
  fc.assert(
    fc.property(
      anyPair,
      fc.oneof(nearNumbers, fc.string(), fc.string({ unit: anyCharacter })),
      fc.constantFrom(...languages),
      (pair, typed, language) => {
        const printed = convert(pair.category.id, pair.from, pair.to, typed, language)
        if (printed !== '') expect(printed).toMatch(printedNumber)
        expect(convertToAll(pair.category, pair.from, typed, language)[pair.from]).toBe(typed)
      },
    ),
    { numRuns: 5000 },
  )
})

test('a megabyte of anything is answered', () => {
  const megabyte = 1_000_000
  const texts = ['9', ' ', '0', ',', '.', 'e', '1 ', '1,', '-', '\u00a0', 'щ', '1e', '0.', '123,'].map((piece) =>
    piece.repeat(Math.ceil(megabyte / piece.length)),
  )
  texts.push(
    `1e${'0'.repeat(megabyte)}`,
    `1e${'0'.repeat(megabyte)}x`,
    `${' '.repeat(megabyte)}5`,
    `5${' '.repeat(megabyte)}x`,
  )
  for (const text of texts) {
    // What is more than linear here takes hours: the time limit of every test is enough to tell.
    for (const language of languages) expect(convert('length', 'km', 'mi', text, language)).toMatch(/^(\d[\d.]*)?$/)
  }
})
