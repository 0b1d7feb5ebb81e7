import { useEffect, useEffectEvent, useState } from 'react'
import { loadUnderstandingWhenIdle, type Understanding, whenUnderstandingIsThere } from './load-understanding.ts'

/** The understanding, once it is there. `onArrival` is called then, for what was typed or pasted before. */
export function useUnderstanding(onArrival: (understanding: Understanding) => void): Understanding | undefined {
  const [understanding, setUnderstanding] = useState<Understanding>()
  const arrive = useEffectEvent(onArrival)

  useEffect(() => {
    void whenUnderstandingIsThere().then(setUnderstanding)
    return loadUnderstandingWhenIdle()
  }, [])

  useEffect(() => {
    if (understanding) arrive(understanding)
  }, [understanding])

  return understanding
}
