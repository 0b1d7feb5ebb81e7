import { type FeatureBatch, valueKind } from '../../model/feature.ts'
import type { WriteContext } from '../../model/format.ts'
import { FreeNames } from '../../model/free-names.ts'
import { propertyNumber } from '../../model/property-number.ts'
import { columnType } from './column-types.ts'
import type { FlatWriter } from './flat-writer.ts'

interface ColumnInfo {
  readonly name: string
  readonly type: number
}

const bit = (kind: number): number => 1 << kind

/** A value names its column by a number of 16 bits. */
const mostColumns = 1 << 16

/** A whole number of more digits than a double keeps. */
const isLong = (batch: FeatureBatch, property: number): boolean =>
  batch.propertyEnd[property]! - batch.propertyStart[property]! > 15 &&
  !Number.isSafeInteger(propertyNumber(batch, property))

/** Writes properties and finds a column for each: of the type of its first values, and a second column for values that do not fit in. */
export class PropertyEncoder {
  readonly columns: ColumnInfo[] = []
  readonly #context: WriteContext
  readonly #columnOf = new Map<number, number>()
  readonly #names = new FreeNames()

  constructor(context: WriteContext) {
    this.#context = context
  }

  /** Returns the vector, or 0 when there is nothing. */
  write(out: FlatWriter, batch: FeatureBatch, feature: number): number {
    const first = batch.firstProperty[feature]!
    const end = batch.firstProperty[feature + 1]!
    if (first === end) return 0
    const vector = out.vector(0, 1)
    for (let property = first; property < end; property++)
      if (batch.propertyKind[property] !== valueKind.null) this.#value(out, batch, property)
    out.view.setUint32(vector, out.length - vector - 4, true)
    out.align(4)
    return vector
  }

  #value(out: FlatWriter, batch: FeatureBatch, property: number): void {
    const start = batch.propertyStart[property]!
    const end = batch.propertyEnd[property]!
    const field = batch.propertyField[property]!
    const column = this.#columnFor(batch, field, batch.propertyKind[property]!, property)
    if (column < 0) {
      this.#context.notes.add('properties-dropped', 1, { subject: batch.document.fields[field]!.name })
      return
    }
    out.reserve(end - start + 24)
    out.view.setUint16(out.length, column, true)
    out.length += 2
    switch (this.columns[column]!.type) {
      case columnType.bool:
        out.bytes[out.length++] = batch.text[start] === 0x74 ? 1 : 0
        return
      case columnType.long:
        this.#long(out, batch, property)
        out.length += 8
        return
      case columnType.double:
        out.view.setFloat64(out.length, propertyNumber(batch, property), true)
        out.length += 8
        return
      default:
        out.view.setUint32(out.length, end - start, true)
        out.bytes.set(batch.text.subarray(start, end), out.length + 4)
        out.length += 4 + end - start
    }
  }

  #long(out: FlatWriter, batch: FeatureBatch, property: number): void {
    const value = propertyNumber(batch, property)
    if (Number.isSafeInteger(value)) {
      out.view.setInt32(out.length, (value % 2 ** 32) | 0, true)
      out.view.setInt32(out.length + 4, Math.floor(value / 2 ** 32), true)
    } else out.view.setBigInt64(out.length, BigInt(batch.propertyText(property)), true)
  }

  /** -1 where there is no room for another. */
  #columnFor(batch: FeatureBatch, field: number, kind: number, property: number): number {
    const wanted = this.#typeFor(batch, field, kind, property)
    const key = field * 16 + wanted
    const known = this.#columnOf.get(key)
    if (known !== undefined) return known
    // Whole numbers fit among real ones, as long as a double keeps their digits.
    const real =
      wanted === columnType.long && !isLong(batch, property)
        ? this.#columnOf.get(field * 16 + columnType.double)
        : undefined
    if (real !== undefined) return real
    if (this.columns.length >= mostColumns) return -1
    const given = batch.document.fields[field]!.name
    const name = this.#names.of(given)
    if (name !== given) this.#context.notes.add('field-types-widened', 1, { subject: given })
    if (kind === valueKind.integer && wanted === columnType.string)
      this.#context.notes.add('properties-as-text', 1, { subject: given })
    const index = this.columns.push({ name, type: wanted }) - 1
    this.#columnOf.set(key, index)
    return index
  }

  #typeFor(batch: FeatureBatch, field: number, kind: number, property: number): number {
    const seen = batch.document.fields[field]!.kinds
    if (kind === valueKind.boolean) return columnType.bool
    if (kind === valueKind.real) return columnType.double
    if (kind === valueKind.integer) {
      // More digits than a double keeps, and perhaps than a long holds: their text loses none of them.
      if (batch.propertyEnd[property]! - batch.propertyStart[property]! >= 18) return columnType.string
      return (seen & bit(valueKind.real)) !== 0 && !isLong(batch, property) ? columnType.double : columnType.long
    }
    if (kind === valueKind.json) return columnType.json
    return kind === valueKind.dateTime ? columnType.dateTime : columnType.string
  }
}
