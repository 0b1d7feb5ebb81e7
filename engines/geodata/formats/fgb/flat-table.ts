import { fail } from '../../notes/problem.ts'

/** Reads tables of a FlatBuffer in place. Every offset is checked against the buffer's end before it is followed. */
export class FlatBuffer {
  bytes: Uint8Array = new Uint8Array(0)
  view: DataView = new DataView(new ArrayBuffer(0))
  start = 0
  end = 0

  set(bytes: Uint8Array, view: DataView, start: number, end: number): void {
    this.bytes = bytes
    this.view = view
    this.start = start
    this.end = end
  }

  root(): number {
    return this.#follow(this.start)
  }

  /** Where a field of a table stands, or 0 when it is left out. */
  field(table: number, index: number): number {
    this.#check(table, 4)
    const vtable = table - this.view.getInt32(table, true)
    this.#check(vtable, 4)
    const slot = 4 + index * 2
    if (slot + 2 > this.view.getUint16(vtable, true)) return 0
    this.#check(vtable + slot, 2)
    const offset = this.view.getUint16(vtable + slot, true)
    if (offset === 0) return 0
    this.#check(table + offset, 1)
    return table + offset
  }

  /** The table, vector or string a field points to, or 0. */
  reference(table: number, index: number): number {
    const at = this.field(table, index)
    return at === 0 ? 0 : this.#follow(at)
  }

  number(table: number, index: number, size: 1 | 2 | 4, missing: number): number {
    const at = this.field(table, index)
    if (at === 0) return missing
    this.#check(at, size)
    return size === 1
      ? this.view.getUint8(at)
      : size === 2
        ? this.view.getUint16(at, true)
        : this.view.getInt32(at, true)
  }

  /** A count of 64 bits, as far as a double holds it. */
  count(table: number, index: number): number {
    const at = this.field(table, index)
    if (at === 0) return 0
    this.#check(at, 8)
    return Number(this.view.getBigUint64(at, true))
  }

  /** How many elements of a size a vector has, believed as far as the buffer can hold them. */
  vectorLength(vector: number, size: number): number {
    if (vector === 0) return 0
    this.#check(vector, 4)
    const declared = this.view.getUint32(vector, true)
    const possible = Math.floor((this.end - vector - 4) / size)
    if (declared > possible) fail({ code: 'absurd_count', what: 'elements', declared, possible })
    return declared
  }

  tableAt(vector: number, index: number): number {
    return this.#follow(vector + 4 + index * 4)
  }

  text(at: number): string {
    const length = this.vectorLength(at, 1)
    return at === 0 ? '' : new TextDecoder().decode(this.bytes.subarray(at + 4, at + 4 + length))
  }

  #follow(at: number): number {
    this.#check(at, 4)
    const target = at + this.view.getUint32(at, true)
    this.#check(target, 4)
    return target
  }

  #check(at: number, size: number): void {
    if (!(at >= this.start && at + size <= this.end)) fail({ code: 'malformed', offset: this.start, detail: 'offset' })
  }
}
