import { expect, test } from 'vitest'
import { languages } from '#engines/core/index.ts'
import { formatBytes, formatCount, formatDegrees, formatNumber, withUnit } from './numbers.ts'

test('thousands are grouped by one rule', () => {
  expect([0, 999, 1000].map((count) => formatCount(count, 'en'))).toEqual(['0', '999', '1,000'])
  expect(formatCount(1_234_567, 'ru')).toBe('1\u00a0234\u00a0567')
  expect(formatCount(2n ** 64n, 'sr')).toBe('18\u00a0446\u00a0744\u00a0073\u00a0709\u00a0551\u00a0616')
  expect(formatCount(-1234, 'sr')).toBe('−1\u00a0234')
  expect(withUnit(12_345.6, 'kilometer', 'sr', 1)).toBe('12\u00a0345,6\u00a0km')
  expect(formatBytes(1_234_000_000_000, 'sr')).toBe('1\u00a0234\u00a0GB')
  expect(languages.map((language) => formatNumber(-1234.5, language))).toContain('−1\u00a0234,5')
})

test('degrees and metres have a minus, not a hyphen, and none where nothing is left', () => {
  expect(formatDegrees(-12.345678, 'en')).toBe('−12.34568°')
  expect(formatDegrees(-12.5, 'ru')).toBe('−12,5°')
  expect(formatDegrees(-0.000001, 'en')).toBe('0°')
  expect(withUnit(-3, 'meter', 'sr', 0)).toBe('−3\u00a0m')
  expect(withUnit(-0.2, 'meter', 'en', 0)).toBe('0\u00a0m')
})
