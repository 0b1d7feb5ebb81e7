import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/** The browser's locale; null while prerendering and hydrating, when the page must not depend on it. */
export const useVisitorLocale = (): string | null =>
  useSyncExternalStore(
    neverChanges,
    () => navigator.language,
    () => null,
  )
