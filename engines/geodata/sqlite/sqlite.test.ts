import fc from 'fast-check'
import { expect, it } from 'vitest'
import { inputFromBytes } from '../bytes/input.ts'
import { sqliteFile } from '../testing/sqlite-file.ts'
import { SqliteDatabase } from './database.ts'
import { SqliteRecord, storedKind } from './record.ts'
import { RecordBuilder } from './record-writer.ts'
import { tableColumns } from './table-columns.ts'
import { localLength } from './table-rows.ts'
import { readVarint, varintLength, writeVarint } from './varint.ts'

const codeOf = async (work: () => unknown): Promise<unknown> => {
  try {
    await work()
    return 'read'
  } catch (error) {
    const { problem } = error as { problem?: { code: string; detail?: string } }
    return problem?.detail === undefined ? (problem?.code ?? error) : `${problem.code}: ${problem.detail}`
  }
}

it('whole numbers of variable length are written as they are read, and cut ones are none', () => {
  const borders = [0, 1, 127, 128, 16383, 16384, 2 ** 21 - 1, 2 ** 21, 2 ** 28, 2 ** 35, 2 ** 42, 2 ** 49, 2 ** 53 - 1]
  fc.assert(
    fc.property(fc.oneof(fc.constantFrom(...borders), fc.maxSafeNat()), (value) => {
      const bytes = new Uint8Array(12).fill(0xff)
      const end = writeVarint(bytes, 2, value)
      expect(end - 2).toBe(varintLength(value))
      const cursor = { position: 2 }
      expect(readVarint(bytes, cursor, end)).toBe(value)
      expect(cursor.position).toBe(end)
      for (let cut = 2; cut < end; cut++) expect(readVarint(bytes, { position: 2 }, cut)).toBeNaN()
    }),
  )
  expect(borders.map(varintLength)).toEqual([1, 1, 1, 2, 2, 3, 3, 4, 5, 6, 7, 8, 8])
  // The ninth byte has all its bits.
  const cursor = { position: 0 }
  expect(readVarint(Uint8Array.of(0x81, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x83, 1), cursor, 10)).toBe(2 ** 57 + 0x83)
  expect(cursor.position).toBe(9)
  expect(readVarint(new Uint8Array(8).fill(0x80), { position: 0 }, 8)).toBeNaN()
}) // biome-ignore format: bytes to read at a glance

const numbers = [
  0, 1, 2, -1, 127, 128, -128, -129, 32767, 32768, -32768, -32769, 2147483647, 2147483648, -2147483648, -2147483649,
  2 ** 47, -(2 ** 47) - 1, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER,
] // biome-ignore format: borders of the sizes numbers are stored in

it('a record of any values is read as it was written, in the fewest bytes, and any part of it is damage', async () => {
  const value = fc.oneof(fc.constantFrom(...numbers), fc.string(), fc.constant(null), fc.double({ noNaN: true }), fc.uint8Array())
  await fc.assert(
    fc.asyncProperty(fc.array(value, { maxLength: 140 }), async (values) => {
      const builder = new RecordBuilder()
      builder.begin()
      for (const each of values) {
        if (each === null) builder.null()
        else if (typeof each === 'string') builder.string(each)
        else if (typeof each !== 'number') builder.blob(each, each.length)
        else if (Number.isInteger(each) && Number.isSafeInteger(each)) builder.integer(each)
        else builder.real(each)
      }
      const bytes = Uint8Array.from([9, 9, 9, ...builder.finish()])
      const record = new SqliteRecord()
      record.read(bytes, 3, bytes.length)
      expect(record.count).toBe(values.length)
      values.forEach((each, column) => {
        const kind = record.kind(column)
        if (each === null) expect(kind).toBe(storedKind.null)
        else if (typeof each === 'string') {
          expect(kind).toBe(storedKind.text)
          expect(record.text(column, new TextDecoder('utf-8', { ignoreBOM: true }))).toBe(each.toWellFormed())
        } else if (typeof each !== 'number') {
          expect(kind).toBe(storedKind.blob)
          expect(bytes.subarray(record.start(column), record.end(column))).toEqual(each)
        } else {
          expect(kind).toBe(Number.isSafeInteger(each) ? storedKind.integer : storedKind.real)
          expect(record.number(column) + 0).toBe(each + 0)
          expect(record.isLong(column)).toBe(Number.isSafeInteger(each) && Math.abs(each + 0.5) > 2 ** 31)
          if (record.isLong(column)) expect(record.bigint(column)).toBe(BigInt(each))
        }
      })
      // Beyond the last column there is nothing: a table may have got columns later.
      expect([record.kind(values.length), record.number(values.length), record.isLong(values.length)]).toEqual([0, 0, false])
      expect(record.text(values.length, new TextDecoder())).toBe('')
      if (bytes.length < 300)
        for (let end = 3; end < bytes.length; end++)
          expect(await codeOf(() => record.read(bytes, 3, end)), `cut at ${end}`).toBe('database_damaged: record')
    }),
    { numRuns: 60 },
  )
}) // biome-ignore format: short cases side by side

it.each([
  [numbers.slice(0, 2), 2 + 1],
  [[2, 127, -128], 3 + 1 + 3],
  [[128, -129], 2 + 1 + 4],
  [[32768, -32769], 2 + 1 + 8],
  [[2147483648], 1 + 1 + 8],
  [Array(126).fill(0), 127],
  [Array(127).fill(0), 129],
])('%j takes the fewest bytes', (values: readonly number[], length) => {
  const builder = new RecordBuilder()
  builder.begin()
  for (const value of values) builder.integer(value)
  expect(builder.finish()).toHaveLength(length)
})

/** fileformat2, section 1.6, with U = 4096: X = 4061, M = 489, K = M + (P - M) mod 4092. */
it('so much of a row stands on its page', () => {
  expect([0, 4061, 4062, 4581, 4582, 8153, 8154, 10_000].map((length) => localLength(length, 4096))).toEqual([
    0, 4061, 489, 489, 490, 4061, 489, 489 + 1327,
  ])
}) // biome-ignore format: numbers side by side

it.each<[string, string]>([
  ['CREATE TABLE t', ''],
  ['CREATE TABLE t (a)', 'a'],
  ['CREATE TABLE t ()', ''],
  ['create table "t" (fid integer primary key, a text)', 'fid:INTEGER! a:TEXT'],
  ['CREATE TABLE t (fid INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL, geom POINT)', 'fid:INTEGER! geom:POINT'],
  ['CREATE TABLE t (fid INT PRIMARY KEY)', 'fid:INT'],
  ['CREATE TABLE t (fid INTEGER PRIMARY)', 'fid:INTEGER'],
  ['CREATE TABLE t (fid INTEGER, KEY TEXT)', 'fid:INTEGER KEY:TEXT'],
  ['CREATE TABLE t (fid INTEGER, a, PRIMARY KEY (fid))', 'fid:INTEGER! a'],
  ['CREATE TABLE t (FID INTEGER, a, CONSTRAINT pk PRIMARY KEY ("fid"))', 'FID:INTEGER! a'],
  ['CREATE TABLE t (fid INTEGER, a INTEGER, PRIMARY KEY (fid, a))', 'fid:INTEGER a:INTEGER'],
  ['CREATE TABLE t (fid TEXT, PRIMARY KEY (fid))', 'fid:TEXT'],
  ['CREATE TABLE t (a TEXT(20), b DECIMAL(10, 2), c DOUBLE PRECISION)', 'a:TEXT b:DECIMAL c:DOUBLE PRECISION'],
  ['CREATE TABLE t ("a b" TEXT, [c d] REAL, `e f` BLOB, \'g\'\'h\' "my type", "i""j")', "a b:TEXT c d:REAL e f:BLOB g'h:MY TYPE i\"j"],
  ['CREATE TABLE t (a TEXT DEFAULT (\'x,y\'), b TEXT CHECK (b IN (1, 2)), c)', 'a:TEXT b:TEXT c'],
  ['CREATE TABLE t (a TEXT, -- b TEXT,\n c /* d, */ REAL)', 'a:TEXT c:REAL'],
  ['CREATE TABLE t (a, UNIQUE (a), FOREIGN KEY (a) REFERENCES u (a), CHECK (a > 0), b)', 'a b'],
  ['CREATE TABLE t (a NOT NULL, b NULL, c UNIQUE, d COLLATE NOCASE, e REFERENCES u, f GENERATED ALWAYS AS (1), g AS (1))', 'a b c d e f g'],
  ['CREATE TABLE t (a INTEGER CONSTRAINT x PRIMARY KEY)', 'a:INTEGER!'],
  ['CREATE TABLE t (a) WITHOUT ROWID, b', 'a'],
  ['CREATE TABLE t (a, b INTEGER PRIMARY KEY, c) WITHOUT ROWID', 'b:INTEGER a c'],
  ['CREATE TABLE t (a, b, c, PRIMARY KEY ("C" DESC, b COLLATE NOCASE, c)) STRICT, without /* any */ rowid', 'c b a'],
  ["CREATE TABLE t (a DEFAULT ('WITHOUT ROWID'), b)", 'a b'],
])('%s', (sql, expected) => {
  const columns = tableColumns(sql).map(({ name, type, isRowId }) => `${name}${type ? `:${type}` : ''}${isRowId ? '!' : ''}`)
  expect(columns.join(' ')).toBe(expected)
}) // biome-ignore format: a table to read at a glance

const open = (bytes: Uint8Array) => SqliteDatabase.open(inputFromBytes('x.gpkg', bytes), 'gpkg')
const rowsOf = async (bytes: Uint8Array) => {
  const database = await open(bytes)
  const found: [number, string][] = []
  for await (const { rowId, record } of database.rows(database.table('T')!))
    found.push([rowId, record.text(0, database.decoder)])
  return found
}
const rows = Array.from(
  { length: 300 },
  (_, at) => `(${at - 2}, '${'ш'.repeat(at % 50)}${'x'.repeat(at % 7 === 0 ? 5000 : 0)}')`,
)
const make = (settings: string) =>
  sqliteFile(
    `${settings} CREATE TABLE t (a TEXT, id INTEGER PRIMARY KEY); INSERT INTO t (id, a) VALUES ${rows.join(',')};`,
  )

it.each([
  'PRAGMA page_size = 512;',
  'PRAGMA page_size = 4096;',
  'PRAGMA page_size = 65536;',
  "PRAGMA encoding = 'UTF-16le';",
  "PRAGMA encoding = 'UTF-16be';",
])('every row of a table, long ones too: %s', async (settings) => {
  const found = await rowsOf(make(settings))
  expect(found.map(([, text]) => text)).toEqual(
    rows.map((_, at) => 'ш'.repeat(at % 50) + 'x'.repeat(at % 7 === 0 ? 5000 : 0)),
  )
  expect(found.slice(2).map(([id]) => id)).toEqual(rows.slice(2).map((_, at) => at))
})

it.each([512, 4096])(
  'every row of a table without row ids, on inner pages too: pages of %i bytes',
  async (pageSize) => {
    const bytes = sqliteFile(
      `PRAGMA page_size = ${pageSize}; CREATE TABLE t (b TEXT, a TEXT, PRIMARY KEY (a, b)) WITHOUT ROWID;
     INSERT INTO t (b, a) SELECT column1, column2 FROM (VALUES ${rows.join(',')});`,
    )
    const texts = rows.map((_, at) => 'ш'.repeat(at % 50) + 'x'.repeat(at % 7 === 0 ? 5000 : 0))
    expect((await rowsOf(bytes)).map(([, text]) => text).sort()).toEqual(texts.sort())
    const root = (await open(bytes)).table('t')!.rootPage
    bytes[(root - 1) * pageSize] = 5
    expect(await codeOf(() => rowsOf(bytes))).toBe(`database_damaged: page ${root}`)
  },
)

it('pages with reserved space, and heads that are none', async () => {
  const good = make('PRAGMA page_size = 512;')
  const changed = (at: number, ...values: number[]) => {
    const copy = good.slice()
    copy.set(values, at)
    return copy
  }
  expect(await codeOf(() => open(good.slice(0, 99)))).toBe('truncated')
  expect(await codeOf(() => open(good.slice(0, 15)))).toBe('not_this_format')
  expect(await codeOf(() => open(changed(15, 1)))).toBe('not_this_format')
  expect(await codeOf(() => open(changed(16, 1, 0)))).toBe('database_damaged: page size 256')
  expect(await codeOf(() => open(changed(16, 2, 1)))).toBe('database_damaged: page size 513')
  expect(await codeOf(() => open(changed(20, 33)))).toBe('database_damaged: reserved space')
  expect(await codeOf(() => rowsOf(changed(20, 32)))).not.toContain('reserved')
  // An encoding there is none of is taken for the usual one.
  expect(await codeOf(() => rowsOf(changed(59, 9)))).toBe('read')
  expect(await codeOf(() => rowsOf(good.slice(0, 512 * 20)))).toBe('truncated')
})

/** Every page but the first with one of its bytes changed: it is read, or it is damage; never anything else. */
it('a page that is none of a table is damage', async () => {
  const good = make('PRAGMA page_size = 512;')
  const root = (await open(good)).table('t')!.rootPage
  const at = (root - 1) * 512
  const view = new DataView(good.buffer)
  const withBytes = (change: (copy: DataView) => void) => {
    const copy = good.slice()
    change(new DataView(copy.buffer))
    return codeOf(() => rowsOf(copy))
  }
  expect(good[at]).toBe(5)
  const damage = `database_damaged: page ${root}`
  expect(await withBytes((copy) => copy.setUint8(at, 2))).toBe(damage)
  expect(await withBytes((copy) => copy.setUint8(at, 10))).toBe(damage)
  expect(await withBytes((copy) => copy.setUint16(at + 3, 251))).toBe(damage)
  expect(await withBytes((copy) => copy.setUint16(at + 12, 509))).toBe(damage)
  // A page that is its own child, or none at all.
  expect(await withBytes((copy) => copy.setUint32(at + 8, root))).toBe(damage)
  expect(await withBytes((copy) => copy.setUint32(at + 8, 0))).toBe('database_damaged: page 0')
  expect(await withBytes((copy) => copy.setUint32(at + 8, 99_999))).toBe('truncated')
  const leaf = view.getUint32(at + view.getUint16(at + 12))
  const cell = (leaf - 1) * 512 + view.getUint16((leaf - 1) * 512 + 8)
  expect(await withBytes((copy) => copy.setUint16((leaf - 1) * 512 + 8, 511))).toBe(`database_damaged: page ${leaf}`)
  expect(await withBytes((copy) => copy.setUint16((leaf - 1) * 512 + 3, 253))).toBe(`database_damaged: page ${leaf}`)
  // The row's length in front of it: more than the file has, then more than the page.
  expect(await withBytes((copy) => copy.setUint32(cell, 0xffffff7f))).toBe('absurd_count')
})
