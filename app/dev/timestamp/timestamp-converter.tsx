import { useNow } from '#app/dev/use-now.ts'
import { useLanguage } from '#app/language/use-language.ts'
import { m } from '#app/paraglide/messages.js'
import { LinkButton } from '#app/ui/button.tsx'
import { type TimestampConversion, timestampConversions } from '#engines/devtools/timestamp/index.ts'
import { conversionTexts } from './conversion-texts.ts'
import { DateField } from './date-field.tsx'
import { LiveClock } from './live-clock.tsx'
import { MoreAboutMoment, Results } from './results.tsx'
import { TimestampField } from './timestamp-field.tsx'
import { useTimeZone } from './use-time-zone.ts'
import { useTimestampConverter } from './use-timestamp-converter.ts'

export function TimestampConverter({ conversion }: { conversion: TimestampConversion | undefined }) {
  const now = useNow()
  const timeZone = useTimeZone()
  const converter = useTimestampConverter(conversion?.unit ?? 's', timeZone.zone, now)
  const { instant } = converter.reading

  const timestampField = <TimestampField key="timestamp" converter={converter} />
  const dateField = <DateField key="date" converter={converter} timeZone={timeZone} />
  return (
    <div className="grid grid-cols-1 gap-5">
      <LiveClock now={now} zone={timeZone.local} />
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[5fr_6fr]">
        <div className="grid grid-cols-1 items-start gap-5 md:grid-cols-2 lg:grid-cols-1">
          {conversion?.direction === 'toTimestamp' ? [dateField, timestampField] : [timestampField, dateField]}
        </div>
        <Results instant={instant} now={now} timeZone={timeZone} conversion={conversion?.id} />
      </div>
      <MoreAboutMoment instant={instant} zone={timeZone.zone} />
      <OtherConversions current={conversion} />
    </div>
  )
}

function OtherConversions({ current }: { current: TimestampConversion | undefined }) {
  const language = useLanguage()
  return (
    <nav aria-label={m.timestamp_conversions()} className="flex flex-wrap gap-2">
      {timestampConversions.map(({ id }) => (
        <LinkButton
          key={id}
          to={`/${language}/dev/timestamp/${id}`}
          className="text-sm"
          aria-current={id === current?.id ? 'page' : undefined}
        >
          {conversionTexts[id].heading()}
        </LinkButton>
      ))}
    </nav>
  )
}
