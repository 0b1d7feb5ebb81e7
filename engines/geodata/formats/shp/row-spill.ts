import { ByteWindow } from '../../bytes/byte-window.ts'
import { ByteWriter } from '../../bytes/byte-writer.ts'
import type { Spill } from '../../bytes/spill.ts'
import type { FeatureBatch } from '../../model/feature.ts'

/**
 * Rows of properties put aside until the widths of all columns are known. A row is its length, then per property: field (3 bytes),
 * kind (1), length (2) and text.
 */
export class RowSpill {
  readonly #spill: Spill
  readonly #out = new ByteWriter(1 << 12)

  constructor(spill: Spill) {
    this.#spill = spill
  }

  /** True when the buffer wants flushing. */
  add(batch: FeatureBatch, feature: number): boolean {
    const out = this.#out
    const start = out.length
    integer(out, 0, 4)
    for (let property = batch.firstProperty[feature]!; property < batch.firstProperty[feature + 1]!; property++) {
      const from = batch.propertyStart[property]!
      // A .dbf column is at most 254 bytes wide; of longer texts only the beginning is kept, with room to cut it at a whole character.
      const to = Math.min(batch.propertyEnd[property]!, from + 1024)
      integer(out, batch.propertyField[property]!, 3)
      out.byte(batch.propertyKind[property]!)
      integer(out, to - from, 2)
      out.copySlice(batch.text, from, to)
    }
    const length = out.length - start
    for (let at = 0; at < 4; at++) out.bytes[start + at] = (length >>> (at * 8)) & 0xff
    return out.full
  }

  async flush(): Promise<void> {
    await this.#spill.write(this.#out.take())
  }

  /** The rows in their order. There is one object for all of them: it holds a row until the next is asked for. */
  async *rows(): AsyncGenerator<SpilledRow, void, undefined> {
    const window = new ByteWindow(this.#spill.read())
    const row = new SpilledRow()
    while (await window.fill(4)) {
      // Synchronous within what is loaded: one promise per chunk, not per row.
      while (window.available >= 4) {
        const length = window.view.getUint32(window.position, true)
        if (window.available < length && !(await window.fill(length))) return
        row.bytes = window.bytes
        row.position = window.position + 4
        row.end = window.position + length
        window.position += length
        yield row
      }
    }
  }

  dispose(): void | Promise<void> {
    return this.#spill.dispose()
  }
}

/** A row read back; `next` moves to its next property. */
export class SpilledRow {
  bytes: Uint8Array = new Uint8Array(0)
  position = 0
  end = 0
  field = 0
  kind = 0
  start = 0
  stop = 0

  next(): boolean {
    if (this.position >= this.end) return false
    const { bytes, position } = this
    this.field = bytes[position]! | (bytes[position + 1]! << 8) | (bytes[position + 2]! << 16)
    this.kind = bytes[position + 3]!
    this.start = position + 6
    this.stop = this.start + (bytes[position + 4]! | (bytes[position + 5]! << 8))
    this.position = this.stop
    return true
  }
}

function integer(out: ByteWriter, value: number, bytes: number): void {
  for (let at = 0; at < bytes; at++) out.byte((value >>> (at * 8)) & 0xff)
}
