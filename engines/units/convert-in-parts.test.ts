import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { categoryById, convertInParts, exactDigits, readTyped } from './index.ts'
import { asFraction } from './parse.ts'

const length = categoryById('length')!
const mass = categoryById('mass')!

function inWords(category: typeof length, from: string, units: string[], text: string): string {
  const result = convertInParts(category, from, units, text, 'en')
  if (!result) return 'none'
  return `${result.exact ? '=' : '≈'} ${result.parts.map((part) => `${part.text} ${part.unit}`).join(' ')}`
}

describe('in whole larger units and a rest', () => {
  test.each([
    ['cm', ['ft', 'in'], '180', '≈ 5 ft 10.87 in'],
    ['cm', ['ft', 'in'], '-180', '≈ -5 ft 10.87 in'],
    ['cm', ['ft', 'in'], '182.88', '= 6 ft 0 in'],
    // The rest would be 11.999 in, which rounds to twelve.
    ['in', ['ft', 'in'], '71.999', '≈ 6 ft 0 in'],
    ['in', ['ft', 'in'], '71.994', '≈ 5 ft 11.99 in'],
    ['in', ['ft', 'in'], '0.005', '≈ 0.01 in'],
    ['ft', ['ft', 'in'], '5.5', '= 5 ft 6 in'],
    ['ft', ['ft', 'in'], '1/3', '= 4 in'],
    ['cm', ['ft', 'in'], '10', '≈ 3.94 in'],
    ['cm', ['ft', 'in'], '-10', '≈ -3.94 in'],
    ['mm', ['ft', 'in'], '0.001', '≈ 0.0000393701 in'],
    ['in', ['ft', 'in'], '0.001', '= 0.001 in'],
    ['m', ['ft', 'in'], '0', '= 0 in'],
    ['km', ['mi', 'yd', 'ft', 'in'], '5', '≈ 3 mi 188 yd 0 ft 2.39 in'],
    ['pc', ['ly', 'au'], '1', 'none'],
    ['m', ['km', 'm'], '1234.5', '= 1 km 234.5 m'],
    ['pc', ['km', 'm'], '0', '≈ 0 m'],
    ['cm', ['in', 'cm'], '5', 'none'],
    ['cm', ['in', 'ft'], '5', 'none'],
    ['cm', ['ft'], '5', 'none'],
    ['cm', ['ft', 'nothing'], '5', 'none'],
    ['cm', ['ft', 'in'], 'rubbish', 'none'],
  ])('%s in %j: %s', (from, units, text, expected) => expect(inWords(length, from, units, text)).toBe(expected))
  test.each([
    ['kg', ['lb', 'oz'], '10', '≈ 22 lb 0.74 oz'],
    ['kg', ['st', 'lb'], '70', '≈ 11 st 0.32 lb'],
    ['kg', ['st', 'lb', 'oz'], '70', '≈ 11 st 0 lb 5.18 oz'],
  ])('%s in %j: %s', (from, units, text, expected) => expect(inWords(mass, from, units, text)).toBe(expected))
  test('a temperature has no parts', () => {
    expect(convertInParts(categoryById('temperature')!, 'c', ['k', 'c'], '5', 'en')).toBeNull()
  })
  test('what is printed reads back within half a hundredth of the smallest unit', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.constantFrom('cm', 'in', 'm', 'mm', 'ft'), (digits, from) => {
        const value = `${digits / 1000}`
        const { parts, exact } = convertInParts(length, from, ['ft', 'in'], value, 'en')!
        const reading = readTyped(length, 'in', parts.map(({ text, unit }) => `${text} ${unit}`).join(' '), 'en')
        if ('code' in reading) throw new Error('is not read')
        const inches = (text: string, unit: string) => Number(exactDigits(length, unit, 'in', text, 'en')!.text)
        const { numerator, denominator } = asFraction(reading.value)
        const printed = inches(`${numerator}/${denominator}`, reading.unit)
        expect(Math.abs(printed - inches(value, from))).toBeLessThan(exact ? 1e-6 : 0.0051)
      }),
    )
  })
})
