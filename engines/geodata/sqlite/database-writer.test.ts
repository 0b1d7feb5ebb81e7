import { expect, it } from 'vitest'
import { MemorySpill } from '../bytes/spill.ts'
import { joined } from '../testing/run.ts'
import { sqliteAnswer } from '../testing/sqlite-file.ts'
import { DatabaseWriter } from './database-writer.ts'
import { RecordBuilder } from './record-writer.ts'

/** A row a leaf: 526 leaves and one more are what a page above them has room for. */
it.each([1, 2, 3, 525, 526, 527, 528, 529, 530, 531, 1100])(
  'SQLite itself finds a table of %i leaves in order',
  async (count) => {
    const writer = new DatabaseWriter(() => new MemorySpill())
    const table = writer.newTable()
    const record = new RecordBuilder()
    for (let id = 1; id <= count; id++) {
      record.begin()
      record.null()
      record.string(`${id}`.padEnd(4000))
      table.add(id, record.finish())
      await writer.sink.relieve()
    }
    expect(table.rowCount).toBe(count)
    writer.addTable('t', table.finish(), 'CREATE TABLE t (id INTEGER PRIMARY KEY, a TEXT)')
    const file = await written(writer)
    expect(sqliteAnswer(file, 'PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }])
    expect(sqliteAnswer(file, 'SELECT count(*) AS n, sum(id) AS ids, sum(trim(a) = id) AS texts FROM t')).toEqual([
      { n: count, ids: (count * (count + 1)) / 2, texts: count },
    ])
    expect(sqliteAnswer(file, `SELECT id FROM t WHERE id = ${count}`)).toEqual([{ id: count }])
  },
)

/** A page has room for 4,061 bytes of a row; each page of the rest for 4,092. */
it.each([4050, 4061, 4070, 8150, 8160, 8200, 12_300, 50_000])(
  'SQLite itself reads a text of %i characters',
  async (length) => {
    const text = Array.from({ length }, (_, at) => String.fromCharCode(97 + (at % 26))).join('')
    const writer = new DatabaseWriter(() => new MemorySpill())
    const table = writer.newTable()
    const record = new RecordBuilder()
    record.begin()
    record.string(text)
    table.add(1, record.finish())
    writer.addTable('t', table.finish(), 'CREATE TABLE t (a TEXT)')
    const file = await written(writer)
    expect(sqliteAnswer(file, 'PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }])
    expect(sqliteAnswer(file, 'SELECT a FROM t')).toEqual([{ a: text }])
  },
)

it.each([1, 20, 40, 400, 4000])(
  '%i small tables with their keys are found by SQLite, wherever their names stand',
  async (count) => {
    const writer = new DatabaseWriter(() => new MemorySpill())
    for (let at = 0; at < count; at++)
    writer.addSmallTable(`t${at}`, `CREATE TABLE t${at} (a TEXT, b REAL, c, UNIQUE (a))`, at > 0 ? [] : [{ values: ['ж', 1.5, null] }, { values: ['b', -2, 'x'] }, { values: ['ab', 200, 'y'], rowId: 3 }], [[0]]) // biome-ignore format: one line
    const file = await written(writer)
    expect(sqliteAnswer(file, 'PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }])
    expect(sqliteAnswer(file, 'SELECT count(*) AS n FROM sqlite_schema')).toEqual([{ n: count * 2 }])
    expect(sqliteAnswer(file, 'SELECT a, b, c FROM t0 ORDER BY a')).toEqual([
      { a: 'ab', b: 200, c: 'y' },
      { a: 'b', b: -2, c: 'x' },
      { a: 'ж', b: 1.5, c: null },
    ])
    expect(sqliteAnswer(file, 'PRAGMA application_id')).toEqual([{ application_id: 7 }])
    expect(sqliteAnswer(file, 'PRAGMA user_version')).toEqual([{ user_version: 8 }])
  },
)

async function written(writer: DatabaseWriter): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  for await (const part of writer.finish(7, 8)) parts.push(part.slice())
  return joined(parts)
}
