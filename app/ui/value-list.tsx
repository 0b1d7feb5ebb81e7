import type { ReactNode } from 'react'
import { CopyButton } from './copy-button.tsx'
import { useWalk } from './use-walk.ts'

export interface ValueRow {
  readonly label: string
  readonly value: string
  /** Shown instead of the value, when it needs more than text; the value is still what is copied. */
  readonly shown?: ReactNode
}

/** Results by name, each with its copy button. */
export function ValueList({ rows }: { rows: readonly ValueRow[] }) {
  const walk = useWalk<HTMLDListElement>('button:enabled')
  return (
    // One grid for all rows: the column of names is as wide as the longest of them, up to two fifths; the values get the rest.
    <dl {...walk} className="divide-y divide-line sm:grid sm:grid-cols-[fit-content(40%)_minmax(0,1fr)_auto]">
      {rows.map((row) => (
        <div
          key={row.label}
          className="grid grid-cols-[1fr_auto] items-center gap-x-3 py-1.5 pointer-coarse:py-0.5 sm:col-span-3 sm:gap-x-4 sm:grid-cols-subgrid"
        >
          <dt className="text-sm text-muted max-sm:col-span-2 max-sm:pt-1">{row.label}</dt>
          <dd className="min-w-0 font-medium wrap-anywhere tabular pointer-coarse:py-1">{row.shown ?? row.value}</dd>
          <dd>
            <CopyButton text={row.value} subject={row.label} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
