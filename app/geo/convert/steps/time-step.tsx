import { m } from '#app/paraglide/messages.js'
import { TextField } from '#app/ui/field.tsx'
import type { StepProps } from './step-props.ts'

/** From the first day to the last, both with all of their hours in UTC. */
export function TimeStep({ steps, onStep }: StepProps) {
  const [from = '', to = ''] = steps.during?.split('..') ?? []
  const set = (first: string, last: string) => onStep('during', first === '' && last === '' ? undefined : `${first}..${last}`) // biome-ignore format: one line
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-medium">{m.convert_step_during()}</legend>
      <div className="grid grid-cols-2 gap-2">
        <TextField
          type="date"
          label={m.convert_step_from()}
          value={from}
          max={to || undefined}
          inputClassName="text-base"
          onChange={({ target }) => set(target.value, to)}
        />
        <TextField
          type="date"
          label={m.convert_step_to()}
          value={to}
          min={from || undefined}
          inputClassName="text-base"
          onChange={({ target }) => set(from, target.value)}
        />
      </div>
    </fieldset>
  )
}
