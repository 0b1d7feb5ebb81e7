import { useLanguage } from '#app/language/use-language.ts'
import { m } from '#app/paraglide/messages.js'
import { IconButton } from '#app/ui/button.tsx'
import type { TableSample } from '#app/workers/geodata/table-sampler.ts'
import { formatCount } from './numbers.ts'
import { valueName } from './value-names.ts'

interface FeatureAttributesProps {
  /** Counted from 0. */
  feature: number
  table: TableSample
  onClose: () => void
}

/** What is known about the feature that was clicked on the map. */
export function FeatureAttributes({ feature, table, onClose }: FeatureAttributesProps) {
  const language = useLanguage()
  const row = table.rows[feature]
  const values = table.columns.flatMap((name, column) => {
    const value = row?.[column]
    return value === undefined ? [] : [{ name, value, column }]
  })
  return (
    <section aria-live="polite" className="mt-2 rounded-field border border-line p-3 text-sm" data-feature>
      <div className="flex items-center justify-between gap-2">
        <h4 className="font-semibold">{m.geodata_feature_title({ number: formatCount(feature + 1, language) })}</h4>
        <IconButton icon="close" label={m.geodata_feature_close()} onClick={onClose} />
      </div>
      {row === undefined ? (
        <p>{m.geodata_feature_outside({ rows: formatCount(table.rows.length, language) })}</p>
      ) : values.length === 0 ? (
        <p>{m.geodata_feature_without()}</p>
      ) : (
        <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[auto_1fr]">
          {values.map(({ name, value, column }) => (
            <div key={column} className="contents">
              <dt className="wrap-anywhere text-muted">{valueName(name)}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}
