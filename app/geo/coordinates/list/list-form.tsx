import { useEffect, useRef, useState } from 'react'
import { useLanguage } from '#app/language/use-language.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { SelectField, TextArea } from '#app/ui/field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Progress } from '#app/ui/progress.tsx'
import { isSystemId, type ListSource, systems } from '#engines/coordinates/index.ts'
import type { Language } from '#engines/core/index.ts'
import { ListOutcome } from './list-outcome.tsx'
import { useListConversion } from './use-list-conversion.ts'

export interface ListFormProps {
  /** Lines that were pasted into a field above; another object for another paste. */
  pasted: { readonly text: string } | undefined
  /** Codes of the systems that stand on the page beside the ten. */
  others: readonly string[]
}

/** The lines, the system they are in, and what comes of them. */
export function ListForm({ pasted, others }: ListFormProps) {
  const language = useLanguage()
  const box = useRef<HTMLDivElement>(null)
  const [source, setSource] = useState<string>('any')
  const { state, convert, cancel } = useListConversion()

  useEffect(() => {
    const area = box.current?.querySelector('textarea')
    if (!pasted || !area) return
    area.value = pasted.text
    area.focus()
  }, [pasted])

  const start = () => {
    const text = box.current?.querySelector('textarea')?.value ?? ''
    const own: ListSource = isSystemId(source) ? source : 'any'
    void convert({ text, source: own, given: source.includes(':') ? source : undefined, wanted: others, language })
  }
  const gridOfLanguage = usualGrids[language] ?? []
  const codes = [...new Set([...others, ...gridOfLanguage])]

  return (
    <>
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
          onChange={(event) => setSource(event.target.value)}
        >
          <option value="any">{m.coordinates_list_any()}</option>
          {systems.map((system) => (
            <option key={system.id} value={system.id}>
              {system.name[language]}
            </option>
          ))}
          {codes.map((code) => (
            <option key={code} value={code}>
              {code}
              {code in gridNames ? `: ${gridNames[code]}` : ''}
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
    </>
  )
}

/** The national grids that lists in a language are in most often; any other is offered once it stands on the page. */
const usualGrids: Readonly<Partial<Record<Language, readonly string[]>>> = {
  ru: ['EPSG:20907', 'EPSG:28407', 'EPSG:9475'],
  sr: ['EPSG:6316', 'EPSG:8678'],
}
const gridNames: Readonly<Record<string, string>> = {
  'EPSG:20907': 'ГСК-2011, 7',
  'EPSG:28407': 'СК-42, 7',
  'EPSG:9475': 'ПЗ-90.11',
  'EPSG:6316': 'MGI 1901, 7',
  'EPSG:8678': 'MGI 1901, 6',
}

const placeholder = '52.520008, 13.404954\n33UUU9177620073\nhttps://www.openstreetmap.org/#map=15/52.52/13.405'
