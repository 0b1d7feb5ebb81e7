import type { ReactNode } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Card } from '#app/ui/card.tsx'
import { CopyButton } from '#app/ui/copy-button.tsx'
import { GroupedNumber } from '#app/ui/grouped-number.tsx'
import { useWalk } from '#app/ui/use-walk.ts'
import { countIn, type Instant } from '#engines/devtools/timestamp/index.ts'
import { DateText } from './date-text.tsx'
import { formatInZone } from './local-format.ts'

/** The present in every unit. Before the page is alive the values are blank and keep their place. */
export function LiveClock({ now, zone }: { now: Instant | undefined; zone: string | undefined }) {
  const walk = useWalk<HTMLDListElement>('button')
  const date = now === undefined || !zone ? '' : formatInZone(now, zone)
  return (
    <Card title={m.timestamp_clock()}>
      <dl {...walk} className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {counts.map(({ unit, label }) => {
          const value = now === undefined ? '' : String(countIn(unit, now))
          return (
            <ClockValue key={unit} label={label()} value={value} prominent={unit === 's'}>
              <GroupedNumber value={value} />
            </ClockValue>
          )
        })}
        <ClockValue label={m.timestamp_clock_local()} value={date}>
          <DateText text={date} />
        </ClockValue>
      </dl>
    </Card>
  )
}

const counts = [
  { unit: 's', label: m.timestamp_clock_seconds },
  { unit: 'ms', label: m.timestamp_milliseconds },
  { unit: 'us', label: m.timestamp_microseconds },
] as const

interface ClockValueProps {
  label: string
  value: string
  prominent?: boolean
  children: ReactNode
}

function ClockValue({ label, value, prominent, children }: ClockValueProps) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="flex min-h-10 items-center gap-1">
        <span className={prominent ? 'text-2xl font-semibold text-accent tabular' : 'font-medium tabular'}>
          {children}
        </span>
        {value !== '' && <CopyButton text={value} subject={label} />}
      </dd>
    </div>
  )
}
