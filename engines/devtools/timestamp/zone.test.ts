import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { isTimeZone, nextTransition, offsetSecondsAt, wallTimeAt } from './index.ts'
import type { WallTime } from './instant.ts'
import { resolveLocal } from './zone.ts'

const wall = (year: number, month: number, day: number, hour: number, minute = 0): WallTime => ({
  year,
  month,
  day,
  hour,
  minute,
  second: 0,
  nanosecond: 0,
})
const at = (iso: string) => BigInt(Date.parse(iso)) * 1_000_000n

describe('offsets (IANA time zone database)', () => {
  test.each([
    ['2026-01-15T00:00:00Z', 'Europe/Belgrade', 3600],
    ['2026-07-15T00:00:00Z', 'Europe/Belgrade', 7200],
    ['2026-07-15T00:00:00Z', 'Europe/Moscow', 10_800],
    ['2026-07-15T00:00:00Z', 'Asia/Kathmandu', 20_700],
    ['2026-01-15T00:00:00Z', 'America/St_Johns', -12_600],
    ['1900-01-01T00:00:00Z', 'Europe/Moscow', 9017],
    ['2026-07-15T00:00:00Z', 'UTC', 0],
  ])('%s in %s', (iso, zone, seconds) => expect(offsetSecondsAt(at(iso), zone)).toBe(seconds))

  it('knows a zone from a word', () => {
    expect(isTimeZone('Europe/Belgrade')).toBe(true)
    expect(isTimeZone('Mars/Olympus')).toBe(false)
    expect(isTimeZone('')).toBe(false)
  })
})

describe('wall time to instant', () => {
  it('finds the one instant on an ordinary day', () => {
    expect(resolveLocal(wall(2026, 11, 15, 12), 'Europe/Belgrade')).toEqual({
      kind: 'unique',
      instant: at('2026-11-15T11:00:00Z'),
      offsetSeconds: 3600,
    })
  })

  it('sees the hour that does not exist in spring', () => {
    expect(resolveLocal(wall(2026, 3, 29, 2, 30), 'Europe/Belgrade')).toEqual({
      kind: 'gap',
      instant: at('2026-03-29T01:30:00Z'),
      offsetSeconds: 3600,
      offsetSecondsAfter: 7200,
    })
  })

  it('sees the hour that happens twice in autumn', () => {
    expect(resolveLocal(wall(2026, 11, 1, 1, 30), 'America/New_York')).toEqual({
      kind: 'overlap',
      instant: at('2026-11-01T05:30:00Z'),
      offsetSeconds: -14_400,
      laterInstant: at('2026-11-01T06:30:00Z'),
      laterOffsetSeconds: -18_000,
    })
  })

  it('handles the half-hour change of Lord Howe and the day Samoa skipped', () => {
    expect(resolveLocal(wall(2026, 10, 4, 2, 15), 'Australia/Lord_Howe').kind).toBe('gap')
    expect(resolveLocal(wall(2011, 12, 30, 12), 'Pacific/Apia').kind).toBe('gap')
  })

  it('returns to where it came from, in any zone at any time', () => {
    const zones = [
      'Europe/Belgrade',
      'America/New_York',
      'Australia/Lord_Howe',
      'Asia/Kathmandu',
      'Africa/Casablanca',
      'UTC',
    ]
    fc.assert(
      fc.property(fc.integer({ min: -3e12, max: 4e12 }), fc.constantFrom(...zones), (milliseconds, zone) => {
        const instant = BigInt(milliseconds) * 1_000_000n
        const reading = resolveLocal(wallTimeAt(instant, offsetSecondsAt(instant, zone)), zone)
        const found = reading.kind === 'overlap' ? [reading.instant, reading.laterInstant] : [reading.instant]
        expect(reading.kind).not.toBe('gap')
        expect(found).toContain(instant)
      }),
      { numRuns: 300 },
    )
  })
})

describe('next change of the clocks', () => {
  it('finds it to the second', () => {
    expect(nextTransition(at('2026-11-15T10:00:00Z'), 'Europe/Belgrade')).toEqual({
      instant: at('2027-03-28T01:00:00Z'),
      offsetSecondsBefore: 3600,
      offsetSecondsAfter: 7200,
    })
  })
  it('finds none where there is none', () =>
    expect(nextTransition(at('2026-11-15T10:00:00Z'), 'Europe/Moscow')).toBeUndefined())
})
