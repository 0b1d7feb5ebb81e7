import { type FeatureBatch, valueKind } from '../../model/feature.ts'
import type { Notes } from '../../notes/notes.ts'
import { isJsonNumber } from '../../numbers/json-number.ts'
import { readDecimal } from '../../numbers/read-decimal.ts'
import type { Column } from './table-header.ts'
import type { TableText } from './table-text.ts'

/** A column with what reading its values needs. */
export interface FieldColumn extends Column {
  readonly field: number
}

export interface ValueContext {
  readonly text: TableText
  readonly notes: Notes
  readonly version: number
}

export type ReadValue = (
  batch: FeatureBatch,
  column: FieldColumn,
  bytes: Uint8Array,
  start: number,
  context: ValueContext,
) => void

const cursor = { position: 0 }

const readText: ReadValue = (batch, column, bytes, start, context) => {
  let end = start + column.width
  while (end > start && (bytes[end - 1] === 0x20 || bytes[end - 1] === 0)) end--
  // A zero byte ends a text: what stands behind it was in the memory of the program that wrote it.
  for (let at = start; at < end; at++) if (bytes[at] === 0) end = at
  if (end === start) return addNull(batch, column)
  batch.addProperty(column.field, valueKind.text, context.text.add(batch, bytes, start, end), batch.textLength)
}

/** Numbers keep their digits, save what only fills the width of the column: blanks and zeros at the end of a fraction. */
const readNumber: ReadValue = (batch, column, bytes, start, context) => {
  let from = start
  let end = start + column.width
  while (end > from && bytes[end - 1]! <= 0x20) end--
  while (from < end && bytes[from]! <= 0x20) from++
  if (from === end) return addNull(batch, column)
  cursor.position = from
  const value = readDecimal(bytes, cursor, end)
  if (cursor.position !== end || !Number.isFinite(value)) {
    // A column full of asterisks is shapelib's null.
    if (bytes[from] !== 0x2a) {
      context.notes.add('value-unreadable', 1, { subject: batch.document.fields[column.field]!.name })
    }
    return addNull(batch, column)
  }
  let point = from
  while (point < end && bytes[point] !== 0x2e && (bytes[point]! | 0x20) !== 0x65) point++
  if (point === end && isJsonNumber(bytes, from, end)) {
    batch.addProperty(column.field, valueKind.integer, batch.addText(bytes, from, end), batch.textLength)
    return
  }
  const isPlain = end - from <= 16 && bytes[end - 1] !== 0x30 && isJsonNumber(bytes, from, end)
  if (isPlain) batch.addProperty(column.field, valueKind.real, batch.addText(bytes, from, end), batch.textLength)
  else batch.addRealProperty(column.field, value)
}

const readLogical: ReadValue = (batch, column, bytes, start) => {
  const letter = bytes[start]! | 0x20
  if (letter === 0x74 || letter === 0x79) batch.addStringProperty(column.field, valueKind.boolean, 'true')
  else if (letter === 0x66 || letter === 0x6e) batch.addStringProperty(column.field, valueKind.boolean, 'false')
  else addNull(batch, column)
}

const readDate: ReadValue = (batch, column, bytes, start, context) => {
  let digits = ''
  for (let at = start; at < start + Math.min(column.width, 8); at++) digits += String.fromCharCode(bytes[at]!)
  if (/^[ 0\0]*$/.test(digits)) return addNull(batch, column)
  const isDate = /^\d{4}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/.test(digits)
  if (!isDate) return readText(batch, column, bytes, start, context)
  batch.addStringProperty(
    column.field,
    valueKind.date,
    `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`,
  )
}

/** Visual FoxPro keeps integers little-endian, dBASE 7 big-endian with the sign bit turned. */
const readInteger: ReadValue = (batch, column, bytes, start, context) => {
  const view = new DataView(bytes.buffer, bytes.byteOffset + start, 4)
  const value = isFoxPro(context.version) ? view.getInt32(0, true) : (view.getUint32(0) ^ 0x80000000) | 0
  batch.addNumberProperty(column.field, value)
}

const readDouble: ReadValue = (batch, column, bytes, start, context) => {
  const value = new DataView(bytes.buffer, bytes.byteOffset + start, 8).getFloat64(0, isFoxPro(context.version))
  if (Number.isFinite(value)) batch.addRealProperty(column.field, value)
  else addNull(batch, column)
}

const readCurrency: ReadValue = (batch, column, bytes, start) => {
  const units = new DataView(bytes.buffer, bytes.byteOffset + start, 8).getBigInt64(0, true)
  batch.addRealProperty(column.field, Number(units) / 10000)
}

const julianDayOf1970 = 2440588

/** A Julian day number and the milliseconds of the day. */
const readDateTime: ReadValue = (batch, column, bytes, start) => {
  const view = new DataView(bytes.buffer, bytes.byteOffset + start, 8)
  const day = view.getInt32(0, true)
  const time = (day - julianDayOf1970) * 86400000 + view.getInt32(4, true)
  if (day === 0 || Math.abs(time) > 8.64e15) return addNull(batch, column)
  const text = new Date(time).toISOString().replace(/(?:\.000)?Z$/, '')
  batch.addStringProperty(column.field, valueKind.dateTime, text)
}

function addNull(batch: FeatureBatch, column: FieldColumn): void {
  batch.addProperty(column.field, valueKind.null, batch.textLength, batch.textLength)
}

const isFoxPro = (version: number) => version === 0x30 || version === 0x31 || version === 0x32

/** How the values of a column are read; undefined for memos and pictures, which lie in files of their own, and system columns. */
export function valueReaderOf(column: Column, version: number): ReadValue | undefined {
  switch (column.type) {
    case 'C':
    case 'V':
      return readText
    case 'N':
    case 'F':
      return readNumber
    case 'L':
      return readLogical
    case 'D':
      return readDate
    case 'I':
    case '+':
      return column.width === 4 ? readInteger : readNumber
    case 'O':
      return column.width === 8 ? readDouble : readNumber
    case 'B':
      return isFoxPro(version) && column.width === 8 ? readDouble : undefined
    case 'Y':
      return column.width === 8 ? readCurrency : undefined
    case 'T':
    case '@':
      return column.width === 8 ? readDateTime : undefined
    default:
      return undefined
  }
}
