import { expect, it } from 'vitest'
import { instantFromMilliseconds, readMoment } from '#engines/devtools/timestamp/index.ts'
import { formatInZone, monthAndYear, weekdayByNumber } from './local-format.ts'

it('names the era where the zone’s own year is before 1', () => {
  const { taken } = readMoment('0001-01-01T00:00:00Z', { now: 0n, zone: 'UTC' })
  expect(formatInZone(taken!.instant, 'America/New_York')).toMatch(/BC|B/)
  expect(formatInZone(taken!.instant, 'UTC')).not.toMatch(/BC/)
  expect(formatInZone(instantFromMilliseconds(0), 'UTC')).not.toMatch(/BC|AD/)
})

it('writes months and weekdays in the language asked for', () => {
  expect(monthAndYear(2023, 9, 'en')).toBe('September 2023')
  expect([1, 7].map((weekday) => weekdayByNumber(weekday, 'en'))).toEqual(['Monday', 'Sunday'])
  expect(weekdayByNumber(2, 'ru')).toBe('вторник')
})
