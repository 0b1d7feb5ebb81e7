import { Suspense, useMemo } from 'react'
import { useLanguage } from '#app/language/use-language.ts'
import { m } from '#app/paraglide/messages.js'
import { Card } from '#app/ui/card.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { partOnDemand } from '#app/ui/part-on-demand.ts'
import { Progress } from '#app/ui/progress.tsx'
import type { TimeSpan } from '#app/workers/geodata/time-span.ts'
import type { Language } from '#engines/core/index.ts'
import { metaOf, type Note, type NoteCode, type ReadOptions, type ReadSummary } from '#engines/geodata/index.ts'
import type { Item } from './converter-state.ts'
import { type FileView, sourceOf } from './file-view.ts'
import { insideTitle } from './inside-title.ts'
import { NoteLines } from './note-list.tsx'
import { formatCount, formatInstant } from './numbers.ts'
import { OtherColumns } from './other-columns.tsx'
import { someNames } from './some-names.ts'
import { geometryTypesText } from './type-names.ts'
import type { Inspected } from './use-inspections.ts'
import { valueName } from './value-names.ts'

const FileSights = partOnDemand(async () => (await import('./file-sights.tsx')).FileSights)

const shownFields = 12

interface InventoryProps {
  items: readonly Item[]
  inspections: ReadonlyMap<number, Inspected>
  onAnswer: (id: number, readOptions: ReadOptions) => void
}

/** What is in the files, from the first moment they are read. */
export function Inventory({ items, inspections, onAnswer }: InventoryProps) {
  const known = items.flatMap((item) => {
    const inspected = inspections.get(item.id)
    return inspected ? [{ item, inspected }] : []
  })
  const views = useFileViews(items, inspections)
  const [first] = known
  if (first === undefined) return null
  const share = items.reduce((sum, { id }) => sum + (inspections.get(id)?.share ?? 0), 0) / items.length
  return (
    <Card title={insideTitle(items)}>
      <div className="grid grid-cols-1 gap-5">
        {known.some(({ inspected }) => !inspected.whole) && <Progress value={share} label={m.convert_reading()} />}
        {known.map(({ item, inspected }) => (
          <Assumptions key={item.id} notes={inspected.whole?.notes} />
        ))}
        {views.length === 0 && <Facts {...first} onAnswer={onAnswer} />}
        <Suspense>
          <FileSights
            files={views}
            facts={({ id }) => {
              const file = known.find(({ item }) => item.id === id)
              return file && <Facts {...file} onAnswer={onAnswer} />
            }}
          />
        </Suspense>
      </div>
    </Card>
  )
}

/** The files that were read to their end; the same objects as long as nothing changes, for what is drawn from them. */
function useFileViews(items: readonly Item[], inspections: ReadonlyMap<number, Inspected>): readonly FileView[] {
  return useMemo(
    () =>
      items.flatMap((item) => {
        const whole = inspections.get(item.id)?.whole
        return whole ? [{ ...whole, id: item.id, name: item.name, source: sourceOf(item, items.length) }] : []
      }),
    [items, inspections],
  )
}

interface FactsProps extends Pick<InventoryProps, 'onAnswer'> {
  item: Item
  inspected: Inspected
}

function Facts({ item, inspected, onAnswer }: FactsProps) {
  const language = useLanguage()
  return (
    <div className="grid grid-cols-1 gap-3">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-1.5 text-sm sm:grid-cols-[auto_1fr]">
        {rowsOf(inspected, metaOf(item.format).name, language).map(({ label, value }) => (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd className="font-medium wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <OtherColumns
        key={item.id}
        columns={inspected.read.tableColumns}
        isBefore
        onChoose={(readOptions) => onAnswer(item.id, readOptions)}
      />
    </div>
  )
}

/** What has to be known before the places on the map are trusted. */
function Assumptions({ notes = [] }: { notes: readonly Note[] | undefined }) {
  return toldBefore.map(({ tone, codes }) => {
    const told = notes.filter(({ code }) => codes.includes(code))
    return (
      told.length > 0 && (
        <Notice key={tone} tone={tone}>
          <NoteLines notes={told} />
        </Notice>
      )
    )
  })
}

const toldBefore: readonly { readonly tone: 'warning' | 'info'; readonly codes: readonly NoteCode[] }[] = [
  {
    tone: 'warning',
    codes: [
      'outside-area-of-system',
      'falls-in-sea',
      'points-outside-system-dropped',
      'turned-points-dropped',
      'degrees-among-metres-dropped',
    ],
  },
  {
    tone: 'info',
    codes: [
      'table-without-names',
      'columns-assumed',
      'pairs-latitude-first',
      'pairs-longitude-first',
      'crs-axes-turned',
      'crs-axes-by-name',
    ],
  },
]

function rowsOf({ read, timeSpan }: Inspected, format: string, language: Language) {
  const count = (amount: number) => formatCount(amount, language)
  const values = Object.keys(read.pointValues).map(valueName)
  const rows = [
    { label: m.convert_format(), value: format },
    { label: m.geodata_features(), value: count(read.features) + inBrackets(geometryTypesText(read, language)) },
    { label: m.geodata_points(), value: count(read.points) },
  ]
  if (read.times > 0) rows.push({ label: m.convert_times(), value: count(read.times) })
  if (timeSpan) rows.push({ label: m.convert_time_span(), value: spanOf(timeSpan, language) })
  if (read.elevations > 0) rows.push({ label: m.convert_elevations(), value: count(read.elevations) })
  if (values.length > 0) rows.push({ label: m.convert_point_values(), value: values.join(', ') })
  if (read.fields.length > 0) rows.push({ label: m.convert_fields(), value: fieldsOf(read, language) })
  if (read.sourceCrs) rows.push({ label: m.convert_system(), value: read.sourceCrs })
  return rows
}

const spanOf = ({ firstSeconds, lastSeconds }: TimeSpan, language: Language): string =>
  firstSeconds === lastSeconds
    ? formatInstant(firstSeconds, language)
    : `${formatInstant(firstSeconds, language)} – ${formatInstant(lastSeconds, language)}`

function inBrackets(text: string): string {
  return text === '' ? '' : ` (${text})`
}

function fieldsOf({ fields }: ReadSummary, language: Language): string {
  return someNames(
    fields.map(({ name }) => name),
    language,
    shownFields,
  )
}
