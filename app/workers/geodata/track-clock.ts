/** Slower than this nobody walks: what a receiver at rest seems to wander. */
const restMetresPerSecond = 0.4

/** How long the tracks of a file took, and how much of it went into moving. */
export class TrackClock {
  durationSeconds = 0
  movingSeconds = 0
  movingMetres = 0
  #seconds = Number.NaN
  #metres = 0

  /** Between tracks no time passes. */
  beginTrack(): void {
    this.#seconds = Number.NaN
  }

  /** Between parts of a track time passes, but it is not known what happened. */
  add(seconds: number, metres: number, beginsPart: boolean): void {
    if (Number.isNaN(seconds)) return
    const elapsed = seconds - this.#seconds
    const moved = metres - this.#metres
    // Times that run backwards are mistakes of the file.
    if (elapsed > 0) {
      this.durationSeconds += elapsed
      if (!beginsPart && moved / elapsed >= restMetresPerSecond) {
        this.movingSeconds += elapsed
        this.movingMetres += moved
      }
    }
    this.#seconds = seconds
    this.#metres = metres
  }
}
