import { m } from '#app/paraglide/messages.js'
import { IconButton } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/field.tsx'
import { type FamilyId, type FormatId, type FormatPair, formatsOfFamily, metaOf } from '#engines/geodata/index.ts'

interface FormatChoiceProps {
  family: FamilyId
  pair: FormatPair
  isDisabled: boolean
  onChange: (pair: FormatPair) => void
  onSwap: () => void
}

export function FormatChoice({ family, pair, isDisabled, onChange, onSwap }: FormatChoiceProps) {
  // An address may name a format of the other family; it is shown as what it is.
  const offered = formatsOfFamily(family)
  const others = [pair.from, pair.to].filter((id) => !offered.some((meta) => meta.id === id)).map(metaOf)
  const options = [...offered, ...others].map((meta) => (
    <option key={meta.id} value={meta.id}>
      {meta.name}
    </option>
  ))
  const { from, to } = pair
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3 max-[16rem]:grid-cols-1 sm:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)]">
      <SelectField
        label={m.geodata_from()}
        value={from}
        disabled={isDisabled}
        onChange={({ target }) => {
          const chosen = target.value as FormatId
          onChange({ from: chosen, to: chosen === to ? from : to })
        }}
      >
        {options}
      </SelectField>
      <IconButton
        icon="swap"
        label={m.geodata_swap()}
        disabled={isDisabled}
        onClick={onSwap}
        className="max-sm:row-span-2 max-sm:rotate-90 max-sm:self-center max-[16rem]:row-span-1 max-[16rem]:justify-self-center sm:mb-0.5"
      />
      <SelectField
        label={m.geodata_to()}
        value={to}
        disabled={isDisabled}
        onChange={({ target }) => {
          const chosen = target.value as FormatId
          onChange({ from: chosen === from ? to : from, to: chosen })
        }}
      >
        {options}
      </SelectField>
    </div>
  )
}
