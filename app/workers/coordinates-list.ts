import { type ListRow, type ListSource, largestList } from '#engines/coordinates/index.ts'
import type { Language } from '#engines/core/index.ts'

export interface ListTask {
  readonly text: string
  readonly source: ListSource
  /** Codes of systems of the registry: the one the lines are in, and those they are wanted in besides. */
  readonly given: string | undefined
  readonly wanted: readonly string[]
  readonly language: Language
  readonly limit: number
}

export interface ListResult {
  readonly csv: Blob
  readonly read: number
  readonly unread: number
  /** The list was longer than allowed; the rest was left out. */
  readonly isCut: boolean
  readonly preview: readonly ListRow[]
}

export type ListReport =
  | { readonly kind: 'progress'; readonly share: number }
  | { readonly kind: 'done'; readonly result: ListResult }
  | { readonly kind: 'failed'; readonly reason: string }

interface Options {
  readonly signal: AbortSignal
  readonly onProgress: (share: number) => void
}

/** Converts a list off the page's thread. Aborting ends the worker; the promise is then rejected with the signal's reason. */
export function convertListInWorker(task: Omit<ListTask, 'limit'>, options: Options): Promise<ListResult> {
  const { signal, onProgress } = options
  const worker = new Worker(new URL('./coordinates-list.worker.ts', import.meta.url), { type: 'module' })
  return new Promise<ListResult>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    worker.addEventListener('error', (event) => reject(new Error(event.message)))
    worker.addEventListener('message', ({ data }: MessageEvent<ListReport>) => {
      if (data.kind === 'progress') onProgress(data.share)
      else if (data.kind === 'failed') reject(new Error(data.reason))
      else resolve(data.result)
    })
    worker.postMessage({ ...task, limit: largestList } satisfies ListTask)
  }).finally(() => worker.terminate())
}
