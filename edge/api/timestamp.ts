import { failure, success } from '#engines/core/index.ts'
import {
  describeInstant,
  instantFromMilliseconds,
  isTimeZone,
  type LocalReading,
  type Moment,
  readMoment,
  timestampUnits,
} from '#engines/devtools/timestamp/index.ts'
import type { Conversion } from './conversion.ts'
import { choice, list, object, optional, plain, text } from './schema.ts'

const kinds = [...timestampUnits, 'auto', 'date'] as const

const facts = {
  seconds: text({ description: 'Whole seconds since 1970-01-01T00:00:00Z, rounded down.' }),
  milliseconds: text(),
  microseconds: text(),
  nanoseconds: text(),
  iso: text({ description: 'ISO 8601 in UTC, milliseconds.' }),
  isoExact: text({ description: 'ISO 8601 in UTC with every digit the instant has.' }),
  utc: text({ description: 'As HTTP writes dates (RFC 9110, 5.6.7).' }),
}

const how = object(
  {
    kind: choice(['count', 'date', 'identifier', 'otherCount', 'snowflake']),
    unit: optional(choice(timestampUnits), undefined),
    unitFrom: optional(choice(['chosen', 'text', 'size']), undefined),
    digits: optional(text({ description: 'The number that was read.' }), undefined),
    form: optional(text({ description: 'The form of a written date.' }), undefined),
    zone: optional(
      object({
        from: choice(['offset', 'abbreviation', 'name', 'universal', 'reader'], {
          description: '`reader` is the option `zone`: the text named none.',
        }),
        name: optional(text(), undefined),
        offsetSeconds: optional(plain<number>('integer'), undefined),
      }),
      undefined,
    ),
    precision: optional(choice(['year', 'month', 'day', 'time']), undefined),
    type: optional(
      text({ description: 'The kind of an identifier: uuid1, uuid6, uuid7, ulid, objectId, ksuid.' }),
      undefined,
    ),
    count: optional(
      text({ description: 'excelDay, julianDay, filetime, dotnetTicks, webkit, cocoa, ntp.' }),
      undefined,
    ),
    service: optional(text(), undefined),
  },
  { description: 'How the value was understood.' },
)

const calendarDay = object({
  year: plain<number>('integer'),
  month: plain<number>('integer'),
  day: plain<number>('integer'),
})

const notes = list(
  object({
    code: choice([
      'weekdayDiffers',
      'leapSecond',
      'yearAssumed',
      'dayAssumed',
      'dayMeant',
      'mayBeLength',
      'askedZone',
      'daysCounted',
      'insideText',
    ]),
    written: optional(plain<number>('integer'), undefined),
    actual: optional(plain<number>('integer'), undefined),
    year: optional(plain<number>('integer'), undefined),
    month: optional(plain<number>('integer'), undefined),
    day: optional(plain<number>('integer'), undefined),
    hour: optional(plain<number>('integer'), undefined),
    minute: optional(plain<number>('integer'), undefined),
    zone: optional(
      text({ description: 'The zone that the moment is wanted in, whose wall clock the note tells.' }),
      undefined,
    ),
    offsetSeconds: optional(plain<number>('integer'), undefined),
    days: optional(
      plain<number>('integer', { description: 'How many days there are between `from` and `until`.' }),
      undefined,
    ),
    from: optional(calendarDay, undefined),
    until: optional(calendarDay, undefined),
    isOfToday: optional(plain<boolean>('boolean', { description: 'One of the two is today, in the zone.' }), undefined),
    inWeeks: optional(plain<boolean>('boolean', { description: 'The days were asked for in weeks.' }), undefined),
    text: optional(text({ description: 'The date as it stood in a longer text.' }), undefined),
    side: optional(choice(['beginning', 'end'], { description: 'Of an interval: which side of it.' }), undefined),
  }),
  { description: 'What a careful reader would be told.' },
)

const local = object(
  {
    kind: choice(['unique', 'gap', 'overlap'], {
      description: '`gap`: the clocks of the zone jump over it. `overlap`: they show it twice, and the first is taken.',
    }),
    offsetSeconds: plain<number>('integer'),
    laterIso: optional(text({ description: 'Where it is shown twice: the second.' }), undefined),
  },
  { description: 'Of a wall time: what the clocks of its zone make of it.' },
)

const answer = object({
  ...facts,
  how,
  notes,
  local: optional(local, undefined),
  alternatives: list(object({ iso: facts.iso, seconds: facts.seconds, how }), {
    description: 'What else the value can mean, the likeliest first.',
  }),
})

interface Told {
  readonly how: { readonly form?: string }
  readonly notes: readonly { readonly code: string; readonly isOfToday?: boolean }[]
}

interface Options {
  readonly unit: (typeof kinds)[number]
  readonly zone: string
}

export const timestampConversion: Conversion<Options, unknown> = {
  path: '/timestamp',
  id: 'convertTimestamp',
  summary: 'Convert timestamps and dates',
  description:
    'Exact integers throughout. A value is a number, a date in any usual form (ISO 8601, RFC 2822, HTTP, logs, words in English, Russian and Serbian) or an identifier that carries a time (UUID 1, 6, 7, ULID, ObjectId); the answer says how it was read and what else it could mean. Local and relative time are not offered: both depend on the reader. A time of day alone is of today, in the zone; such an answer is not cached.',
  options: {
    unit: optional(
      choice(kinds, {
        description:
          'What a number counts: seconds, milliseconds, microseconds, nanoseconds; `auto` decides by its size; `date` refuses numbers.',
      }),
      's',
    ),
    zone: optional(
      text({ maxLength: 64, description: 'Where dates without an offset are read: a zone of the IANA database.' }),
      'UTC',
    ),
  },
  answer,
  example: { options: { unit: 's' }, values: ['1700000000'] },
  isOfNow: (given) => {
    const { how: read, notes: told } = given as Told
    const isOfNow = ({ code, isOfToday }: Told['notes'][number]) =>
      code === 'dayAssumed' || code === 'yearAssumed' || isOfToday === true
    return read.form === 'relative' || told.some(isOfNow)
  },
  prepare({ unit, zone }, now) {
    if (!isTimeZone(zone)) return failure({ code: 'unknown_zone', at: 'zone' })
    const circumstances = {
      zone,
      now: instantFromMilliseconds(now.getTime()),
      ...(unit === 'auto' || unit === 'date' ? {} : { unit }),
    }
    return success((value) => {
      const { taken, problem, offered } = readMoment(value, circumstances)
      if (!taken || (unit === 'date' && taken.how.kind === 'count')) {
        const reason = unit === 'date' && problem?.code === 'timestamp_not_numeric' ? undefined : problem
        const alternatives = offered.length > 0 ? { alternatives: offered.map(shortly) } : {}
        return failure({ ...(reason ?? { code: 'not_a_date' }), ...alternatives })
      }
      const { instant, how: read, notes: told } = taken
      const clocks = taken.local && { local: onClocks(taken.local) }
      return success({
        ...describeInstant(instant),
        how: read,
        notes: told,
        ...clocks,
        alternatives: offered.map(shortly),
      })
    })
  },
}

const onClocks = (wall: LocalReading) => ({
  kind: wall.kind,
  offsetSeconds: wall.offsetSeconds,
  ...(wall.kind === 'overlap' ? { laterIso: describeInstant(wall.laterInstant).iso } : {}),
})

function shortly({ instant, how: read }: Moment) {
  const { iso, seconds } = describeInstant(instant)
  return { iso, seconds, how: read }
}
