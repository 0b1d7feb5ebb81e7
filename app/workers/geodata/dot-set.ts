/** Points, at most one per cell: an open-addressed table over two columns, because a Set of keys would cost an object each. */
export class DotSet {
  readonly x: Float64Array
  readonly y: Float64Array
  readonly feature: Uint32Array
  readonly colour: Uint8Array
  count = 0
  readonly #limit: number
  readonly #slots: Int32Array
  readonly #mask: number
  #cell = 1e-7

  constructor(limit: number) {
    this.#limit = limit
    this.x = new Float64Array(limit)
    this.y = new Float64Array(limit)
    this.feature = new Uint32Array(limit)
    this.colour = new Uint8Array(limit)
    const size = 2 ** Math.ceil(Math.log2(limit * 2))
    this.#slots = new Int32Array(size).fill(-1)
    this.#mask = size - 1
  }

  /** False when there is no room. */
  add(x: number, y: number, feature: number, colour: number): boolean {
    const column = Math.floor(x / this.#cell)
    const row = Math.floor(y / this.#cell)
    let slot = (Math.imul(column | 0, 73856093) ^ Math.imul(row | 0, 19349663)) & this.#mask
    for (let dot = this.#slots[slot]!; dot >= 0; dot = this.#slots[slot]!) {
      if (Math.floor(this.x[dot]! / this.#cell) === column && Math.floor(this.y[dot]! / this.#cell) === row) return true
      slot = (slot + 1) & this.#mask
    }
    if (this.count === this.#limit) return false
    this.#slots[slot] = this.count
    this.x[this.count] = x
    this.feature[this.count] = feature
    this.colour[this.count] = colour
    this.y[this.count++] = y
    return true
  }

  /** Keeps one dot per cell of the new size. */
  setCell(cell: number): void {
    this.#cell = cell
    this.#slots.fill(-1)
    const before = this.count
    this.count = 0
    for (let dot = 0; dot < before; dot++) this.add(this.x[dot]!, this.y[dot]!, this.feature[dot]!, this.colour[dot]!)
  }
}
