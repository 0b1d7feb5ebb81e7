import { whenIdle } from '#app/ui/when-idle.ts'

/**
 * Starts the service worker once the page has loaded and the browser has time: storing the site for later must not slow the
 * visit that is under way. Without it everything works as before, only not offline.
 */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || savesData()) return
  const register = async () => {
    // Some pages are refused service workers with an exception, before there is a promise.
    try {
      await navigator.serviceWorker?.register('/service-worker.js')
    } catch (error) {
      console.warn('The site will not be available offline:', error)
    }
  }
  const registerLater = () => whenIdle([register])
  if (document.readyState === 'complete') registerLater()
  else addEventListener('load', registerLater, { once: true })
}

/** Who asked the browser to save data did not ask for a copy of the whole site. */
function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false
}
