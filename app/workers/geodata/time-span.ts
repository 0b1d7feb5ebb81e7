import { epochSeconds, type FeatureBatch } from '#engines/geodata/index.ts'

/** Seconds since 1970, UTC. */
export interface TimeSpan {
  readonly firstSeconds: number
  readonly lastSeconds: number
}

/** From the earliest time of a point to the latest. */
export class TimeSpanSampler {
  #first = Number.POSITIVE_INFINITY
  #last = Number.NEGATIVE_INFINITY

  add({ time, text, pointCount }: FeatureBatch): void {
    if (!time.used) return
    for (let point = 0; point < pointCount; point++) {
      if (!time.has(point)) continue
      const seconds = epochSeconds(text, time.start[point]!, time.end[point]!)
      if (seconds < this.#first) this.#first = seconds
      if (seconds > this.#last) this.#last = seconds
    }
  }

  finish(): TimeSpan | undefined {
    return this.#first <= this.#last ? { firstSeconds: this.#first, lastSeconds: this.#last } : undefined
  }
}
