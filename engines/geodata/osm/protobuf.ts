import { fail } from '../notes/problem.ts'

/** Walks over the fields of one protocol buffer message. Numbers are doubles: nothing here is beyond 2^53. */
export class Message {
  field = 0
  /** 0 is a number, 2 bytes. */
  wire = 0
  readonly bytes: Uint8Array
  #at: number
  readonly #end: number
  #start = 0
  #stop = 0
  #value = 0

  constructor(bytes: Uint8Array, start = 0, end = bytes.length) {
    this.bytes = bytes
    this.#at = start
    this.#end = end
  }

  /** Goes to the next field; false behind the last. */
  next(): boolean {
    if (this.#at >= this.#end) return false
    const key = this.#varint()
    this.field = Math.floor(key / 8)
    this.wire = key % 8
    if (this.wire === 0) this.#value = this.#varint()
    else if (this.wire === 2) {
      const length = this.#varint()
      this.#start = this.#at
      this.#stop = this.#at += length
    } else if (this.wire === 1) this.#at += 8
    else if (this.wire === 5) this.#at += 4
    else return damaged()
    if (this.#at > this.#end) return damaged()
    return true
  }

  /** A number without a sign. */
  get number(): number {
    return this.#value
  }

  get slice(): Uint8Array {
    return this.wire === 2 ? this.bytes.subarray(this.#start, this.#stop) : damaged()
  }

  get message(): Message {
    return this.wire === 2 ? new Message(this.bytes, this.#start, this.#stop) : damaged()
  }

  get text(): string {
    return decoder.decode(this.slice)
  }

  /** Numbers packed one behind the other. */
  get numbers(): number[] {
    const packed = this.message
    const found: number[] = []
    while (packed.#at < packed.#end) found.push(packed.#varint())
    return found
  }

  #varint(): number {
    const { bytes } = this
    let value = 0
    let size = 1
    for (let count = 0; count < 10; count++) {
      if (this.#at >= this.#end) return damaged()
      const byte = bytes[this.#at++]!
      value += (byte & 0x7f) * size
      if (byte < 0x80) return value
      size *= 128
    }
    return damaged()
  }
}

const decoder = new TextDecoder()
const damaged = (): never => fail({ code: 'malformed', offset: 0, detail: 'protobuf' })

/** Numbers with a sign are stored in turn: 0, -1, 1, -2. */
export const signed = (value: number): number => (value % 2 === 0 ? value / 2 : -(value + 1) / 2)

/** Each number is stored as its distance from the one before. */
export function fromDifferences(values: readonly number[]): number[] {
  let sum = 0
  return values.map((value) => (sum += signed(value)))
}
