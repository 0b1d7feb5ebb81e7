import { type Ref, useImperativeHandle, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLanguage } from '#app/language/use-language.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { SelectField, TextArea } from '#app/ui/field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Progress } from '#app/ui/progress.tsx'
import { type ListSource, systems } from '#engines/coordinates/index.ts'
import { ListOutcome } from './list-outcome.tsx'
import { useListConversion } from './use-list-conversion.ts'

export interface ListHandle {
  /** Opens the list with these lines in it: where several lines pasted into one field belong. */
  fill(text: string): void
}

/** Many points at once, into a table to download. */
export function ListConverter({ ref }: { ref: Ref<ListHandle> }) {
  const language = useLanguage()
  const [isOpen, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const lines = () => box.current?.querySelector('textarea')
  const [source, setSource] = useState<ListSource>('any')
  const { state, convert, cancel } = useListConversion()

  useImperativeHandle(ref, () => ({
    fill(text) {
      flushSync(() => setOpen(true))
      const area = lines()
      if (!area) return
      area.value = text
      area.focus()
    },
  }))

  const start = () => void convert(lines()?.value ?? '', source)

  return (
    <Disclosure
      className="mt-4 print:hidden"
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      summary={m.coordinates_list_heading()}
    >
      <p className="mb-4 max-w-3xl text-sm text-muted">{m.coordinates_list_lead()}</p>
      {/* Not controlled: a hundred thousand lines should not pass through React at every key. */}
      <div ref={box}>
        <TextArea label={m.coordinates_list_label()} rows={6} wrap="off" placeholder={placeholder} />
      </div>
      <div className="mt-3 grid items-start gap-3 sm:grid-cols-[minmax(14rem,24rem)_auto]">
        <SelectField
          label={m.coordinates_list_source()}
          hint={source === 'any' ? m.coordinates_list_any_hint() : undefined}
          value={source}
          onChange={(event) => setSource(event.target.value as ListSource)}
        >
          <option value="any">{m.coordinates_list_any()}</option>
          {systems.map((system) => (
            <option key={system.id} value={system.id}>
              {system.name[language]}
            </option>
          ))}
        </SelectField>
        <div className="flex gap-3 sm:mt-6">
          <Button look="primary" onClick={start} disabled={state.kind === 'converting'}>
            {m.coordinates_list_convert()}
          </Button>
          {state.kind === 'converting' && <Button onClick={cancel}>{m.coordinates_list_cancel()}</Button>}
        </div>
      </div>
      <div className="mt-4">
        {state.kind === 'converting' && <Progress value={state.share} label={m.coordinates_list_progress()} />}
        {state.kind === 'failed' && <Notice tone="error">{m.coordinates_list_failed()}</Notice>}
        {state.kind === 'done' && <ListOutcome result={state.result} />}
      </div>
    </Disclosure>
  )
}

const placeholder = '52.520008, 13.404954\n33UUU9177620073\nhttps://www.openstreetmap.org/#map=15/52.52/13.405'
