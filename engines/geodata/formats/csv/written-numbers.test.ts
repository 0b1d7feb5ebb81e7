import { expect, test } from 'vitest'
import { looseNumber } from './written-numbers.ts'

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
