import { useEffect, useEffectEvent } from 'react'

/** What one page hands to the next in memory alone: a token is nobody else's business, and a file fits in no address. */
interface Handed {
  readonly token: string
  /** For the page that takes any. */
  readonly files: readonly File[]
}

const waiting: { -readonly [Kind in keyof Handed]?: Handed[Kind] } = {}
const listeners = new Set<() => void>()

/** Call it before going to the page that takes it. */
export function handOver<Kind extends keyof Handed>(kind: Kind, value: Handed[Kind]): void {
  waiting[kind] = value
  for (const listener of listeners) listener()
}

/** Takes what was handed over, once: when the page appears, and while it is shown. */
export function useHandedOver<Kind extends keyof Handed>(kind: Kind, take: (value: Handed[Kind]) => void): void {
  const receive = useEffectEvent(take)
  useEffect(() => {
    const look = () => {
      const value = waiting[kind]
      if (value === undefined) return
      delete waiting[kind]
      receive(value)
    }
    look()
    listeners.add(look)
    return () => void listeners.delete(look)
  }, [kind])
}
