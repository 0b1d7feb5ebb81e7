import { useId } from 'react'

interface SegmentedProps<Value extends string> {
  legend: string
  value: Value
  options: readonly { readonly value: Value; readonly label: string }[]
  onChange: (value: Value) => void
  className?: string
}

/** A choice among a few, all visible: native radio buttons in one bar. */
export function Segmented<Value extends string>({
  legend,
  value,
  options,
  onChange,
  className,
}: SegmentedProps<Value>) {
  const name = useId()
  return (
    <fieldset className={className}>
      <legend className="sr-only">{legend}</legend>
      <div className="inline-flex max-w-full flex-wrap gap-1 rounded-field border border-line bg-sunken p-1">
        {options.map((option) => (
          <label
            key={option.value}
            className="grid min-h-10 grow pointer-coarse:min-h-11 cursor-pointer place-items-center rounded-md px-[var(--segment-padding,1rem)] text-center text-sm font-medium text-muted transition-colors has-checked:bg-surface has-checked:text-accent has-checked:shadow-card forced-colors:has-checked:bg-[SelectedItem] forced-colors:has-checked:text-[SelectedItemText] forced-colors:has-checked:forced-color-adjust-none has-focus-visible:outline-2 has-focus-visible:outline-accent hover:text-ink"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="sr-only"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
