import { expect, test } from 'vitest'
import { formatDegrees, withUnit } from './numbers.ts'

test('degrees and metres have a minus, not a hyphen, and none where nothing is left', () => {
  expect(formatDegrees(-12.345678, 'en')).toBe('−12.34568°')
  expect(formatDegrees(-12.5, 'ru')).toBe('−12,5°')
  expect(formatDegrees(-0.000001, 'en')).toBe('0°')
  expect(withUnit(-3, 'meter', 'sr', 0)).toBe('−3\u00a0m')
  expect(withUnit(-0.2, 'meter', 'en', 0)).toBe('0\u00a0m')
})
