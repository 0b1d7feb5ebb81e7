import { useEffect, useRef, useState } from 'react'
import { drawWorld } from './draw.ts'
import { useColourScheme } from './use-colour-scheme.ts'
import type { Size, View } from './view.ts'
import { type Detail, loadShapes, type WorldShapes } from './world-shapes.ts'

/** From here on the coarse coastline would show its corners. */
const fineFromScale = 4_000

/** The picture itself. Its colours are those of the element, so that the theme decides. */
export function WorldCanvas({ view, size }: { view: View; size: Size }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const shapes = useShapes(view.scale >= fineFromScale ? 'fine' : 'coarse')
  const scheme = useColourScheme()

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new scheme has no value of its own, it changes what the style says
  useEffect(() => {
    const element = canvas.current
    if (!element || !shapes) return
    const style = getComputedStyle(element)
    drawWorld(element, view, size, shapes, {
      water: style.backgroundColor,
      land: style.color,
      coast: style.outlineColor,
      border: style.textDecorationColor,
      grid: style.borderTopColor,
    })
  }, [view, size, shapes, scheme])

  return (
    <canvas
      ref={canvas}
      className="absolute inset-0 size-full border-0 border-control/30 bg-sunken text-accent-soft decoration-control/40 outline-control"
    />
  )
}

/** The finest shapes there are yet: coarse ones stay on screen while fine ones arrive, and for good if they do not. */
function useShapes(detail: Detail): WorldShapes | undefined {
  const [loaded, setLoaded] = useState<{ readonly [id in Detail]?: WorldShapes }>({})
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
  return loaded[detail] ?? loaded.fine ?? loaded.coarse
}
