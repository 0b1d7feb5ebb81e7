import { expect, test } from 'vitest'
import { proseNumber, proseNumbers, proseQuantity } from './prose-number.ts'

test.each([
  ['0', '0', '0', '0'],
  ['999', '999', '999', '999'],
  ['-12742.5', '−12,742.5', '−12\u00a0742,5', '−12\u00a0742,5'],
  ['1234567', '1,234,567', '1\u00a0234\u00a0567', '1\u00a0234\u00a0567'],
  ['0.0000123', '0.0000123', '0,0000123', '0,0000123'],
  ['1.2e+21', '1.2\u00a0×\u00a010²¹', '1,2\u00a0×\u00a010²¹', '1,2\u00a0×\u00a010²¹'],
  ['3e-9', '3\u00a0×\u00a010⁻⁹', '3\u00a0×\u00a010⁻⁹', '3\u00a0×\u00a010⁻⁹'],
  ['hello', 'hello', 'hello', 'hello'],
])('%s', (plain, en, ru, sr) => {
  expect([proseNumber(plain, 'en'), proseNumber(plain, 'ru'), proseNumber(plain, 'sr')]).toEqual([en, ru, sr])
})

test('numbers within a text, and a number with its unit', () => {
  expect(proseNumbers('231 × 0.254', 'ru')).toBe('231 × 0,254')
  expect(proseNumbers('1000/3600 m/s', 'en')).toBe('1,000/3,600 m/s')
  expect(proseQuantity('0.5', 'km', 'sr')).toBe('0,5\u00a0km')
})

test('a number that loses its middle keeps the marks of its language', () => {
  const long = `-${'1234567890'.repeat(3)}.${'5'.repeat(20)}`
  expect(proseQuantity(long, 'км', 'ru', 24)).toBe('−123\u00a0456\u00a0789\u00a0012…555555\u00a0км')
  expect(proseQuantity(long, 'км', 'ru')).toContain('890,555')
})

test('hundreds of digits are grouped at once', () => {
  expect(proseNumber('9'.repeat(1000), 'en')).toHaveLength(1333)
})
