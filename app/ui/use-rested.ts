import { useEffect, useState } from 'react'

const pauseMilliseconds = 1000

/** The value once it has stood still for a moment: what is spoken is spoken once, not at every key. */
export function useRested<T>(value: T): T {
  const [rested, rest] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => rest(value), pauseMilliseconds)
    return () => clearTimeout(timer)
  }, [value])
  return rested
}
