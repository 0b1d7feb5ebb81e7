/**
 * A column of text slices, one per row, into a batch's text. An empty slice (start equal to end) means absent.
 * Two typed arrays instead of a string per row: nothing is allocated while rows are read.
 */
export class TextColumn {
  start = new Uint32Array(0)
  end = new Uint32Array(0)
  /** False while no row of the batch has a value: writers skip the column without looking at rows. */
  used = false

  set(row: number, start: number, end: number): void {
    this.reserve(row + 1)
    this.start[row] = start
    this.end[row] = end
    this.used = true
  }

  /** Room for this many rows, for readers that write into `start` and `end` themselves and then say `used`. */
  reserve(rows: number): void {
    if (rows > this.start.length) this.#grow(rows)
  }

  has(row: number): boolean {
    return this.used && row < this.start.length && this.end[row]! > this.start[row]!
  }

  clear(rows: number): void {
    if (!this.used) return
    this.start.fill(0, 0, rows)
    this.end.fill(0, 0, rows)
    this.used = false
  }

  /** Empties the rows from `row` on. */
  cutBack(row: number): void {
    if (!this.used) return
    this.start.fill(0, row)
    this.end.fill(0, row)
  }

  #grow(rows: number): void {
    const capacity = Math.max(rows, this.start.length * 2, 64)
    const start = new Uint32Array(capacity)
    const end = new Uint32Array(capacity)
    start.set(this.start)
    end.set(this.end)
    this.start = start
    this.end = end
  }
}
