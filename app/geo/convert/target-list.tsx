import { useLanguage } from '#app/language/use-language.ts'
import { m } from '#app/paraglide/messages.js'
import { classNames } from '#app/ui/class-names.ts'
import { type Aspect, type Fate, type FormatId, type Target, targetsFor } from '#engines/geodata/index.ts'
import type { Inspected } from './use-inspections.ts'

interface TargetListProps {
  from: FormatId | undefined
  inspected: Inspected | undefined
  chosen: FormatId
  isDisabled: boolean
  onChoose: (id: FormatId) => void
}

/** What the file can become; once it is known, each line says what of it is kept and what is not. */
export function TargetList({ from, inspected, chosen, isDisabled, onChoose }: TargetListProps) {
  const language = useLanguage()
  // Without a file every format is offered, the one of the address's source too: the file may be another.
  const targets = targetsFor(from ?? 'wkt', inspected?.read)
  return (
    <fieldset disabled={isDisabled}>
      <legend className="mb-2 text-sm font-medium">{m.convert_to()}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {targets.map((target) => (
          <label
            key={target.meta.id}
            className={classNames(
              'flex min-h-14 cursor-pointer items-start gap-3 rounded-field border px-3 py-2.5 transition-colors has-focus-visible:outline-2 has-focus-visible:outline-accent',
              target.meta.id === chosen ? 'border-accent bg-accent-soft' : 'border-line hover:border-accent/60',
            )}
          >
            <input
              type="radio"
              name="target"
              value={target.meta.id}
              checked={target.meta.id === chosen}
              onChange={() => onChoose(target.meta.id)}
              className="mt-1 size-4 shrink-0 accent-(--accent)"
            />
            <span className="min-w-0">
              <span className="font-medium">{target.meta.name}</span>{' '}
              <span className="text-sm text-muted">{target.meta.outputExtension ?? target.meta.extension}</span>
              <span className="block text-sm text-muted">
                {inspected ? fateText(target) : target.meta.description[language]}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function fateText({ fates }: Target): string {
  const named = (fate: Fate) =>
    (Object.entries(fates) as [Aspect, Fate][])
      .filter(([, own]) => own === fate)
      .map(([aspect]) => aspectNames[aspect]())
  const lost = named('lost')
  const changed = named('changed')
  if (lost.length === 0 && changed.length === 0) return m.convert_keeps_all()
  const parts: string[] = []
  if (lost.length > 0) parts.push(m.convert_loses({ what: lost.join(', ') }))
  if (changed.length > 0) parts.push(m.convert_changes({ what: changed.join(', ') }))
  return parts.join('. ')
}

const aspectNames: Readonly<Record<Aspect, () => string>> = {
  elevations: m.convert_aspect_elevations,
  times: m.convert_aspect_times,
  'point-values': m.convert_aspect_point_values,
  attributes: m.convert_aspect_attributes,
  folders: m.convert_aspect_folders,
  areas: m.convert_aspect_areas,
  types: m.convert_aspect_types,
  'long-names': m.convert_aspect_long_names,
}
