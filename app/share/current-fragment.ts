import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()

/**
 * Puts a fragment into the address without a history entry, and past the router: it has nothing to render anew. Safari allows a
 * hundred such changes in half a minute and throws at more; the next one will do.
 */
export function replaceFragment(fragment: string): void {
  if (fragment === location.hash) return
  try {
    history.replaceState(history.state, '', location.pathname + location.search + fragment)
  } catch (error) {
    console.warn('The address was not changed:', error)
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('hashchange', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('hashchange', listener)
  }
}

/** The fragment as the address has it now; the router knows only those that it wrote itself. */
export const useCurrentFragment = (): string =>
  useSyncExternalStore(
    subscribe,
    () => location.hash,
    () => '',
  )
