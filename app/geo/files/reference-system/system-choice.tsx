import { Suspense, useState } from 'react'
import { GridOpener } from '#app/geo/grids/grid-opener.tsx'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import { partOnDemand } from '#app/ui/part-on-demand.ts'
import type { ConversionProblem } from '#app/workers/geodata/protocol.ts'
import type { Position } from '#engines/coordinates/index.ts'
import { type SystemOption, SystemOptions } from './system-options.tsx'
import { useLikelySystems } from './use-likely-systems.ts'
import { useNamedSystems } from './use-named-systems.ts'

const MapView = partOnDemand(async () => (await import('#app/map/map-view.tsx')).MapView)

interface SystemChoiceProps {
  readonly problem: ConversionProblem
  readonly fileName: string
  readonly isBefore: boolean
  /** Gets what the engine reads: `EPSG:31467`. */
  onChoose(crs: string): void
}

/** The question where the numbers of a file belong: likely systems with the place each would put them, or one by its code or name. */
export function SystemChoice({ problem, fileName, isBefore, onChoose }: SystemChoiceProps) {
  const likely = useLikelySystems(problem, fileName)
  const [text, setText] = useState('')
  const [chosenCode, setChosenCode] = useState<number>()
  const named = useNamedSystems(text, problem)
  const guesses: readonly SystemOption[] = (likely ?? []).map((system) => ({
    ...system,
    place: { ...system, outsideOf: undefined },
  }))
  const found: readonly SystemOption[] = Array.isArray(named) ? named : []
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
      <SystemOptions
        legend={m.geodata_crs_title()}
        options={options}
        chosenCode={chosen?.code}
        onChange={({ code }) => setChosenCode(code)}
      />
      <p role="status" className="text-sm empty:hidden">
        {named === 'failed' && m.geodata_crs_failed()}
        {Array.isArray(named) && named.length === 0 && m.geodata_crs_none()}
      </p>
      <GridOpener />
      {chosen?.place && chosen.place !== 'nowhere' && <PlaceMap name={chosen.name} place={chosen.place} />}
      <div className="flex flex-wrap gap-3">
        <Button look="primary" type="submit" disabled={!chosen}>
          {isBefore ? m.geodata_crs_use_before() : m.geodata_crs_use()}
        </Button>
        {problem.code === 'crs_needed' && (
          <Button type="button" onClick={() => onChoose('EPSG:4326')}>
            {isBefore ? m.geodata_crs_as_is_before() : m.geodata_crs_as_is()}
          </Button>
        )}
      </div>
    </form>
  )
}

function PlaceMap({ name, place }: { readonly name: string; readonly place: Position }) {
  return (
    <Suspense fallback={<div className="h-56" />}>
      <MapView name={name} marker={place} className="h-56" />
    </Suspense>
  )
}
