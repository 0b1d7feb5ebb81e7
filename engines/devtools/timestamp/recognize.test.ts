import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { describeInstant, instantOfWallTime, recognizeDate } from './index.ts'

describe('written dates', () => {
  test.each([
    ['2026-11-15', 'iso', '2026-11-15T00:00:00.000Z'],
    ['2026-11', 'iso', '2026-11-01T00:00:00.000Z'],
    ['2026-11-15T10:20:30Z', 'iso', '2026-11-15T10:20:30.000Z'],
    ['2026-11-15 10:20:30.123456+02:00', 'iso', '2026-11-15T08:20:30.123456Z'],
    ['20261115T102030Z', 'iso', '2026-11-15T10:20:30.000Z'],
    ['2026-11-15T10:20:30+01:00[Europe/Belgrade]', 'iso', '2026-11-15T09:20:30.000Z'],
    ['+012999-11-12T10:45:50.208Z', 'iso', '+012999-11-12T10:45:50.208Z'],
    ['-000001-01-01T00:00Z', 'iso', '-000001-01-01T00:00:00.000Z'],
    ['2026-W46-7', 'isoWeek', '2026-11-15T00:00:00.000Z'],
    ['2020-W53-7', 'isoWeek', '2021-01-03T00:00:00.000Z'],
    ['2026-319', 'isoOrdinal', '2026-11-15T00:00:00.000Z'],
    // RFC 9110, 5.6.7: the same moment in its three forms
    ['Sun, 06 Nov 1994 08:49:37 GMT', 'http', '1994-11-06T08:49:37.000Z'],
    ['Sunday, 06-Nov-94 08:49:37 GMT', 'rfc850', '1994-11-06T08:49:37.000Z'],
    ['Sun Nov  6 08:49:37 1994', 'asctime', '1994-11-06T08:49:37.000Z'],
    // RFC 2822, appendix A.1.1
    ['Fri, 21 Nov 1997 09:55:06 -0600', 'rfc2822', '1997-11-21T15:55:06.000Z'],
    ['21 Nov 97 09:55:06 GMT', 'rfc2822', '1997-11-21T09:55:06.000Z'],
    ['1 Jan 2026 00:00 +0300 (MSK)', 'rfc2822', '2025-12-31T21:00:00.000Z'],
    // ISO 8601:2004, 4.2.3: the end of a day is the beginning of the next
    ['2024-02-29T24:00:00Z', 'iso', '2024-03-01T00:00:00.000Z'],
    // POSIX time has no leap second of its own
    ['2016-12-31T23:59:60Z', 'iso', '2017-01-01T00:00:00.000Z'],
  ])('%s', (text, form, iso) => {
    const date = recognizeDate(text, 2026)
    expect(date?.form).toBe(form)
    expect(date && describeInstant(instantOfWallTime(date.wall, date.offsetSeconds ?? Number.NaN)).isoExact).toBe(iso)
  })

  test.each(['2026-11-15T10:20', '2026-11-15 10:20:30', '15 Nov 2026 10:20:30'])(
    '%s leaves the zone to the reader',
    (text) => {
      const date = recognizeDate(text, 2026)
      expect(date).toBeDefined()
      expect(date?.offsetSeconds).toBeUndefined()
    },
  )

  test.each([
    '1700000000',
    '20261115',
    '2026-13-01',
    '2026-02-29',
    '2026-W54-1',
    '2025-366',
    '2026-11-15T24:30Z',
    '2026-11-15T10:61Z',
    '-000000-01-01',
    '31 Apr 2026 00:00 GMT',
    '15 Foo 2026 00:00 GMT',
    '15 Nov 2026 00:00 XYZ',
    '12:30',
    'T',
    'Z',
    'abc',
    '',
  ])('%s is no date', (text) => expect(recognizeDate(text, 2026)).toBeUndefined())

  it('agrees with Date on every ISO text it prints', () => {
    fc.assert(
      fc.property(fc.date({ noInvalidDate: true }), (date) => {
        const read = recognizeDate(date.toISOString(), 2026)
        expect(read && instantOfWallTime(read.wall, read.offsetSeconds ?? 0)).toBe(BigInt(date.getTime()) * 1_000_000n)
      }),
    )
  })

  it('never throws', () => {
    fc.assert(fc.property(fc.string(), (text) => void recognizeDate(text, 2026)))
    const almost = fc.stringMatching(/^[0-9TZ:+. -]{0,40}$/)
    fc.assert(fc.property(almost, (text) => void recognizeDate(text, 2026)))
  })
})
