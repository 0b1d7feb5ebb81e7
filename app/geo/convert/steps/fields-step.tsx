import { m } from '#app/paraglide/messages.js'
import { inputLook } from '#app/ui/field.tsx'
import { type FieldChoice, type FieldSummary, printChoice, readChoice } from '#engines/geodata/index.ts'
import type { StepProps } from './step-props.ts'

/** Beyond this many, ticking one by one is no help. */
const tickLimit = 60

/** Each field with a tick and its name, which may be another one. */
export function FieldsStep({ steps, onStep, fields }: StepProps & { fields: readonly FieldSummary[] }) {
  if (fields.length === 0 || fields.length > tickLimit) return null
  const choice = steps.fields === undefined ? undefined : readChoice(steps.fields)
  const names = fields.map(({ name }) => name)
  const keptOf = (name: string) => (choice === undefined ? { name } : choice.kept.find((kept) => kept.name === name))
  const set = (name: string, next: FieldChoice['kept'][number] | undefined) => {
    const kept = names.flatMap((each) => (each === name ? next : keptOf(each)) ?? [])
    const isAsIs = kept.length === names.length && kept.every(({ as }) => as === undefined)
    if (kept.length > 0) onStep('fields', isAsIs ? undefined : printChoice({ isAll: false, kept }))
  }
  return (
    <fieldset className="sm:col-span-2">
      <legend className="mb-1 text-sm font-medium">{m.convert_fields_keep()}</legend>
      <ul className="grid gap-x-5 gap-y-1 sm:grid-cols-2">
        {names.map((name) => {
          const kept = keptOf(name)
          return (
            <li key={name} className="flex items-center gap-2">
              <label className="flex min-h-11 min-w-0 flex-1 items-center gap-2 text-sm">
                <input
                  type="checkbox"
                  checked={kept !== undefined}
                  onChange={() => set(name, kept === undefined ? { name } : undefined)}
                  className="size-4 shrink-0 accent-(--accent)"
                />
                <span className="wrap-anywhere">{name}</span>
              </label>
              <input
                aria-label={m.convert_field_name({ name })}
                placeholder={m.convert_field_rename()}
                disabled={kept === undefined}
                value={kept?.as ?? ''}
                onChange={({ target }) =>
                  set(name, target.value.trim() === '' ? { name } : { name, as: target.value.trimStart() })
                }
                className={`${inputLook} h-10 max-w-40 text-sm pointer-coarse:h-11 pointer-coarse:text-base`}
              />
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}
