import type { DocumentInfo } from '../../model/document.ts'
import type { Notes } from '../../notes/notes.ts'
import { type ColumnProfile, type ColumnType, columnTypeOf } from './column-profile.ts'
import { columnNames, fitsAsName } from './field-names.ts'
import type { TableColumn, TablePlan } from './table-writer.ts'

/** Header lengths and record lengths of a .dbf are 16-bit numbers. */
const mostColumns = 2046
const longestRecord = 65535

/** For features without properties, because a table needs a column. GDAL gives it the same name. */
const recordNumber: ColumnType = { letter: 'N', width: 11, decimals: 0, isWidened: false }

/** Chooses columns for the properties a layer has, and notes what changes by that. */
export function planTable(
  profiles: readonly (ColumnProfile | undefined)[],
  document: DocumentInfo,
  rowCount: number,
  notes: Notes,
): TablePlan {
  const fields = document.fields.map((_, field) => field).filter((field) => profiles[field] !== undefined)
  const nameOf = columnNameOf(fields, document)
  const columnOfField = new Int32Array(document.fields.length).fill(-1)
  const columns: TableColumn[] = []
  let offset = 1
  for (const field of fields) {
    const { name, role } = document.fields[field]!
    const profile = profiles[field]!
    const type = columnTypeOf(profile)
    if (columns.length >= mostColumns || offset + type.width > longestRecord) {
      notes.add('properties-dropped', profile.rows, { subject: name })
      continue
    }
    columnOfField[field] = columns.length
    columns.push({ name: nameOf.get(field)!, type, offset })
    offset += type.width
    const subject = { subject: name }
    if (nameOf.get(field) !== name)
      notes.add(fitsAsName(name) ? 'invalid-names-changed' : 'field-names-shortened', 1, subject)
    if (role === 'id') notes.add('ids-as-property', profile.rows)
    if (role === 'foreign') notes.add('foreign-members-as-property', profile.rows, subject)
    if (type.isWidened) notes.add('field-types-widened', 1, subject)
    notes.add('properties-as-text', profile.structured, subject)
    if (type.letter === 'C') notes.add('text-cut', profile.tooLong, subject)
    notes.add('blanks-dropped', profile.blankEnds, subject)
    notes.add('empty-text-as-null', profile.empty, subject)
    notes.add('absent-values-as-null', rowCount - profile.rows, subject)
  }
  if (columns.length === 0) {
    columns.push({ name: 'FID', type: recordNumber, offset: 1 })
    offset += recordNumber.width
  }
  return { columns, columnOfField, recordLength: offset, rowCount }
}

/** A plain property has the first claim to its name, before an id or a foreign member that is called the same. */
function columnNameOf(fields: readonly number[], document: DocumentInfo): ReadonlyMap<number, string> {
  const isPlain = (field: number) => document.fields[field]!.role === undefined
  const inOrder = [...fields.filter(isPlain), ...fields.filter((field) => !isPlain(field))]
  const names = columnNames(inOrder.map((field) => document.fields[field]!.name))
  return new Map(inOrder.map((field, index) => [field, names[index]!]))
}
