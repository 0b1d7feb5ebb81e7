import type { DocumentInfo } from '../../document.ts'
import type { Notes } from '../../notes.ts'
import { type ColumnProfile, type ColumnType, columnTypeOf } from './column-profile.ts'
import { columnNames } from './field-names.ts'
import type { TableColumn, TablePlan } from './table-writer.ts'

/** Header lengths and record lengths of a .dbf are 16-bit numbers. */
const mostColumns = 2046
const longestRecord = 65535

/** A table needs a column; GDAL names this one the same. */
const recordNumber: ColumnType = { letter: 'N', width: 11, decimals: 0, isWidened: false, isAsText: false }

/** Chooses columns for the properties a layer has, and notes what changes by that. */
export function planTable(
  profiles: readonly (ColumnProfile | undefined)[],
  document: DocumentInfo,
  rowCount: number,
  notes: Notes,
): TablePlan {
  const fields = document.fields.map((_, field) => field).filter((field) => profiles[field] !== undefined)
  const names = columnNames(fields.map((field) => document.fields[field]!.name))
  const columnOfField = new Int32Array(document.fields.length).fill(-1)
  const columns: TableColumn[] = []
  let offset = 1
  fields.forEach((field, index) => {
    const name = document.fields[field]!.name
    const profile = profiles[field]!
    const type = columnTypeOf(profile)
    if (columns.length >= mostColumns || offset + type.width > longestRecord) {
      notes.add('properties-dropped', 1, { subject: name })
      return
    }
    columnOfField[field] = columns.length
    columns.push({ name: names[index]!, type, offset })
    offset += type.width
    if (names[index] !== name) notes.add('field-names-shortened', 1, { subject: name })
    if (type.isAsText) notes.add('properties-as-text', profile.structured, { subject: name })
    else if (type.isWidened) notes.add('field-types-widened', 1, { subject: name })
    if (type.letter === 'C') notes.add('text-cut', profile.tooLong, { subject: name })
  })
  if (columns.length === 0) {
    columns.push({ name: 'FID', type: recordNumber, offset: 1 })
    offset += recordNumber.width
  }
  return { columns, columnOfField, recordLength: offset, rowCount }
}
