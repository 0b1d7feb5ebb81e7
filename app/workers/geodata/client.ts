import { openedGridFiles } from '#app/geo/grids/opened-grid-files.ts'
import { onceEnded } from './life-lock.ts'
import type { ConversionJob, ConversionOutcome, ConversionProgress, WorkerReply, WorkerRequest } from './protocol.ts'
import { openOwnFolder, partsPlace, removeTemporaryFiles } from './temporary-folder.ts'

/** The one that waits for a job; a job takes it away. */
let worker: Worker | undefined
let ownFolder: Promise<string | undefined> | undefined
let fileCount = 0

/** Starts loading the engine, so that it is there when the visitor asks for the conversion. Undefined where the browser allows no workers. */
export function prepareWorker(): Worker | undefined {
  if (worker !== undefined) return worker
  let created: Worker
  try {
    created = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'geodata' })
  } catch {
    return undefined
  }
  // One that failed to load answers nothing ever after; the next conversion tries another.
  created.addEventListener('error', () => {
    if (worker === created) worker = undefined
  })
  worker = created
  return created
}

/**
 * Converts in a worker of its own: a page that was left goes on converting, and what the next page begins must not be answered with its
 * result. Aborting ends the worker at once, whatever it is doing; the answer is then `aborted`. Never rejects.
 */
export async function convertInWorker(
  job: ConversionJob,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (progress: ConversionProgress) => void },
): Promise<ConversionOutcome> {
  ownFolder ??= openOwnFolder()
  const folder = await ownFolder
  const place = folder === undefined ? undefined : { folder, file: `${++fileCount}` }
  if (signal.aborted) return aborted
  const active = prepareWorker()
  if (active === undefined) return failed
  worker = undefined

  return new Promise((resolve) => {
    const ended = new AbortController()
    const end = (outcome: ConversionOutcome, isWorkerUsable: boolean) => {
      ended.abort()
      signal.removeEventListener('abort', cancel)
      active.onmessage = active.onerror = active.onmessageerror = null
      if (isWorkerUsable) worker ??= active
      if (worker !== active) active.terminate()
      if (!isWorkerUsable && place !== undefined) {
        void removeTemporaryFiles(place.folder, place.file)
        if (job.part) void removeTemporaryFiles(place.folder, partsPlace(job.part.file))
      }
      resolve(outcome)
    }
    const cancel = () => end(aborted, false)
    signal.addEventListener('abort', cancel, { once: true })
    active.onmessage = ({ data }: MessageEvent<WorkerReply>) => {
      if (data.kind === 'progress') onProgress(data.progress)
      else if (data.kind === 'started') onceEnded(data.lifeLock, ended.signal, () => end(failed, false))
      else end(data.outcome, true)
    }
    const fail = (event: Event) => {
      event.preventDefault()
      end(failed, false)
    }
    active.onerror = fail
    active.onmessageerror = fail
    active.postMessage({ job, place, grids: openedGridFiles() } satisfies WorkerRequest)
  })
}

const aborted: ConversionOutcome = { ok: false, problem: { code: 'aborted' } }
const failed: ConversionOutcome = { ok: false, problem: { code: 'worker_failed' } }
