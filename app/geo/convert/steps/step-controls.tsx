import { m } from '#app/paraglide/messages.js'
import { TextField } from '#app/ui/field.tsx'
import { type FieldSummary, type StepChoices, type StepId, stepOf } from '#engines/geodata/index.ts'
import { FieldsStep } from './fields-step.tsx'
import { RectangleStep } from './rectangle-step.tsx'
import { SplitStep } from './split-step.tsx'
import { TimeStep } from './time-step.tsx'

interface StepControlsProps {
  steps: StepChoices
  fields: readonly FieldSummary[]
  isDrawing: boolean
  /** Whether a rectangle is to be drawn on the map; none where there is no map. */
  onDrawing: ((isDrawing: boolean) => void) | undefined
  onChange: (steps: StepChoices) => void
}

const typed = [
  { id: 'where', label: m.convert_step_where, hint: m.convert_step_where_hint },
  { id: 'reduce', label: m.convert_step_reduce, hint: m.convert_step_reduce_hint },
  { id: 'simplify', label: m.convert_step_simplify, hint: m.convert_step_simplify_hint },
] as const
const wanted = [
  { id: 'join', label: m.convert_step_join },
  { id: 'reverse', label: m.convert_step_reverse },
  { id: 'measure', label: m.convert_step_measure },
] as const

/** What may be done between reading and writing. */
export function StepControls({ steps, fields, isDrawing, onDrawing, onChange }: StepControlsProps) {
  const onStep = (id: StepId, value: string | undefined) => {
    // One rectangle, of which features are whole or cut.
    const rival = id === 'area' ? 'clip' : id === 'clip' ? 'area' : id
    const { [id]: _own, [rival]: _rival, ...others } = steps
    onChange(value === undefined || value === '' ? others : { ...others, [id]: value })
  }
  const shared = { steps, onStep }
  return (
    <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
      {typed.map(({ id, label, hint }) => (
        <TextField
          key={id}
          label={label()}
          hint={hint()}
          value={steps[id] ?? ''}
          aria-invalid={steps[id] !== undefined && stepOf(id).tidy(steps[id]) === undefined}
          onChange={({ target }) => onStep(id, target.value)}
        />
      ))}
      <TimeStep {...shared} />
      <RectangleStep {...shared} isDrawing={isDrawing} onDrawing={onDrawing} />
      <SplitStep {...shared} fields={fields} />
      <div className="flex flex-col justify-center sm:col-span-2 sm:flex-row sm:flex-wrap sm:justify-start sm:gap-x-6">
        {wanted.map(({ id, label }) => (
          <label key={id} className="flex min-h-11 items-center gap-2 text-sm">
            <input
              type="checkbox"
              checked={steps[id] !== undefined}
              onChange={({ target }) => onStep(id, target.checked ? 'yes' : undefined)}
              className="size-4 accent-(--accent)"
            />
            {label()}
          </label>
        ))}
      </div>
      <FieldsStep {...shared} fields={fields} />
    </div>
  )
}
