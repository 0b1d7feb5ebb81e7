import { failure, type Result, success } from '#engines/core/index.ts'
import {
  checkRange,
  describeInstant,
  type Instant,
  instantOfWallTime,
  parseTimestamp,
  recognizeDate,
  timestampUnits,
} from '#engines/devtools/timestamp/index.ts'
import type { Conversion } from './conversion.ts'
import { choice, object, optional, text } from './schema.ts'

const kinds = [...timestampUnits, 'date'] as const

const answer = object({
  seconds: text({ description: 'Whole seconds since 1970-01-01T00:00:00Z, rounded down.' }),
  milliseconds: text(),
  microseconds: text(),
  nanoseconds: text(),
  iso: text({ description: 'ISO 8601 in UTC, milliseconds.' }),
  isoExact: text({ description: 'ISO 8601 in UTC with every digit the instant has.' }),
  utc: text({ description: 'As HTTP writes dates (RFC 9110, 5.6.7).' }),
})

export const timestampConversion: Conversion<{ readonly unit: (typeof kinds)[number] }, unknown> = {
  path: '/timestamp',
  id: 'convertTimestamp',
  summary: 'Convert timestamps and dates',
  description:
    'Exact integers throughout. Local and relative time are not offered: both depend on the reader, and the answer would not be cacheable.',
  options: {
    unit: optional(
      choice(kinds, {
        description:
          'What a value counts: seconds, milliseconds, microseconds, nanoseconds; `date` reads ISO 8601, RFC 3339, RFC 2822 and HTTP dates. A date without an offset is taken as UTC.',
      }),
      's',
    ),
  },
  answer,
  example: { options: { unit: 's' }, values: ['1700000000'] },
  prepare: ({ unit }, now) =>
    success((value) => {
      const instant = unit === 'date' ? readDate(value, now) : parseTimestamp(value, unit)
      return instant.ok ? success(describeInstant(instant.value)) : instant
    }),
}

function readDate(value: string, now: Date): Result<Instant> {
  const recognized = recognizeDate(value, now.getUTCFullYear())
  if (!recognized) return failure({ code: 'not_a_date' })
  return checkRange(instantOfWallTime(recognized.wall, recognized.offsetSeconds ?? 0))
}
