import { Suspense } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Disclosure } from '#app/ui/disclosure.tsx'
import type { ReadOptions, ReadSummary } from '#engines/geodata/index.ts'
import { ColumnChoice } from './choices-on-demand.ts'

interface OtherColumnsProps {
  columns: ReadSummary['tableColumns']
  isBefore?: boolean
  onChoose: (readOptions: ReadOptions) => void
}

/** A table whose position was read, but perhaps from the wrong columns or in the wrong order. */
export function OtherColumns({ columns, isBefore = false, onChoose }: OtherColumnsProps) {
  if (columns === undefined) return null
  return (
    <Disclosure summary={m.geodata_columns_other()}>
      <Suspense>
        <ColumnChoice columns={columns.names} examples={columns.examples} isBefore={isBefore} onChoose={onChoose} />
      </Suspense>
    </Disclosure>
  )
}
