import { useLocation, useNavigationType } from 'react-router'

/** Travels with an address that a page rewrote itself while the visitor typed. */
export const ownAddress = { isOwn: true } as const

/** Whether the address is one the page wrote itself: then what was typed stays. Links, back, forward and reload are navigations. */
export function useIsOwnAddress(): boolean {
  const { state } = useLocation()
  return useNavigationType() === 'REPLACE' && (state as typeof ownAddress | null)?.isOwn === true
}
