import type { ReactNode } from 'react'
import { CopyButton } from './copy-button.tsx'

export interface ValueRow {
  readonly label: string
  readonly value: string
  /** Shown instead of the value, when it needs more than text; the value is still what is copied. */
  readonly shown?: ReactNode
}

/** Results by name, each with its copy button. */
export function ValueList({ rows }: { rows: readonly ValueRow[] }) {
  return (
    <dl className="divide-y divide-line">
      {rows.map((row) => (
        <div
          key={row.label}
          className="grid grid-cols-[1fr_auto] items-center gap-x-3 py-1.5 sm:grid-cols-[minmax(9rem,2fr)_5fr_auto]"
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
