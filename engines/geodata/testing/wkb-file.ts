type Ordinates = readonly number[]

/** Well-Known Binary by hand: the code as it stands in the file, then what follows it. */
export class Wkb {
  readonly #isLittle: boolean
  readonly #bytes: number[] = []

  constructor(isLittle = true) {
    this.#isLittle = isLittle
  }

  get bytes(): Uint8Array<ArrayBuffer> {
    return Uint8Array.from(this.#bytes)
  }

  get hex(): string {
    return Buffer.from(this.bytes).toString('hex')
  }

  head(code: number): this {
    this.#bytes.push(this.#isLittle ? 1 : 0)
    return this.count(code)
  }

  count(value: number): this {
    const view = new DataView(new ArrayBuffer(4))
    view.setUint32(0, value, this.#isLittle)
    this.#bytes.push(...new Uint8Array(view.buffer))
    return this
  }

  ordinates(...values: readonly number[]): this {
    for (const value of values) {
      const view = new DataView(new ArrayBuffer(8))
      view.setFloat64(0, value, this.#isLittle)
      this.#bytes.push(...new Uint8Array(view.buffer))
    }
    return this
  }

  point(code: number, ...values: Ordinates): this {
    return this.head(code).ordinates(...values)
  }

  /** A line, or any other geometry that is one list of positions. */
  line(code: number, ...positions: readonly Ordinates[]): this {
    return this.head(code).path(positions)
  }

  polygon(code: number, ...rings: readonly (readonly Ordinates[])[]): this {
    this.head(code).count(rings.length)
    for (const ring of rings) this.path(ring)
    return this
  }

  path(positions: readonly Ordinates[]): this {
    this.count(positions.length)
    for (const position of positions) this.ordinates(...position)
    return this
  }
}
