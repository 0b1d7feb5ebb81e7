import { useCallback, useLayoutEffect, useRef } from 'react'
import { type Location, useLocation, useNavigate, useNavigation, useNavigationType } from 'react-router'

/** Travels with an address that a page wrote itself. */
const ownAddress = { isOwn: true } as const

const isOwn = ({ state }: Location): boolean => (state as typeof ownAddress | null)?.isOwn === true

/** Whether the address is one the page wrote itself: then what was typed stays. Links, back, forward and reload are navigations. */
export function useIsOwnAddress(): boolean {
  const location = useLocation()
  return useNavigationType() === 'REPLACE' && isOwn(location)
}

/**
 * Writes an address in place of the present one. Some come late (a file on a slow disk tells what it is), so nothing is written once the
 * visitor has followed a link, whose page may still be on its way.
 */
export function useRewriteAddress(): (address: string) => void {
  const navigate = useNavigate()
  const { location: next } = useNavigation()
  const isLeft = useRef(false)
  useLayoutEffect(() => {
    isLeft.current = next !== undefined && !isOwn(next)
    return () => {
      isLeft.current = true
    }
  }, [next])
  return useCallback(
    (address) => {
      if (!isLeft.current) void navigate(address, { replace: true, state: ownAddress, preventScrollReset: true })
    },
    [navigate],
  )
}
