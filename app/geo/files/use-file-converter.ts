import { useEffect, useEffectEvent, useReducer, useRef } from 'react'
import { convertInWorker, prepareWorker } from '#app/workers/geodata/client.ts'
import { type FormatId, type FormatPair, isPairSupported, metaOf, type WriteOptions } from '#engines/geodata/index.ts'
import { filesToConvert, type Item, initialState, reduce, type Way } from './converter-state.ts'
import type { FileGroup } from './group-files.ts'
import { prepareParts } from './parts-on-demand.ts'
import { otherFormatOfContent } from './recognise.ts'
import { secondsLeft } from './remaining-time.ts'
import { saveFile } from './save-file.ts'
import { sortFiles } from './sort-files.ts'

let itemCount = 0

/** While the visitor looks at the chosen file, what converts it and shows the result is loaded. */
function prepare() {
  prepareWorker()
  prepareParts()
}

const newItem = (group: FileGroup, format: FormatId): Item => ({
  ...group,
  id: ++itemCount,
  format,
  sizeBytes: group.files.reduce((sum, file) => sum + file.size, 0),
  status: { kind: 'waiting' },
})

/** Everything the page holds besides the pair of formats, which the address holds. */
export function useFileConverter(
  { from, to }: FormatPair,
  options: WriteOptions,
  onSwitch: (format: FormatId) => void,
) {
  const [state, dispatch] = useReducer(reduce, initialState)
  const latestItems = useRef(state.items)
  useEffect(() => {
    latestItems.current = state.items
  }, [state.items])
  const running = useRef<AbortController>(undefined)

  const formatsChanged = useEffectEvent(() => {
    dispatch({ kind: 'formats-changed', from, isSupported: isPairSupported({ from, to }) })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new pair is what ends the old work
  useEffect(() => {
    formatsChanged()
    return () => running.current?.abort()
  }, [from, to])

  async function choose(files: readonly File[]) {
    if (files.length === 0) return
    const hasOthers = state.items.some((item) => item.status.kind !== 'done')
    const { format, groups, rejected, looksLike } = await sortFiles(files, from, !hasOthers)
    const items = groups.map((group) => newItem(group, format))
    const [wrong] = rejected
    const names = files.length > 1 ? rejected.map((file) => file.name) : []
    const error =
      wrong &&
      ({ kind: 'wrong-file-type', extension: metaOf(format).extension, file: wrong, names, ...looksLike } as const)
    if (format === from) dispatch({ kind: 'chosen', items, error })
    else {
      dispatch({ kind: 'cleared' })
      dispatch({ kind: 'chosen', items, error, switched: { name: groups[0]!.name, format } })
      onSwitch(format)
    }
    if (items.length > 0) prepare()
    for (const { id, files } of items) {
      const other = files.length === 1 && files[0] && (await otherFormatOfContent(files[0], format))
      if (other) dispatch({ kind: 'recognised', id, looksLike: other })
    }
  }

  /** Takes a file for what its content is, whatever its name; the caller then moves to that format. */
  function chooseAs(file: File, format: FormatId) {
    dispatch({ kind: 'cleared' })
    dispatch({ kind: 'chosen', items: [newItem({ name: file.name, files: [file] }, format)], error: undefined })
    prepare()
  }

  async function convert() {
    if (!isPairSupported({ from, to })) return dispatch({ kind: 'refused', error: { kind: 'not-supported' } })
    if (state.items.length === 0) return dispatch({ kind: 'refused', error: { kind: 'no-file' } })
    await run(filesToConvert(state.items))
  }

  /** Reads a file once more in other ways, each a result of its own: in another encoding, layer by layer. */
  async function convertAgain(id: number, ways: readonly Way[]) {
    const item = state.items.find((each) => each.id === id)
    if (item === undefined) return
    const items = ways.map((way) => ({ ...newItem(item, item.format), way }))
    dispatch({ kind: 'replaced', id, items })
    await run(items)
  }

  async function run(first: readonly Item[]) {
    const queue = [...first]
    const controller = new AbortController()
    running.current = controller
    const startMilliseconds = performance.now()
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
        { files: item.files, from, to, options, readOptions: item.way?.readOptions ?? {}, layer: item.way?.layer },
        { signal: controller.signal, onProgress: ({ bytesRead }) => report(bytesRead) },
      )
      if (controller.signal.aborted) return
      if (outcome.ok) saveFile(outcome.value.content, outcome.value.name)
      dispatch({
        kind: 'item-ended',
        id: item.id,
        status: outcome.ok ? { kind: 'done', conversion: outcome.value } : { kind: 'failed', problem: outcome.problem },
      })
      endedBytes += item.sizeBytes
      // What was dropped meanwhile has its turn now.
      if (index === queue.length - 1) queue.push(...(await arrivedSince(queue)))
    }
    dispatch({ kind: 'finished' })
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

  return {
    state,
    choose,
    chooseAs,
    convert,
    convertAgain,
    cancel,
    remove: (id: number) => dispatch({ kind: 'removed', id }),
    clear: () => dispatch({ kind: 'cleared' }),
  }
}

export type FileConverter = ReturnType<typeof useFileConverter>
