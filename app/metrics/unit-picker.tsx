import { m } from '#app/paraglide/messages.js'
import { Combobox, type ComboboxGroup } from '#app/ui/combobox.tsx'
import type { Language } from '#engines/core/index.ts'
import { type Category, knownUnits, unitOf } from '#engines/units/index.ts'
import { isCalled, isNamed } from '#engines/units/page.ts'

interface UnitPickerProps {
  category: Category
  language: Language
  unit: string
  label: string
  onPick: (unit: string) => void
}

/** Any unit of the category, by system, found by any of its names; those without a card behind the others. */
export function UnitPicker({ category, language, unit, label, onPick }: UnitPickerProps) {
  const find = (query: string): ComboboxGroup[] =>
    category.systems
      .map((system) => ({
        label: system.name[language],
        options: knownUnits(category)
          .filter((candidate) => candidate.system === system.id && isCalled(candidate, query))
          .map(({ id, name, symbol }) => ({
            value: id,
            label: name[language],
            aside: symbol[language] === name[language] ? undefined : symbol[language],
          })),
      }))
      .filter(({ options }) => options.length > 0)
  return (
    <Combobox
      label={label}
      value={unit}
      shown={unitOf(category, unit).name[language]}
      find={find}
      best={(query) => knownUnits(category).find((candidate) => isNamed(candidate, query))?.id}
      nothing={m.metrics_filter_none()}
      onPick={onPick}
    />
  )
}
