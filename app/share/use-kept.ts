import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { replaceFragment, useCurrentFragment } from './current-fragment.ts'
import { fragmentOf, type Kept, keptIn } from './fragment.ts'

/** Shorter than it takes to press "reload" after the last key; browsers limit how often an address may change, and who types steadily changes it seldom. */
const pauseMilliseconds = 150

/**
 * Keep and share: what a visitor typed stands behind the `#` of the address, survives a reload and a change of language, and
 * can be sent as a link.
 *
 * How to use it: `useKept(kept, restore)`. `kept` is what is worth keeping as short texts by name (`{ km: '42.195' }`), null while
 * nothing was typed: then the address stays clean. `restore` gets what a link brings, before the first frame that React draws and
 * at every navigation that brings another; it takes what it can read and ignores the rest. `<CopyLinkButton kept={kept} />` copies
 * the link. An address that the page rewrites itself while typing carries `location.hash` along. Never for a token, a key or
 * anything else that is nobody else's business.
 */
export function useKept(kept: Kept | null, restore: (kept: Kept) => void): void {
  const { key, pathname } = useLocation()
  const current = useCurrentFragment()
  const restoreBrought = useEffectEvent(restore)
  /** What this page has read or written last: that needs no restoring. */
  const known = useRef('')

  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation may bring a fragment, or bring it back
  useLayoutEffect(() => {
    if (location.hash === known.current) return
    known.current = location.hash
    const brought = keptIn(location.hash)
    if (Object.keys(brought).length > 0) restoreBrought(brought)
  }, [current, key])

  const fragment = fragmentOf(kept)
  const isFirst = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation may have taken the fragment away
  useEffect(() => {
    // What a link brought is shown only after this; it must not be wiped away before.
    if (isFirst.current) {
      isFirst.current = false
      return
    }
    const timer = setTimeout(() => {
      // A link has been followed, and its page is not drawn yet: the address is no longer this page's.
      if (location.pathname !== pathname) return
      known.current = fragment
      replaceFragment(fragment)
    }, pauseMilliseconds)
    return () => clearTimeout(timer)
  }, [fragment, key])
}
