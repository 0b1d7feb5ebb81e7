import { expect, it } from 'vitest'
import { instantFromMilliseconds, readMoment } from '#engines/devtools/timestamp/index.ts'
import { formatInZone } from './local-format.ts'

it('names the era where the zone’s own year is before 1', () => {
  const { taken } = readMoment('0001-01-01T00:00:00Z', { now: 0n, zone: 'UTC' })
  expect(formatInZone(taken!.instant, 'America/New_York')).toMatch(/BC|B/)
  expect(formatInZone(taken!.instant, 'UTC')).not.toMatch(/BC/)
  expect(formatInZone(instantFromMilliseconds(0), 'UTC')).not.toMatch(/BC|AD/)
})
