import { expect, it } from 'vitest'
import { instantFromMilliseconds, readMoment } from '#engines/devtools/timestamp/index.ts'
import { formatInZone, weekdayName } from './local-format.ts'

it('names the era where the zone’s own year is before 1', () => {
  const { taken } = readMoment('0001-01-01T00:00:00Z', { now: 0n, zone: 'UTC' })
  expect(formatInZone(taken!.instant, 'America/New_York')).toMatch(/BC|B/)
  expect(formatInZone(taken!.instant, 'UTC')).not.toMatch(/BC/)
  expect(formatInZone(instantFromMilliseconds(0), 'UTC')).not.toMatch(/BC|AD/)
})

it('writes date, time to the second and zone', () => {
  const shown = formatInZone(instantFromMilliseconds(Date.UTC(2023, 10, 14, 22, 13, 20)), 'UTC')
  for (const part of [/\b2023\b/, /Nov|11/, /\b14\b/, /\b(22|10):13:20\b/, /UTC/]) expect(shown).toMatch(part)
})

it('names the day of the week in the zone', () => {
  const instant = instantFromMilliseconds(Date.UTC(2023, 10, 14, 23, 30))
  expect(weekdayName(instant, 'UTC', 'en')).toBe('Tuesday')
  expect(weekdayName(instant, 'Europe/Belgrade', 'ru')).toBe('среда')
})
