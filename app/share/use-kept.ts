import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { withoutLanguage } from '#app/language/path.ts'
import { replaceFragment, useCurrentFragment } from './current-fragment.ts'
import { fragmentOf, type Kept, keptIn } from './fragment.ts'
import { useIsOwnAddress } from './own-address.ts'

/** Shorter than it takes to press "reload" after the last key; browsers limit how often an address may change, and who types steadily changes it seldom. */
const pauseMilliseconds = 150

/**
 * What is typed stays: the one rule of all tools. It stands behind the `#` of the address. Reload, a step back or forward and a change of language bring it
 * back; following a link to another page of the tool begins with that page's own value; a link that somebody sent shows what was sent.
 *
 * How to use it: `useKept(kept, restore, begin)`. `kept` is what is worth keeping as short texts by name (`{ km: '42.195' }`), null while
 * nothing was typed: then the address stays clean. At every arrival, before the first frame that React draws, `restore` gets what the address brings, of which
 * it takes what it can read and ignores the rest; where it brings nothing, `begin` puts the page's own value back, if the tool stays while its pages change.
 * `<CopyLinkButton kept={kept} />` copies the link. An address that the page rewrites itself while typing carries `location.hash` along and is no
 * arrival (own-address.ts). Never for a token, a key or anything else that is nobody else's business.
 */
export function useKept(kept: Kept | null, restore: (kept: Kept) => void, begin?: () => void): void {
  const { key, pathname } = useLocation()
  const current = useCurrentFragment()
  const isOwnAddress = useIsOwnAddress()
  const takeBrought = useEffectEvent(restore)
  const beginAnew = useEffectEvent(() => begin?.())
  const isOwn = useEffectEvent(() => isOwnAddress)
  /** What this page has read or written last: that needs no restoring. */
  const known = useRef('')
  const shown = useRef<{ readonly key: string; readonly pathname: string }>(undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation may bring a fragment, or bring it back
  useLayoutEffect(() => {
    // Another page is on its way: the address is its already, and what stands there is not for this one.
    if (location.pathname !== pathname) return
    const before = shown.current
    shown.current = { key, pathname }
    const isArrival = before !== undefined && before.key !== key && !isOwn()
    if (isArrival && before.pathname !== pathname && withoutLanguage(before.pathname) === withoutLanguage(pathname)) {
      // Only the language has changed: the fields have it all, written as its readers write.
      known.current = location.hash
      return
    }
    if (!isArrival && location.hash === known.current) return
    known.current = location.hash
    const brought = keptIn(location.hash)
    if (Object.keys(brought).length > 0) takeBrought(brought)
    else if (isArrival) beginAnew()
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
    const write = () => {
      // A link has been followed, and its page is not drawn yet: the address is no longer this page's.
      if (location.pathname !== pathname) return
      known.current = fragment
      replaceFragment(fragment)
    }
    const timer = setTimeout(write, pauseMilliseconds)
    // The keys that reload come quicker than that.
    const beforeReload = (event: KeyboardEvent) => (event.key === 'F5' || event.ctrlKey || event.metaKey) && write()
    addEventListener('keydown', beforeReload)
    return () => {
      clearTimeout(timer)
      removeEventListener('keydown', beforeReload)
    }
  }, [fragment, key])
}
