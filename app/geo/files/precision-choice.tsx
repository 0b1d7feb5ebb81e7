import { useLanguage } from '#app/language/use-language.ts'
import { m } from '#app/paraglide/messages.js'
import { SelectField } from '#app/ui/field.tsx'
import { formatCount } from './numbers.ts'

/** Steps of the grid along each side, as a form value; the empty text keeps all digits. */
export type Quantization = '' | '1000000' | '100000' | '10000'

const steps: readonly Quantization[] = ['1000000', '100000', '10000']

interface PrecisionChoiceProps {
  value: Quantization
  isDisabled: boolean
  onChange: (value: Quantization) => void
}

export function PrecisionChoice({ value, isDisabled, onChange }: PrecisionChoiceProps) {
  const language = useLanguage()
  return (
    <SelectField
      label={m.geodata_precision()}
      hint={m.geodata_precision_hint()}
      value={value}
      disabled={isDisabled}
      onChange={({ target }) => onChange(target.value as Quantization)}
    >
      <option value="">{m.geodata_precision_full()}</option>
      {steps.map((count) => (
        <option key={count} value={count}>
          {m.geodata_precision_steps({ steps: formatCount(Number(count), language) })}
        </option>
      ))}
    </SelectField>
  )
}
