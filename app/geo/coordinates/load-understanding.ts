/** How to read what stands in no field's own notation, the words about it and the rows of short codes: not needed to draw the page. */
export type Understanding = typeof import('./understanding.ts')

let arrived: (understanding: Understanding) => void
const arrival = new Promise<Understanding>((resolve) => {
  arrived = resolve
})

let loading: Promise<Understanding> | undefined

/** As other parts of a page that did not load. */
const againAfterMilliseconds = 5000

/** What failed for want of a connection is tried again by itself, and at the next call. */
export function loadUnderstanding(): Promise<Understanding> {
  if (loading) return loading
  loading = import('./understanding.ts')
  loading.then(arrived, () => {
    loading = undefined
    setTimeout(prepareUnderstanding, againAfterMilliseconds)
  })
  return loading
}

/** For callers that do not wait for it. */
export const prepareUnderstanding = (): void => void loadUnderstanding().catch(() => undefined)

/** For parts that the prerendered page shows already: they wait until something else has loaded it. */
export const whenUnderstandingIsThere = (): Promise<Understanding> =>
  import.meta.env.SSR ? loadUnderstanding() : arrival

/** Once the page has loaded and the browser has time; gives back how to call it off. */
export function loadUnderstandingWhenIdle(): () => void {
  const prepare = () =>
    'requestIdleCallback' in window
      ? requestIdleCallback(prepareUnderstanding, { timeout: 2000 })
      : prepareUnderstanding()
  if (document.readyState === 'complete') prepare()
  else addEventListener('load', prepare, { once: true })
  return () => removeEventListener('load', prepare)
}
