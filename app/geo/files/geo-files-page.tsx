import { Suspense, useState } from 'react'
import { FirstCard } from '#app/ads/first-card.tsx'
import { useLanguage } from '#app/language/use-language.ts'
import { m } from '#app/paraglide/messages.js'
import { Card } from '#app/ui/card.tsx'
import { Page } from '#app/ui/page.tsx'
import { partOnDemand } from '#app/ui/part-on-demand.ts'
import {
  type FamilyId,
  type FormatId,
  type FormatPair,
  familyOf,
  formatPairSlug,
  metaOf,
  parseFormatPair,
} from '#engines/geodata/index.ts'
import { AnyToolLink } from './any-tool-link.tsx'
import { ConvertControls } from './convert-controls.tsx'
import type { Item } from './converter-state.ts'
import { ErrorBox, MismatchNotice, SwitchedNotice } from './error-box.tsx'
import { FileList } from './file-list.tsx'
import { FormatCards } from './format-cards.tsx'
import { FormatChoice } from './format-choice.tsx'
import { FormatDropZone } from './format-drop-zone.tsx'
import { OtherPairs } from './other-pairs.tsx'
import { PrecisionChoice, type Quantization } from './precision-choice.tsx'
import { AlwaysWgs84 } from './reference-system/always-wgs84.tsx'
import { TargetSystemChoice } from './reference-system/target-system-choice.tsx'
import { Results } from './results.tsx'
import { useDroppedFiles } from './use-dropped-files.ts'
import { useFileConverter } from './use-file-converter.ts'
import { boxesOf, useInspections } from './use-inspections.ts'
import { useLaunchedFiles } from './use-launched-files.ts'
import { usePair } from './use-pair.ts'

/** Nothing is in sight before a file is there: a page that is only opened does not load it. */
const Inventory = partOnDemand(async () => (await import('./inventory.tsx')).Inventory)

const headings = { 'gpx-kml': m.geodata_heading_gpx_kml, geojson: m.geodata_heading_geojson } as const

export function GeoFilesPage({ family, conversion }: { family: FamilyId; conversion: string | undefined }) {
  const language = useLanguage()
  const [pair, putPair] = usePair(parseFormatPair(family, conversion))
  const [quantization, setQuantization] = useState<Quantization>('')
  const [crs, setCrs] = useState<string>()
  const { options = [] } = metaOf(pair.to)
  const namesSystem = options.includes('crs')
  const hasGrid = options.includes('quantization')
  const converter = useFileConverter(
    pair,
    {
      ...(hasGrid && quantization !== '' ? { quantization: Number(quantization) } : {}),
      ...(namesSystem && crs !== undefined ? { crs } : {}),
    },
    (format) => changePair(pairFrom(format, pair)),
  )
  const { state } = converter
  const isConverting = state.progress !== undefined
  // Before the conversion the files themselves are shown, after it what they have become.
  const unconverted = isConverting || state.items.some(({ status }) => status.kind === 'done') ? none : state.items
  const { found } = useInspections(unconverted)
  const isDragging = useDroppedFiles(converter.choose)
  useLaunchedFiles(converter.choose)

  function changePair(next: FormatPair) {
    putPair(next, `/${language}/geo/${familyOf(next.from)}/${formatPairSlug(next)}`)
  }
  function openAs(file: File, format: FormatId) {
    converter.chooseAs(file, format)
    if (format !== pair.from) changePair(pairFrom(format, pair))
  }

  const from = metaOf(pair.from).name
  const to = metaOf(pair.to).name
  return (
    <Page
      area="geo"
      back={{ to: `/${language}/geo`, label: m.category_geo_title() }}
      title={conversion === undefined ? headings[family]() : m.geodata_heading_pair({ from, to })}
      lead={m.geodata_lead()}
      isTool
    >
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-6">
        <div className="grid grid-cols-1 gap-4">
          <FirstCard>
            <Card>
              <div className="flex flex-col gap-4">
                <FormatChoice
                  family={family}
                  pair={pair}
                  isDisabled={isConverting}
                  onChange={changePair}
                  onSwap={() => {
                    converter.clear()
                    changePair({ from: pair.to, to: pair.from })
                  }}
                />
                <FormatDropZone
                  from={pair.from}
                  isDragging={isDragging}
                  isSmall={state.items.length > 0}
                  onFiles={converter.choose}
                />
                <SwitchedNotice switched={state.switched} />
                <FileList items={state.items} isConverting={isConverting} onRemove={converter.remove} />
                {hasGrid && (
                  <PrecisionChoice value={quantization} isDisabled={isConverting} onChange={setQuantization} />
                )}
                {namesSystem ? (
                  <TargetSystemChoice crs={crs} isDisabled={isConverting} boxes={boxesOf(found)} onChange={setCrs} />
                ) : (
                  <AlwaysWgs84 to={pair.to} />
                )}
                <MismatchNotice items={state.items} onOpenAs={openAs} />
                <ErrorBox
                  state={state}
                  onOpenAs={openAs}
                  onAnswer={(id, readOptions) => void converter.answer(id, readOptions)}
                />
                <AnyToolLink state={state} pair={pair} />
                <ConvertControls
                  state={state}
                  controls={converter.controls}
                  onConvert={converter.convert}
                  onCancel={converter.cancel}
                />
              </div>
            </Card>
          </FirstCard>
          <Results items={state.items} isConverting={isConverting} onAgain={converter.convertAgain} />
          {found.size > 0 && unconverted.length > 0 && (
            <Suspense>
              <Inventory
                items={unconverted}
                inspections={found}
                onAnswer={(id, way) => void converter.answer(id, way)}
              />
            </Suspense>
          )}
        </div>
        <FormatCards pair={pair} />
      </div>
      <OtherPairs family={familyOf(pair.from)} pair={pair} />
    </Page>
  )
}

const none: readonly Item[] = []

/** The target stays where it can; where it would be the source itself or of another family, the former source or the usual one. */
function pairFrom(format: FormatId, { from, to }: FormatPair): FormatPair {
  const fits = (id: FormatId) => id !== format && familyOf(id) === familyOf(format)
  if (fits(to)) return { from: format, to }
  if (fits(from)) return { from: format, to: from }
  return parseFormatPair(familyOf(format), format)
}
