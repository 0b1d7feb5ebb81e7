import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'

interface Walk<Group extends HTMLElement> {
  ref: RefObject<Group | null>
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  onFocus: (event: FocusEvent<HTMLElement>) => void
}

/**
 * Many alike, the fields of a card, the buttons of a list, related links, are one stop of Tab: the arrow keys lead through them, and whoever
 * comes back by Tab comes to the one that was left. Set on the elements and not by React, so that before the scripts run each is a stop.
 */
export function useWalk<Group extends HTMLElement>(selector: string): Walk<Group> {
  const ref = useRef<Group>(null)
  const stopsIn = () => [...(ref.current?.querySelectorAll<HTMLElement>(selector) ?? [])]
  // After every drawing: the one that was left may be gone, others may be new.
  useEffect(() => {
    const stops = stopsIn()
    stopAt(stops, stops.find((stop) => stop.getAttribute('tabindex') === '0') ?? stops[0])
  })
  return {
    ref,
    onKeyDown(event) {
      const target = event.target as HTMLElement
      // In a field left and right move the caret.
      const keys = target instanceof HTMLInputElement ? upAndDown : allArrows
      const step = keys[event.key]
      if (step === undefined || event.nativeEvent.isComposing) return
      const stops = stopsIn()
      const at = stops.indexOf(target)
      const next = stops[at + step]
      if (at < 0 || !next) return
      event.preventDefault()
      next.focus()
    },
    onFocus({ target }) {
      const stops = stopsIn()
      if (stops.includes(target)) stopAt(stops, target)
    },
  }
}

const upAndDown: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }
const allArrows: Readonly<Record<string, number>> = { ...upAndDown, ArrowRight: 1, ArrowLeft: -1 }

function stopAt(stops: readonly HTMLElement[], chosen: HTMLElement | undefined): void {
  for (const stop of stops) stop.tabIndex = stop === chosen ? 0 : -1
}
