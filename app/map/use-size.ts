import { type RefObject, useEffect, useState } from 'react'
import type { Size } from './view.ts'

export function useSize(element: RefObject<HTMLElement | null>): Size | undefined {
  const [size, setSize] = useState<Size>()
  useEffect(() => {
    const target = element.current
    if (!target) return
    const observer = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = target
      // Hidden for a while, in a closed box or behind something that is loading: there is nothing to draw on.
      if (width > 0 && height > 0) setSize({ width, height })
    })
    observer.observe(target)
    return () => observer.disconnect()
  }, [element])
  return size
}
