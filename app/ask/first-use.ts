import { keptIn } from '#app/share/fragment.ts'

/** `/en/#q=10 km in miles`: a question that a search field, a bookmark or another program put behind the `#`, where no server sees it. */
export const questionInAddress = (): string => keptIn(location.hash).q ?? ''

/**
 * When somebody first points at, touches, focuses or drops something on the box of a page that was prerendered: until then its
 * markup is enough, and its script stays where it is. A page drawn anew has no markup yet; what was shared with the app or stands in
 * the address waits for no gesture: both at once.
 */
export function firstUse(): Promise<void> {
  if (typeof document === 'undefined' || !document.querySelector('[data-ask] input')) return Promise.resolve()
  if (new URLSearchParams(location.search).has('shared') || questionInAddress() !== '') return Promise.resolve()
  return new Promise((resolve) => {
    const kinds = ['pointerover', 'pointerdown', 'focusin', 'dragenter', 'input']
    const listener = ({ target }: Event) => {
      if (!(target instanceof Element) || !target.closest('[data-ask]')) return
      for (const kind of kinds) document.removeEventListener(kind, listener, true)
      resolve()
    }
    for (const kind of kinds) document.addEventListener(kind, listener, true)
    // It may have the focus already, or the pointer.
    if (document.querySelector('[data-ask]:is(:focus-within, :hover)')) resolve()
  })
}
