import { useEffect, useEffectEvent, useState } from 'react'
import { type Inspection, type InspectionReply, inspectInWorker } from '#app/workers/geodata/inspection.ts'
import type { ConversionProblem } from '#app/workers/geodata/protocol.ts'
import type { TimeSpan } from '#app/workers/geodata/time-span.ts'
import type { BoundingBox, ReadSummary } from '#engines/geodata/index.ts'
import type { Item } from './converter-state.ts'
import { sourceOf } from './file-view.ts'

export interface Inspected {
  readonly read: ReadSummary
  readonly timeSpan: TimeSpan | undefined
  /** How much of the file has been read, from 0 to 1. */
  readonly share: number
  readonly whole: Inspection | undefined
}

export interface Inspections {
  readonly found: ReadonlyMap<number, Inspected>
  /** Why a file cannot be read, or not yet. */
  readonly problems: ReadonlyMap<number, ConversionProblem>
}

/** What is in the files, growing while they are read one after the other. Nothing for a file until something of it is known. */
export function useInspections(items: readonly Item[]): Inspections {
  const [found, setFound] = useState<ReadonlyMap<number, Inspected>>(new Map())
  const [problems, setProblems] = useState<ReadonlyMap<number, ConversionProblem>>(new Map())
  /** Files that were read, or cannot be. */
  const [ended, setEnded] = useState<ReadonlySet<number>>(new Set())
  const next = items.find(({ id }) => !ended.has(id))?.id

  const present = useEffectEvent(() => new Set(items.map(({ id }) => id)))
  const inspect = useEffectEvent((id: number) => {
    const item = items.find((each) => each.id === id)
    if (item === undefined) return
    return inspectInWorker(sourceOf(item, items.length), (reply) => {
      const inspected = inspectedBy(reply)
      if (inspected) {
        // What is gone from the list leaves the memory.
        const ids = present()
        setFound((before) => new Map([...before].filter(([each]) => ids.has(each))).set(id, inspected))
      }
      if (reply.kind === 'failed' && reply.problem) {
        const { problem } = reply
        setProblems((before) => new Map(before).set(id, problem))
      }
      if (reply.kind !== 'partial') setEnded((before) => new Set([...before, id]))
    })
  })
  useEffect(() => (next === undefined ? undefined : inspect(next)), [next])
  return { found, problems }
}

function inspectedBy(reply: InspectionReply): Inspected | undefined {
  if (reply.kind === 'partial') return { ...reply, whole: undefined }
  if (reply.kind !== 'finished') return undefined
  const { read, timeSpan } = reply.inspection
  return { read, timeSpan, share: 1, whole: reply.inspection }
}

/** Where the files lie that have places. */
export const boxesOf = (found: Inspections['found']): readonly BoundingBox[] =>
  [...found.values()].flatMap(({ whole }) => (whole?.read.boundingBox ? [whole.read.boundingBox] : []))
