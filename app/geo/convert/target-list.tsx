import { Suspense, useState } from 'react'
import { useLanguage } from '#app/language/use-language.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { partOnDemand } from '#app/ui/part-on-demand.ts'
import { type FormatId, usualTargets, type WriteOptions, writableFormats } from '#engines/geodata/index.ts'
import type { KnownFile } from './fates-of-files.ts'

/** The many sentences that only those need who have a file. */
const TargetFates = partOnDemand(async () => (await import('./target-fates.tsx')).TargetFates)

interface TargetListProps {
  /** Formats of the files; of the address where there are none. */
  from: readonly FormatId[]
  /** Those that were looked into. */
  known: readonly KnownFile[]
  chosen: FormatId
  options: WriteOptions
  isDisabled: boolean
  onChoose: (id: FormatId) => void
}

/** What the files can become; once they are known, each line says what of them is kept and what is not. */
export function TargetList({ from, known, chosen, options, isDisabled, onChoose }: TargetListProps) {
  const language = useLanguage()
  /** On a phone only the usual ones are there, with the button below them in sight, until others are asked for. */
  const [isOpen, setOpen] = useState(false)
  const usual = from[0] ? usualTargets(from[0]) : []
  // First what most want of such a file, last its own format, to choose fields, decimals, a system or a layer.
  const rank = (id: FormatId) =>
    usual.includes(id) ? usual.indexOf(id) - usual.length : from.every((own) => own === id) ? 1 : 0
  const targets = writableFormats.toSorted((one, other) => rank(one.id) - rank(other.id))
  return (
    <fieldset disabled={isDisabled}>
      <legend className="mb-2 text-sm font-medium">{m.convert_to()}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {targets.map((meta) => (
          <label
            key={meta.id}
            className={classNames(
              'flex min-h-14 cursor-pointer items-start gap-3 rounded-field border px-3 py-2.5 transition-colors sm:last:odd:col-span-2 has-focus-visible:outline-2 has-focus-visible:outline-accent',
              !isOpen && meta.id !== chosen && !usual.includes(meta.id) && 'max-sm:hidden',
              meta.id === chosen ? 'border-accent bg-accent-soft' : 'border-line hover:border-accent/60',
            )}
          >
            <input
              type="radio"
              name="target"
              value={meta.id}
              checked={meta.id === chosen}
              // Firefox, when it reloads, would mark the one in the place of the one before.
              autoComplete="off"
              onChange={() => {
                setOpen(false)
                onChoose(meta.id)
              }}
              className="mt-1 size-4 shrink-0 accent-(--accent)"
            />
            <span className="min-w-0 wrap-anywhere">
              <span className="font-medium">{meta.name}</span>{' '}
              <span className="text-sm text-muted">{meta.outputExtension ?? meta.extension}</span>
              <span className="block text-sm text-muted">
                {known.length > 0 ? (
                  <Suspense fallback={meta.description[language]}>
                    <TargetFates files={known} to={meta.id} options={options} />
                  </Suspense>
                ) : (
                  meta.description[language]
                )}
              </span>
            </span>
          </label>
        ))}
      </div>
      {!isOpen && (
        <Button className="mt-2 w-full sm:hidden" onClick={() => setOpen(true)}>
          {m.convert_to_other()}
        </Button>
      )}
    </fieldset>
  )
}
