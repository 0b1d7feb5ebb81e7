import { useEffect, useState } from 'react'
import { signsOfUse } from '#app/dev/use-idle.ts'
import { readFieldsWith } from '#engines/units/page.ts'

let isLoaded = false

/**
 * Whether more than plain numbers is read. The page shows a plain number first, so the grammar comes when the page is first used, or at once
 * where something else stands in a field already. What failed for want of a connection is tried again at the next letter.
 */
export function useFieldReader(isNeeded: boolean): boolean {
  const [hasReader, setHasReader] = useState(isLoaded)
  useEffect(() => {
    if (hasReader) return
    const load = () =>
      void import('./field-reader.ts').then(
        ({ readField }) => {
          readFieldsWith(readField)
          isLoaded = true
          setHasReader(true)
        },
        () => undefined,
      )
    if (isNeeded) load()
    const stop = new AbortController()
    for (const sign of signsOfUse) addEventListener(sign, load, { signal: stop.signal })
    return () => stop.abort()
  }, [isNeeded, hasReader])
  return hasReader
}
