import { expect, it } from 'vitest'
import { instantFromMilliseconds, readMoment } from '#engines/devtools/timestamp/index.ts'
import { formatAsAsked, formatInZone, weekdayName } from './local-format.ts'

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

it('writes the clock of a zone that was asked for, under the name it was asked by', () => {
  const [note] = readMoment('2026-11-20 23:30 UTC to JST', { now: 0n, zone: 'UTC' }).taken!.notes
  const shown = formatAsAsked(instantFromMilliseconds(Date.UTC(2026, 10, 20, 23, 30)), note as never)
  for (const part of [/\b2026\b/, /\b21\b/, /\b08:30/, / JST$/]) expect(shown).toMatch(part)
})

it('leaves a zone out whose clock is past the end of the calendar', () => {
  const { taken } = readMoment('+275760-09-13T00:00:00Z to JST', { now: 0n, zone: 'UTC' })
  expect(taken?.notes).toEqual([])
})
