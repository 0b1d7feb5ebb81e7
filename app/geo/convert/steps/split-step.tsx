import { m } from '#app/paraglide/messages.js'
import { SelectField, TextField } from '#app/ui/field.tsx'
import { type FieldSummary, stepOf } from '#engines/geodata/index.ts'
import type { StepProps } from './step-props.ts'

const ways = [
  { by: '', label: m.convert_step_split_no },
  { by: 'day', label: m.convert_step_split_day },
  { by: 'gap', label: m.convert_step_split_gap },
  { by: 'lap', label: m.convert_step_split_lap },
  { by: 'layer', label: m.convert_step_split_layer },
  { by: 'field', label: m.convert_step_split_field },
] as const

/** Each part becomes a file of its own. Days are those of where the visitor is. */
export function SplitStep({ steps, onStep, fields }: StepProps & { fields: readonly FieldSummary[] }) {
  const [by = '', ...words] = steps.split?.split(' ') ?? []
  const rest = words.join(' ')
  const choose = (next: string) => {
    if (next === 'day') onStep('split', `day ${Intl.DateTimeFormat().resolvedOptions().timeZone}`)
    else if (next === 'gap') onStep('split', 'gap 30min')
    else if (next === 'field') onStep('split', `field ${fields[0]?.name ?? 'name'}`)
    else onStep('split', next)
  }
  return (
    <div className="grid content-start gap-2">
      <SelectField label={m.convert_step_split()} value={by} onChange={({ target }) => choose(target.value)}>
        {ways.map((way) => (
          <option key={way.by} value={way.by} disabled={way.by === 'field' && fields.length === 0}>
            {way.label()}
          </option>
        ))}
      </SelectField>
      {by === 'gap' && (
        <TextField
          label={m.convert_step_split_gap_length()}
          value={rest}
          aria-invalid={stepOf('split').tidy(`gap ${rest}`) === undefined}
          onChange={({ target }) => onStep('split', `gap ${target.value}`)}
        />
      )}
      {by === 'field' && (
        <SelectField
          label={m.convert_step_split_field_name()}
          value={rest}
          onChange={({ target }) => onStep('split', `field ${target.value}`)}
        >
          {fields.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </SelectField>
      )}
    </div>
  )
}
