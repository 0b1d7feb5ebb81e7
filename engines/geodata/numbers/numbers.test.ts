import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isJsonNumber } from './json-number.ts'
import { readDecimal } from './read-decimal.ts'
import { longestDecimal, writeDecimal } from './write-decimal.ts'

const encoder = new TextEncoder()

/** For loops of many thousand turns, in which an `expect` takes longer than what it is about. */
function same(found: string | number, expected: string | number): void {
  if (!Object.is(found, expected)) expect(found).toBe(expected)
}

function read(text: string): { value: number; used: number } {
  const bytes = encoder.encode(text)
  const cursor = { position: 0 }
  const value = readDecimal(bytes, cursor, bytes.length)
  return { value, used: cursor.position }
}

test('what stands behind the end is not read', () => {
  const text = '12.34567890123456e2'
  const bytes = encoder.encode(text)
  for (let end = 1; end <= bytes.length; end++) {
    const seen = text.slice(0, end)
    const cursor = { position: 0 }
    const value = readDecimal(bytes, cursor, end)
    // An exponent without digits is none.
    expect([seen, value, cursor.position]).toEqual([
      seen,
      Number(seen.replace(/e$/, '')),
      seen.replace(/e$/, '').length,
    ])
  }
})

function write(value: number): string {
  const bytes = new Uint8Array(longestDecimal)
  return new TextDecoder().decode(bytes.subarray(0, writeDecimal(bytes, 0, value)))
}

const decimalText = fc
  .tuple(fc.constantFrom('', '-'), fc.nat(999999999), fc.stringMatching(/^[0-9]{1,20}$/))
  .map(([sign, whole, fraction]) => `${sign}${whole}.${fraction}`)

test('decimal text of any length reads as Number reads it', () => {
  fc.assert(
    fc.property(decimalText, (text) => {
      const { value, used } = read(text)
      same(value, Number(text))
      same(used, text.length)
    }),
    { numRuns: 20000 },
  )
})

test('every finite double prints as String prints it and reads back', () => {
  const anyDouble = fc.double({ noNaN: true, noDefaultInfinity: true })
  const inDegrees = fc.double({ noNaN: true, min: -180, max: 180 })
  const inMetres = fc.double({ noNaN: true, min: -9e7, max: 9e7 })
  fc.assert(
    fc.property(fc.oneof(anyDouble, inDegrees, inMetres), (value) => {
      const text = write(value)
      if (!text.includes('0.000000')) same(text, String(value))
      same(read(text).value, value === 0 ? 0 : value)
    }),
    { numRuns: 50000 },
  )
})

test('numbers as measured, with few decimals, print without noise', () => {
  fc.assert(
    fc.property(fc.integer({ min: -2e15, max: 2e15 }), fc.nat(15), (digits, decimals) => {
      const value = digits / 10 ** decimals
      const text = write(value)
      if (text.includes('0.000000')) same(Number(text), value)
      else same(text, String(value))
    }),
    { numRuns: 50000 },
  )
})

// The last eight of their digits are rounded to a carry or to a debt, as of many sums.
test.each([
  53.070411299999996, 8057117.1899999995, 137.07299999999998, 95701.77799999999, 7.5827179199999994, 214693.18899999998,
])('%s is written with all its nines', (value) => expect(write(value)).toBe(String(value)))

test.each([
  ['1e5', 1e5, 3],
  ['1E-7,', 1e-7, 4],
  ['+12.5 ', 12.5, 5],
  ['.5', 0.5, 2],
  ['12.', 12, 3],
  ['12e', 12, 2],
  ['9007199254740993', 9007199254740992, 16],
  ['-0.0', -0, 4],
  ['-12.', -12, 4],
  ['-0.5e1x', -5, 6],
  ['+1e5', 1e5, 4],
  ['+123456789012.5', 123456789012.5, 15],
  ['12e+', 12, 2],
  ['1e5e5', 1e5, 3],
  ['1.5.5', 1.5, 3],
  ['1e5.5', 1e5, 3],
  ['1037552.719364791875705', Number('1037552.719364791875705'), 23],
  // Almost in the middle between two doubles.
  ['2561481.918308640131726861', Number('2561481.918308640131726861'), 26],
  ['3989516.983477399917319417', Number('3989516.983477399917319417'), 26],
])('%s', (text, value, used) => {
  expect(read(text)).toEqual({ value, used })
})

test.each(['', '-', '+', '.', '+.', 'NaN', 'Infinity', 'x', '-.e5', 'e5', '--5'])(
  '%j is no number and moves nothing',
  (text) => {
    expect(read(text)).toEqual({ value: Number.NaN, used: 0 })
  },
)

test.each(['0', '-0', '5', '-5', '10', '0.5', '-0.5', '1.25', '1e5', '1.5E-7', '1e05', '9', '00', '01', '-01', '+1', '.5', '-.5', '5.', '-5.', '1.e5', '09.5', '0.0', '0e0', '-'])(
  '%s may stand in JSON as JSON itself has it',
  (text) => {
    const bytes = encoder.encode(`7${text}7`)
    let isAllowed = true
    try {
      JSON.parse(text)
    } catch {
      isAllowed = false
    }
    expect(isJsonNumber(bytes, 1, 1 + text.length)).toBe(isAllowed)
  },
) // biome-ignore format: one list
