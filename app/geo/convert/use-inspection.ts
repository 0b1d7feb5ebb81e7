import { useEffect, useState } from 'react'
import { type Inspection, type InspectionReply, inspectInWorker } from '#app/workers/geodata/inspection.ts'
import type { TimeSpan } from '#app/workers/geodata/time-span.ts'
import type { ReadSummary } from '#engines/geodata/index.ts'
import type { Item } from '../files/converter-state.ts'

export interface Inspected {
  readonly itemId: number
  readonly read: ReadSummary
  readonly timeSpan: TimeSpan | undefined
  /** How much of the file has been read, from 0 to 1. */
  readonly share: number
  readonly whole: Inspection | undefined
}

/** What is in the file being looked at, growing while it is read. Nothing until something is known. */
export function useInspection(item: Item | undefined): Inspected | undefined {
  const [inspected, setInspected] = useState<Inspected>()
  const id = item?.id
  const format = item?.format
  const files = item?.files
  useEffect(() => {
    if (id === undefined || format === undefined || files === undefined) return
    return inspectInWorker({ files, from: format }, (reply: InspectionReply) => {
      if (reply.kind === 'partial') {
        const { read, timeSpan, share } = reply
        setInspected({ itemId: id, read, timeSpan, share, whole: undefined })
      } else if (reply.kind === 'finished') {
        const { read, timeSpan } = reply.inspection
        setInspected({ itemId: id, read, timeSpan, share: 1, whole: reply.inspection })
      }
    })
  }, [id, format, files])
  return inspected?.itemId === id ? inspected : undefined
}
