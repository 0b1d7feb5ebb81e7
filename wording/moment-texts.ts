import {
  type DateForm,
  type DateNote,
  type DateZone,
  type IntervalSide,
  type Moment,
  type MomentHow,
  type MomentProblem,
  type OtherCountId,
  offsetText,
  type TimeIdentifier,
  type TimestampUnit,
} from '#engines/devtools/index.ts'
import { m } from '#messages'
import { monthAndYear, weekdayByNumber, wholeDay } from './date-words.ts'

/** How the text was understood, in sentences; none where it is a plain number in the chosen unit. */
export function howTexts(how: MomentHow, typed: string): string[] {
  switch (how.kind) {
    case 'count':
      return [
        how.unitFrom === 'text' && m.timestamp_read_unit({ unit: unitWords[how.unit]() }),
        how.digits !== typed.trim() && m.timestamp_read_number({ number: how.digits }),
      ].filter((text) => text !== false)
    case 'date':
      return [m.timestamp_read_date({ form: formNames[how.form]() }), ...zoneTexts(how.zone)]
    case 'identifier':
      return [m.timestamp_read_identifier({ identifier: identifierNames[how.type] })]
    case 'otherCount':
      return [m.timestamp_read_other({ form: otherNames[how.count]() })]
    case 'snowflake':
      return [m.timestamp_read_snowflake({ service: how.service })]
  }
}

/** What a reading is called. */
export function readingName(how: MomentHow): string {
  switch (how.kind) {
    case 'count':
      return unitWords[how.unit]()
    case 'date':
      return `${formNames[how.form]()}, ${zoneName(how.zone)}`
    case 'identifier':
      return identifierNames[how.type]
    case 'otherCount':
      return otherNames[how.count]()
    case 'snowflake':
      return how.service
  }
}

/** What a reading beside others is called: of an interval, its beginning or end. */
export function offerName({ how, notes }: Pick<Moment, 'how' | 'notes'>): string {
  for (const note of notes) if (note.code === 'insideText' && note.side) return sideNames[note.side](note)
  return readingName(how)
}

const sideNames: Readonly<Record<IntervalSide, (words: { text: string }) => string>> = {
  beginning: ({ text }) => m.timestamp_interval_beginning({ text }),
  end: ({ text }) => m.timestamp_interval_end({ text }),
}

export function noteText(note: DateNote, language: string): string {
  switch (note.code) {
    case 'weekdayDiffers':
      return m.timestamp_note_weekday({
        written: weekdayByNumber(note.written, language),
        actual: weekdayByNumber(note.actual, language),
      })
    case 'leapSecond':
      return m.timestamp_note_leap_second()
    case 'yearAssumed':
      return m.timestamp_note_year({ year: String(note.year) })
    case 'dayAssumed':
      return m.timestamp_note_day({ day: wholeDay(note.year, note.month, note.day, language) })
    case 'dayMeant':
      return m.timestamp_note_day_meant({ day: wholeDay(note.year, note.month, note.day, language) })
    case 'mayBeLength':
      return m.timestamp_note_length({ text: note.text })
    case 'askedZone':
      return m.timestamp_note_zone({
        zone: note.zone,
        offset: inProse(note.offsetSeconds),
        time: askedTime(note, language),
      })
    case 'daysCounted':
      return m.timestamp_note_days({ ...endsOf(note, language), days: daysText(note), all: String(note.days + 1) })
    case 'insideText':
      // Serbian dates end with a full stop of their own.
      return note.side
        ? `${sideNames[note.side](note).replace(/\.$/, '')}.`
        : m.timestamp_note_inside({ text: note.text })
  }
}

type DaysCounted = Extract<DateNote, { code: 'daysCounted' }>

/** In weeks where weeks were asked for, and there is one. */
export function daysText({ days, inWeeks }: DaysCounted): string {
  const [weeks, rest] = inWeeks && days >= 7 ? [Math.floor(days / 7), days % 7] : [0, days]
  const parts = [
    weeks > 0 && m.timestamp_weeks({ count: weeks }),
    (rest > 0 || weeks === 0) && m.timestamp_days({ count: rest }),
  ]
  return parts.filter(Boolean).join(' ')
}

const endsOf = ({ from, until }: DaysCounted, language: string) => ({
  from: wholeDay(from.year, from.month, from.day, language),
  until: wholeDay(until.year, until.month, until.day, language),
})

/** Day and time on the clock of the zone that was asked for. */
export function askedTime(
  { year, month, day, hour, minute }: Extract<DateNote, { code: 'askedZone' }>,
  language: string,
): string {
  return `${wholeDay(year, month, day, language)}, ${[hour, minute].map((part) => String(part).padStart(2, '0')).join(':')}`
}

/** Nothing is said about an empty field. */
export function problemText(problem: MomentProblem, language: string): string | undefined {
  switch (problem.code) {
    case 'timestamp_empty':
      return undefined
    case 'timestamp_not_numeric':
      return problem.word === undefined ? m.timestamp_not_numeric() : m.timestamp_word_unread({ word: problem.word })
    case 'timestamp_duration':
      return m.timestamp_duration()
    case 'timestamp_schedule':
      return m.timestamp_schedule()
    case 'timestamp_never':
      return m.timestamp_never()
    case 'timestamp_out_of_range':
      return m.timestamp_out_of_range()
    case 'date_no_such_day':
      return problem.month === undefined
        ? m.timestamp_no_such_date()
        : m.timestamp_no_such_day({
            month: monthAndYear(problem.year, problem.month, language),
            days: String(problem.days),
          })
    case 'date_no_such_time':
      return m.timestamp_no_such_time()
    case 'date_no_leap_second':
      return m.timestamp_no_leap_second()
    case 'date_zone_unknown':
      return m.timestamp_zone_unknown({ zone: problem.zone })
    case 'date_zone_disagrees':
      return m.timestamp_zone_disagrees({
        zone: problem.zone,
        offset: inProse(problem.offsetSeconds),
        zoneOffset: inProse(problem.zoneOffsetSeconds),
      })
    case 'identifier_without_time':
      return m.timestamp_uuid_without_time({ version: String(problem.version) })
  }
}

/** An offset with a minus instead of a hyphen. */
function inProse(offsetSeconds: number): string {
  return offsetText(offsetSeconds).replace('-', '−')
}

function zoneTexts(zone: DateZone): string[] {
  switch (zone.from) {
    case 'offset':
      return []
    case 'abbreviation':
      return [m.timestamp_zone_abbreviation({ name: zone.name, offset: inProse(zone.offsetSeconds) })]
    case 'name':
      return [m.timestamp_zone_named({ zone: zone.name, offset: inProse(zone.offsetSeconds) })]
    case 'universal':
      return [m.timestamp_zone_read_in({ zone: 'UTC' })]
    case 'reader':
      return [m.timestamp_zone_read_in({ zone: zone.name })]
  }
}

function zoneName(zone: DateZone): string {
  if (zone.from === 'universal') return 'UTC'
  return zone.from === 'name' || zone.from === 'reader' ? zone.name : `UTC${inProse(zone.offsetSeconds)}`
}

/** The names of units as they stand in the middle of a sentence. */
export const unitWords: Readonly<Record<TimestampUnit, () => string>> = {
  s: m.timestamp_guess_s,
  ms: m.timestamp_guess_ms,
  us: m.timestamp_guess_us,
  ns: m.timestamp_guess_ns,
}

const formNames: Readonly<Record<DateForm, () => string>> = {
  iso: m.timestamp_form_iso,
  isoWeek: m.timestamp_form_iso_week,
  isoOrdinal: m.timestamp_form_iso_ordinal,
  compact: m.timestamp_form_compact,
  yearFirst: m.timestamp_form_year_first,
  dayFirst: m.timestamp_form_day_first,
  monthFirst: m.timestamp_form_month_first,
  words: m.timestamp_form_words,
  quarter: m.timestamp_form_quarter,
  week: m.timestamp_form_week,
  year: m.timestamp_form_year,
  relative: m.timestamp_form_relative,
  time: m.timestamp_form_time,
  rfc2822: m.timestamp_form_rfc2822,
  http: m.timestamp_form_http,
  rfc850: m.timestamp_form_rfc850,
  asctime: m.timestamp_form_asctime,
  git: () => 'git',
  javascript: () => 'JavaScript',
  webLog: m.timestamp_form_web_log,
}

const identifierNames: Readonly<Record<TimeIdentifier, string>> = {
  uuid1: 'UUID v1',
  uuid6: 'UUID v6',
  uuid7: 'UUID v7',
  ulid: 'ULID',
  objectId: 'MongoDB ObjectId',
  ksuid: 'KSUID',
}

const otherNames: Readonly<Record<OtherCountId, () => string>> = {
  excelDay: m.timestamp_other_excel,
  julianDay: m.timestamp_other_julian,
  filetime: m.timestamp_other_filetime,
  dotnetTicks: m.timestamp_other_dotnet,
  webkit: m.timestamp_other_webkit,
  cocoa: m.timestamp_other_cocoa,
  ntp: m.timestamp_other_ntp,
}
