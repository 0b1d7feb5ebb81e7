import { grown } from '../bytes/grow.ts'
import { fail } from '../notes/problem.ts'
import { readVarint } from './varint.ts'

/** SQLite's own limit of columns. */
const mostColumns = 32_767

/** Kinds of values as a record stores them. */
export const storedKind = { null: 0, integer: 1, real: 2, text: 3, blob: 4 } as const

/** One row's values (fileformat2, section 2.1): a header of types, then the values. */
export class SqliteRecord {
  bytes: Uint8Array = new Uint8Array(0)
  view = new DataView(new ArrayBuffer(0)) as DataView
  count = 0
  #type = new Float64Array(64)
  #start = new Uint32Array(64)
  #end = 0
  readonly #cursor = { position: 0 }

  read(bytes: Uint8Array, start: number, end: number): void {
    if (this.bytes.buffer !== bytes.buffer || this.bytes.byteOffset !== bytes.byteOffset)
      this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    this.bytes = bytes
    this.#end = end
    const cursor = this.#cursor
    cursor.position = start
    const headerLength = readVarint(bytes, cursor, end)
    const headerEnd = start + headerLength
    if (!(headerEnd <= end)) damaged()
    let at = headerEnd
    let count = 0
    while (cursor.position < headerEnd) {
      const type = readVarint(bytes, cursor, headerEnd)
      if (Number.isNaN(type)) damaged()
      if (count === this.#type.length) this.#grow()
      this.#type[count] = type
      this.#start[count] = at
      at += lengthOf(type)
      if (at > end) damaged()
      count++
    }
    this.count = count
  }

  /** Null, where the row is shorter. */
  type(column: number): number {
    return column < this.count ? this.#type[column]! : 0
  }

  /** Whether it is a truth value as `RecordBuilder` stores them. */
  isBoolean(column: number): boolean {
    return this.type(column) === 1 && (this.view.getInt8(this.start(column)) & ~1) === 0
  }

  kind(column: number): 0 | 1 | 2 | 3 | 4 {
    const type = this.type(column)
    if (type === 0) return storedKind.null
    if (type >= 12) return type % 2 === 0 ? storedKind.blob : storedKind.text
    return type === 7 ? storedKind.real : storedKind.integer
  }

  start(column: number): number {
    return this.#start[column]!
  }

  end(column: number): number {
    return column + 1 < this.count ? this.#start[column + 1]! : this.#start[column]! + lengthOf(this.#type[column]!)
  }

  /** A whole number beyond 2^53 is rounded; `bigint` has its digits. */
  number(column: number): number {
    const type = this.type(column)
    const at = this.#start[column]!
    const { view } = this
    switch (type) {
      case 1:
        return view.getInt8(at)
      case 2:
        return view.getInt16(at)
      case 3:
        return view.getInt8(at) * 65536 + view.getUint16(at + 1)
      case 4:
        return view.getInt32(at)
      case 5:
        return view.getInt16(at) * 4294967296 + view.getUint32(at + 2)
      case 6:
        return Number(view.getBigInt64(at))
      case 7:
        return view.getFloat64(at)
      case 9:
        return 1
      default:
        return 0
    }
  }

  isLong(column: number): boolean {
    return column < this.count && this.#type[column] === 6
  }

  bigint(column: number): bigint {
    return this.view.getBigInt64(this.#start[column]!)
  }

  text(column: number, decoder: TextDecoder): string {
    if (this.kind(column) !== storedKind.text) return ''
    return decoder.decode(this.bytes.subarray(this.start(column), this.end(column)))
  }

  #grow(): void {
    if (this.#type.length > mostColumns) fail({ code: 'too_large', what: 'columns', limit: mostColumns })
    const length = this.#type.length * 2
    this.#type = grown(this.#type, length)
    this.#start = grown(this.#start, length)
  }
}

const fixedLengths = [0, 1, 2, 3, 4, 6, 8, 8, 0, 0, 0, 0]

function lengthOf(type: number): number {
  return type < 12 ? fixedLengths[type]! : Math.floor((type - 12) / 2)
}

function damaged(): never {
  return fail({ code: 'database_damaged', detail: 'record' })
}
