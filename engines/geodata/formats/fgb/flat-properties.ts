import { countUtf8Characters } from '../../bytes/guess-encoding.ts'
import { jsonOnOneLine } from '../../json/json-on-one-line.ts'
import { type FeatureBatch, valueKind } from '../../model/feature.ts'
import type { ReadContext } from '../../model/format.ts'
import { fail } from '../../notes/problem.ts'
import { columnType, valueSizes } from './column-types.ts'
import type { FlatBuffer } from './flat-table.ts'

interface Column {
  readonly field: number
  readonly name: string
  readonly type: number
}

/** Reads properties: numbers of columns, each with its value, one behind the other. */
export class FlatProperties {
  readonly #buffer: FlatBuffer
  readonly #context: ReadContext
  readonly #columns: Column[] = []

  constructor(buffer: FlatBuffer, context: ReadContext, header: number) {
    this.#buffer = buffer
    this.#context = context
    const columns = buffer.reference(header, 7)
    const count = buffer.vectorLength(columns, 4)
    for (let index = 0; index < count; index++) {
      const table = buffer.tableAt(columns, index)
      const name = buffer.text(buffer.reference(table, 0)) || `column ${index + 1}`
      this.#columns.push({ field: context.document.field(name), name, type: buffer.number(table, 1, 1, 0) })
    }
  }

  read(batch: FeatureBatch, vector: number): void {
    if (vector === 0) return
    const { view } = this.#buffer
    const end = vector + 4 + this.#buffer.vectorLength(vector, 1)
    for (let at = vector + 4; at + 2 <= end; ) {
      const column = this.#columns[view.getUint16(at, true)] ?? this.#malformed()
      at += 2
      const fixed = valueSizes[column.type] ?? this.#malformed()
      const start = fixed > 0 ? at : at + 4
      if (start > end) this.#malformed()
      const size = fixed > 0 ? fixed : view.getUint32(at, true)
      if (start + size > end) this.#malformed()
      this.#value(batch, column, start, start + size)
      at = start + size
    }
  }

  #malformed(): never {
    return fail({ code: 'malformed', offset: this.#buffer.start, detail: 'properties' })
  }

  #value(batch: FeatureBatch, { field, name, type }: Column, start: number, end: number): void {
    const { view } = this.#buffer
    switch (type) {
      case columnType.bool:
        batch.addStringProperty(field, valueKind.boolean, view.getUint8(start) === 0 ? 'false' : 'true')
        return
      case columnType.byte:
        batch.addNumberProperty(field, view.getInt8(start))
        return
      case columnType.unsignedByte:
        batch.addNumberProperty(field, view.getUint8(start))
        return
      case columnType.short:
        batch.addNumberProperty(field, view.getInt16(start, true))
        return
      case columnType.unsignedShort:
        batch.addNumberProperty(field, view.getUint16(start, true))
        return
      case columnType.int:
        batch.addNumberProperty(field, view.getInt32(start, true))
        return
      case columnType.unsignedInt:
        batch.addNumberProperty(field, view.getUint32(start, true))
        return
      case columnType.long:
        batch.addStringProperty(field, valueKind.integer, String(view.getBigInt64(start, true)))
        return
      case columnType.unsignedLong:
        batch.addStringProperty(field, valueKind.integer, String(view.getBigUint64(start, true)))
        return
      case columnType.float:
        this.#real(batch, field, name, shortestFloat(view.getFloat32(start, true)))
        return
      case columnType.double:
        this.#real(batch, field, name, view.getFloat64(start, true))
        return
      case columnType.binary:
        this.#context.notes.add('properties-dropped', 1, { subject: name })
        return
      default:
        this.#text(batch, field, type, start, end)
    }
  }

  #real(batch: FeatureBatch, field: number, name: string, value: number): void {
    if (Number.isFinite(value)) batch.addRealProperty(field, value)
    else this.#context.notes.add('value-unreadable', 1, { subject: name })
  }

  #text(batch: FeatureBatch, field: number, type: number, start: number, end: number): void {
    const { bytes } = this.#buffer
    // GDAL writes a time of day with a day of zeros.
    if (type === columnType.dateTime && startsWith(bytes, start, end, noDay)) {
      this.#text(batch, field, columnType.string, start + noDay.length, end)
      return
    }
    const kind = type === columnType.dateTime ? valueKind.dateTime : valueKind.text
    if (type === columnType.json || countUtf8Characters(bytes, start, end) < 0) {
      const text = new TextDecoder().decode(bytes.subarray(start, end))
      const json = type === columnType.json ? jsonOnOneLine(text) : undefined
      batch.addStringProperty(field, json === undefined ? kind : valueKind.json, json ?? text)
    } else batch.addProperty(field, kind, batch.addText(bytes, start, end), batch.textLength)
  }
}

const noDay = new TextEncoder().encode('0000-00-00T')

const startsWith = (bytes: Uint8Array, start: number, end: number, beginning: Uint8Array): boolean =>
  end - start >= beginning.length && beginning.every((byte, at) => bytes[start + at] === byte)

/** The shortest decimal that is this number of 32 bits: 0.1, not 0.10000000149011612. */
export function shortestFloat(value: number): number {
  for (let digits = 6; digits < 9; digits++) {
    const shorter = Number(value.toPrecision(digits))
    if (Math.fround(shorter) === value) return shorter
  }
  return Number.isFinite(value) ? Number(value.toPrecision(9)) : value
}
