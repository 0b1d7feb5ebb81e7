import fc from 'fast-check'
import { expect, test } from 'vitest'
import { floorDivide, floorModulo, scaleDecimal } from './decimal.ts'

const whole = (value: bigint) => ({ kind: 'integer', value })

test.each([
  ['1.5', 1, whole(15n)],
  ['1.55', 1, whole(15n)],
  ['-1.55', 1, whole(-16n)],
  ['-1.50', 1, whole(-15n)],
  ['0.001', 2, whole(0n)],
  ['-0.001', 2, whole(-1n)],
  ['-0.01', 2, whole(-1n)],
  ['+.5', 1, whole(5n)],
  ['5.', 0, whole(5n)],
  ['-0', 9, whole(0n)],
  ['00012', 0, whole(12n)],
  ['1.5e3', 0, whole(1500n)],
  ['-15e-1', 0, whole(-2n)],
  ['1e-99999999999', 9, whole(0n)],
  ['-1e-99999999999', 9, whole(-1n)],
  ['1e59', 0, whole(10n ** 59n)],
  ['1e60', 0, { kind: 'beyond', negative: false }],
  ['-1e99999999999', 0, { kind: 'beyond', negative: true }],
  [`${'0'.repeat(1099)}7`, 0, whole(7n)],
  [`${'0'.repeat(1100)}7`, 0, { kind: 'notNumeric' }],
  ['', 0, { kind: 'notNumeric' }],
  ['.', 0, { kind: 'notNumeric' }],
  ['-0', 0, { kind: 'integer', value: 0n }],
  ['-0.00', 1, { kind: 'integer', value: 0n }],
  ['-', 0, { kind: 'notNumeric' }],
  ['e5', 0, { kind: 'notNumeric' }],
  ['1,5', 0, { kind: 'notNumeric' }],
] as const)('%s in 10^-%i', (text, power, expected) => expect(scaleDecimal(text, power)).toEqual(expected))

test('division downwards, whatever the sign', () => {
  fc.assert(
    fc.property(fc.bigInt(), fc.bigInt({ min: 1n }), (dividend, divisor) => {
      const [quotient, remainder] = [floorDivide(dividend, divisor), floorModulo(dividend, divisor)]
      expect(quotient * divisor + remainder).toBe(dividend)
      expect(remainder >= 0n && remainder < divisor).toBe(true)
    }),
  )
  expect([floorDivide(-6n, 3n), floorModulo(-6n, 3n)]).toEqual([-2n, 0n])
})
