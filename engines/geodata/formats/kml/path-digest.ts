import type { FeatureBatch } from '../../model/feature.ts'

const number = new Float64Array(1)
const halves = new Uint32Array(number.buffer)

/**
 * The positions of a path in 64 bits and their count: enough to tell, long after a track has left the reader, whether the line
 * behind it is the same line once more.
 */
export class PathDigest {
  #count = 0
  #a = 0x811c9dc5
  #b = 0x9e3779b9

  add(batch: FeatureBatch, from: number, to: number): void {
    const { x, y, z } = batch
    this.#count += to - from
    for (let point = from; point < to; point++) {
      this.#mix(x[point]!)
      this.#mix(y[point]!)
      if (batch.hasZ && !Number.isNaN(z[point]!)) this.#mix(z[point]!)
    }
  }

  equals(other: PathDigest): boolean {
    return this.#count === other.#count && this.#a === other.#a && this.#b === other.#b
  }

  #mix(value: number): void {
    number[0] = value + 0 // one zero, not two
    this.#a = Math.imul(this.#a ^ halves[0]!, 0x01000193) ^ halves[1]!
    this.#b = (Math.imul(this.#b ^ halves[1]!, 0x85ebca6b) ^ (this.#b >>> 13) ^ halves[0]!) | 0
  }
}
