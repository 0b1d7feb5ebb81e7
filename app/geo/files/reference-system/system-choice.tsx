import { lazy, Suspense, useId, useState } from 'react'
import { useLanguage } from '#app/language/use-language.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import type { ConversionProblem } from '#app/workers/geodata/protocol.ts'
import { formatDegrees } from '../numbers.ts'
import { useLikelySystems } from './use-likely-systems.ts'
import { type FoundSystem, useNamedSystems } from './use-named-systems.ts'

const MapView = lazy(() => import('#app/map/map-view.tsx').then(({ MapView: view }) => ({ default: view })))

interface SystemChoiceProps {
  readonly problem: ConversionProblem
  readonly fileName: string
  /** Gets what the engine reads: `EPSG:31467`. */
  onChoose(crs: string): void
}

type Option = Pick<FoundSystem, 'code' | 'name' | 'place'> & { readonly isWithdrawn?: boolean }

/** The question where the numbers of a file belong: likely systems with the place each would put them, or one by its code or name. */
export default function SystemChoice({ problem, fileName, onChoose }: SystemChoiceProps) {
  const likely = useLikelySystems(problem, fileName)
  const [text, setText] = useState('')
  const [chosenCode, setChosenCode] = useState<number>()
  const named = useNamedSystems(text, problem)
  const guesses: readonly Option[] = (likely ?? []).map((system) => ({ ...system, place: system }))
  const found: readonly Option[] = Array.isArray(named) ? named : []
  const options = text.trim() === '' ? guesses : found
  const chosen = options.find(({ code }) => code === chosenCode) ?? options[0]
  return (
    <form
      className="mt-3 grid grid-cols-1 gap-3 text-ink"
      data-system-choice
      onSubmit={(event) => {
        event.preventDefault()
        if (chosen) onChoose(`EPSG:${chosen.code}`)
      }}
    >
      <h2 className="font-semibold">{m.geodata_crs_title()}</h2>
      <TextField
        label={m.geodata_crs_search()}
        hint={m.geodata_crs_search_hint()}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {text.trim() === '' && guesses.length > 0 && <p className="text-sm">{m.geodata_crs_likely()}</p>}
      <Options options={options} chosen={chosen} onChange={setChosenCode} />
      <p role="status" className="text-sm empty:hidden">
        {named === 'failed' && m.geodata_crs_failed()}
        {Array.isArray(named) && named.length === 0 && m.geodata_crs_none()}
      </p>
      {chosen?.place && <PlaceMap option={chosen} />}
      <div className="flex flex-wrap gap-3">
        <Button look="primary" type="submit" disabled={!chosen}>
          {m.geodata_crs_use()}
        </Button>
        {problem.code === 'crs_needed' && (
          <Button type="button" onClick={() => onChoose('EPSG:4326')}>
            {m.geodata_crs_as_is()}
          </Button>
        )}
      </div>
    </form>
  )
}

interface OptionsProps {
  readonly options: readonly Option[]
  readonly chosen: Option | undefined
  onChange(code: number): void
}

function Options({ options, chosen, onChange }: OptionsProps) {
  const name = useId()
  if (options.length === 0) return null
  return (
    <fieldset className="grid gap-1">
      <legend className="sr-only">{m.geodata_crs_title()}</legend>
      {options.map((option) => (
        <label
          key={option.code}
          className="flex min-h-11 cursor-pointer items-start gap-3 rounded-field px-2 py-1.5 hover:bg-ink/5"
        >
          <input
            type="radio"
            name={name}
            className="mt-1.5 size-4 accent-accent"
            checked={option === chosen}
            onChange={() => onChange(option.code)}
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

function PlaceText({ place }: { readonly place: NonNullable<Option['place']> }) {
  const language = useLanguage()
  const round = (degrees: number) => formatDegrees(Math.round(degrees * 1000) / 1000, language)
  return (
    <span className="block text-sm text-muted">
      {m.geodata_crs_place({ place: `${round(place.latitudeDegrees)}, ${round(place.longitudeDegrees)}` })}
    </span>
  )
}

function PlaceMap({ option: { name, place } }: { readonly option: Option }) {
  return (
    <Suspense fallback={<div className="h-56" />}>
      <MapView name={name} marker={place} className="h-56" />
    </Suspense>
  )
}
