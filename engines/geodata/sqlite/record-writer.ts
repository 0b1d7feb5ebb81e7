import { ByteWriter } from '../bytes/byte-writer.ts'
import type { SqliteRecord } from './record.ts'
import { varintLength, writeVarint } from './varint.ts'

const bits = new DataView(new ArrayBuffer(8))

/** Builds one row after another as SQLite stores them: a header of types, then the values. */
export class RecordBuilder {
  readonly #values = new ByteWriter(1 << 12)
  readonly #types: number[] = []
  #record = new Uint8Array(1 << 12)

  begin(): void {
    this.#types.length = 0
    this.#values.length = 0
  }

  null(): void {
    this.#types.push(0)
  }

  integer(value: number): void {
    if (value === 0 || value === 1) {
      this.#types.push(8 + value)
      return
    }
    if (value >= -128 && value <= 127) this.#number(1, 1, value)
    else if (value >= -32768 && value <= 32767) this.#number(2, 2, value)
    else if (value >= -2147483648 && value <= 2147483647) this.#number(4, 4, value)
    else this.bigint(BigInt(value))
  }

  /** SQLite takes it for the number 1 or 0; stored in a byte, as no number of ours of this value is, it is known again. */
  boolean(value: boolean): void {
    this.#number(1, 1, value ? 1 : 0)
  }

  /** A value of another record, as it is stored there. */
  copy(record: SqliteRecord, column: number): void {
    this.#types.push(record.type(column))
    this.#values.copySlice(record.bytes, record.start(column), record.end(column))
  }

  bigint(value: bigint): void {
    bits.setBigInt64(0, value)
    this.#copyBits(6)
  }

  real(value: number): void {
    bits.setFloat64(0, value)
    this.#copyBits(7)
  }

  #copyBits(type: number): void {
    this.#types.push(type)
    for (let at = 0; at < 8; at++) this.#values.byte(bits.getUint8(at))
  }

  #number(type: number, length: number, value: number): void {
    this.#types.push(type)
    for (let shift = (length - 1) * 8; shift >= 0; shift -= 8) this.#values.byte((value >> shift) & 0xff)
  }

  text(bytes: Uint8Array, start = 0, end = bytes.length): void {
    this.#types.push((end - start) * 2 + 13)
    this.#values.copySlice(bytes, start, end)
  }

  string(value: string): void {
    this.text(encoder.encode(value))
  }

  blob(bytes: Uint8Array, length: number): void {
    this.#types.push(length * 2 + 12)
    this.#values.copySlice(bytes, 0, length)
  }

  /** The record, valid until the next is begun. */
  finish(): Uint8Array {
    let typesLength = 0
    for (const type of this.#types) typesLength += varintLength(type)
    // The header's length counts itself.
    let headerLength = typesLength + 1
    while (typesLength + varintLength(headerLength) !== headerLength)
      headerLength = typesLength + varintLength(headerLength)
    const length = headerLength + this.#values.length
    // A little more than needed, so that rows of slowly growing length do not each make a new one; not twice a long track.
    if (this.#record.length < length) this.#record = new Uint8Array(length + Math.min(length, 1 << 16))
    let at = writeVarint(this.#record, 0, headerLength)
    for (const type of this.#types) at = writeVarint(this.#record, at, type)
    this.#record.set(this.#values.bytes.subarray(0, this.#values.length), at)
    return this.#record.subarray(0, length)
  }
}

const encoder = new TextEncoder()
