import { useEffect, useEffectEvent, useState } from 'react'
import { loadUnderstandingWhenIdle, type Understanding, whenUnderstandingIsThere } from './load-understanding.ts'

/** The understanding once it is there; then it is told, too, to whom something was brought before. */
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
