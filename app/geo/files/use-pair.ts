import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useRewriteAddress } from '#app/share/own-address.ts'

/**
 * The pair of formats that the address names, and a way to put another in its place. The page has that one at once, while the address
 * follows when the router has time: Convert, pressed in the same moment, is Convert of what the page shows.
 */
export function usePair<Pair>(ofAddress: Pair): readonly [pair: Pair, put: (next: Pair, address: string) => void] {
  const { key } = useLocation()
  const rewriteAddress = useRewriteAddress()
  const [ahead, setAhead] = useState<{ readonly pair: Pair; readonly ofKey: string }>()
  const isLeft = useRef(false)
  useEffect(() => {
    isLeft.current = false
    return () => {
      isLeft.current = true
    }
  }, [])
  // A file on a slow disk may tell what it is when the visitor has gone to another page.
  function put(pair: Pair, address: string) {
    if (isLeft.current) return
    setAhead({ pair, ofKey: key })
    rewriteAddress(address)
  }
  return [ahead?.ofKey === key ? ahead.pair : ofAddress, put]
}
