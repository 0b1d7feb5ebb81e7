import { useEffect, useEffectEvent, useReducer, useRef } from 'react'
import { convertInWorker, prepareWorker } from '#app/workers/geodata/client.ts'
import { type FormatId, type FormatPair, isPairSupported, metaOf, type WriteOptions } from '#engines/geodata/index.ts'
import { filesToConvert, type Item, initialState, reduce } from './converter-state.ts'
import { type FileGroup, groupFiles } from './group-files.ts'
import { prepareParts } from './parts-on-demand.ts'
import { formatOfContent, otherFormatOfContent } from './recognise.ts'
import { secondsLeft } from './remaining-time.ts'
import { saveFile } from './save-file.ts'

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
export function useFileConverter({ from, to }: FormatPair, options: WriteOptions) {
  const [state, dispatch] = useReducer(reduce, initialState)
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
    const { accepted, rejected } = groupFiles(files, from)
    const items = accepted.map((group) => newItem(group, from))
    const [wrong] = rejected
    const names = files.length > 1 ? rejected.map((file) => file.name) : []
    const error = wrong && ({ kind: 'wrong-file-type', extension: metaOf(from).extension, file: wrong, names } as const)
    dispatch({ kind: 'chosen', items, error })
    if (items.length > 0) prepare()
    if (wrong) {
      const looksLike = await formatOfContent(wrong)
      if (looksLike) dispatch({ kind: 'rejected-recognised', file: wrong, looksLike })
    }
    for (const { id, files } of items) {
      const looksLike = files.length === 1 && files[0] && (await otherFormatOfContent(files[0], from))
      if (looksLike) dispatch({ kind: 'recognised', id, looksLike })
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
    const queue = filesToConvert(state.items)
    const controller = new AbortController()
    running.current = controller
    const startMilliseconds = performance.now()
    const totalBytes = queue.reduce((sum, item) => sum + item.sizeBytes, 0)
    let endedBytes = 0
    for (const [index, item] of queue.entries()) {
      const report = (bytesRead: number) => {
        const doneBytes = endedBytes + bytesRead
        const left = secondsLeft(performance.now() - startMilliseconds, doneBytes, totalBytes)
        const progress = { doneBytes, totalBytes, secondsLeft: left, fileNumber: index + 1, fileCount: queue.length }
        dispatch({ kind: 'progressed', id: item.id, progress })
      }
      report(0)
      const outcome = await convertInWorker(
        { files: item.files, from, to, options },
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
    }
    dispatch({ kind: 'finished' })
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
    cancel,
    remove: (id: number) => dispatch({ kind: 'removed', id }),
    clear: () => dispatch({ kind: 'cleared' }),
  }
}

export type FileConverter = ReturnType<typeof useFileConverter>
