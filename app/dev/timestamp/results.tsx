import { memo } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Card } from '#app/ui/card.tsx'
import { LazyDisclosure } from '#app/ui/lazy-disclosure.tsx'
import { ValueList, type ValueRow } from '#app/ui/value-list.tsx'
import {
  describeInstant,
  type Instant,
  relativeTime,
  type TimestampConversionId,
} from '#engines/devtools/timestamp/index.ts'
import { relativeText } from '#wording/relative-text.ts'
import { DateText } from './date-text.tsx'
import { formatInZone } from './local-format.ts'
import { numberRow } from './number-row.tsx'
import { MomentFacts } from './parts-on-demand.ts'
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
      ...dateRow(m.timestamp_local(), instant === undefined || !local ? '' : formatInZone(instant, local)),
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
      ...dateRow(
        m.timestamp_in_zone({ zone: chosen.replaceAll('_', ' ') }),
        instant === undefined ? '' : formatInZone(instant, chosen),
      ),
    })
  }
  const wanted = conversion && wantedRow[conversion]
  return (
    <Card title={m.timestamp_results()}>
      <ValueList
        rows={rows.map(({ id, ...row }) =>
          id === wanted
            ? {
                ...row,
                shown: <span className="block font-semibold sm:text-lg text-accent">{row.shown ?? row.value}</span>,
              }
            : row,
        )}
      />
    </Card>
  )
}

const dateRow = (label: string, value: string): ValueRow => ({ label, value, shown: <DateText text={value} /> })

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
  return (
    <LazyDisclosure summary={m.timestamp_more()}>
      {() => instant !== undefined && zone && <MomentFacts instant={instant} zone={zone} />}
    </LazyDisclosure>
  )
})
