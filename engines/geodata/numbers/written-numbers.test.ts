import { expect, test } from 'vitest'
import { looseNumber, readPair } from './written-numbers.ts'

test('minutes and seconds are a decimal number where they can be', () => {
  expect(looseNumber(`44°48'36"N`)).toBe(44.81)
  expect(looseNumber('S 20 27.6')).toBe(-20.46)
  expect(looseNumber('44,1234567890123')).toBe(44.1234567890123)
})

test('minutes and seconds without marks are less than sixty', () => {
  // 59 minutes and 59.5 seconds are 3599.5 of the 3600 seconds of a degree.
  expect(looseNumber('55 59 59.5')).toBeCloseTo(55 + 3599.5 / 3600, 12)
  expect(looseNumber('55:30 S')).toBe(-55.5)
  for (const text of ['55 60 0', '55 0 60', '55 60 N']) expect(looseNumber(text), text).toBeNaN()
})

test.each([
  ['55,75', 55.75],
  ['-55.75', -55.75],
  ['+5', 5],
  ['−5,5', -5.5],
  ['–5.5', -5.5],
  ['N −5', Number.NaN],
  ['5−', Number.NaN],
  ['N5', 5],
  ['s 5', -5],
  ['5 W', -5],
  ['-5 W', -5],
  ['-5 E', Number.NaN],
  ['5З', -5],
  ['5ю', -5],
  ['5В', 5],
  ["55°45'21'' N", 55 + 45 / 60 + 21 / 3600],
  ['55° 45,5′', 55 + 45.5 / 60],
  ['55°45’21.5”S', -(55 + 45 / 60 + 21.5 / 3600)],
  ['55 45 21', 55 + 45 / 60 + 21 / 3600],
  ['55:45:21.5 n', 55 + 45 / 60 + 21.5 / 3600],
  ['w 5: 30', -5.5],
  ['55 45', Number.NaN],
  ['5x', Number.NaN],
  ['x5', Number.NaN],
  ['5°123′', Number.NaN],
  ['44°49′Ј', -(44 + 49 / 60)],
  ['20.5 И', 20.5],
  ['40º 24′', 40.4],
  ['40˚24′', 40.4],
  ["30'", Number.NaN],
  ["5545.5'", Number.NaN],
  ["55 45'", 55.75],
  ["55°61'", Number.NaN],
  [`55°59'60"`, 56],
  [`55°59'60.1"`, Number.NaN],
  ["55.5°15'", Number.NaN],
  [`55°15.5'20"`, Number.NaN],
  ['', Number.NaN],
])('%j is %d', (text, value) => {
  if (Number.isNaN(value)) expect(looseNumber(text)).toBeNaN()
  else expect(looseNumber(text)).toBeCloseTo(value, 12)
})

test.each([
  ['N44 48.600 E020 27.600', 44.81, 20.46],
  ['N 44 48.6 E 20 27.6', 44.81, 20.46],
  ["S44° 48.600' W020° 27.600'", -44.81, -20.46],
  ['44 48.6 N 20 27.6 E', 44.81, 20.46],
  ['44.8 N 20.4 E', 44.8, 20.4],
  ['N44.8 E20.4', 44.8, 20.4],
  ['с44,8 в20,4', 44.8, 20.4],
  ['44.8 20.4 100 4.9', 44.8, 20.4],
  ['44 20.4 100.5 4.9', 44, 20.4],
  ['44 20.4 100 60.9', 44, 20.4],
])('%j is a pair', (text, first, second) => {
  const pair = readPair(text)
  expect(pair?.first).toBeCloseTo(first, 12)
  expect(pair?.second).toBeCloseTo(second, 12)
})

test.each(['N44 48.6 20 27.6', '44 48.6 20 27.6E', '44 48.6 20 27.6', '44 48 20 27', '-44 48,6 +020 9,6'])(
  '%j may be degrees and minutes, and is not guessed at',
  (text) => expect(readPair(text)).toBeUndefined(),
)
