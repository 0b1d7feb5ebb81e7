import { openedGridFiles } from '#app/geo/grids/opened-grid-files.ts'
import type { FormatId, Note, ReadOptions, ReadSummary, StepChoices } from '#engines/geodata/index.ts'
import type { MapArea } from './map-window.ts'
import type { Picture } from './picture.ts'
import type { TrackProfile } from './profile-sampler.ts'
import type { ConversionProblem } from './protocol.ts'
import type { TableSample } from './table-sampler.ts'
import type { TimeSpan } from './time-span.ts'

/** What is to be read: a file or the several of a shapefile; more than one of these where they became one. */
export interface InspectionSource {
  readonly parts: readonly { readonly files: readonly File[]; readonly from: FormatId }[]
  readonly readOptions: ReadOptions
  /** What is done on the way: what is told is what there is after it. */
  readonly steps?: StepChoices
  /** The number of the one layer that is wanted. */
  readonly layer?: number
  /** With how many files it shares the map, itself counted: each then has less room. */
  readonly sharers: number
}

/** What a worker is sent. */
export type InspectionOrder = InspectionRequest & {
  /** Files of datum shifts that are open. */
  readonly grids: readonly File[]
}

export interface InspectionRequest extends InspectionSource {
  /** Only a picture of what lies there. */
  readonly area?: MapArea
}

/** What is in a file, before anything is made of it. */
export interface Inspection {
  readonly read: ReadSummary
  readonly timeSpan: TimeSpan | undefined
  readonly notes: readonly Note[]
  readonly picture: Picture | undefined
  readonly profile: TrackProfile | undefined
  readonly table: TableSample
}

export type InspectionReply =
  | {
      readonly kind: 'partial'
      readonly share: number
      readonly read: ReadSummary
      readonly timeSpan: TimeSpan | undefined
    }
  | { readonly kind: 'finished'; readonly inspection: Inspection }
  | { readonly kind: 'drawn'; readonly picture: Picture | undefined }
  | { readonly kind: 'failed'; readonly problem: ConversionProblem | undefined }

/** A worker that has finished and waits for the next file: with many files, starting one for each would take most of the time. */
let idle: Worker | undefined

/** Not longer: the conversion that follows needs the memory it holds. */
const idleMilliseconds = 2000

function keepAwhile(worker: Worker): void {
  idle = worker
  setTimeout(() => {
    if (idle !== worker) return
    idle = undefined
    worker.terminate()
  }, idleMilliseconds)
}

/** Reads a file in a worker and tells what it finds, to its end or until the function returned is called. */
export function inspectInWorker(request: InspectionRequest, onReply: (reply: InspectionReply) => void): () => void {
  // Without it the page has no preview; the conversion says what is wrong.
  const fail = () => onReply({ kind: 'failed', problem: undefined })
  let worker: Worker
  try {
    worker = idle ?? new Worker(new URL('./inspect-worker.ts', import.meta.url), { type: 'module', name: 'inspection' })
  } catch {
    queueMicrotask(fail)
    return () => undefined
  }
  idle = undefined
  const end = (isUsable: boolean) => {
    worker.onmessage = worker.onerror = null
    if (isUsable && idle === undefined) keepAwhile(worker)
    else worker.terminate()
  }
  let isRunning = true
  worker.onmessage = ({ data }: MessageEvent<InspectionReply>) => {
    if (data.kind !== 'partial') {
      isRunning = false
      end(true)
    }
    onReply(data)
  }
  worker.onerror = (event) => {
    event.preventDefault()
    isRunning = false
    end(false)
    fail()
  }
  worker.postMessage({ ...request, grids: openedGridFiles() } satisfies InspectionOrder)
  return () => {
    if (isRunning) end(false)
    isRunning = false
  }
}
