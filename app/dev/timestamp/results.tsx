import { memo } from 'react'
import { LazyDisclosure } from '#app/dev/lazy-disclosure.tsx'
import { useLanguage } from '#app/language/use-language.ts'
import { m } from '#app/paraglide/messages.js'
import { Card } from '#app/ui/card.tsx'
import { GroupedNumber } from '#app/ui/grouped-number.tsx'
import { ValueList, type ValueRow } from '#app/ui/value-list.tsx'
import {
  calendarFacts,
  describeInstant,
  type Instant,
  isoText,
  nextTransition,
  offsetSecondsAt,
  offsetText,
  relativeTime,
  type TimestampConversionId,
  wallTimeAt,
} from '#engines/devtools/timestamp/index.ts'
import { formatInZone, weekdayName } from './local-format.ts'
import { relativeText } from './relative-text.ts'
import type { TimeZoneChoice } from './use-time-zone.ts'

interface ResultsProps {
  instant: Instant | undefined
  now: Instant | undefined
  timeZone: TimeZoneChoice
  conversion: TimestampConversionId | undefined
}

/** The rows are always there; without a result their values are blank. */
export function Results({ instant, now, timeZone, conversion }: ResultsProps) {
  const description = instant === undefined ? undefined : describeInstant(instant)
  const { local, chosen } = timeZone
  const rows: (ValueRow & { id: string })[] = [
    { id: 'seconds', ...numberRow(m.timestamp_seconds(), description?.seconds ?? '') },
    { id: 'milliseconds', ...numberRow(m.timestamp_milliseconds(), description?.milliseconds ?? '') },
    { id: 'microseconds', ...numberRow(m.timestamp_microseconds(), description?.microseconds ?? '') },
    { id: 'iso', label: m.timestamp_iso(), value: description?.iso ?? '' },
    {
      id: 'local',
      label: m.timestamp_local(),
      value: instant === undefined || !local ? '' : formatInZone(instant, local),
    },
    { id: 'utc', label: m.timestamp_utc(), value: description?.utc ?? '' },
    {
      id: 'relative',
      label: m.timestamp_relative(),
      value: instant === undefined || now === undefined ? '' : relativeText(relativeTime(instant, now)),
    },
  ]
  if (chosen && chosen !== 'UTC') {
    rows.splice(5, 0, {
      id: 'zone',
      label: m.timestamp_in_zone({ zone: chosen.replaceAll('_', ' ') }),
      value: instant === undefined ? '' : formatInZone(instant, chosen),
    })
  }
  const wanted = conversion && wantedRow[conversion]
  return (
    <Card title={m.timestamp_results()}>
      <ValueList
        rows={rows.map(({ id, ...row }) =>
          id === wanted
            ? { ...row, shown: <span className="text-lg font-semibold text-accent">{row.shown ?? row.value}</span> }
            : row,
        )}
      />
    </Card>
  )
}

function numberRow(label: string, value: string): ValueRow {
  return { label, value, shown: <GroupedNumber value={value} /> }
}

/** The answer a conversion page was opened for. */
const wantedRow: Readonly<Record<TimestampConversionId, string>> = {
  unixiso: 'iso',
  unixlocal: 'local',
  msiso: 'iso',
  dateunix: 'seconds',
}

interface MomentProps {
  instant: Instant | undefined
  zone: string | undefined
}

/** Calendar and zone facts; one click away, because most visitors came for the seven results. */
export const MoreAboutMoment = memo(function MoreAboutMoment({ instant, zone }: MomentProps) {
  const language = useLanguage()
  return (
    <LazyDisclosure summary={m.timestamp_more()}>
      {() => <ValueList rows={instant === undefined || !zone ? [] : momentRows(instant, zone, language)} />}
    </LazyDisclosure>
  )
})

function momentRows(instant: Instant, zone: string, language: string): ValueRow[] {
  const offsetSeconds = offsetSecondsAt(instant, zone)
  const wall = wallTimeAt(instant, offsetSeconds)
  const facts = calendarFacts(wall)
  const { nanoseconds, isoExact } = describeInstant(instant)
  const next = nextTransition(instant, zone)
  return [
    numberRow(m.timestamp_nanoseconds(), nanoseconds),
    { label: m.timestamp_iso_exact(), value: isoExact },
    {
      label: m.timestamp_in_zone({ zone: zone.replaceAll('_', ' ') }),
      value: isoText(wall, { decimals: 3, offset: offsetText(offsetSeconds) }),
    },
    { label: m.timestamp_offset(), value: offsetText(offsetSeconds) },
    { label: m.timestamp_weekday(), value: weekdayName(instant, zone, language) },
    { label: m.timestamp_week(), value: `${facts.isoWeekYear}-W${String(facts.isoWeek).padStart(2, '0')}` },
    {
      label: m.timestamp_day_of_year(),
      value: m.timestamp_day_of_year_value({ day: String(facts.dayOfYear), total: String(facts.daysInYear) }),
    },
    { label: m.timestamp_quarter(), value: String(facts.quarter) },
    { label: m.timestamp_leap_year(), value: facts.leapYear ? m.timestamp_yes() : m.timestamp_no() },
    {
      label: m.timestamp_next_change(),
      value: next
        ? `${formatInZone(next.instant, zone)} (${offsetText(next.offsetSecondsBefore)} → ${offsetText(next.offsetSecondsAfter)})`
        : m.timestamp_next_change_none(),
    },
  ]
}
