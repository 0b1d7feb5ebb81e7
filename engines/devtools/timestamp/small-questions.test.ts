import { expect, test } from 'vitest'
import { findTimestampConversion, timestampConversions } from './conversions.ts'
import { isTimestampUnit, lastInstant, nanosecondsPerDay } from './instant.ts'
import { nextTransition, offsetSecondsAt } from './zone.ts'

test('units and addressed conversions by their names', () => {
  expect(['s', 'ms', 'us', 'ns', 'm', '', undefined].map(isTimestampUnit)).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
    false,
  ])
  for (const conversion of timestampConversions) expect(findTimestampConversion(conversion.id)).toBe(conversion)
  expect([findTimestampConversion('isounix'), findTimestampConversion(undefined)]).toEqual([undefined, undefined])
})

test('beyond the calendar a zone keeps its last offset, and no change is looked for', () => {
  const zone = 'America/New_York'
  for (const edge of [lastInstant, -lastInstant])
    expect(offsetSecondsAt(edge * 2n, zone)).toBe(offsetSecondsAt(edge, zone))
  expect(nextTransition(lastInstant - nanosecondsPerDay, zone)).toBeUndefined()
  expect(nextTransition(lastInstant - 400n * nanosecondsPerDay, zone)).toBeDefined()
})
