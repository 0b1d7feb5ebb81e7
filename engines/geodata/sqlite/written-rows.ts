import { ByteWindow } from '../bytes/byte-window.ts'
import { type PageSink, pageSize } from './page-sink.ts'
import { SqliteRecord } from './record.ts'
import type { TableBuilder } from './table-builder.ts'
import { localLength } from './table-rows.ts'
import { readVarint } from './varint.ts'

/** A row that was written: which of the tables it is of, its id, and its record, valid until the next. */
export interface WrittenRow {
  table: number
  rowId: number
  readonly record: SqliteRecord
}

/**
 * Reads what was written once more, from the first page to the last, and lets the pages go. The rows of several tables come as their pages lie:
 * those of each in their order. What a long row has on other pages lies in front of it.
 */
export async function* writtenRows(
  sink: PageSink,
  tables: readonly TableBuilder[],
): AsyncGenerator<WrittenRow, void, undefined> {
  const tableOf = new Map(tables.flatMap((table, index) => table.leaves().map((page) => [page, index] as const)))
  const row = { table: 0, rowId: 0, record: new SqliteRecord() }
  const overflow = new Map<number, Uint8Array>()
  const window = new ByteWindow(sink.drain())
  const cursor = { position: 0 }
  for (let number = 2; await window.fill(pageSize); number++) {
    const page = window.bytes.slice(window.position, window.position + pageSize)
    window.position += pageSize
    const table = tableOf.get(number)
    if (table === undefined) {
      overflow.set(number, page)
      continue
    }
    row.table = table
    const view = new DataView(page.buffer)
    const count = view.getUint16(3)
    for (let cell = 0; cell < count; cell++) {
      cursor.position = view.getUint16(8 + cell * 2)
      const length = readVarint(page, cursor, pageSize)
      row.rowId = readVarint(page, cursor, pageSize)
      const local = localLength(length, pageSize)
      if (local === length) row.record.read(page, cursor.position, cursor.position + length)
      else row.record.read(joined(page, cursor.position, local, length, overflow), 0, length)
      yield row
    }
  }
}

function joined(
  page: Uint8Array,
  start: number,
  local: number,
  length: number,
  overflow: Map<number, Uint8Array>,
): Uint8Array {
  const whole = new Uint8Array(length)
  whole.set(page.subarray(start, start + local))
  let next = new DataView(page.buffer).getUint32(start + local)
  for (let at = local; at < length; at += pageSize - 4) {
    const more = overflow.get(next)!
    overflow.delete(next)
    whole.set(more.subarray(4, 4 + Math.min(pageSize - 4, length - at)), at)
    next = new DataView(more.buffer).getUint32(0)
  }
  return whole
}
