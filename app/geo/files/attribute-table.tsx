import { useLanguage } from '#app/language/use-language.ts'
import { m } from '#app/paraglide/messages.js'
import type { TableSample } from '#app/workers/geodata/table-sampler.ts'
import { formatCount, formatShare } from './numbers.ts'
import { knownValueName } from './value-names.ts'

/** The features a sample was kept of, in a box that scrolls; `features` is how many there are. */
export function AttributeTable({ table, features }: { table: TableSample; features: number }) {
  const language = useLanguage()
  return (
    <div>
      <h3 className="mb-2 font-semibold">{m.geodata_table()}</h3>
      <section
        aria-label={m.geodata_table()}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        className="relative max-h-96 overflow-auto rounded-field border border-line"
      >
        <table className="w-full text-sm">
          <thead className="sticky top-0 bg-sunken text-left text-muted">
            <tr>
              {table.columns.map((column, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns have no identity but their place
                <th key={index} scope="col" className="px-3 py-2 font-medium whitespace-nowrap">
                  <ColumnName name={column} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {table.rows.map((row, rowIndex) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their place
              <tr key={rowIndex}>
                {row.map((value, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: as above
                  <td key={index} className="max-w-64 truncate px-3 py-1.5" title={value}>
                    {value}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className="mt-1 text-sm text-muted tabular">
        {m.geodata_table_share({
          shown: formatCount(table.rows.length, language),
          total: formatCount(features, language),
          share: formatShare(table.rows.length / Math.max(1, features), language),
        })}
      </p>
      {table.hiddenColumns > 0 && (
        <p className="mt-1 text-sm text-muted">
          {m.geodata_more_columns({ count: table.hiddenColumns, amount: formatCount(table.hiddenColumns, language) })}
        </p>
      )}
    </div>
  )
}

/** A known value has a word, and the name it has in the file beside it. */
function ColumnName({ name }: { name: string }) {
  const word = knownValueName(name)
  if (word === undefined || word.toLowerCase() === name.toLowerCase()) return name
  return (
    <>
      <span className="inline-block first-letter:uppercase">{word}</span>{' '}
      <span className="font-normal opacity-80">{name}</span>
    </>
  )
}
