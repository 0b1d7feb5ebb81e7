import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { SelectField, TextField } from '#app/ui/field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import {
  type DateForm,
  isTimestampUnit,
  type TimestampUnit,
  timestampUnits,
} from '#engines/devtools/timestamp/index.ts'
import type { TimestampConverter } from './use-timestamp-converter.ts'

export function TimestampField({ converter }: { converter: TimestampConverter }) {
  const { reading, field, unit } = converter
  const isWrong = field === 'timestamp' && reading.problem !== undefined && reading.problem.code !== 'timestampEmpty'
  return (
    <Card title={m.timestamp_to_date()}>
      <div className="flex flex-wrap gap-3">
        <TextField
          label={m.timestamp_input()}
          className="grow-3 basis-52"
          value={converter.timestampText}
          onChange={(event) => converter.setTimestampText(event.target.value)}
          aria-invalid={isWrong}
          autoCapitalize="off"
        />
        <SelectField
          label={m.timestamp_unit()}
          className="grow basis-38"
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
      <p className="mt-1.5 text-sm text-muted">{m.timestamp_input_hint()}</p>
      <Button icon="clock" className="mt-3" onClick={converter.takeNow}>
        {m.timestamp_use_now()}
      </Button>
      {field === 'timestamp' && <Remarks converter={converter} />}
    </Card>
  )
}

/** What the page made of the text, where it is not plain. */
function Remarks({ converter: { reading, setUnit } }: { converter: TimestampConverter }) {
  return (
    <>
      {reading.problem?.code === 'timestampNotNumeric' && (
        <Notice tone="error" className="mt-3">
          {m.timestamp_not_numeric()}
        </Notice>
      )}
      {reading.problem?.code === 'timestampOutOfRange' && (
        <Notice tone="error" className="mt-3">
          {m.timestamp_out_of_range()}
        </Notice>
      )}
      {reading.form && (
        <Notice tone="info" className="mt-3">
          {reading.local
            ? m.timestamp_recognized_local({ form: formNames[reading.form]() })
            : m.timestamp_recognized({ form: formNames[reading.form]() })}
        </Notice>
      )}
      {reading.likelyUnit && (
        <Notice tone="info" className="mt-3">
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            {m.timestamp_guess({ unit: unitWords[reading.likelyUnit]() })}
            <UnitSwitch unit={reading.likelyUnit} onChoose={setUnit} />
          </span>
        </Notice>
      )}
    </>
  )
}

function UnitSwitch({ unit, onChoose }: { unit: TimestampUnit; onChoose: (unit: TimestampUnit) => void }) {
  return (
    <button
      type="button"
      onClick={() => onChoose(unit)}
      className="min-h-6 rounded-field font-medium text-accent underline underline-offset-4"
    >
      {m.timestamp_guess_use({ unit: unitWords[unit]() })}
    </button>
  )
}

export const unitNames: Readonly<Record<TimestampUnit, () => string>> = {
  s: m.timestamp_unit_s,
  ms: m.timestamp_unit_ms,
  us: m.timestamp_unit_us,
  ns: m.timestamp_unit_ns,
}

/** In the middle of a sentence. */
const unitWords: Readonly<Record<TimestampUnit, () => string>> = {
  s: m.timestamp_guess_s,
  ms: m.timestamp_guess_ms,
  us: m.timestamp_guess_us,
  ns: m.timestamp_guess_ns,
}

const formNames: Readonly<Record<DateForm, () => string>> = {
  iso: m.timestamp_form_iso,
  isoWeek: m.timestamp_form_iso_week,
  isoOrdinal: m.timestamp_form_iso_ordinal,
  rfc2822: m.timestamp_form_rfc2822,
  http: m.timestamp_form_http,
  rfc850: m.timestamp_form_rfc850,
  asctime: m.timestamp_form_asctime,
}
