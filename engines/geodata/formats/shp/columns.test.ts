import { expect, it } from 'vitest'
import { DocumentInfo } from '../../model/document.ts'
import { FeatureBatch, type ValueKind, valueKind } from '../../model/feature.ts'
import { Notes } from '../../notes/notes.ts'
import { ColumnProfile, columnTypeOf } from './column-profile.ts'
import { columnNames, cutUtf8, fitsAsName } from './field-names.ts'
import { planTable } from './plan-table.ts'
import { readTableHeader, tableHeaderLength } from './table-header.ts'
import { TableText } from './table-text.ts'

const encoder = new TextEncoder()
const { integer, real, text, date, dateTime, boolean, json, xml } = valueKind

/** Each value is a row of its own, and stands in the middle of other text, as in a batch. */
function profileOf(values: readonly (readonly [ValueKind, string])[]): ColumnProfile {
  const profile = new ColumnProfile()
  values.forEach(([kind, value]) => {
    const bytes = encoder.encode(`9 ${value} 9`)
    profile.add(kind, bytes, 2, bytes.length - 2)
  })
  return profile
}

it.each<[string, readonly (readonly [ValueKind, string])[], string]>([
  ['nothing', [], 'C 1'],
  ['only null', [[valueKind.null, '']], 'C 1'],
  ['true and false', [[boolean, 'true'], [boolean, 'false']], 'L 1'],
  ['truth and null', [[boolean, 'true'], [valueKind.null, '']], 'L 1'],
  ['truth and a number', [[boolean, 'true'], [integer, '1']], 'C 4 widened'],
  ['whole numbers', [[integer, '1'], [integer, '-20']], 'N 3'],
  ['a whole number of 18 digits', [[integer, '9'.repeat(18)]], 'N 18'],
  ['a whole number of 19 digits', [[integer, '9'.repeat(19)]], 'C 19 widened'],
  ['decimals: room for a sign and a digit before them', [[real, '.25']], 'N 5.2'],
  ['decimals of different length', [[real, '1.5'], [real, '-1234.125']], 'N 9.3'],
  ['a number without decimals', [[real, '12']], 'N 3.1'],
  ['whole and decimal', [[integer, '123456'], [real, '1.5']], 'N 6.1'],
  ['15 decimals and more', [[real, `0.${'1'.repeat(15)}`], [real, `0.${'1'.repeat(17)}`]], 'N 19.15'],
  ['14 decimals', [[real, `0.${'1'.repeat(14)}`]], 'N 17.14'],
  ['an exponent', [[real, '1e5']], 'N 18.15'],
  ['a capital exponent', [[real, '1E5']], 'N 18.15'],
  ['decimals and an exponent', [[real, '1.5e5']], 'N 18.15'],
  ['decimals and a capital exponent', [[real, '1.5E-5']], 'N 18.15'],
  ['a number of 32 characters', [[real, `${'1'.repeat(30)}.5`]], 'N 32.1'],
  ['a number of 33 characters', [[real, `${'1'.repeat(31)}.5`]], 'C 33 widened'],
  ['a number and text', [[integer, '1'], [text, 'one']], 'C 3 widened'],
  ['dates', [[date, '2024-02-29'], [date, '1999-12-31']], 'D 8'],
  ['dates as text', [[text, '2024-01-01'], [text, '2024-12-10']], 'D 8'],
  ['a date and other text', [[date, '2024-02-29'], [text, 'never']], 'C 10 widened'],
  ['other text and a date', [[text, 'never'], [text, '2024-02-29']], 'C 10'],
  ['a date and a number', [[date, '2024-02-29'], [integer, '1']], 'C 10 widened'],
  ['a date with its time', [[dateTime, '2024-02-29T10:00:00Z']], 'C 20'],
  ['text', [[text, 'шума']], 'C 8'],
  ['text of no length', [[text, '']], 'C 1'],
  ['text of 254 bytes', [[text, 'x'.repeat(254)]], 'C 254'],
  ['text of 255 bytes', [[text, 'x'.repeat(255)]], 'C 254'],
  ['lists', [[json, '[1]']], 'C 3'],
  ...['2024-13-01', '2024-00-01', '2024-01-00', '2024-01-32', '2024/01-01', '2024-01/01', '2024-1-001', '202a-01-01',
    '2024-01-0:', '2024-01-0/', '2024-01-011', '2024-01-1', '/024-01-01', ':024-01-01'].map(
    (value) => [`${value} is no date`, [[text, value]], `C ${value.length}`] as [string, [ValueKind, string][], string]),
])('a column of %s', (_, values, expected) => {
  const { letter, width, decimals, isWidened } = columnTypeOf(profileOf(values))
  expect(`${letter} ${width}${decimals > 0 ? `.${decimals}` : ''}${isWidened ? ' widened' : ''}`).toBe(expected)
}) // biome-ignore format: a table to read at a glance

it('what a table cannot keep is counted', () => {
  const counts = (profile: ColumnProfile) => {
    const { rows, tooLong, structured, empty, blankEnds } = profile
    return { rows, tooLong, structured, empty, blankEnds }
  }
  const none = { rows: 0, tooLong: 0, structured: 0, empty: 0, blankEnds: 0 }
  expect(counts(profileOf([]))).toEqual(none)
  expect(
    counts(profileOf([[text, ''], [text, 'a '], [text, ' a'], [json, ''], [json, '1 '], [xml, '<a/>'], [dateTime, 'x'], [valueKind.null, ''], [text, 'x'.repeat(254)], [text, 'x'.repeat(255)]])),
  ).toEqual({ ...none, rows: 10, tooLong: 1, structured: 4, empty: 1, blankEnds: 1 })
}) // biome-ignore format: a table to read at a glance

it.each<[readonly string[], readonly string[]]>([
  [['abcdefghij', 'abcdefghijk'], ['abcdefghij', 'abcdefgh_1']],
  [['abcdefghijk', 'abcdefghijl'], ['abcdefghij', 'abcdefgh_1']],
  [['Abcdefghijk', 'ABCDEFGHIJK', 'abcdefghijk'], ['Abcdefghij', 'ABCDEFGH_1', 'abcdefgh_2']],
  [['a', 'A', 'a'], ['a', 'A_1', 'a_2']],
  [['a_1', 'a', 'A'], ['a_1', 'a', 'A_2']],
  [[' a ', 'b\u0000c', '\u001f', '\u007f', '   ', ''], ['a', 'b_c', '_', '__1', 'field', 'field_1']],
  [['население'], ['насел']],
  [['abcdefghi jklm'], ['abcdefghi']],
  [Array.from({ length: 12 }, () => 'abcdefghij'), ['abcdefghij', ...Array.from({ length: 9 }, (_, at) => `abcdefgh_${at + 1}`), 'abcdefg_10', 'abcdefg_11']],
])('names %j', (names, expected) => {
  expect(columnNames(names)).toEqual(expected)
}) // biome-ignore format: a table to read at a glance

it('text is cut between characters', () => {
  expect(['ab', 'abc', 'aш', 'aшb', '😀', 'ш'].map((each) => cutUtf8(each, 2))).toEqual(['ab', 'ab', 'a', 'a', '', 'ш'])
  expect([fitsAsName('abcdefghij'), fitsAsName('abcdefghijk'), fitsAsName('шшшшш'), fitsAsName('шшшшшш')]).toEqual([
    true,
    false,
    true,
    false,
  ])
})

it('plans a table: order of names, what does not fit, a column for a layer without any', () => {
  const document = new DocumentInfo()
  const id = document.field('a', 'id')
  const plain = document.field('a')
  const foreign = document.field('b', 'foreign')
  const long = document.field('a name too long')
  const unused = document.field('unused')
  const profiles: (ColumnProfile | undefined)[] = []
  profiles[id] = profileOf([[integer, '7']])
  profiles[plain] = profileOf([[boolean, 'true'], [text, 'no ']])
  profiles[foreign] = profileOf([[json, '{}']])
  profiles[long] = profileOf([[text, ''], [text, 'x'.repeat(300)]])
  const notes = new Notes()
  const plan = planTable(profiles, document, 5, notes)
  expect(plan.columns.map(({ name, offset, type }) => [name, offset, type.letter, type.width])).toEqual([
    ['a_1', 1, 'N', 1],
    ['a', 2, 'C', 4],
    ['b', 6, 'C', 2],
    ['a name too', 8, 'C', 254],
  ])
  expect([...plan.columnOfField]).toEqual([0, 1, 2, 3, -1])
  expect(unused).toBe(4)
  expect([plan.recordLength, plan.rowCount]).toEqual([262, 5])
  expect(notes.list().map(({ code, count, subject }) => [code, count, subject ?? ''])).toEqual([
    ['invalid-names-changed', 1, 'a'],
    ['ids-as-property', 1, ''],
    ['absent-values-as-null', 7, 'a'],
    ['field-types-widened', 1, 'a'],
    ['blanks-dropped', 1, 'a'],
    ['foreign-members-as-property', 1, 'b'],
    ['properties-as-text', 1, 'b'],
    ['absent-values-as-null', 4, 'b'],
    ['field-names-shortened', 1, 'a name too long'],
    ['text-cut', 1, 'a name too long'],
    ['empty-text-as-null', 1, 'a name too long'],
    ['absent-values-as-null', 3, 'a name too long'],
  ])
  const empty = planTable([], document, 5, notes)
  expect(empty.columns).toEqual([{ name: 'FID', offset: 1, type: { letter: 'N', width: 11, decimals: 0, isWidened: false } }])
  expect(empty.recordLength).toBe(12)
}) // biome-ignore format: a table to read at a glance

it('columns beyond what a record or a header can hold are told', () => {
  const document = new DocumentInfo()
  const most = { columns: 0, told: 0 }
  for (const [count, value] of [[2050, 'x'], [260, 'x'.repeat(254)]] as const) {
    const profiles: ColumnProfile[] = []
    for (let at = 0; at < count; at++) profiles[document.field(`f${at}`)] = profileOf([[text, value]])
    const notes = new Notes()
    const plan = planTable(profiles, document, 1, notes)
    most.columns = plan.columns.length
    most.told = notes.list().filter(({ code }) => code === 'properties-dropped').length
    // 258 times 254 and the byte of deletion are 65,533: one more would not fit.
    expect(most).toEqual(count === 2050 ? { columns: 2046, told: 4 } : { columns: 258, told: 2 })
  }
}) // biome-ignore format: a table to read at a glance

/** A header with columns given as name, letter, width and decimals. */
function header(
  columns: readonly (readonly [string, string, number, number])[],
  recordLength: number,
  length?: number,
) {
  const bytes = new Uint8Array(32 + columns.length * 32 + 1)
  const view = new DataView(bytes.buffer)
  bytes[0] = 3
  bytes[29] = 0xc9
  view.setUint32(4, 77, true)
  view.setUint16(8, length ?? bytes.length, true)
  view.setUint16(10, recordLength, true)
  columns.forEach(([name, letter, width, decimals], index) => {
    bytes.set(encoder.encode(name), 32 + index * 32)
    bytes.set([letter.charCodeAt(0)], 32 + index * 32 + 11)
    bytes.set([width, decimals], 32 + index * 32 + 16)
  })
  bytes[bytes.length - 1] = 0x0d
  return bytes
}
const columnsIn = (bytes: Uint8Array) =>
  readTableHeader(bytes)?.columns.map(({ name, type, offset, width, decimals }) => [new TextDecoder().decode(name), type, offset, width, decimals]) // biome-ignore format: one row of a table

it('reads the header of a table', () => {
  const bytes = header([['a', 'C', 10, 0], ['elevenbytes', 'N', 8, 3], ['c', 'L', 1, 0]], 20)
  expect(readTableHeader(bytes)).toMatchObject({ version: 3, recordCount: 77, headerLength: bytes.length, recordLength: 20, languageDriver: 0xc9 })
  expect(columnsIn(bytes)).toEqual([['a', 'C', 1, 10, 0], ['elevenbytes', 'N', 11, 8, 3], ['c', 'L', 19, 1, 0]])
  // The high byte of a long text column stands where others have decimals, if the record is that long.
  expect(columnsIn(header([['a', 'C', 44, 1], ['b', 'N', 2, 1]], 303))).toEqual([['a', 'C', 1, 300, 0], ['b', 'N', 301, 2, 1]])
  expect(columnsIn(header([['a', 'C', 44, 1]], 301))).toEqual([['a', 'C', 1, 300, 0]])
  expect(columnsIn(header([['a', 'C', 44, 1]], 300))).toEqual([['a', 'C', 1, 44, 0]])
  // Where the widths alone fill the record, decimals of texts are nothing but decimals.
  expect(columnsIn(header([['a', 'C', 10, 1], ['b', 'C', 254, 0], ['c', 'C', 254, 0]], 519))).toEqual([['a', 'C', 1, 10, 0], ['b', 'C', 11, 254, 0], ['c', 'C', 265, 254, 0]])
  // A column beyond the record is none, nor is what follows it.
  expect(columnsIn(header([['a', 'C', 9, 0], ['b', 'C', 9, 0], ['c', 'C', 1, 0]], 18))).toEqual([['a', 'C', 1, 9, 0]])
  expect(columnsIn(header([['a', 'C', 9, 0], ['b', 'C', 9, 0]], 19))).toHaveLength(2)
}) // biome-ignore format: a table to read at a glance

it('what is no header is none', () => {
  const good = header([['a', 'C', 9, 0]], 10)
  expect(tableHeaderLength(new DataView(good.buffer))).toBe(65)
  expect(tableHeaderLength(new DataView(good.buffer, 0, 32))).toBe(65)
  expect(tableHeaderLength(new DataView(good.buffer, 0, 31))).toBe(0)
  expect(tableHeaderLength(new DataView(header([], 10).buffer))).toBe(33)
  expect(tableHeaderLength(new DataView(header([], 10, 32).buffer))).toBe(0)
  expect(tableHeaderLength(new DataView(header([], 0).buffer))).toBe(0)
  expect(readTableHeader(good.subarray(0, 64))).toBeUndefined()
  expect(readTableHeader(new Uint8Array(20))).toBeUndefined()
})

it.each<[string, string, number[], string, number]>([
  ['a character cut in two', 'utf-8', [0x61, 0xd1], 'a', 1],
  ['a character cut after two of three', 'utf-8', [0x61, 0xe2, 0x82], 'a', 1],
  ['a character cut after three of four', 'utf-8', [0x61, 0xf0, 0x9f, 0x98], 'a', 1],
  ['nothing but half a character', 'utf-8', [0xd1], 'Ñ', 1],
  ['another encoding than the rest', 'utf-8', [0xca, 0xe0, 0xe7, 0xe0, 0xed, 0xfc], 'Казань', 1],
  ['good text', 'utf-8', [0x61, 0xd1, 0x88], 'aш', 0],
  ['a page of bytes', 'windows-1251', [0x61, 0xf8, 0x7f, 0x80, 0xff], 'aш\u007fЂя', 0],
  ['a page of DOS', 'cp852', [0xac, 0x41], 'ČA', 0],
  ['two bytes a character', 'shift_jis', [0x93, 0x8c, 0x41], '東A', 0],
])('text of a table: %s', (_, label, bytes, expected, repaired) => {
  const notes = new Notes()
  const batch = new FeatureBatch(new DocumentInfo(), false)
  batch.addString('before')
  const reader = new TableText(label, notes)
  const start = reader.add(batch, Uint8Array.from([0x39, ...bytes, 0x39]), 1, 1 + bytes.length)
  expect(start).toBe(6)
  expect(new TextDecoder().decode(batch.text.subarray(start, batch.textLength))).toBe(expected)
  expect(notes.list().map(({ code, count }) => [code, count])).toEqual(repaired ? [['text-repaired', 1]] : [])
})

it('names of columns in another encoding than the table are read all the same', () => {
  const reader = new TableText('utf-8', new Notes())
  expect(reader.decode(Uint8Array.of(0xca, 0xe0, 0xe7, 0xe0, 0xed, 0xfc))).toBe('Казань')
  expect(reader.decode(encoder.encode('Казань'))).toBe('Казань')
})
