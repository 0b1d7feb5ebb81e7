import { useEffect, useState } from 'react'
import { type BaseShapes, type Detail, detailFor, details, loadShapes } from './base-shapes.ts'

/** The best shapes there are yet: coarser ones stay on screen while finer ones arrive, and for good if they do not. */
export function useBaseShapes(scale: number): BaseShapes | undefined {
  const [loaded, setLoaded] = useState<{ readonly [id in Detail]?: BaseShapes }>({})
  const detail = detailFor(scale, savesData())
  useEffect(() => {
    if (loaded[detail]) return
    let isCurrent = true
    loadShapes(detail).then(
      (shapes) => {
        if (isCurrent) setLoaded((before) => ({ ...before, [detail]: shapes }))
      },
      (error: unknown) => console.warn('Map shapes did not load:', error),
    )
    return () => {
      isCurrent = false
    }
  }, [detail, loaded])
  return loaded[detail] ?? details.flatMap(({ id }) => loaded[id] ?? []).at(-1)
}

const savesData = (): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true
