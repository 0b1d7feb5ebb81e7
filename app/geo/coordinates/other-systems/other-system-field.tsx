import { useEffect, useState } from 'react'
import { useOpenedGrids } from '#app/geo/grids/use-opened-grids.ts'
import { useLanguage } from '#app/language/use-language.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { CopyButton } from '#app/ui/copy-button.tsx'
import { TextField } from '#app/ui/field.tsx'
import {
  type AnySystem,
  type AxesChoice,
  accuracyAt,
  anySystem,
  gridAt,
  type PlacingProblem,
  type Position,
  printInSystem,
  readInSystem,
} from '#engines/coordinates/index.ts'
import { distanceText } from '#wording/distance-text.ts'
import { axesChoiceText, placeText } from '#wording/geodata-problem-texts.ts'
import { useAreaName } from './use-area-name.ts'

interface OtherSystemFieldProps {
  readonly code: string
  readonly position: Position | undefined
  onPlace(position: Position): void
  onRemove(): void
}

interface Typed {
  readonly text: string
  readonly position: Position | undefined
  readonly problem: PlacingProblem | undefined
  readonly isContrary: boolean
}

/** One system of the registry: the page's point in it, and a place to type another one. */
export function OtherSystemField({ code, position, onPlace, onRemove }: OtherSystemFieldProps) {
  const language = useLanguage()
  const grids = useOpenedGrids()
  const [system, setSystem] = useState<AnySystem>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a system goes through the grids that are open when it is made
  useEffect(() => {
    anySystem(code).then((found) => found.ok && setSystem(found.value))
  }, [code, grids])
  const [typed, setTyped] = useState<Typed>()
  // What was typed stands until the point comes from elsewhere.
  const isOwn = typed !== undefined && (typed.position === undefined || typed.position === position)
  const text = isOwn ? typed.text : ((system && position && printInSystem(system, position)) ?? '')
  const type = (next: string, axes?: AxesChoice) => {
    if (!system) return
    const reading = readInSystem(system, next, axes)
    const place = reading.ok ? reading.value.position : undefined
    const problem = reading.ok || next.trim() === '' ? undefined : reading.problem
    setTyped({ text: next, position: place, problem, isContrary: reading.ok && reading.value.isContrary })
    if (place) onPlace(place)
  }
  const metres = system && position && accuracyAt(system, position)
  const grid = system && position && gridAt(system, position)
  return (
    <div data-other-system={code}>
      <TextField
        label={`${system?.name ?? ''} (${code})`}
        value={text}
        onChange={(event) => type(event.target.value)}
        inputClassName="tabular"
        trailing={<CopyButton text={text} subject={system?.name ?? code} />}
        placeholder={system && position && text === '' ? m.coordinates_fact_outside() : ''}
      />
      <div className="mt-1 flex flex-wrap items-center gap-x-3 text-sm text-muted">
        {text !== '' && !typed?.problem && metres !== undefined && (
          <span>{m.coordinates_fact_shift({ distance: distanceText(metres, language) })}</span>
        )}
        {text !== '' && grid && (
          <span>
            {grid.name === undefined ? m.coordinates_fact_outside_grid() : m.coordinates_fact_grid({ name: grid.name })}
          </span>
        )}
        {text !== '' && !typed?.problem && system && metres === undefined && (
          <span>{m.geodata_note_crs_accuracy_unknown({ count: 1, amount: '1' })}</span>
        )}
        {isOwn && typed.isContrary && <span role="status">{m.coordinates_axes_turned()}</span>}
        <Button type="button" className="ml-auto" onClick={onRemove}>
          {m.geodata_remove({ name: code })}
        </Button>
      </div>
      {isOwn && typed.problem && <Problem problem={typed.problem} onChoose={(axes) => type(typed.text, axes)} />}
    </div>
  )
}

function Problem({ problem, onChoose }: { problem: PlacingProblem; onChoose(axes: AxesChoice): void }) {
  const language = useLanguage()
  const area = useAreaName(problem.code === 'outside_system_area' ? problem.system : undefined)
  if (problem.code === 'unreadable') return <p className="text-sm text-muted">{m.coordinates_unread()}</p>
  if (problem.code === 'axes_needed')
    return (
      <div role="status" className="mt-1 grid gap-2 text-sm">
        <p>{m.geodata_axes_title()}</p>
        <div className="flex flex-wrap gap-2">
          {problem.choices.map(({ axes, place }) => (
            <Button key={axes} type="button" onClick={() => onChoose(axes)}>
              {axesChoiceText(axes, placeText(place, language))}
            </Button>
          ))}
        </div>
      </div>
    )
  return (
    <p role="status" className="text-sm text-danger">
      {m.coordinates_outside_area({ system: problem.system, area: area ?? '…' })}{' '}
      {problem.place && m.coordinates_would_be_at({ place: placeText(problem.place, language) })}
    </p>
  )
}
