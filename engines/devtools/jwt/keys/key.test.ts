import { expect, test } from 'vitest'
import { modulusBits, withoutLeadingZeros } from './key.ts'

test.each([
  [[], 0, []],
  [[0, 0], 0, []],
  [[1], 1, [1]],
  [[0x80, 0], 16, [0x80, 0]],
  [[0, 0, 0x7f, 0], 15, [0x7f, 0]],
])('%j has %i bits', (bytes, bits, shortest) => {
  expect(modulusBits(new Uint8Array(bytes))).toBe(bits)
  expect(Array.from(withoutLeadingZeros(new Uint8Array(bytes)))).toEqual(shortest)
})
