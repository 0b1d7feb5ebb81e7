import { lazy, Suspense } from 'react'
import { useLanguage } from '#app/language/use-language.ts'
import { m } from '#app/paraglide/messages.js'
import { Card } from '#app/ui/card.tsx'
import { Progress } from '#app/ui/progress.tsx'
import type { TimeSpan } from '#app/workers/geodata/time-span.ts'
import type { Language } from '#engines/core/index.ts'
import { metaOf, type ReadSummary } from '#engines/geodata/index.ts'
import type { Item } from '../files/converter-state.ts'
import { formatCount, formatInstant } from '../files/numbers.ts'
import { typeNames } from '../files/type-names.ts'
import type { Inspected } from './use-inspection.ts'

const FileSights = lazy(() => import('../files/file-sights.tsx').then((part) => ({ default: part.FileSights })))

const shownFields = 12

/** What is in the file, from the first moment it is read. */
export function Inventory({ item, inspected }: { item: Item; inspected: Inspected }) {
  const language = useLanguage()
  const { read, share, whole } = inspected
  return (
    <Card title={m.convert_inside({ name: item.name })}>
      <div className="grid grid-cols-1 gap-5">
        {!whole && <Progress value={share} label={m.convert_reading()} />}
        <dl className="grid gap-x-6 gap-y-1.5 text-sm sm:grid-cols-[auto_1fr]">
          {rowsOf(inspected, metaOf(item.format).name, language).map(({ label, value }) => (
            <div key={label} className="contents">
              <dt className="text-muted max-sm:mt-1">{label}</dt>
              <dd className="font-medium wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
        <Suspense>
          {whole && (
            <FileSights
              name={item.name}
              read={read}
              picture={whole.picture}
              profile={whole.profile}
              table={whole.table}
            />
          )}
        </Suspense>
      </div>
    </Card>
  )
}

function rowsOf({ read, timeSpan }: Inspected, format: string, language: Language) {
  const count = (amount: number) => formatCount(amount, language)
  const values = Object.keys(read.pointValues)
  const rows = [
    { label: m.convert_format(), value: format },
    { label: m.geodata_features(), value: `${count(read.features)}${kindsOf(read, language)}` },
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

function kindsOf(read: ReadSummary, language: Language): string {
  const kinds = Object.entries(read.geometryTypes)
    .map(([type, amount]) => typeNames[type as keyof typeof typeNames]?.({ count: formatCount(amount, language) }))
    .filter(Boolean)
  return kinds.length === 0 ? '' : ` (${kinds.join(' · ')})`
}

function fieldsOf({ fields }: ReadSummary, language: Language): string {
  const names = fields.slice(0, shownFields).map(({ name }) => name)
  const more = fields.length - names.length
  return names.join(', ') + (more > 0 ? ` ${m.geodata_more_subjects({ amount: formatCount(more, language) })}` : '')
}
