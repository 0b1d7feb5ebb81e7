import { FirstCard } from '#app/ads/first-card.tsx'
import { useNow } from '#app/dev/use-now.ts'
import { useLanguage } from '#app/language/use-language.ts'
import { m } from '#app/paraglide/messages.js'
import { LinkButton } from '#app/ui/button.tsx'
import { useWalk } from '#app/ui/use-walk.ts'
import { countIn, type TimestampConversion, timestampConversions } from '#engines/devtools/timestamp/index.ts'
import { conversionTexts } from './conversion-texts.ts'
import { DateField } from './date-field.tsx'
import { LiveClock } from './live-clock.tsx'
import { askedZoneIn, formatAsAsked, formatInZone } from './local-format.ts'
import { MoreAboutMoment, Results } from './results.tsx'
import { TimestampField } from './timestamp-field.tsx'
import { useTimeZone } from './use-time-zone.ts'
import { useTimestampConverter } from './use-timestamp-converter.ts'

export function TimestampConverter({ conversion }: { conversion: TimestampConversion | undefined }) {
  const now = useNow()
  const timeZone = useTimeZone()
  const converter = useTimestampConverter(conversion?.unit ?? 's', timeZone, now)
  const { instant, moment } = converter.reading

  const { zone } = timeZone
  const isToTimestamp = conversion?.direction === 'toTimestamp'
  const seconds = instant === undefined ? '' : String(countIn('s', instant))
  const asked = moment && askedZoneIn(moment.notes)
  const date = instant === undefined || !zone ? '' : asked ? formatAsAsked(instant, asked) : formatInZone(instant, zone)
  const timestampField = <TimestampField converter={converter} zone={zone} answer={isToTimestamp ? undefined : date} />
  const dateField = <DateField converter={converter} timeZone={timeZone} answer={isToTimestamp ? seconds : undefined} />
  return (
    <div className="grid grid-cols-1 gap-5">
      {/* On a phone the results follow the field they answer; on wider screens the two fields stand together, and the clock under the results. */}
      <div className="grid grid-cols-1 items-start gap-5 md:grid-cols-2 lg:grid-cols-[5fr_6fr] lg:grid-rows-[auto_1fr]">
        <FirstCard>{isToTimestamp ? dateField : timestampField}</FirstCard>
        <div className="contents lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:grid lg:grid-cols-1 lg:gap-5">
          <div className="md:col-span-2 md:row-start-2 lg:col-span-1 lg:row-start-1">
            <Results instant={instant} now={now} timeZone={timeZone} conversion={conversion?.id} />
          </div>
          <div className="max-lg:order-last md:col-span-2 lg:col-span-1">
            <LiveClock now={now} zone={timeZone.local} />
          </div>
        </div>
        {isToTimestamp ? timestampField : dateField}
      </div>
      <MoreAboutMoment instant={instant} zone={zone} />
      <OtherConversions current={conversion} />
    </div>
  )
}

function OtherConversions({ current }: { current: TimestampConversion | undefined }) {
  const language = useLanguage()
  const walk = useWalk('a')
  return (
    <nav {...walk} aria-label={m.timestamp_conversions()} className="flex flex-wrap gap-2">
      {timestampConversions.map(({ id }) => (
        <LinkButton
          key={id}
          to={`/${language}/dev/timestamp/${id}`}
          className="text-sm aria-[current=page]:border-accent aria-[current=page]:text-accent"
          aria-current={id === current?.id ? 'page' : undefined}
        >
          {conversionTexts[id].heading()}
        </LinkButton>
      ))}
    </nav>
  )
}
