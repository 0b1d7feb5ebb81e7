import { useEffect, useState } from 'react'

/** What a visitor does before anything is typed. */
export const signsOfUse = ['pointerdown', 'focusin', 'keydown', 'input'] as const

/** True once the page is alive and the browser has time, and at the latest when something on it is used: time to load the rest. */
export function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false)
  useEffect(() => {
    const stop = new AbortController()
    const begin = () => setIsIdle(true)
    for (const sign of signsOfUse) addEventListener(sign, begin, { once: true, signal: stop.signal })
    // Safari has no idle callbacks yet.
    const request = 'requestIdleCallback' in window ? requestIdleCallback(begin, { timeout: 2000 }) : undefined
    const timer = request === undefined ? setTimeout(begin, 200) : undefined
    return () => {
      stop.abort()
      clearTimeout(timer)
      if (request !== undefined) cancelIdleCallback(request)
    }
  }, [])
  return isIdle
}
