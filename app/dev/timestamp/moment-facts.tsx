import { useLanguage } from '#app/language/use-language.ts'
import { m } from '#app/paraglide/messages.js'
import { ValueList, type ValueRow } from '#app/ui/value-list.tsx'
import {
  calendarFacts,
  describeInstant,
  type Instant,
  isoText,
  nextTransition,
  offsetSecondsAt,
  offsetText,
  wallTimeAt,
} from '#engines/devtools/timestamp/index.ts'
import { formatInZone, weekdayName } from './local-format.ts'
import { numberRow } from './number-row.tsx'

export function MomentFacts({ instant, zone }: { instant: Instant; zone: string }) {
  const language = useLanguage()
  return <ValueList rows={momentRows(instant, zone, language)} />
}

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
