declare global {
  interface Window {
    /** Asked by the router before it reloads a page whose code could not be loaded: see `routerReload` in vite.config.ts. */
    isLeavingPage?: () => boolean
  }
}

/** How long a document may take to come after the click; after that the visitor has probably stopped it. */
const patienceMilliseconds = 20_000

/** Remembers when a link was followed that the browser itself opens. */
export function watchLeaving(): void {
  let leftAt = Number.NEGATIVE_INFINITY
  window.isLeavingPage = () => performance.now() - leftAt < patienceMilliseconds
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const opensHere = link && !link.download && (link.target === '' || link.target === '_self')
    if (opensHere && !event.defaultPrevented && event.button === 0) leftAt = performance.now()
  })
}
