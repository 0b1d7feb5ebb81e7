import { useEffect, useState } from 'react'
import { signsOfUse } from '#app/dev/use-idle.ts'

type Reader = typeof import('./read-typed.ts')

let known: Reader | undefined

/**
 * How to read whatever is typed. The present moment, which the page shows first, needs none of it, so it comes when the page is first used, or
 * at once where something is typed already. What failed for want of a connection is tried again at the next letter.
 */
export function useReader(isTyped: boolean): Reader | undefined {
  const [reader, setReader] = useState(known)
  useEffect(() => {
    const load = () =>
      void import('./read-typed.ts').then(
        (loaded) => {
          known = loaded
          setReader(loaded)
        },
        () => undefined,
      )
    if (reader) return
    if (isTyped) load()
    const stop = new AbortController()
    for (const sign of signsOfUse) addEventListener(sign, load, { signal: stop.signal })
    return () => stop.abort()
  }, [isTyped, reader])
  return reader
}
