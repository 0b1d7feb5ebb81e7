/** So many points of a course are remembered; of a longer one every second, every fourth … */
const mostPoints = 8192

/** Where a course went when, roughly: to tell at what time it passes a place. */
export class Trace {
  readonly #x = new Float64Array(mostPoints)
  readonly #y = new Float64Array(mostPoints)
  readonly #seconds = new Float64Array(mostPoints)
  #count = 0
  #stride = 1
  #passed = 0

  clear(): void {
    this.#count = this.#passed = 0
    this.#stride = 1
  }

  add(x: number, y: number, seconds: number): void {
    if (this.#passed++ % this.#stride !== 0) return
    if (this.#count === mostPoints) this.#thinOut()
    this.#x[this.#count] = x
    this.#y[this.#count] = y
    this.#seconds[this.#count++] = seconds
  }

  #thinOut(): void {
    for (const column of [this.#x, this.#y, this.#seconds])
      for (let at = 0; at < mostPoints / 2; at++) column[at] = column[at * 2]!
    this.#count /= 2
    this.#stride *= 2
  }

  /** When the course is nearest to the place; nothing where there is no course. */
  nearest(x: number, y: number): number | undefined {
    const shrink = Math.cos((y * Math.PI) / 180)
    let [least, found] = [Number.POSITIVE_INFINITY, -1]
    for (let at = 0; at < this.#count; at++) {
      const [east, north] = [(this.#x[at]! - x) * shrink, this.#y[at]! - y]
      const square = east * east + north * north
      if (square < least) [least, found] = [square, at]
    }
    return found < 0 ? undefined : this.#seconds[found]
  }
}
