import { useCallback, useEffect, useRef, useState } from 'react'
import { convertListInWorker, type ListResult, type ListTask } from '#app/workers/coordinates-list.ts'

type ListState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'converting'; readonly share: number }
  | { readonly kind: 'done'; readonly result: ListResult }
  | { readonly kind: 'failed' }

/** One list at a time: a new one, leaving the page or Cancel ends the worker of the old. */
export function useListConversion() {
  const [state, setState] = useState<ListState>({ kind: 'idle' })
  const running = useRef<AbortController>(undefined)

  useEffect(() => () => running.current?.abort(), [])

  const convert = useCallback(async (task: Omit<ListTask, 'limit'>) => {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    setState({ kind: 'converting', share: 0 })
    try {
      const result = await convertListInWorker(task, {
        signal: controller.signal,
        onProgress: (share) => setState({ kind: 'converting', share }),
      })
      setState({ kind: 'done', result })
    } catch (error) {
      if (controller.signal.aborted) return
      console.warn('The list was not converted:', error)
      setState({ kind: 'failed' })
    }
  }, [])

  const cancel = useCallback(() => {
    running.current?.abort()
    setState({ kind: 'idle' })
  }, [])

  return { state, convert, cancel }
}
