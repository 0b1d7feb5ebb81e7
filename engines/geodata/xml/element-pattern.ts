/** Bytes that stand for themselves in any value: printable ASCII without quotes, `&`, `<` and `>`. */
const isPlain = Uint8Array.from({ length: 256 }, (_, byte) =>
  byte >= 0x20 && byte < 0x7f && !`"&'<>`.includes(String.fromCharCode(byte)) ? 1 : 0,
)

/** Bytes compared at once, read as one number: ASCII never makes one of the few that do not equal themselves alone. */
const wordSize = 8

interface Range {
  readonly start: number
  readonly end: number
}

/**
 * An element as a file spells it, all but its values. Programs write millions of elements that differ in nothing else; one that fits byte
 * for byte, with plain values, has the same tokens as the one the pattern was made of, so that it need not be taken apart again.
 */
export class ElementPattern {
  /** Of the element that fitted last: where each value stands. */
  readonly valueStart: Uint32Array
  readonly valueEnd: Uint32Array
  /** What stands before, between and behind the values, one after the other. */
  readonly #literals: Uint8Array
  readonly #view: DataView
  readonly #literalEnd: Uint32Array

  /** The values in their order, within the element. */
  constructor(bytes: Uint8Array, element: Range, values: readonly Range[]) {
    this.valueStart = new Uint32Array(values.length)
    this.valueEnd = new Uint32Array(values.length)
    this.#literals = new Uint8Array(element.end - element.start)
    this.#view = new DataView(this.#literals.buffer)
    this.#literalEnd = new Uint32Array(values.length + 1)
    let from = element.start
    let length = 0
    for (let index = 0; index <= values.length; index++) {
      const to = values[index]?.start ?? element.end
      this.#literals.set(bytes.subarray(from, to), length)
      length += to - from
      this.#literalEnd[index] = length
      from = values[index]?.end ?? element.end
    }
  }

  /** Only what is ASCII may be compared. */
  static allows(bytes: Uint8Array, { start, end }: Range): boolean {
    for (let at = start; at < end; at++) if (bytes[at]! >= 0x80 || bytes[at] === 0) return false
    return true
  }

  /**
   * Whether an element at `from` fits: where it ends, or a negative number: `-1 - at` where it stops to fit, the limit when the rest is not
   * there yet. `view` is one of the bytes; one that is not plain must stand at the limit.
   */
  match(bytes: Uint8Array, view: DataView, from: number, limit: number): number {
    const literals = this.#literals
    const literalView = this.#view
    const literalEnd = this.#literalEnd
    const { valueStart, valueEnd } = this
    const count = valueStart.length
    let at = from
    let literal = 0
    for (let index = 0; ; index++) {
      const end = literalEnd[index]!
      if (at + end - literal > limit) return -1 - limit
      const next = at + end - literal
      if (next - at >= wordSize) {
        for (; literal + wordSize <= end; literal += wordSize, at += wordSize)
          if (literalView.getFloat64(literal, true) !== view.getFloat64(at, true)) return -1 - at
        // The last bytes together with some before them.
        if (literalView.getFloat64(end - wordSize, true) !== view.getFloat64(next - wordSize, true)) return -1 - at
      } else for (; literal < end; literal++, at++) if (literals[literal] !== bytes[at]) return -1 - at
      literal = end
      at = next
      if (index === count) return at
      const start = at
      while (isPlain[bytes[at]!] === 1) at++
      // Blanks around a value do not belong to it, and an empty value is none: such elements are read in the usual way.
      if (at === start || bytes[start] === 0x20 || bytes[at - 1] === 0x20) return -1 - at
      valueStart[index] = start
      valueEnd[index] = at
    }
  }
}
