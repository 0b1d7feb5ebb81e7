/** Writes FlatBuffers from front to back: tables first, what they refer to behind them. Offsets are those of a size-prefixed buffer. */
export class FlatWriter {
  bytes: Uint8Array<ArrayBuffer> = new Uint8Array(1 << 14)
  view = new DataView(this.bytes.buffer)
  length = 0

  begin(): void {
    this.length = 0
    this.reserve(8)
    this.view.setUint32(0, 0, true)
    this.length = 8
  }

  /** The whole buffer, its length in front, padded to eight bytes as builders do. */
  finish(root: number): Uint8Array {
    this.align(8)
    this.view.setUint32(0, this.length - 4, true)
    this.view.setUint32(4, root - 4, true)
    return this.bytes.subarray(0, this.length)
  }

  /** A table whose fields have these sizes (0 for one that is left out); returns the table, fields follow in order at `fieldAt`. */
  table(sizes: readonly number[]): number {
    // Larger fields first would pack tighter; alignment is what counts.
    this.align(2)
    const vtable = this.length
    this.reserve(4 + sizes.length * 2 + 16)
    this.length += 4 + sizes.length * 2
    const isLong = sizes.includes(8)
    this.align(isLong ? 8 : 4)
    const table = this.length
    let at = 4
    sizes.forEach((size, index) => {
      if (size > 0) at = Math.ceil(at / size) * size
      this.view.setUint16(vtable + 4 + index * 2, size === 0 ? 0 : at, true)
      at += size
    })
    this.reserve(at + 8)
    this.bytes.fill(0, table, table + at)
    this.view.setUint16(vtable, 4 + sizes.length * 2, true)
    this.view.setUint16(vtable + 2, at, true)
    this.view.setInt32(table, table - vtable, true)
    this.length = table + at
    return table
  }

  fieldAt(table: number, index: number): number {
    const vtable = table - this.view.getInt32(table, true)
    return table + this.view.getUint16(vtable + 4 + index * 2, true)
  }

  /** Lets a field point to where the next thing is written. */
  refer(table: number, index: number, target: number): void {
    const at = this.fieldAt(table, index)
    this.view.setUint32(at, target - at, true)
  }

  /** The head of a vector of so many elements; its elements are aligned to their size. Returns the vector. */
  vector(count: number, size: number): number {
    this.align(4)
    if (size === 8 && this.length % 8 === 0) this.pad(4)
    this.reserve(4 + count * size + 8)
    const vector = this.length
    this.view.setUint32(vector, count, true)
    this.length += 4
    return vector
  }

  string(text: string): number {
    const bytes = encoder.encode(text)
    const vector = this.vector(bytes.length, 1)
    this.bytes.set(bytes, this.length)
    this.length += bytes.length
    this.pad(1)
    return vector
  }

  align(to: number): void {
    const rest = this.length % to
    if (rest > 0) this.pad(to - rest)
  }

  pad(count: number): void {
    this.reserve(count)
    this.bytes.fill(0, this.length, this.length + count)
    this.length += count
  }

  reserve(extra: number): void {
    const needed = this.length + extra
    if (needed <= this.bytes.length) return
    const larger = new Uint8Array(Math.max(needed, this.bytes.length * 2))
    larger.set(this.bytes.subarray(0, this.length))
    this.bytes = larger
    this.view = new DataView(larger.buffer)
  }
}

const encoder = new TextEncoder()
