import type { FormatId, GeodataProblem, Note, ReadSummary } from '#engines/geodata/index.ts'
import type { Picture } from './picture-sampler.ts'
import type { ElevationProfile } from './profile-sampler.ts'
import type { TableSample } from './table-sampler.ts'
import type { TimeSpan } from './time-span.ts'

export interface InspectionRequest {
  readonly files: readonly File[]
  readonly from: FormatId
}

/** What is in a file, before anything is made of it. */
export interface Inspection {
  readonly read: ReadSummary
  readonly timeSpan: TimeSpan | undefined
  readonly notes: readonly Note[]
  readonly picture: Picture | undefined
  readonly profile: ElevationProfile | undefined
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
  | { readonly kind: 'failed'; readonly problem: GeodataProblem }

/** Reads a file in a worker of its own and tells what it finds; the function returned ends it. */
export function inspectInWorker(request: InspectionRequest, onReply: (reply: InspectionReply) => void): () => void {
  const worker = new Worker(new URL('./inspect-worker.ts', import.meta.url), { type: 'module', name: 'inspection' })
  worker.onmessage = ({ data }: MessageEvent<InspectionReply>) => {
    onReply(data)
    if (data.kind !== 'partial') worker.terminate()
  }
  // Without it the page has no preview; the conversion says what is wrong.
  worker.onerror = (event) => {
    event.preventDefault()
    worker.terminate()
  }
  worker.postMessage(request)
  return () => worker.terminate()
}
