/** One point of each stretch of a track, with what was recorded there. NaN where the file says nothing. */
export interface TrackSamples {
  /** From the beginning of the file's first line. */
  readonly metres: Float64Array
  readonly longitudes: Float64Array
  readonly latitudes: Float64Array
  readonly elevations: Float64Array
  /** Since 1970, UTC. */
  readonly seconds: Float64Array
  readonly metresPerSecond: Float64Array
  readonly heartRates: Float64Array
}

const columnNames = ['metres', 'longitudes', 'latitudes', 'elevations', 'seconds', 'heartRates', 'parts'] as const
type Column = (typeof columnNames)[number]
export type TrackPoint = Readonly<Record<Column, number>>

/** The first point of each stretch, in as many rows as there are stretches. */
export class TrackSampler {
  readonly #columns: Record<Column, Float64Array>
  readonly #limit: number

  constructor(limit: number) {
    this.#limit = limit
    const column = () => new Float64Array(limit).fill(Number.NaN)
    this.#columns = Object.fromEntries(columnNames.map((name) => [name, column()])) as Record<Column, Float64Array>
  }

  wants(stretch: number): boolean {
    return Number.isNaN(this.#columns.metres[stretch]!)
  }

  set(stretch: number, point: TrackPoint): void {
    for (const name of columnNames) this.#columns[name][stretch] = point[name]
  }

  joinNeighbours(): void {
    const { metres } = this.#columns
    const isFirst = Array.from({ length: this.#limit / 2 }, (_, to) => !Number.isNaN(metres[2 * to]!))
    for (const name of columnNames) {
      const values = this.#columns[name]
      for (let to = 0; to < this.#limit / 2; to++) values[to] = values[isFirst[to] ? 2 * to : 2 * to + 1]!
      values.fill(Number.NaN, this.#limit / 2)
    }
  }

  finish(): TrackSamples {
    const isKept = (_: number, stretch: number) => !this.wants(stretch)
    const kept = Object.fromEntries(columnNames.map((name) => [name, this.#columns[name].filter(isKept)])) as Record<
      Column,
      Float64Array
    >
    const { parts, ...columns } = kept
    return { ...columns, metresPerSecond: speedsOf(kept) }
  }
}

/** Between the neighbours on both sides, as far as they belong to the same part: a pause between parts is no slow journey. */
function speedsOf({ metres, seconds, parts }: Record<Column, Float64Array>): Float64Array {
  return metres.map((_, at) => {
    const before = parts[at - 1] === parts[at] ? at - 1 : at
    const after = parts[at + 1] === parts[at] ? at + 1 : at
    const elapsed = seconds[after]! - seconds[before]!
    return elapsed > 0 ? (metres[after]! - metres[before]!) / elapsed : Number.NaN
  })
}
