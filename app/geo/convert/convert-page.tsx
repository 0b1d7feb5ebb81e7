import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { useHandedOver } from '#app/ask/handover.ts'
import { useLanguage } from '#app/language/use-language.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Page } from '#app/ui/page.tsx'
import {
  type AskedPair,
  type FormatId,
  formatPairSlug,
  metaOf,
  missingContent,
  usualTarget,
  type WriteOptions,
} from '#engines/geodata/index.ts'
import { ConvertControls } from '../files/convert-controls.tsx'
import { filesToConvert, type Item } from '../files/converter-state.ts'
import { ErrorBox } from '../files/error-box.tsx'
import { FileList } from '../files/file-list.tsx'
import { Results } from '../files/results.tsx'
import { useDroppedFiles } from '../files/use-dropped-files.ts'
import { useLaunchedFiles } from '../files/use-launched-files.ts'
import { AnyDropZone } from './any-drop-zone.tsx'
import { convertHead } from './page-head.ts'
import { TargetList } from './target-list.tsx'
import { TargetOptions } from './target-options.tsx'
import { UnknownFiles } from './unknown-files.tsx'
import { UnreadFiles } from './unread-files.tsx'
import { useAnyConverter } from './use-any-converter.ts'
import { type Inspections, useInspections } from './use-inspections.ts'

/** Nothing is in sight before a file is there: a page that is only opened does not load it. */
const Inventory = lazy(() => import('./inventory.tsx').then((part) => ({ default: part.Inventory })))

/** Drop anything, choose what it should become. The address holds the pair, the files tell what they are. */
export function ConvertPage({ pair }: { pair: AskedPair }) {
  const language = useLanguage()
  const navigate = useNavigate()
  const to = pair.to ?? usualTarget(pair.from ?? 'wkt')
  const [options, setOptions] = useState<WriteOptions>({})
  const changePair = (from: FormatId, target: FormatId) => {
    if (target !== to) setOptions({})
    void navigate(`/${language}/geo/convert/${formatPairSlug({ from, to: target })}`, {
      replace: true,
      preventScrollReset: true,
    })
  }
  const converter = useAnyConverter(to, options, (format) => {
    changePair(format, format === to ? usualTarget(format) : to)
  })
  const { state } = converter
  const isConverting = state.progress !== undefined
  const isDragging = useDroppedFiles(converter.choose)
  useLaunchedFiles(converter.choose)
  useHandedOver('files', converter.choose)
  useHandedOver('filesForAny', converter.choose)
  const [first] = state.items
  const from = first?.format ?? pair.from
  // No pair names files of several formats.
  const isMixed = new Set(state.items.map(({ format }) => format)).size > 1
  const { found, problems } = useInspections(state.items)
  const known = state.items.flatMap(({ id, name, format }) => {
    const read = found.get(id)?.read
    return read ? [{ name, format, read }] : []
  })
  const fields = [...new Map(known.flatMap(({ read }) => read.fields.map((field) => [field.name, field]))).values()]
  // Once there are results, they show all of it.
  const hasAllResults =
    state.items.some(({ status }) => status.kind === 'done') && !isConverting && !hasWaiting(state.items)
  const waiting = filesToConvert(state.items).length

  return (
    <Page
      area="geo"
      back={{ to: `/${language}/geo`, label: m.category_geo_title() }}
      title={convertHead(isMixed ? { from: undefined, to: undefined } : pair).heading}
      lead={m.convert_lead()}
    >
      <div className="grid grid-cols-1 gap-4">
        <Card>
          <div className="flex flex-col gap-4">
            <AnyDropZone isDragging={isDragging} isSmall={first !== undefined} onFiles={converter.choose} />
            <FileList items={state.items} isConverting={isConverting} onRemove={converter.remove} />
            <UnknownFiles {...converter.useless} />
            <UnreadFiles
              items={state.items}
              problems={new Map([...emptyFiles(state.items, found, to), ...problems])}
              onAnswer={(id, readOptions) => void converter.answer(id, readOptions)}
            />
            <TargetList
              from={state.items.length > 0 ? state.items.map(({ format }) => format) : from ? [from] : []}
              known={known}
              chosen={to}
              options={options}
              isDisabled={isConverting}
              onChoose={(id) => changePair(from && from !== id ? from : usualTarget(id), id)}
            />
            <TargetOptions to={to} fields={fields} options={options} onChange={setOptions} />
            <ErrorBox
              state={state}
              onOpenAs={() => undefined}
              onAnswer={(id, readOptions) => void converter.answer(id, readOptions)}
            />
            <ConvertControls state={state} onConvert={converter.convert} onCancel={converter.cancel}>
              {waiting > 1 && !isConverting && (
                <Button onClick={() => void converter.convertAsOne()}>{m.convert_as_one()}</Button>
              )}
            </ConvertControls>
          </div>
        </Card>
        <Results items={state.items} isConverting={isConverting} onAgain={converter.convertAgain} />
        {found.size > 0 && !hasAllResults && (
          <Suspense>
            <Inventory items={state.items} inspections={found} onAnswer={(id, way) => void converter.answer(id, way)} />
          </Suspense>
        )}
      </div>
    </Page>
  )
}

const hasWaiting = (items: readonly Item[]): boolean => items.some(({ status }) => status.kind === 'waiting')

/** Files that were read to their end and hold nothing; what is handed on whole may be empty. */
const emptyFiles = (items: readonly Item[], found: Inspections['found'], to: FormatId) =>
  items.flatMap(({ id, format }) => {
    const whole = found.get(id)?.whole
    const { category, document } = metaOf(format)
    if (whole === undefined || (document !== undefined && document === metaOf(to).document)) return []
    const problem = missingContent(whole.read, whole.read.features, category === 'gps', whole.notes)
    return problem ? [[id, problem] as const] : []
  })
