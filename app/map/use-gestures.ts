import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react'
import type { Position } from '#engines/coordinates/index.ts'
import { type Bounds, isInside, type Pixel, panned, pixelOf, positionOf, type Size, type View, zoomed } from './view.ts'

interface GestureOptions {
  element: React.RefObject<HTMLElement | null>
  view: View | undefined
  size: Size | undefined
  /** The point that can be taken hold of, where the map has one. */
  marker: Position | undefined
  onView: (view: View) => void
  onClick: (pixel: Pixel) => void
  /** Without it the arrow keys move the picture. */
  onPlace: ((position: Position) => void) | undefined
  /** With it dragging draws a rectangle in the place of moving the picture. */
  onDraw: ((rectangle: Bounds, isEnd: boolean) => void) | undefined
}

interface Drag {
  readonly kind: 'point' | 'map' | 'rectangle'
  readonly start: Pixel
  readonly last: Pixel
  readonly moved: boolean
}

/** A press that moves less than this is a click. */
const clickSlackPixels = 4
/** How near to the point a press takes hold of it; a fingertip is wide. */
const gripPixels = 22
const arrowStepPixels = 20
const panStepPixels = 60
const keyZoomFactor = 1.6

/** Click and drag, two fingers, wheel with Ctrl (or after the map was focused), and the keyboard. */
export function useGestures({
  element,
  view,
  size,
  marker: position,
  onView,
  onClick,
  onPlace,
  onDraw,
}: GestureOptions) {
  const drag = useRef<Drag>(undefined)
  const fingers = useRef(new Map<number, Pixel>())
  const latest = useRef({ view, size, onView })
  useEffect(() => {
    latest.current = { view, size, onView }
  })
  // Moves come faster than pictures: each goes on from the last view asked for, drawn or not.
  const show = (next: View) => {
    latest.current = { ...latest.current, view: next }
    onView(next)
  }

  // React's wheel handler is passive and could not keep the page from scrolling.
  useEffect(() => {
    const target = element.current
    if (!target) return
    const onWheel = (event: WheelEvent) => {
      const current = latest.current
      if (!current.view || !current.size) return
      if (!event.ctrlKey && !target.matches(':focus-within')) return
      event.preventDefault()
      const factor = Math.exp(-Math.max(-60, Math.min(60, event.deltaY)) / 150)
      const next = zoomed(current.view, current.size, factor, pixelIn(target, event))
      latest.current = { ...current, view: next }
      current.onView(next)
    }
    target.addEventListener('wheel', onWheel, { passive: false })
    return () => target.removeEventListener('wheel', onWheel)
  }, [element])

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (!view || !size || event.button !== 0) return
      const pixel = pixelIn(event.currentTarget, event)
      fingers.current.set(event.pointerId, pixel)
      event.currentTarget.setPointerCapture(event.pointerId)
      const marker = onPlace && position && pixelOf(position, view, size)
      const holdsPoint = marker && Math.hypot(marker.left - pixel.left, marker.top - pixel.top) <= gripPixels
      // A second finger makes it a pinch, which is neither a click nor a drag even when one finger is lifted.
      drag.current =
        fingers.current.size > 1
          ? undefined
          : { kind: onDraw ? 'rectangle' : holdsPoint ? 'point' : 'map', start: pixel, last: pixel, moved: false }
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const { view: now } = latest.current
      if (!now || !size || !fingers.current.has(event.pointerId)) return
      const pixel = pixelIn(event.currentTarget, event)
      const before = [...fingers.current.values()]
      fingers.current.set(event.pointerId, pixel)
      if (before.length === 2) show(pinched(now, size, before, [...fingers.current.values()]))
      const current = drag.current
      if (!current) return
      const moved =
        current.moved || Math.hypot(pixel.left - current.start.left, pixel.top - current.start.top) > clickSlackPixels
      if (moved && current.kind === 'point') onPlace?.(positionOf(pixel, now, size))
      if (moved && current.kind === 'rectangle') onDraw?.(rectangleBetween(current.start, pixel, now, size), false)
      if (moved && current.kind === 'map')
        show(panned(now, size, pixel.left - current.last.left, pixel.top - current.last.top))
      drag.current = { ...current, last: pixel, moved }
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      fingers.current.delete(event.pointerId)
      const current = drag.current
      drag.current = undefined
      if (!current || !view || !size) return
      if (current.kind === 'rectangle' && current.moved)
        onDraw?.(rectangleBetween(current.start, current.last, view, size), true)
      if (current.moved) return
      onClick(pixelIn(event.currentTarget, event))
    },
    onPointerCancel(event: PointerEvent<HTMLElement>) {
      fingers.current.delete(event.pointerId)
      drag.current = undefined
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      if (!view || !size || event.altKey || event.ctrlKey || event.metaKey) return
      const middle = { left: size.width / 2, top: size.height / 2 }
      const shown = position && pixelOf(position, view, size)
      const marker = shown && isInside(shown, size) ? shown : middle
      const direction = arrows[event.key]
      if (direction && onPlace) {
        const step = event.shiftKey ? 1 : arrowStepPixels
        onPlace(
          positionOf({ left: marker.left + direction[0] * step, top: marker.top + direction[1] * step }, view, size),
        )
      } else if (direction) onView(panned(view, size, -direction[0] * panStepPixels, -direction[1] * panStepPixels))
      else if (event.key === '+' || event.key === '=') onView(zoomed(view, size, keyZoomFactor, marker))
      else if (event.key === '-' || event.key === '_') onView(zoomed(view, size, 1 / keyZoomFactor, marker))
      else return
      event.preventDefault()
    },
  }
}

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** East is beyond 180 where it lies across the antimeridian. */
function rectangleBetween(one: Pixel, other: Pixel, view: View, size: Size): Bounds {
  const topLeft = { left: Math.min(one.left, other.left), top: Math.min(one.top, other.top) }
  const bottomRight = { left: Math.max(one.left, other.left), top: Math.max(one.top, other.top) }
  const [northWest, southEast] = [positionOf(topLeft, view, size), positionOf(bottomRight, view, size)]
  const west = northWest.longitudeDegrees
  const width = Math.min(360, ((bottomRight.left - topLeft.left) / view.scale) * 360)
  return {
    westDegrees: west,
    eastDegrees: width >= 360 ? west + 360 : southEast.longitudeDegrees + (southEast.longitudeDegrees < west ? 360 : 0),
    southDegrees: southEast.latitudeDegrees,
    northDegrees: northWest.latitudeDegrees,
  }
}

/** Two fingers: what was between them stays between them. */
function pinched(view: View, size: Size, before: readonly Pixel[], after: readonly Pixel[]): View {
  const [from, to] = [spanOf(before), spanOf(after)]
  const moved = panned(view, size, to.middle.left - from.middle.left, to.middle.top - from.middle.top)
  return zoomed(moved, size, to.length / Math.max(1, from.length), to.middle)
}

function spanOf([first, second]: readonly Pixel[]): { middle: Pixel; length: number } {
  const [one, other] = [first as Pixel, second as Pixel]
  return {
    middle: { left: (one.left + other.left) / 2, top: (one.top + other.top) / 2 },
    length: Math.hypot(one.left - other.left, one.top - other.top),
  }
}

export function pixelIn(element: Element, event: { clientX: number; clientY: number }): Pixel {
  const box = element.getBoundingClientRect()
  return { left: event.clientX - box.left, top: event.clientY - box.top }
}
