import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  calendarFacts,
  describeInstant,
  guessUnit,
  type Instant,
  instantFromMilliseconds,
  offsetText,
  parseTimestamp,
  relativeTime,
  type TimestampUnit,
  timestampUnits,
  wallTimeAt,
} from './index.ts'
import { instantOfWallTime } from './instant.ts'

interface ReferenceCase {
  readonly id: string
  readonly input: string
  readonly unit: TimestampUnit
  readonly expected: Readonly<Record<string, string>> | null
  readonly expectedOutcome: 'converted' | 'cleared' | 'outOfRange' | 'ambiguous'
}

const { cases } = JSON.parse(readFileSync(new URL('./fixtures/timestamp.cases.json', import.meta.url), 'utf8')) as {
  cases: ReferenceCase[]
}

describe('reference cases (Python datetime)', () => {
  test.each(cases)('$id $input $unit', ({ input, unit, expected, expectedOutcome }) => {
    const reading = parseTimestamp(input, unit)
    if (expectedOutcome === 'converted') {
      expect(reading.ok && describeInstant(reading.value)).toMatchObject(expected ?? {})
    } else {
      // The ambiguous texts (0x10, 1_000, 1,700,000,000 …) are not decimal numbers either.
      const code = expectedOutcome === 'outOfRange' ? 'timestamp_out_of_range' : 'timestamp_not_numeric'
      expect(reading).toMatchObject({ ok: false, problem: { code } })
    }
  })
})

const anyMillisecond = fc.integer({ min: -8.64e15, max: 8.64e15 })

describe('against Date, the slow obvious implementation', () => {
  it('prints the same ISO 8601 and UTC text for every millisecond', () => {
    fc.assert(
      fc.property(anyMillisecond, (milliseconds) => {
        const date = new Date(milliseconds)
        const { iso, utc } = describeInstant(instantFromMilliseconds(milliseconds))
        expect(iso).toBe(date.toISOString())
        expect(utc).toBe(
          date.toUTCString().replace(/-(\d+)/, (_, year: string) => `-${year.replace(/^0+(?=\d{4})/, '')}`),
        )
      }),
      { numRuns: 2000 },
    )
  })

  it('goes to a wall time and back at any offset', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(10n ** 22n), max: 10n ** 22n }),
        fc.integer({ min: -86399, max: 86399 }),
        (instant, offset) => {
          expect(instantOfWallTime(wallTimeAt(instant, offset), offset)).toBe(instant)
        },
      ),
    )
  })
})

describe('exactness', () => {
  it('keeps nanoseconds and negatives', () => {
    expect(read('-1', 'ns')).toMatchObject({
      seconds: '-1',
      nanoseconds: '-1',
      isoExact: '1969-12-31T23:59:59.999999999Z',
    })
    expect(read('1700000000.123456789', 's')).toMatchObject({
      nanoseconds: '1700000000123456789',
      isoExact: '2023-11-14T22:13:20.123456789Z',
    })
    expect(read('1700000000', 's').isoExact).toBe('2023-11-14T22:13:20.000Z')
  })

  it('counts every unit as the floor of the same instant', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(8n * 10n ** 21n), max: 8n * 10n ** 21n }), (nanoseconds) => {
        const counts = read(String(nanoseconds), 'ns')
        for (const [text, scale] of [
          [counts.seconds, 10n ** 9n],
          [counts.milliseconds, 10n ** 6n],
          [counts.microseconds, 10n ** 3n],
        ] as const) {
          const remainder = nanoseconds - BigInt(text) * scale
          expect(remainder >= 0n && remainder < scale).toBe(true)
        }
      }),
    )
  })

  it('never throws and never hangs on any text', () => {
    const hostile = ['1e999999999', '-1e999999999', '1e-999999999', '9'.repeat(1e6), '1e1001', `0.${'0'.repeat(900)}1`]
    for (const text of hostile) for (const unit of timestampUnits) parseTimestamp(text, unit)
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...timestampUnits), (text, unit) => void parseTimestamp(text, unit)),
    )
  })
})

describe('offsets in words of digits', () => {
  test.each([
    [0, '+00:00'],
    [10_800, '+03:00'],
    [19_800, '+05:30'],
    [20_700, '+05:45'],
    [-12_600, '-03:30'],
    [-75, '-00:01:15'],
    [-1, '-00:00:01'],
    [9017, '+02:30:17'],
  ])('%d seconds', (seconds, text) => expect(offsetText(seconds)).toBe(text))
})

describe('relative time', () => {
  const now = instantFromMilliseconds(Date.UTC(2026, 10, 15))
  test.each([
    [-59, { bucket: 'justNow', direction: 'past', count: 0 }],
    [59, { bucket: 'justNow', direction: 'future', count: 0 }],
    [-60, { bucket: 'minutes', direction: 'past', count: 1 }],
    [3599, { bucket: 'minutes', direction: 'future', count: 59 }],
    [-3600, { bucket: 'hours', direction: 'past', count: 1 }],
    [86_399, { bucket: 'hours', direction: 'future', count: 23 }],
    [-86_400, { bucket: 'days', direction: 'past', count: 1 }],
    [30 * 86_400, { bucket: 'days', direction: 'future', count: 30 }],
    [-31 * 86_400, { bucket: 'long', direction: 'past', count: 0 }],
    [31 * 86_400, { bucket: 'long', direction: 'future', count: 0 }],
  ] as const)('%d seconds', (seconds, expected) => {
    expect(relativeTime(now + BigInt(seconds) * 10n ** 9n, now)).toEqual(expected)
  })
})

describe('guessing the unit', () => {
  const now = instantFromMilliseconds(Date.UTC(2026, 10, 15))
  test.each([
    ['1700000000', 's'],
    ['1700000000000', 'ms'],
    ['1700000000000000', 'us'],
    ['1700000000000000000', 'ns'],
    ['-1700000000000', 'ms'],
    // 1 January 2100 and 3000: far, but nearer to now by factor than the first weeks of 1970.
    ['4102444800', 's'],
    ['32503680000', 's'],
    ['4102444800000', 'ms'],
    // The last second of the year 9999 in seconds, or a day of 1978 in milliseconds.
    ['253402300799', 'ms'],
    ['86400', undefined],
    ['0', undefined],
    ['1e12', undefined],
    ['99999999999999999999999', undefined],
    ['abc', undefined],
  ])('%s', (text, unit) => expect(guessUnit(text, now)).toBe(unit))
})

describe('calendar facts (ISO 8601, checked with Python date.isocalendar)', () => {
  test.each([
    ['2021-01-03', { isoWeekYear: 2020, isoWeek: 53, weekday: 7, dayOfYear: 3 }],
    ['2024-12-30', { isoWeekYear: 2025, isoWeek: 1, weekday: 1, dayOfYear: 365, daysInYear: 366, leapYear: true }],
    ['2026-11-15', { isoWeekYear: 2026, isoWeek: 46, weekday: 7, dayOfYear: 319, quarter: 4, leapYear: false }],
    ['1900-02-28', { isoWeekYear: 1900, isoWeek: 9, weekday: 3, dayOfYear: 59, daysInYear: 365 }],
  ])('%s', (date, expected) => {
    expect(calendarFacts(wallTimeAt(instantFromMilliseconds(Date.parse(date)), 0))).toMatchObject(expected)
  })
})

function read(text: string, unit: TimestampUnit) {
  const reading = parseTimestamp(text, unit)
  if (!reading.ok) throw new Error(reading.problem.code)
  return describeInstant(reading.value satisfies Instant)
}
