import type { Spill } from '../../bytes/spill.ts'
import { SpillingWriter } from '../../bytes/spilling-writer.ts'

/** A list of short texts, one per line; a long one goes to temporary storage. */
export class TextList {
  readonly lines: SpillingWriter
  count = 0

  constructor(createSpill: () => Spill) {
    this.lines = new SpillingWriter(createSpill)
  }

  add(bytes: Uint8Array, start: number, end: number): void {
    const { out } = this.lines
    const from = out.length
    out.copySlice(bytes, start, end)
    for (let at = from; at < out.length; at++) if (out.bytes[at] === 0x0a) out.bytes[at] = 0x20
    out.byte(0x0a)
    this.count++
  }

  /** Adds XML text that means what it says: ASCII without references, line breaks and outer blanks. False, and nothing added, for other. */
  addPlain(bytes: Uint8Array, start: number, end: number): boolean {
    const { out } = this.lines
    if (out.length + end - start >= out.bytes.length) out.reserve(end - start + 1)
    const target = out.bytes
    let to = out.length
    if (end > start && (bytes[start] === 0x20 || bytes[end - 1] === 0x20)) return false
    for (let at = start; at < end; at++) {
      const byte = bytes[at]!
      if (byte < 0x20 || byte > 0x7e || byte === 0x26) return false
      target[to++] = byte
    }
    target[to++] = 0x0a
    out.length = to
    this.count++
    return true
  }
}
