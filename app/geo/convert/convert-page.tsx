import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { useHandedOver } from '#app/ask/handover.ts'
import { useLanguage } from '#app/language/use-language.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Page } from '#app/ui/page.tsx'
import {
  type AskedPair,
  type FormatId,
  formatMetas,
  formatPairSlug,
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
import { useAnyConverter } from './use-any-converter.ts'
import { useInspections } from './use-inspections.ts'

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
  const inspections = useInspections(state.items)
  const inspected = first && inspections.get(first.id)
  // Once there are results, they show all of it.
  const hasAllResults =
    state.items.some(({ status }) => status.kind === 'done') && !isConverting && !hasWaiting(state.items)
  const waiting = filesToConvert(state.items).length

  return (
    <Page
      area="geo"
      back={{ to: `/${language}/geo`, label: m.category_geo_title() }}
      title={convertHead(pair).heading}
      lead={m.convert_lead()}
    >
      <div className="grid grid-cols-1 gap-4">
        <Card>
          <div className="grid grid-cols-1 gap-4">
            <AnyDropZone isDragging={isDragging} isSmall={first !== undefined} onFiles={converter.choose} />
            <FileList items={state.items} isConverting={isConverting} onRemove={converter.remove} />
            <TargetList
              from={from}
              inspected={inspected}
              chosen={to}
              isDisabled={isConverting}
              onChoose={(id) => changePair(from && from !== id ? from : usualTarget(id), id)}
            />
            <TargetOptions to={to} fields={inspected?.read.fields ?? []} options={options} onChange={setOptions} />
            <UnknownFiles names={converter.unknown} />
            <ErrorBox
              state={state}
              onOpenAs={() => undefined}
              onChooseSystem={(id, crs) => void converter.chooseSystem(id, crs)}
            />
            <ConvertControls state={state} onConvert={converter.convert} onCancel={converter.cancel}>
              {waiting > 1 && !isConverting && (
                <Button onClick={() => void converter.convertAsOne()}>{m.convert_as_one()}</Button>
              )}
            </ConvertControls>
          </div>
        </Card>
        <Results items={state.items} isConverting={isConverting} onAgain={converter.convertAgain} />
        {inspections.size > 0 && !hasAllResults && (
          <Suspense>
            <Inventory items={state.items} inspections={inspections} />
          </Suspense>
        )}
      </div>
    </Page>
  )
}

const hasWaiting = (items: readonly Item[]): boolean => items.some(({ status }) => status.kind === 'waiting')

function UnknownFiles({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null
  return (
    <Notice tone="error">
      <p className="font-medium wrap-anywhere">
        {m.convert_unknown()}: {names.join(', ')}
      </p>
      <p>{m.convert_unknown_hint({ formats: formatMetas.map(({ name }) => name).join(', ') })}</p>
    </Notice>
  )
}
