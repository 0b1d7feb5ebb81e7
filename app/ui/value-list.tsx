import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { CopyButton } from './copy-button.tsx'

export interface ValueRow {
  readonly label: string
  readonly value: string
  /** Shown instead of the value, when it needs more than text; the value is still what is copied. */
  readonly shown?: ReactNode
}

interface ValueListProps {
  rows: readonly ValueRow[]
  /** The names are single words: the values get the room. */
  shortLabels?: boolean
}

/** Results by name, each with its copy button. */
export function ValueList({ rows, shortLabels = false }: ValueListProps) {
  return (
    // One grid for all rows, so that the column of names is as wide as the longest word in it, and no name breaks inside a word.
    <dl
      className={classNames(
        'divide-y divide-line sm:grid',
        shortLabels
          ? 'sm:grid-cols-[minmax(min-content,6.5rem)_minmax(0,1fr)_auto]'
          : 'sm:grid-cols-[minmax(min-content,2fr)_minmax(0,5fr)_auto]',
      )}
    >
      {rows.map((row) => (
        <div
          key={row.label}
          className="grid grid-cols-[1fr_auto] items-center gap-x-3 py-1.5 sm:col-span-3 sm:grid-cols-subgrid"
        >
          <dt className="text-sm text-muted max-sm:col-span-2 max-sm:pt-1">{row.label}</dt>
          <dd className="min-w-0 font-medium wrap-anywhere tabular">{row.shown ?? row.value}</dd>
          <dd>
            <CopyButton text={row.value} subject={row.label} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
