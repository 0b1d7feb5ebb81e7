import { m } from '#app/paraglide/messages.js'
import { Card } from '#app/ui/card.tsx'
import { CopyButton } from '#app/ui/copy-button.tsx'
import { GroupedNumber } from '#app/ui/grouped-number.tsx'
import { countIn, type Instant } from '#engines/devtools/timestamp/index.ts'
import { formatInZone } from './local-format.ts'

/** The present in every unit. Before the page is alive the values are blank and keep their place. */
export function LiveClock({ now, zone }: { now: Instant | undefined; zone: string | undefined }) {
  const count = (unit: 's' | 'ms' | 'us') => (now === undefined ? '' : String(countIn(unit, now)))
  return (
    <Card title={m.timestamp_clock()}>
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2 xl:grid-cols-[3fr_3fr_3fr_4fr]">
        <ClockValue label={m.timestamp_clock_seconds()} value={count('s')} prominent />
        <ClockValue label={m.timestamp_milliseconds()} value={count('ms')} />
        <ClockValue label={m.timestamp_microseconds()} value={count('us')} />
        <ClockValue
          label={m.timestamp_clock_local()}
          value={now === undefined || !zone ? '' : formatInZone(now, zone)}
        />
      </dl>
    </Card>
  )
}

function ClockValue({ label, value, prominent }: { label: string; value: string; prominent?: boolean }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="flex min-h-10 items-center gap-1">
        <span className={prominent ? 'text-2xl font-semibold text-accent tabular' : 'font-medium tabular'}>
          <GroupedNumber value={value} />
        </span>
        {value !== '' && <CopyButton text={value} subject={label} />}
      </dd>
    </div>
  )
}
