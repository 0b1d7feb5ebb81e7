import { useId } from 'react'
import { useLanguage } from '#app/language/use-language.ts'
import { m } from '#app/paraglide/messages.js'
import { classNames } from '#app/ui/class-names.ts'
import { areaNameIn, type FilePlace } from '#engines/coordinates/index.ts'
import type { Language } from '#engines/core/index.ts'
import { landText } from '#wording/land-text.ts'
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
            {option.place && <PlaceText place={option.place} isOdd={isOddPlace(option.place, options)} />}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

type KnownPlace = NonNullable<SystemOption['place']>

/** Nowhere, outside the system's area, in the sea, or the only one in its country where all others agree on another. */
export function isOddPlace(place: KnownPlace, options: readonly SystemOption[]): boolean {
  if (place === 'nowhere' || place.outsideOf !== undefined || place.land === 'sea') return true
  const others = options.flatMap((each) =>
    each.place === undefined || each.place === 'nowhere' || each.place === place ? [] : [each.place.land],
  )
  return others.length > 1 && others.every((land) => land === others[0]) && others[0] !== place.land
}

function PlaceText({ place, isOdd }: { readonly place: KnownPlace; readonly isOdd: boolean }) {
  const language = useLanguage()
  return (
    <span
      className={classNames('block text-sm', isOdd ? 'font-medium text-danger' : 'text-muted')}
      data-odd={isOdd || undefined}
    >
      {place === 'nowhere' ? m.geodata_crs_place_nowhere() : sentence(place, language)}
    </span>
  )
}

function sentence(place: FilePlace, language: Language): string {
  const round = (degrees: number) => formatDegrees(Math.round(degrees * 1000) / 1000, language)
  const where = {
    place: `${round(place.latitudeDegrees)}, ${round(place.longitudeDegrees)}`,
    land: landText(place.land, language),
  }
  return place.outsideOf === undefined
    ? m.geodata_crs_place_in(where)
    : m.geodata_crs_place_outside({ ...where, area: areaNameIn(place.outsideOf, language) })
}
