import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { anyCharacter } from '#engines/core/testing/any-character.ts'
import { describeInstant, instantFromMilliseconds, readMoment } from './index.ts'
import type { MomentReading } from './moment.ts'

const now = instantFromMilliseconds(Date.UTC(2026, 10, 15, 10))
const read = (text: string, zone = 'Europe/Belgrade'): MomentReading => readMoment(text, { now, zone })
const takenIso = (text: string) => {
  const { taken } = read(text)
  return taken && describeInstant(taken.instant).isoExact
}

describe('dates with their place in time', () => {
  test.each([
    ['2026-11-15', 'iso', '2026-11-15T00:00:00.000Z'],
    ['2026-11', 'iso', '2026-11-01T00:00:00.000Z'],
    ['2026-11-15T10:20:30Z', 'iso', '2026-11-15T10:20:30.000Z'],
    ['2026-11-15t10:20z', 'iso', '2026-11-15T10:20:00.000Z'],
    ['2026-11-15T10Z', 'iso', '2026-11-15T10:00:00.000Z'],
    ['2026-11-15 10:20:30.123456+02:00', 'iso', '2026-11-15T08:20:30.123456Z'],
    ['2026-11-15 10:20:30.123456+00', 'iso', '2026-11-15T10:20:30.123456Z'],
    ['2023-11-14T22:13:20.123456789012Z', 'iso', '2023-11-14T22:13:20.123456789Z'],
    ['2023-11-14T22:13:20+0530', 'iso', '2023-11-14T16:43:20.000Z'],
    ['2023-11-14+03:00', 'iso', '2023-11-13T21:00:00.000Z'],
    ['20261115T102030Z', 'compact', '2026-11-15T10:20:30.000Z'],
    ['20261115102030Z', 'compact', '2026-11-15T10:20:30.000Z'],
    ['20261115 102030 UTC', 'compact', '2026-11-15T10:20:30.000Z'],
    ['+012999-11-12T10:45:50.208Z', 'iso', '+012999-11-12T10:45:50.208Z'],
    ['-000001-01-01T00:00Z', 'iso', '-000001-01-01T00:00:00.000Z'],
    ['2026-W46-7', 'isoWeek', '2026-11-15T00:00:00.000Z'],
    ['2020-W53-7', 'isoWeek', '2021-01-03T00:00:00.000Z'],
    ['2023W462T221320Z', 'isoWeek', '2023-11-14T22:13:20.000Z'],
    ['2023-W46', 'isoWeek', '2023-11-13T00:00:00.000Z'],
    ['2026-319', 'isoOrdinal', '2026-11-15T00:00:00.000Z'],
    ['2023318T221320Z', 'isoOrdinal', '2023-11-14T22:13:20.000Z'],
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
    ['Tue Nov 14 2023 22:13:20 GMT+0300 (Moscow Standard Time)', 'javascript', '2023-11-14T19:13:20.000Z'],
    ['Tue Nov 14 22:13:20 2023 +0300', 'git', '2023-11-14T19:13:20.000Z'],
    ['Tue Nov 14 22:13:20 UTC 2023', 'asctime', '2023-11-14T22:13:20.000Z'],
    ['[14/Nov/2023:22:13:20 +0000]', 'webLog', '2023-11-14T22:13:20.000Z'],
    ['2023-11-14 22:13:20.123456789 +0300 MSK m=+0.000123', 'iso', '2023-11-14T19:13:20.123456789Z'],
    ['2023-11-14 22:13:20 +0300 +03', 'iso', '2023-11-14T19:13:20.000Z'],
    ['November 14, 2023 at 10:13:20 PM GMT+1', 'words', '2023-11-14T21:13:20.000Z'],
    ['Date: Tue, 14 Nov 2023 22:13:20 GMT', 'http', '2023-11-14T22:13:20.000Z'],
    ['"2023-11-14T22:13:20Z",', 'iso', '2023-11-14T22:13:20.000Z'],
    ['«2023-11-14T22:13:20Z»', 'iso', '2023-11-14T22:13:20.000Z'],
    ['ISODate("2023-11-14T22:13:20Z")', 'iso', '2023-11-14T22:13:20.000Z'],
    ['\u200e2023\u201011\u201014T22:13:20Z\u200f', 'iso', '2023-11-14T22:13:20.000Z'],
    ['٢٠٢٣-١١-١٤T22:13:20Z', 'iso', '2023-11-14T22:13:20.000Z'],
    ['1 January 44 BC 00:00 UTC', 'words', '-000043-01-01T00:00:00.000Z'],
  ])('%s', (text, form, iso) => {
    expect(read(text).taken?.how).toMatchObject({ kind: 'date', form })
    expect(takenIso(text)).toBe(iso)
  })
})

describe('dates on the reader’s clock (Belgrade, one hour ahead in winter)', () => {
  test.each([
    ['2023-11-14T22:13', 'iso', '2023-11-14T21:13:00.000Z'],
    ['2023-11-14 22:13:20,123', 'iso', '2023-11-14T21:13:20.123Z'],
    ['2023/11/14 22:13:20', 'yearFirst', '2023-11-14T21:13:20.000Z'],
    ['2023:11:14 22:13:20', 'yearFirst', '2023-11-14T21:13:20.000Z'],
    ['2023.11.14 22:13', 'yearFirst', '2023-11-14T21:13:00.000Z'],
    ['2023. 11. 14. 22:13', 'yearFirst', '2023-11-14T21:13:00.000Z'],
    ['14.11.2023 22:13', 'dayFirst', '2023-11-14T21:13:00.000Z'],
    ['14. 11. 2023. у 22:13 ч', 'dayFirst', '2023-11-14T21:13:00.000Z'],
    ['14. 11.2023 22:13', 'dayFirst', '2023-11-14T21:13:00.000Z'],
    ['14.11.2023. 22.13', 'dayFirst', '2023-11-14T21:13:00.000Z'],
    ['14/11/2023 22:13', 'dayFirst', '2023-11-14T21:13:00.000Z'],
    ['22:13 14.11.23', 'dayFirst', '2023-11-14T21:13:00.000Z'],
    ['11/14/2023, 10:13:20 PM', 'monthFirst', '2023-11-14T21:13:20.000Z'],
    ['5/6/2023 10:13 AM', 'monthFirst', '2023-05-06T08:13:00.000Z'],
    ['14-NOV-23 10.13.20.000000 PM', 'words', '2023-11-14T21:13:20.000Z'],
    ['2023-Nov-14 22:13', 'words', '2023-11-14T21:13:00.000Z'],
    ['14th of November 2023, 12:00 am', 'words', '2023-11-13T23:00:00.000Z'],
    ['2023-11-14_22-13-20', 'iso', '2023-11-14T21:13:20.000Z'],
    ['14.11.2023 г. 22:13', 'dayFirst', '2023-11-14T21:13:00.000Z'],
    ['14 ноября 2023 года, 22 часа 13 минут', 'words', '2023-11-14T21:13:00.000Z'],
    ['14 ноября 2023 г. в 22:13:20', 'words', '2023-11-14T21:13:20.000Z'],
    ['Вт, 14 нояб. 2023 г., 22:13', 'words', '2023-11-14T21:13:00.000Z'],
    ['уторак, 14. новембар 2023. у 22:13', 'words', '2023-11-14T21:13:00.000Z'],
    ['četvrtak, 16. novembra 2023. u 22:13', 'words', '2023-11-16T21:13:00.000Z'],
  ])('%s', (text, form, iso) => {
    expect(read(text).taken?.how).toMatchObject({ form, zone: { from: 'reader', name: 'Europe/Belgrade' } })
    expect(takenIso(text)).toBe(iso)
  })

  test.each([
    ['январь', 1],
    ['фев.', 2],
    ['марта', 3],
    ['април', 4],
    ['мај', 5],
    ['мая', 5],
    ['јуна', 6],
    ['jul', 7],
    ['avgust', 8],
    ['сент.', 9],
    ['септ.', 9],
    ['октобра', 10],
    ['novembar', 11],
    ['дец', 12],
    ['Dec', 12],
  ])('month %s', (name, month) => {
    expect(takenIso(`5 ${name} 2023 12:00 UTC`)).toBe(`2023-${String(month).padStart(2, '0')}-05T12:00:00.000Z`)
  })
})

describe('zones', () => {
  test.each([
    ['2023-11-14T22:13:20[Europe/Moscow]', '2023-11-14T19:13:20.000Z'],
    ['2023-11-14T22:13:20[!Europe/Moscow][u-ca=gregory]', '2023-11-14T19:13:20.000Z'],
    ['2023-11-14 22:13:20 Europe/Moscow', '2023-11-14T19:13:20.000Z'],
    ['2023-11-14 22:13:20 (MSK)', '2023-11-14T19:13:20.000Z'],
    // The clocks of Moscow were four hours ahead from March 2011 to October 2014.
    ['15.06.2012 12:00 по Москве', '2012-06-15T08:00:00.000Z'],
    ['15.06.2015 12:00 по московскому времени', '2015-06-15T09:00:00.000Z'],
    ['2023-11-14T22:13:20+03:00[Europe/Moscow]', '2023-11-14T19:13:20.000Z'],
    // RFC 9557, 2.2: Z makes no promise about the local offset.
    ['2023-11-14T22:13:20Z[Europe/Moscow]', '2023-11-14T22:13:20.000Z'],
    // 1 November 2026, 01:30 in New York happens twice; the offset says which.
    ['2026-11-01T01:30:00-05:00[America/New_York]', '2026-11-01T06:30:00.000Z'],
  ])('%s', (text, iso) => expect(takenIso(text)).toBe(iso))

  // RFC 2822, 4.3, and the usual European and Asian ones
  test.each([
    ['EST', 17],
    ['EDT', 16],
    ['CST', 18],
    ['CDT', 17],
    ['MST', 19],
    ['MDT', 18],
    ['PST', 20],
    ['PDT', 19],
    ['GMT', 12],
    ['UT', 12],
    ['UTC', 12],
    ['Z', 12],
    ['MSK', 9],
    ['CET', 11],
    ['CEST', 10],
    ['EET', 10],
    ['JST', 3],
  ])('noon %s', (name, hour) => {
    expect(takenIso(`14 Nov 2023 12:00:00 ${name}`)).toBe(`2023-11-14T${String(hour).padStart(2, '0')}:00:00.000Z`)
  })

  it('offers the other meanings of an abbreviation', () => {
    expect(isoOffers('14 Nov 2023 12:00:00 CST')).toEqual(['2023-11-14T04:00:00.000Z'])
    expect(isoOffers('14 Nov 2023 12:00:00 IST')).toHaveLength(2)
  })

  test.each([
    [
      '2023-11-14T22:13:20+01:00[Europe/Moscow]',
      { zone: 'Europe/Moscow', offsetSeconds: 3600, zoneOffsetSeconds: 10_800 },
    ],
    ['2023-07-14T22:13:20+01:00[Europe/Belgrade]', { offsetSeconds: 3600, zoneOffsetSeconds: 7200 }],
    ['2023-11-14 22:13:20 +0300 CET', { zone: 'CET', offsetSeconds: 10_800, zoneOffsetSeconds: 3600 }],
  ])('%s is not read, with the reason', (text, facts) => {
    expect(read(text)).toMatchObject({ problem: { code: 'date_zone_disagrees', ...facts }, offered: [] })
    expect(read(text).taken).toBeUndefined()
  })

  test.each(['2023-11-14T22:13:20[Mars/Olympus]', '2023-11-14 22:13 XYZ'])('%s names an unknown zone', (text) =>
    expect(read(text).problem).toMatchObject({ code: 'date_zone_unknown' }),
  )

  it('says in which zone a date without a time was read, and offers the other', () => {
    expect(read('2023-11-14')).toMatchObject({
      taken: { how: { zone: { from: 'universal' }, precision: 'day' } },
      offered: [{ how: { zone: { from: 'reader', name: 'Europe/Belgrade' } } }],
    })
    expect(read('14.11.2023')).toMatchObject({
      taken: { how: { zone: { from: 'reader', name: 'Europe/Belgrade' } } },
      offered: [{ how: { zone: { from: 'universal' } } }],
    })
  })
})

describe('what does not pass silently', () => {
  it('a weekday that is another one', () => {
    expect(read('Mon, 14 Nov 2023 22:13:20 GMT').taken?.notes).toEqual([
      { code: 'weekdayDiffers', written: 1, actual: 2 },
    ])
    expect(read('Tue, 14 Nov 2023 22:13:20 GMT').taken?.notes).toEqual([])
  })

  it('a second 60 is a leap second or none', () => {
    for (const text of ['2016-12-31T23:59:60Z', '2017-01-01T02:59:60+03:00', '2012-06-30T23:59:60Z']) {
      expect(read(text).taken?.notes, text).toEqual([{ code: 'leapSecond' }])
    }
    expect(takenIso('2016-12-31T23:59:60Z')).toBe('2017-01-01T00:00:00.000Z')
    for (const text of [
      '2023-11-14T12:34:60Z',
      '2016-12-30T23:59:60Z',
      '2017-12-31T23:59:60Z',
      '2016-12-31T22:59:60Z',
    ]) {
      expect(read(text).problem, text).toEqual({ code: 'date_no_leap_second' })
    }
    expect(isoOffers('2023-11-14T12:34:60Z')).toEqual(['2023-11-14T12:35:00.000Z'])
  })

  it('day and month that could change places', () => {
    expect(takenIso('05/06/2023 12:00 UTC')).toBe('2023-06-05T12:00:00.000Z')
    expect(isoOffers('05/06/2023 12:00 UTC')).toEqual(['2023-05-06T12:00:00.000Z'])
    expect(isoOffers('05.06.2023 12:00 UTC')).toEqual([])
  })

  it('a year that was not written', () => {
    expect(read('Nov 14 22:13:20').taken?.notes).toEqual([{ code: 'yearAssumed', year: 2026 }])
  })

  test.each([
    ['2026-13-01', { code: 'date_no_such_day', year: 2026 }],
    ['2026-02-29', { code: 'date_no_such_day', year: 2026, month: 2, days: 28 }],
    ['31 September 2023', { code: 'date_no_such_day', year: 2023, month: 9, days: 30 }],
    ['2026-W54-1', { code: 'date_no_such_day', year: 2026 }],
    ['2025-366', { code: 'date_no_such_day', year: 2025 }],
    ['2026-11-15T24:30Z', { code: 'date_no_such_time' }],
    ['2026-11-15T10:61Z', { code: 'date_no_such_time' }],
    ['2026-11-15 13:00 PM', { code: 'date_no_such_time' }],
    ['550e8400-e29b-41d4-a716-446655440000', { code: 'identifier_without_time', version: 4 }],
    ['', { code: 'timestamp_empty' }],
  ])('%s', (text, problem) => expect(read(text)).toEqual({ problem, offered: [] }))

  it('knows the length of every month', () => {
    const lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    for (const [index, length] of lengths.entries()) {
      const month = String(index + 1).padStart(2, '0')
      expect(read(`2023-${month}-${length}`).taken, month).toBeDefined()
      expect(read(`2023-${month}-${length + 1}`).problem, month).toMatchObject({ days: length })
    }
  })

  test.each([
    '-000000-01-01',
    '15 Foo 2026 00:00 GMT',
    'T',
    'Z',
    'abc',
    'yesterdays',
    '2023-11-14 22:13 (somewhere)',
    '$1700000000',
    '1700000000abc',
    '--5',
    '1e',
    '1:2:3:4',
    'May',
    '10.0.0.1',
    '5 ft',
    '5 constructor',
  ])('%s is nothing', (text) => {
    expect(read(text)).toMatchObject({ problem: { code: 'timestamp_not_numeric' }, offered: [] })
    expect(read(text).taken).toBeUndefined()
  })
})

describe('numbers', () => {
  test.each([
    ['1700000000', 's', '2023-11-14T22:13:20.000Z'],
    ['1700000000000', 'ms', '2023-11-14T22:13:20.000Z'],
    ['1,700,000,000', 's', '2023-11-14T22:13:20.000Z'],
    ['1 700 000 000', 's', '2023-11-14T22:13:20.000Z'],
    ['1\u00a0700\u202f000\u2009000', 's', '2023-11-14T22:13:20.000Z'],
    ['1_700_000_000', 's', '2023-11-14T22:13:20.000Z'],
    ['1’700’000’000', 's', '2023-11-14T22:13:20.000Z'],
    ['1.700.000.000', 's', '2023-11-14T22:13:20.000Z'],
    ['1,700,000,000.5', 's', '2023-11-14T22:13:20.500Z'],
    ['1.700.000.000,5', 's', '2023-11-14T22:13:20.500Z'],
    ['1700000000,5', 's', '2023-11-14T22:13:20.500Z'],
    ['1.700', 's', '1970-01-01T00:00:01.700Z'],
    ['−1700000000', 's', '1916-02-18T01:46:40.000Z'],
    ['١٧٠٠٠٠٠٠٠٠', 's', '2023-11-14T22:13:20.000Z'],
    ['１７００００００００', 's', '2023-11-14T22:13:20.000Z'],
    ['१७००००००००', 's', '2023-11-14T22:13:20.000Z'],
    ['"1700000000"', 's', '2023-11-14T22:13:20.000Z'],
    ['"exp": 1700000000,', 's', '2023-11-14T22:13:20.000Z'],
    ['created_at=1700000000', 's', '2023-11-14T22:13:20.000Z'],
    ['1700000000L', 's', '2023-11-14T22:13:20.000Z'],
    ['1700000000000n', 'ms', '2023-11-14T22:13:20.000Z'],
    ['0x6553F100', 's', '2023-11-14T22:13:20.000Z'],
    ['@1700000000', 's', '2023-11-14T22:13:20.000Z'],
    ['1700000000 +0300', 's', '2023-11-14T22:13:20.000Z'],
    ['1700000000 ms', 'ms', '1970-01-20T16:13:20.000Z'],
    ['1700000000000мс', 'ms', '2023-11-14T22:13:20.000Z'],
    ['1700000000000000 µs', 'us', '2023-11-14T22:13:20.000Z'],
    ['/Date(1700000000000+0300)/', 'ms', '2023-11-14T22:13:20.000Z'],
    ['new Date(1700000000000)', 'ms', '2023-11-14T22:13:20.000Z'],
  ])('%s', (text, unit, iso) => {
    expect(read(text).taken?.how).toMatchObject({ kind: 'count', unit })
    expect(takenIso(text)).toBe(iso)
  })

  it('keeps the unit that was chosen and offers the likely one', () => {
    expect(readMoment('1700000000000', { now, zone: 'UTC', unit: 's' })).toMatchObject({
      taken: { how: { unit: 's', unitFrom: 'chosen' } },
      offered: [{ how: { unit: 'ms', unitFrom: 'size' } }],
    })
    expect(readMoment('1700000000', { now, zone: 'UTC', unit: 's' }).offered).toEqual([])
  })

  // Excel: =DATE(2023,11,14); FILETIME, ticks and WebKit: 1700000000 s counted from their zeros; Julian day: 2440587.5 + days
  test.each([
    ['45244', 'excelDay', '2023-11-13T23:00:00.000Z'],
    ['45244.5', 'excelDay', '2023-11-14T11:00:00.000Z'],
    ['133444736000000000', 'filetime', '2023-11-14T22:13:20.000Z'],
    ['638355968000000000', 'dotnetTicks', '2023-11-14T22:13:20.000Z'],
    ['13344473600000000', 'webkit', '2023-11-14T22:13:20.000Z'],
    ['721692800', 'cocoa', '2023-11-14T22:13:20.000Z'],
    ['3908988800', 'ntp', '2023-11-14T22:13:20.000Z'],
    ['2460263', 'julianDay', '2023-11-14T12:00:00.000Z'],
  ])('%s is offered as %s, not taken for it', (text, count, iso) => {
    const reading = read(text)
    expect(reading.taken?.how.kind).toBe('count')
    const offered = reading.offered.find(({ how }) => how.kind === 'otherCount' && how.count === count)
    expect(offered && describeInstant(offered.instant).isoExact).toBe(iso)
  })

  // The examples of the services' own documentation
  test.each([
    ['175928847299117063', 'Discord', '2016-04-30T11:18:25.796Z'],
    ['1212092628029698048', 'Twitter / X', '2019-12-31T19:26:16.771Z'],
  ])('%s is offered as an identifier of %s', (text, service, iso) => {
    const offered = read(text).offered.find(({ how }) => how.kind === 'snowflake' && how.service === service)
    expect(offered && describeInstant(offered.instant).isoExact).toBe(iso)
  })

  it('reads a date without marks where nobody chose a unit, and offers it where somebody did', () => {
    expect(read('20231114221320')).toMatchObject({
      taken: { how: { form: 'compact' } },
      offered: [{ how: { kind: 'count' } }],
    })
    expect(readMoment('20231114', { now, zone: 'UTC', unit: 's' })).toMatchObject({
      taken: { how: { kind: 'count' } },
      offered: [{ how: { form: 'compact' } }],
    })
  })
})

describe('identifiers that carry a time', () => {
  test.each([
    // RFC 9562, appendix A.1, A.5, A.6
    ['C232AB00-9414-11EC-B3C8-9F6BDECED846', 'uuid1', '2022-02-22T19:22:22.000Z'],
    ['1EC9414C-232A-6B00-B3C8-9F6BDECED846', 'uuid6', '2022-02-22T19:22:22.000Z'],
    ['017F22E2-79B0-7CC3-98C4-DC0C0C07398F', 'uuid7', '2022-02-22T19:22:22.000Z'],
    ['urn:uuid:017f22e2-79b0-7cc3-98c4-dc0c0c07398f', 'uuid7', '2022-02-22T19:22:22.000Z'],
    ['{017F22E2-79B0-7CC3-98C4-DC0C0C07398F}', 'uuid7', '2022-02-22T19:22:22.000Z'],
    // The ULID specification's own example, and MongoDB's
    ['01ARZ3NDEKTSV4RRFFQ69G5FAV', 'ulid', '2016-07-30T23:54:10.259Z'],
    ['507f1f77bcf86cd799439011', 'objectId', '2012-10-17T21:13:27.000Z'],
    ['ObjectId("507f1f77bcf86cd799439011")', 'objectId', '2012-10-17T21:13:27.000Z'],
  ])('%s', (text, type, iso) => {
    expect(read(text).taken?.how).toEqual({ kind: 'identifier', type })
    expect(takenIso(text)).toBe(iso)
  })
})

describe('any text', () => {
  it('reads back every ISO text that Date prints, and every form of describeInstant', () => {
    fc.assert(
      fc.property(fc.date({ noInvalidDate: true }), (date) => {
        const instant = instantFromMilliseconds(date.getTime())
        expect(read(date.toISOString()).taken?.instant).toBe(instant)
        if (date.getUTCFullYear() >= 1000 && date.getUTCFullYear() <= 9999) {
          const wholeSecond = instant - (((instant % 10n ** 9n) + 10n ** 9n) % 10n ** 9n)
          expect(read(describeInstant(instant).utc).taken?.instant).toBe(wholeSecond)
          expect(read(date.toUTCString()).taken?.notes).toEqual([])
        }
      }),
    )
  })

  it('never throws, and hostile ones cost nothing', () => {
    const hostile = [
      ' '.repeat(1e5),
      '1'.repeat(1e6),
      '2023-'.repeat(2e5),
      '\u0000',
      '\ud800',
      '\u202e2023-11-14\u202c',
      `${'('.repeat(500)}1`,
      '1,'.repeat(500),
      "'".repeat(1000),
      `Nov ${' '.repeat(900)}14`,
      '1 '.repeat(500),
      '٠'.repeat(1000),
    ]
    for (const text of hostile) read(text)
    fc.assert(fc.property(fc.string(), (text) => void read(text)))
    fc.assert(fc.property(fc.string({ unit: anyCharacter }), (text) => void read(text)))
    fc.assert(fc.property(fc.stringMatching(/^[0-9TZW:+. \-/[\]a-z]{0,40}$/), (text) => void read(text)))
  })
})

function isoOffers(text: string): string[] {
  return read(text).offered.map(({ instant }) => describeInstant(instant).isoExact)
}
