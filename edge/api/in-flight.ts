/** A bounded amount of something that calls hold while they are answered. */
export interface Room {
  /** Undefined where there is not enough left. */
  take(amount: number): (() => void) | undefined
}

export function createRoom(size: number): Room {
  let left = size
  return {
    take(amount) {
      if (amount > left) return undefined
      left -= amount
      let isHeld = true
      return () => {
        if (isHeld) left += amount
        isHeld = false
      }
    },
  }
}

/** Runs so many at once; the others wait in the order they came. */
export function createLine(atOnce: number): <Answer>(work: () => Promise<Answer>) => Promise<Answer> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running >= atOnce) await new Promise<void>((resolve) => void waiting.push(resolve))
    else running++
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
