import { useEffect, useState } from 'react'

type Reader = typeof import('./read-typed.ts')

let known: Reader | undefined

/**
 * How to read whatever is typed: the present moment, which the page shows first, needs none of it. What failed for want of a connection is tried again
 * when asked for.
 */
export function useReader(): readonly [reader: Reader | undefined, load: () => void] {
  const [reader, setReader] = useState(known)
  const load = () =>
    void import('./read-typed.ts').then(
      (loaded) => {
        known = loaded
        setReader(loaded)
      },
      () => undefined,
    )
  useEffect(load, [])
  return [reader, load]
}
