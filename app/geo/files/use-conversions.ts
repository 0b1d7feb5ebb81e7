import { useEffect, useReducer, useRef } from 'react'
import { convertInWorker, prepareWorker } from '#app/workers/geodata/client.ts'
import { inspectInWorker } from '#app/workers/geodata/inspection.ts'
import type { Conversion } from '#app/workers/geodata/protocol.ts'
import type { FormatId, ReadOptions, StepChoices, WriteOptions } from '#engines/geodata/index.ts'
import { type Item, initialState, reduce, type Way } from './converter-state.ts'
import { sourceOf } from './file-view.ts'
import type { FileGroup } from './group-files.ts'
import { prepareParts } from './parts-on-demand.ts'
import { secondsLeft } from './remaining-time.ts'
import { saveFile, saveTogether } from './save-file.ts'

/** Browsers ask about, slow down or refuse a page that saves one file after another: more than these come in one archive. */
const mostSavedOneByOne = 10

let itemCount = 0

/** While the visitor looks at the chosen file, what converts it and shows the result is loaded. */
export function prepareConversion() {
  prepareWorker()
  prepareParts()
}

export const newItem = (group: FileGroup, format: FormatId): Item => ({
  ...group,
  id: ++itemCount,
  format,
  sizeBytes: group.files.reduce((sum, file) => sum + file.size, 0),
  status: { kind: 'waiting' },
})

/** The same file as a new item: read as the visitor said before, and in this way on top. */
const readIn = (item: Item, way: Way): Item => ({
  ...newItem(item, item.format),
  way: { ...item.way, ...way, readOptions: { ...item.way?.readOptions, ...way.readOptions } },
})

const wayOf = ({ way, mergedWith }: Item): Pick<Item, 'way' | 'mergedWith'> => ({
  ...(way && { way }),
  ...(mergedWith && { mergedWith }),
})

/** What the steps make of a file; none where it cannot be read, which the conversion then says. */
const partNames = (item: Item): Promise<readonly string[]> =>
  new Promise((resolve) => {
    inspectInWorker(sourceOf(item, 1), (reply) => {
      if (reply.kind === 'finished') resolve(reply.inspection.read.parts ?? [])
      else if (reply.kind === 'failed') resolve([])
    })
  })

/** The files of a page and their conversion, one after the other; which files a page takes is its own affair. */
export function useConversions(to: FormatId, options: WriteOptions, steps: StepChoices = {}) {
  const [state, dispatch] = useReducer(reduce, initialState)
  const latestItems = useRef(state.items)
  useEffect(() => {
    latestItems.current = state.items
  }, [state.items])
  const running = useRef<AbortController>(undefined)

  /** Reads a file once more in other ways, each a result of its own: in another encoding, layer by layer. */
  async function convertAgain(id: number, ways: readonly Way[]) {
    const item = state.items.find((each) => each.id === id)
    if (item === undefined) return
    const items = ways.map((way) => readIn(item, way))
    dispatch({ kind: 'replaced', id, items })
    await run(items)
  }

  /** What the visitor says about a file that leaves it open: its system, its columns. A file that failed for it is converted at once. */
  async function answer(id: number, readOptions: ReadOptions) {
    const item = state.items.find((each) => each.id === id)
    if (item?.status.kind === 'failed') return convertAgain(id, [{ readOptions }])
    if (item) dispatch({ kind: 'replaced', id, items: [readIn(item, { readOptions })] })
  }

  /** Goes on when the page is left by a link, and the results are saved all the same; only who closes the tab would lose them, and is asked. */
  async function run(first: readonly Item[]) {
    const askBeforeClosing = (event: Event) => event.preventDefault()
    addEventListener('beforeunload', askBeforeClosing)
    await convertInTurn(first).finally(() => removeEventListener('beforeunload', askBeforeClosing))
  }

  async function convertInTurn(first: readonly Item[]) {
    const queue = [...(await inParts(first))]
    const controller = new AbortController()
    running.current = controller
    const startMilliseconds = performance.now()
    const together: Conversion[] = []
    let endedBytes = 0
    for (let index = 0; index < queue.length; index++) {
      const item = queue[index]!
      const report = (bytesRead: number) => {
        const doneBytes = endedBytes + bytesRead
        const totalBytes = queue.reduce((sum, each) => sum + each.sizeBytes, 0)
        const left = secondsLeft(performance.now() - startMilliseconds, doneBytes, totalBytes)
        const progress = { doneBytes, totalBytes, secondsLeft: left, fileNumber: index + 1, fileCount: queue.length }
        dispatch({ kind: 'progressed', id: item.id, progress })
      }
      report(0)
      const outcome = await convertInWorker(
        {
          files: item.files,
          from: item.format,
          to,
          merge: (item.mergedWith ?? []).map(({ files, format }) => ({ files, from: format })),
          options,
          readOptions: item.way?.readOptions ?? {},
          sharers: queue.length,
          layer: item.way?.layer,
          steps,
          part: item.partOf && {
            name: item.partOf.name,
            file: item.partOf.whole.id,
            isLast: queue[index + 1]?.partOf?.whole.id !== item.partOf.whole.id,
          },
        },
        { signal: controller.signal, onProgress: ({ bytesRead }) => report(bytesRead) },
      )
      if (controller.signal.aborted) break
      const isPacked = queue.length > mostSavedOneByOne
      if (outcome.ok && isPacked) together.push(outcome.value)
      else if (outcome.ok) saveFile(outcome.value.content, outcome.value.name)
      dispatch({
        kind: 'item-ended',
        id: item.id,
        status: outcome.ok
          ? { kind: 'done', conversion: outcome.value, isPacked }
          : { kind: 'failed', problem: outcome.problem },
      })
      endedBytes += item.sizeBytes
      // What was dropped meanwhile has its turn now.
      if (index === queue.length - 1) queue.push(...(await arrivedSince(queue)))
    }
    if (together.length > 0) await saveTogether(together)
    if (!controller.signal.aborted) dispatch({ kind: 'finished' })
  }

  /** Each part a file falls into is a result of its own. Parts by other words than now become their whole again first. */
  async function inParts(items: readonly Item[]): Promise<readonly Item[]> {
    const { split } = steps
    const found: Item[] = []
    const done = new Set<number>()
    for (const item of items) {
      const whole = item.partOf && item.partOf.split !== split ? item.partOf.whole : item
      if (done.has(whole.id)) {
        dispatch({ kind: 'removed', id: item.id })
        continue
      }
      done.add(whole.id)
      const names = split === undefined || whole.partOf ? [] : await partNames({ ...whole, steps })
      const parts =
        split === undefined || names.length === 0
          ? [whole]
          : names.map((name) => ({ ...newItem(whole, whole.format), ...wayOf(whole), partOf: { whole, name, split } }))
      if (parts.length > 1 || parts[0] !== item) dispatch({ kind: 'replaced', id: item.id, items: parts })
      found.push(...parts)
    }
    return found
  }

  /** Files that wait and are not in the queue, as the page shows them after its next step. */
  async function arrivedSince(queue: readonly Item[]): Promise<readonly Item[]> {
    await new Promise((resolve) => setTimeout(resolve))
    return latestItems.current.filter(
      (item) => item.status.kind === 'waiting' && !queue.some(({ id }) => id === item.id),
    )
  }

  function cancel() {
    running.current?.abort()
    dispatch({ kind: 'cancelled' })
  }

  return { state, dispatch, run, convertAgain, answer, cancel, abort: () => running.current?.abort() }
}
