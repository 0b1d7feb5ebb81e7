import { useEffect, useState } from 'react'
import { type Instant, instantFromMilliseconds } from '#engines/devtools/timestamp/index.ts'

const tickMilliseconds = 1000

/** The present, refreshed every second; unknown until the page is alive, so that prerendered pages hold no clock. */
export function useNow(): Instant | undefined {
  const [now, setNow] = useState<Instant>()
  useEffect(() => {
    const tick = () => setNow(instantFromMilliseconds(Date.now()))
    tick()
    const timer = setInterval(tick, tickMilliseconds)
    return () => clearInterval(timer)
  }, [])
  return now
}
