import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ConversionJob, WorkerReply } from './protocol.ts'

/** One that answers when the test says so. */
class HeldWorker {
  static readonly all: HeldWorker[] = []
  onmessage: ((event: { data: WorkerReply }) => void) | null = null
  onerror: ((event: Event) => void) | null = null
  readonly jobs: ConversionJob[] = []
  isEnded = false
  constructor() {
    HeldWorker.all.push(this)
  }
  addEventListener() {
    // Failing to load is the browser tests'.
  }
  postMessage({ job }: { job: ConversionJob }) {
    this.jobs.push(job)
  }
  terminate() {
    this.isEnded = true
  }
  finish(name: string) {
    this.onmessage?.({ data: { kind: 'finished', outcome: { ok: true, value: { name } } } as unknown as WorkerReply })
  }
}

const job = (name: string): ConversionJob => ({ files: [new File([], name)], to: 'kml' }) as unknown as ConversionJob

beforeEach(() => {
  HeldWorker.all.length = 0
  vi.resetModules()
  vi.stubGlobal('Worker', HeldWorker)
})
afterEach(() => vi.unstubAllGlobals())

const started = async (count: number) =>
  vi.waitFor(() => expect(HeldWorker.all.flatMap(({ jobs }) => jobs)).toHaveLength(count))

test('a conversion that another page left running and the next one each have their own result', async () => {
  const { convertInWorker } = await import('./client.ts')
  const ways = { signal: new AbortController().signal, onProgress: () => undefined }
  const left = convertInWorker(job('left.gpx'), ways)
  await started(1)
  const next = convertInWorker(job('next.gpx'), ways)
  await started(2)
  const [first, second] = HeldWorker.all
  second?.finish('next.kml')
  first?.finish('left.kml')
  expect(await next).toMatchObject({ value: { name: 'next.kml' } })
  expect(await left).toMatchObject({ value: { name: 'left.kml' } })
  expect(HeldWorker.all.filter(({ isEnded }) => !isEnded)).toHaveLength(1)
})

test('one after the other take the same worker; one that was cancelled is ended, with nobody else', async () => {
  const { convertInWorker, prepareWorker } = await import('./client.ts')
  prepareWorker()
  for (const name of ['a', 'b']) {
    const outcome = convertInWorker(job(name), { signal: new AbortController().signal, onProgress: () => undefined })
    await vi.waitFor(() => expect(HeldWorker.all[0]?.jobs.at(-1)?.files[0]?.name).toBe(name))
    HeldWorker.all[0]?.finish(name)
    expect(await outcome).toMatchObject({ value: { name } })
  }
  expect(HeldWorker.all).toHaveLength(1)
  const controller = new AbortController()
  const cancelled = convertInWorker(job('c'), { signal: controller.signal, onProgress: () => undefined })
  await started(3)
  const other = prepareWorker()
  controller.abort()
  expect(await cancelled).toMatchObject({ problem: { code: 'aborted' } })
  expect(HeldWorker.all.map(({ isEnded }) => isEnded)).toEqual([true, false])
  expect(prepareWorker()).toBe(other)
})

test('a worker that ended without a word has failed; one that has answered has not', async () => {
  const granted: (() => void)[] = []
  const request = async (_name: string, { signal }: { signal: AbortSignal }, call: () => void) => {
    granted.push(() => signal.aborted || call())
  }
  vi.stubGlobal('navigator', { locks: { request } })
  const { convertInWorker } = await import('./client.ts')
  const ways = { signal: new AbortController().signal, onProgress: () => undefined }
  const lives = convertInWorker(job('a'), ways)
  await started(1)
  const [first] = HeldWorker.all
  first?.onmessage?.({ data: { kind: 'started', lifeLock: 'life' } })
  first?.finish('a')
  expect(await lives).toMatchObject({ value: { name: 'a' } })
  const ends = convertInWorker(job('b'), ways)
  await started(2)
  first?.onmessage?.({ data: { kind: 'started', lifeLock: 'life' } })
  for (const grant of granted) grant()
  expect(await ends).toMatchObject({ problem: { code: 'worker_failed' } })
  expect(first?.isEnded).toBe(true)
})

test('where the browser allows no workers, a conversion has failed and a file is not looked into', async () => {
  const refused = vi.fn(function refuse() {
    throw new DOMException('', 'SecurityError')
  })
  vi.stubGlobal('Worker', refused)
  const { convertInWorker } = await import('./client.ts')
  const { inspectInWorker } = await import('./inspection.ts')
  const outcome = await convertInWorker(job('a'), { signal: new AbortController().signal, onProgress: () => undefined })
  expect(outcome).toMatchObject({ problem: { code: 'worker_failed' } })
  const replies: unknown[] = []
  inspectInWorker({ parts: [], readOptions: {}, sharers: 1 }, (reply) => replies.push(reply))
  await vi.waitFor(() => expect(replies).toEqual([{ kind: 'failed', problem: undefined }]))
  expect(refused).toHaveBeenCalledTimes(2)
})
