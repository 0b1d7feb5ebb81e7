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
    <dl className="divide-y divide-line">
      {rows.map((row) => (
        <div
          key={row.label}
          className={classNames(
            'grid grid-cols-[1fr_auto] items-center gap-x-3 py-1.5',
            shortLabels ? 'sm:grid-cols-[6.5rem_1fr_auto]' : 'sm:grid-cols-[minmax(9rem,2fr)_5fr_auto]',
          )}
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
