import { useEffect, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'

declare global {
  interface Window {
    /** The router's own table of scripts; its address changes with any of them. */
    __reactRouterManifest?: { readonly url: string; readonly version: string }
  }
}

/** As in service-worker.ts, which is built without imports. */
const cachePrefix = 'convertory-'
const pauseMilliseconds = 60_000
let lookedAt = 0

/** Undefined where there are none; some pages are refused them, with an exception. */
function serviceWorkers(): ServiceWorkerContainer | undefined {
  try {
    return navigator.serviceWorker
  } catch {
    return undefined
  }
}

/** Has the browser compare its service worker with the published one. The request names that file and nothing else. */
async function lookForNewVersion(): Promise<void> {
  if (performance.now() - lookedAt < pauseMilliseconds) return
  lookedAt = performance.now()
  // Offline there is nothing to learn, nor where the visitor's settings refuse it.
  await serviceWorkers()
    ?.getRegistration()
    .then((registration) => registration?.update())
    .catch(() => undefined)
}

/** The newest stored version has other scripts than this page was opened with. Where storage is refused, nobody can say. */
async function isReplaced(): Promise<boolean> {
  const newest = (await caches.keys()).findLast((name) => name.startsWith(cachePrefix))
  const own = window.__reactRouterManifest?.url
  if (newest === undefined || own === undefined) return false
  return (await (await caches.open(newest)).match(own)) === undefined
}

/** Whether the site was published anew since this page was opened. */
export function useNewVersion(): boolean {
  const [isThere, setThere] = useState(false)
  const { pathname } = useLocation()
  const kind = useNavigationType()

  useEffect(() => {
    const compare = () =>
      void isReplaced().then(
        (isOld) => isOld && setThere(true),
        () => undefined,
      )
    const comeBack = () => void (document.hidden || lookForNewVersion())
    const workers = serviceWorkers()
    workers?.addEventListener('controllerchange', compare)
    document.addEventListener('visibilitychange', comeBack)
    return () => {
      workers?.removeEventListener('controllerchange', compare)
      document.removeEventListener('visibilitychange', comeBack)
    }
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each link followed, not what the address is
  useEffect(() => {
    if (kind === 'PUSH') void lookForNewVersion()
  }, [kind, pathname])

  return isThere
}
