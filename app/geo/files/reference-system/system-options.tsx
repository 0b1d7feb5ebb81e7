import { useId } from 'react'
import { useLanguage } from '#app/language/use-language.ts'
import { m } from '#app/paraglide/messages.js'
import { formatDegrees } from '../numbers.ts'
import type { FoundSystem } from './use-named-systems.ts'

export type SystemOption = Pick<FoundSystem, 'code' | 'name' | 'place'> & { readonly isWithdrawn?: boolean }

interface SystemOptionsProps {
  /** For who does not see the list. */
  readonly legend: string
  readonly options: readonly SystemOption[]
  readonly chosenCode: number | undefined
  onChange(option: SystemOption): void
}

/** Reference systems to choose one of, each with its code and, where known, the place it would put a file at. */
export function SystemOptions({ legend, options, chosenCode, onChange }: SystemOptionsProps) {
  const name = useId()
  if (options.length === 0) return null
  return (
    <fieldset className="grid gap-1">
      <legend className="sr-only">{legend}</legend>
      {options.map((option) => (
        <label
          key={option.code}
          className="flex min-h-11 cursor-pointer items-start gap-3 rounded-field px-2 py-1.5 hover:bg-ink/5"
        >
          <input
            type="radio"
            name={name}
            className="mt-1.5 size-4 accent-accent"
            checked={option.code === chosenCode}
            onChange={() => onChange(option)}
          />
          <span className="min-w-0 wrap-anywhere">
            {option.name} <span className="text-muted">EPSG:{option.code}</span>
            {option.isWithdrawn && <span className="text-muted"> ({m.geodata_crs_withdrawn()})</span>}
            {option.place && <PlaceText place={option.place} />}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

function PlaceText({ place }: { readonly place: NonNullable<SystemOption['place']> }) {
  const language = useLanguage()
  const round = (degrees: number) => formatDegrees(Math.round(degrees * 1000) / 1000, language)
  return (
    <span className="block text-sm text-muted">
      {m.geodata_crs_place({ place: `${round(place.latitudeDegrees)}, ${round(place.longitudeDegrees)}` })}
    </span>
  )
}
