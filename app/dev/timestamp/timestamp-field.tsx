import { Suspense } from 'react'
import { useIdle } from '#app/dev/use-idle.ts'
import { m } from '#app/paraglide/messages.js'
import { CopyLinkButton } from '#app/share/copy-link-button.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { SelectField, TextField } from '#app/ui/field.tsx'
import { isTimestampUnit, timestampUnits } from '#engines/devtools/timestamp/index.ts'
import { Answer } from './answer.tsx'
import { DateText } from './date-text.tsx'
import { Remarks } from './parts-on-demand.ts'
import { unitNames } from './unit-names.ts'
import type { TimestampConverter } from './use-timestamp-converter.ts'

interface TimestampFieldProps {
  converter: TimestampConverter
  zone: string | undefined
  /** The answer in one line, on the pages that ask for it. */
  answer?: string | undefined
}

export function TimestampField({ converter, zone, answer }: TimestampFieldProps) {
  const { reading, field, unit } = converter
  const isWrong = field === 'timestamp' && reading.problem !== undefined && reading.problem.code !== 'timestamp_empty'
  const isIdle = useIdle()
  return (
    <Card title={m.timestamp_to_date()}>
      <div className="flex flex-wrap gap-3">
        <TextField
          yields
          label={m.timestamp_input()}
          className="grow-3 basis-52"
          value={converter.timestampText}
          onChange={(event) => converter.setTimestampText(event.target.value)}
          aria-invalid={isWrong}
          autoCapitalize="off"
        />
        <SelectField
          label={m.timestamp_unit()}
          className="grow basis-46"
          value={unit}
          onChange={(event) => isTimestampUnit(event.target.value) && converter.setUnit(event.target.value)}
        >
          {timestampUnits.map((option) => (
            <option key={option} value={option}>
              {unitNames[option]()}
            </option>
          ))}
        </SelectField>
      </div>
      {answer !== undefined && (
        <Answer>
          <DateText text={answer} />
        </Answer>
      )}
      {isIdle && field === 'timestamp' && (
        <Suspense>
          <Remarks converter={converter} zone={zone} />
        </Suspense>
      )}
      <p className="mt-1.5 text-sm text-muted">{m.timestamp_input_hint()}</p>
      <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
        <Button icon="clock" onClick={converter.takeNow}>
          {m.timestamp_use_now()}
        </Button>
        <CopyLinkButton short="always" kept={converter.kept} />
      </div>
    </Card>
  )
}
