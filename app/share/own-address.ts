import { useCallback, useContext } from 'react'
import { type Location, UNSAFE_DataRouterContext, useLocation, useNavigationType } from 'react-router'

/** Travels with an address that a page wrote itself. */
const ownAddress = { isOwn: true } as const

const isOwn = ({ state }: Location): boolean => (state as typeof ownAddress | null)?.isOwn === true

/** Whether the address is one the page wrote itself: then what was typed stays. Links, back, forward and reload are navigations. */
export function useIsOwnAddress(): boolean {
  const location = useLocation()
  return useNavigationType() === 'REPLACE' && isOwn(location)
}

/**
 * Writes an address in place of the present one, but not once the visitor has followed a link whose page is still on its way. The router
 * is asked itself: it knows of the link before the page is drawn with it.
 */
export function useRewriteAddress(): (address: string) => void {
  const { router } = useContext(UNSAFE_DataRouterContext)!
  return useCallback(
    (address) => {
      const next = router.state.navigation.location
      if (!next || isOwn(next))
        void router.navigate(address, { replace: true, state: ownAddress, preventScrollReset: true })
    },
    [router],
  )
}
