import { memo, Suspense } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Card } from '#app/ui/card.tsx'
import { SelectField, TextField } from '#app/ui/field.tsx'
import { Answer } from './answer.tsx'
import { ClockChange } from './parts-on-demand.ts'
import type { TimeZoneChoice } from './use-time-zone.ts'
import type { TimestampConverter } from './use-timestamp-converter.ts'

interface DateFieldProps {
  converter: TimestampConverter
  timeZone: TimeZoneChoice
  /** The answer in one line, on the page that asks for it. */
  answer?: string | undefined
}

export function DateField({ converter, timeZone, answer }: DateFieldProps) {
  const { field, reading } = converter
  // A link's zone stands there before the list does, and also where the browser reads its name and lists another.
  const isUnlisted = !['', 'UTC', ...timeZone.all].includes(timeZone.chosen)
  return (
    <Card title={m.timestamp_to_timestamp()}>
      <TextField
        yields
        label={m.timestamp_date_input()}
        // The browser puts 24 px before its icon: on a phone that is where the date ends.
        inputClassName="max-sm:[&::-webkit-calendar-picker-indicator]:ms-0 max-[23rem]:px-2 max-[23rem]:text-base"
        type="datetime-local"
        step={1}
        value={converter.dateText}
        onChange={(event) => converter.setDateText(event.target.value)}
      />
      {answer !== undefined && <Answer>{answer}</Answer>}
      <SelectField
        label={m.timestamp_zone()}
        className="mt-3"
        value={timeZone.chosen}
        onChange={(event) => timeZone.choose(event.target.value)}
      >
        <option value="">
          {timeZone.local ? m.timestamp_zone_local_named({ zone: timeZone.local }) : m.timestamp_zone_local()}
        </option>
        <option value="UTC">UTC</option>
        {isUnlisted && <ZoneOption zone={timeZone.chosen} />}
        <ZoneOptions zones={timeZone.all} />
      </SelectField>
      {field === 'date' && reading.local && (
        <Suspense>
          <ClockChange local={reading.local} converter={converter} />
        </Suspense>
      )}
    </Card>
  )
}

/** Some four hundred options, not to be drawn anew with every tick of the clock. */
const ZoneOptions = memo(function ZoneOptions({ zones }: { zones: readonly string[] }) {
  return regionsOf(zones).map(([region, regionZones]) => (
    <optgroup key={region} label={region}>
      {regionZones.map((zone) => (
        <ZoneOption key={zone} zone={zone} />
      ))}
    </optgroup>
  ))
})

function ZoneOption({ zone }: { zone: string }) {
  return <option value={zone}>{zone.replaceAll('_', ' ')}</option>
}

/** `Europe/Belgrade` goes under `Europe`; names without a region stand first. */
function regionsOf(zones: readonly string[]): [string, string[]][] {
  const regions = Map.groupBy(zones, (zone) => (zone.includes('/') ? zone.slice(0, zone.indexOf('/')) : 'Etc'))
  return [...regions]
}
