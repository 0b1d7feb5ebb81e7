import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { SelectField, TextField } from '#app/ui/field.tsx'
import { squareIcon } from '#app/ui/some-icons.ts'
import { stepOf } from '#engines/geodata/index.ts'
import type { StepProps } from './step-props.ts'

interface RectangleStepProps extends StepProps {
  isDrawing: boolean
  onDrawing: ((isDrawing: boolean) => void) | undefined
}

/** One rectangle, and what becomes of what reaches over its sides. */
export function RectangleStep({ steps, onStep, isDrawing, onDrawing }: RectangleStepProps) {
  const id = steps.area === undefined ? 'clip' : 'area'
  const text = steps[id] ?? ''
  const turnTo = (next: 'area' | 'clip') => {
    if (next !== id && text !== '') onStep(next, text)
  }
  return (
    <fieldset className="grid content-start gap-2">
      <legend className="mb-1 text-sm font-medium">{m.convert_step_rectangle()}</legend>
      <TextField
        label={m.convert_step_rectangle_sides()}
        value={text}
        aria-invalid={text !== '' && stepOf(id).tidy(text) === undefined}
        onChange={({ target }) => onStep(id, target.value)}
      />
      {onDrawing && (
        <Button icon={squareIcon} aria-pressed={isDrawing} onClick={() => onDrawing(!isDrawing)}>
          {isDrawing ? m.convert_step_rectangle_drag() : m.convert_step_rectangle_draw()}
        </Button>
      )}
      {text !== '' && (
        <SelectField
          label={m.convert_step_rectangle_over()}
          value={id}
          onChange={({ target }) => turnTo(target.value === 'area' ? 'area' : 'clip')}
        >
          <option value="clip">{m.convert_step_clip()}</option>
          <option value="area">{m.convert_step_area()}</option>
        </SelectField>
      )}
    </fieldset>
  )
}
