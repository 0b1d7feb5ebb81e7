import { Suspense, useMemo, useState } from 'react'
import { FirstCard } from '#app/ads/first-card.tsx'
import { useHandedOver } from '#app/ask/handover.ts'
import { useLanguage } from '#app/language/use-language.ts'
import { DrawingContext } from '#app/map/drawing.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { LazyDisclosure } from '#app/ui/lazy-disclosure.tsx'
import { Page } from '#app/ui/page.tsx'
import { partOnDemand } from '#app/ui/part-on-demand.ts'
import {
  type AskedPair,
  type FormatId,
  formatMetas,
  formatPairSlug,
  type StepChoices,
  usualTarget,
  type WriteOptions,
} from '#engines/geodata/index.ts'
import { ConvertControls } from '../files/convert-controls.tsx'
import { filesToConvert, type Item } from '../files/converter-state.ts'
import { DropZone } from '../files/drop-zone.tsx'
import { ErrorBox } from '../files/error-box.tsx'
import { FileList } from '../files/file-list.tsx'
import { Results } from '../files/results.tsx'
import { useDroppedFiles } from '../files/use-dropped-files.ts'
import { boxesOf, useInspections } from '../files/use-inspections.ts'
import { useLaunchedFiles } from '../files/use-launched-files.ts'
import { usePair } from '../files/use-pair.ts'
import { emptyFiles, fieldsOf, knownFiles } from './inspected-files.ts'
import { convertHead } from './page-head.ts'
import { useChangedFiles } from './steps/use-changed-files.ts'
import { useDrawnRectangle } from './steps/use-drawn-rectangle.ts'
import { TargetList } from './target-list.tsx'
import { TargetOptions } from './target-options.tsx'
import { UnreadFiles } from './unread-files.tsx'
import { useAnyConverter } from './use-any-converter.ts'

/** Nothing is in sight before a file is there: a page that is only opened does not load it. */
const Inventory = partOnDemand(async () => (await import('../files/inventory.tsx')).Inventory)
const StepControls = partOnDemand(async () => (await import('./steps/step-controls.tsx')).StepControls)
const ChangedFiles = partOnDemand(async () => (await import('./steps/changed-files.tsx')).ChangedFiles)
const UnknownFiles = partOnDemand(async () => (await import('./unknown-files.tsx')).UnknownFiles)

/** Drop anything, choose what it should become. The address holds the pair, the files tell what they are. */
export function ConvertPage({ pair: ofAddress }: { pair: AskedPair }) {
  const language = useLanguage()
  const [pair, putPair] = usePair(ofAddress)
  const to = pair.to ?? usualTarget(pair.from ?? 'wkt')
  const [options, setOptions] = useState<WriteOptions>({})
  const [steps, setSteps] = useState<StepChoices>({})
  const [convertedBy, setConvertedBy] = useState(steps)
  const changePair = (from: FormatId, target: FormatId) => {
    if (target !== to) setOptions({})
    putPair({ from, to: target }, `/${language}/geo/convert/${formatPairSlug({ from, to: target })}`)
  }
  const converter = useAnyConverter(to, options, steps, (format) => {
    changePair(format, pair.to === undefined || pair.to === format ? usualTarget(format) : pair.to)
  })
  const { state, useless } = converter
  const isConverting = state.progress !== undefined
  const isDragging = useDroppedFiles(converter.choose)
  useLaunchedFiles(converter.choose)
  useHandedOver('files', converter.choose)
  const [first] = state.items
  const from = first?.format ?? pair.from
  // No pair names files of several formats.
  const isMixed = new Set(state.items.map(({ format }) => format)).size > 1
  const wholes = useMemo(() => wholeFiles(state.items), [state.items])
  const sources = useInspections(wholes)
  const { found, problems } = sources
  const known = knownFiles(wholes, found)
  const { changedItems, changedOf, changed } = useChangedFiles(wholes, steps)
  const { drawing, isDrawing, setDrawing } = useDrawnRectangle(steps, setSteps)
  const seenItems = useMemo(() => [...wholes, ...changedItems], [wholes, changedItems])
  const seen = useMemo(() => new Map([...found, ...changed.found]), [found, changed.found])
  const start = (convert: () => Promise<void>) => {
    setConvertedBy(steps)
    return convert()
  }
  // Once there are results, they show all of it, until something else is asked for.
  const hasAllResults =
    state.items.some(({ status }) => status.kind === 'done') &&
    !isConverting &&
    !hasWaiting(state.items) &&
    convertedBy === steps
  const stepCount = Object.keys(steps).length
  const waiting = filesToConvert(state.items).length

  return (
    <Page
      area="geo"
      back={{ to: `/${language}/geo`, label: m.category_geo_title() }}
      title={convertHead(isMixed ? { from: undefined, to: undefined } : pair).heading}
      lead={m.convert_lead()}
      isTool
    >
      <div className="grid grid-cols-1 gap-4">
        <FirstCard>
          <Card>
            <div className="flex flex-col gap-4">
              <DropZone
                isDragging={isDragging}
                isSmall={first !== undefined}
                onFiles={converter.choose}
                invitation={m.convert_drop()}
                hint={formatNames}
              />
              <FileList items={state.items} isConverting={isConverting} onRemove={converter.remove} />
              {(useless.files.length > 0 || useless.partsAlone.length > 0) && (
                <Suspense>
                  <UnknownFiles {...useless} />
                </Suspense>
              )}
              <UnreadFiles
                items={state.items}
                problems={new Map([...emptyFiles(wholes, found, to), ...problems])}
                onAnswer={(id, readOptions) => void converter.answer(id, readOptions)}
              />
              <TargetList
                from={state.items.length > 0 ? state.items.map(({ format }) => format) : from ? [from] : []}
                known={known}
                chosen={to}
                options={options}
                isDisabled={isConverting}
                onChoose={(id) => changePair(from && (first || from !== id) ? from : usualTarget(id), id)}
              />
              <TargetOptions to={to} options={options} boxes={boxesOf(found)} onChange={setOptions} />
              {/* Nobody needs it to convert a file, so it is folded; nothing of it is remembered. */}
              <LazyDisclosure
                summary={stepCount === 0 ? m.convert_steps() : m.convert_steps_chosen({ count: stepCount })}
                data-steps
              >
                {() => (
                  <>
                    <StepControls
                      steps={steps}
                      fields={fieldsOf(known)}
                      isDrawing={isDrawing}
                      onDrawing={known.length > 0 ? setDrawing : undefined}
                      onChange={setSteps}
                    />
                    {stepCount > 0 && (
                      <Suspense>
                        <ChangedFiles items={wholes} sources={sources} changed={changed} changedOf={changedOf} />
                      </Suspense>
                    )}
                  </>
                )}
              </LazyDisclosure>
              <ErrorBox
                state={state}
                onOpenAs={() => undefined}
                onAnswer={(id, readOptions) => void converter.answer(id, readOptions)}
              />
              <ConvertControls
                state={state}
                controls={converter.controls}
                onConvert={() => start(converter.convert)}
                onCancel={converter.cancel}
              >
                {waiting > 1 && !isConverting && (
                  <Button className="grow sm:grow-0" onClick={() => void start(converter.convertAsOne)}>
                    {m.convert_as_one()}
                  </Button>
                )}
              </ConvertControls>
            </div>
          </Card>
        </FirstCard>
        <DrawingContext value={drawing}>
          <Results items={state.items} isConverting={isConverting} onAgain={converter.convertAgain} />
          {found.size > 0 && !hasAllResults && (
            <Suspense>
              <Inventory items={seenItems} inspections={seen} onAnswer={(id, way) => void converter.answer(id, way)} />
            </Suspense>
          )}
        </DrawingContext>
      </div>
    </Page>
  )
}

/** Every file is taken, so that no chooser hides one whose ending its system does not know; the zone says what can be read. */
const formatNames = formatMetas.map(({ name }) => name).join(', ')

/** A file that falls into parts is one file still. */
const wholeFiles = (items: readonly Item[]): readonly Item[] => [
  ...new Map(items.map(({ partOf, ...item }) => partOf?.whole ?? item).map((item) => [item.id, item])).values(),
]

const hasWaiting = (items: readonly Item[]): boolean => items.some(({ status }) => status.kind === 'waiting')
