import { type RefObject, useEffect, useState } from 'react'
import type { Size } from './view.ts'

export function useSize(element: RefObject<HTMLElement | null>): Size | undefined {
  const [size, setSize] = useState<Size>()
  useEffect(() => {
    const target = element.current
    if (!target) return
    const observer = new ResizeObserver(() => setSize({ width: target.clientWidth, height: target.clientHeight }))
    observer.observe(target)
    return () => observer.disconnect()
  }, [element])
  return size
}
