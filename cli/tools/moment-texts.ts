import {
  type DateForm,
  type DateNote,
  type DateZone,
  type MomentHow,
  type MomentProblem,
  type OtherCountId,
  offsetText,
  type RelativeTime,
  type TimeIdentifier,
} from '#engines/devtools/index.ts'
import type { Say, TextKey } from '../texts.ts'
import type { Circumstances } from './outcome.ts'

/** How the text was understood, in sentences; none where it is a plain number. */
export function howTexts(how: MomentHow, typed: string, say: Say): string[] {
  switch (how.kind) {
    case 'count':
      return [
        ...(how.unitFrom === 'text' ? [say('timestamp_read_unit', { unit: say(`timestamp_guess_${how.unit}`) })] : []),
        ...(how.unitFrom === 'size' && how.unit !== 's'
          ? [say('timestamp_unit_assumed', { unit: say(`timestamp_guess_${how.unit}`) })]
          : []),
        ...(how.digits === typed.trim() ? [] : [say('timestamp_read_number', { number: how.digits })]),
      ]
    case 'date':
      return [say('timestamp_read_date', { form: formName(how.form, say) }), ...zoneTexts(how.zone, say)]
    case 'identifier':
      return [say('timestamp_read_identifier', { identifier: identifierNames[how.type] })]
    case 'otherCount':
      return [say('timestamp_read_other', { form: say(otherNames[how.count]) })]
    case 'snowflake':
      return [say('timestamp_read_snowflake', { service: how.service })]
  }
}

/** What another reading is called. */
export function offerText(how: MomentHow, say: Say): string {
  switch (how.kind) {
    case 'count':
      return say(`timestamp_guess_${how.unit}`)
    case 'date':
      return `${formName(how.form, say)}, ${zoneName(how.zone)}`
    case 'identifier':
      return identifierNames[how.type]
    case 'otherCount':
      return say(otherNames[how.count])
    case 'snowflake':
      return how.service
  }
}

export function noteText(note: DateNote, { say, language }: Circumstances): string {
  const weekday = (number: number) =>
    new Intl.DateTimeFormat(language, { timeZone: 'UTC', weekday: 'long' }).format(Date.UTC(1900, 0, number))
  switch (note.code) {
    case 'weekdayDiffers':
      return say('timestamp_note_weekday', { written: weekday(note.written), actual: weekday(note.actual) })
    case 'leapSecond':
      return say('timestamp_note_leap_second')
    case 'yearAssumed':
      return say('timestamp_note_year', { year: note.year })
    case 'dayAssumed':
      return say('timestamp_note_day', { day: wholeDay(note.year, note.month, note.day, language) })
    case 'dayMeant':
      return say('timestamp_note_day_meant', { day: wholeDay(note.year, note.month, note.day, language) })
    case 'insideText':
      return say('timestamp_note_inside', { text: note.text })
  }
}

export function problemText(problem: MomentProblem, { say, language }: Circumstances): string {
  switch (problem.code) {
    case 'timestamp_empty':
    case 'timestamp_not_numeric':
      return say('timestamp_not_numeric')
    case 'timestamp_out_of_range':
      return say('timestamp_out_of_range')
    case 'date_no_such_day':
      return problem.month === undefined
        ? say('timestamp_no_such_date')
        : say('timestamp_no_such_day', {
            month: monthAndYear(problem.year, problem.month, language),
            days: String(problem.days),
          })
    case 'date_no_such_time':
      return say('timestamp_no_such_time')
    case 'date_no_leap_second':
      return say('timestamp_no_leap_second')
    case 'date_zone_unknown':
      return say('timestamp_zone_unknown', { zone: problem.zone })
    case 'date_zone_disagrees':
      return say('timestamp_zone_disagrees', {
        zone: problem.zone,
        offset: inProse(problem.offsetSeconds),
        zoneOffset: inProse(problem.zoneOffsetSeconds),
      })
    case 'identifier_without_time':
      return say('timestamp_uuid_without_time', { version: problem.version })
  }
}

export function relativeText({ bucket, direction, count }: RelativeTime, say: Say): string {
  if (bucket === 'justNow') return say('timestamp_just_now')
  return bucket === 'long' ? say(`timestamp_long_${direction}`) : say(`timestamp_${bucket}_${direction}`, { count })
}

function monthAndYear(year: number, month: number, language: string): string {
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, 1)
  return new Intl.DateTimeFormat(language, { timeZone: 'UTC', month: 'long', year: 'numeric' }).format(date)
}

function wholeDay(year: number, month: number, day: number, language: string): string {
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { timeZone: 'UTC', dateStyle: 'long' }).format(
    date,
  )
}

/** With a minus, not a hyphen. */
const inProse = (offsetSeconds: number): string => offsetText(offsetSeconds).replace('-', '−')

function zoneTexts(zone: DateZone, say: Say): string[] {
  switch (zone.from) {
    case 'offset':
      return []
    case 'abbreviation':
      return [say('timestamp_zone_abbreviation', { name: zone.name, offset: inProse(zone.offsetSeconds) })]
    case 'name':
      return [say('timestamp_zone_named', { zone: zone.name, offset: inProse(zone.offsetSeconds) })]
    case 'universal':
      return [say('timestamp_zone_read_in', { zone: 'UTC' })]
    case 'reader':
      return [say('timestamp_zone_read_in', { zone: zone.name })]
  }
}

function zoneName(zone: DateZone): string {
  if (zone.from === 'universal') return 'UTC'
  return zone.from === 'name' || zone.from === 'reader' ? zone.name : `UTC${inProse(zone.offsetSeconds)}`
}

const formName = (form: DateForm, say: Say): string => {
  const key = formKeys[form]
  return key === undefined ? { git: 'git', javascript: 'JavaScript' }[form as 'git' | 'javascript'] : say(key)
}

const formKeys: Readonly<Partial<Record<DateForm, TextKey>>> = {
  iso: 'timestamp_form_iso',
  isoWeek: 'timestamp_form_iso_week',
  isoOrdinal: 'timestamp_form_iso_ordinal',
  compact: 'timestamp_form_compact',
  yearFirst: 'timestamp_form_year_first',
  dayFirst: 'timestamp_form_day_first',
  monthFirst: 'timestamp_form_month_first',
  words: 'timestamp_form_words',
  quarter: 'timestamp_form_quarter',
  week: 'timestamp_form_week',
  relative: 'timestamp_form_relative',
  time: 'timestamp_form_time',
  rfc2822: 'timestamp_form_rfc2822',
  http: 'timestamp_form_http',
  rfc850: 'timestamp_form_rfc850',
  asctime: 'timestamp_form_asctime',
  webLog: 'timestamp_form_web_log',
}

const identifierNames: Readonly<Record<TimeIdentifier, string>> = {
  uuid1: 'UUID v1',
  uuid6: 'UUID v6',
  uuid7: 'UUID v7',
  ulid: 'ULID',
  objectId: 'MongoDB ObjectId',
  ksuid: 'KSUID',
}

const otherNames: Readonly<Record<OtherCountId, TextKey>> = {
  excelDay: 'timestamp_other_excel',
  julianDay: 'timestamp_other_julian',
  filetime: 'timestamp_other_filetime',
  dotnetTicks: 'timestamp_other_dotnet',
  webkit: 'timestamp_other_webkit',
  cocoa: 'timestamp_other_cocoa',
  ntp: 'timestamp_other_ntp',
}
