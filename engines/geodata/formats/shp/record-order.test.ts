import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { inputFromBytes } from '../../bytes/input.ts'
import { convert } from '../../pipeline/convert.ts'
import { joined } from '../../testing/run.ts'

interface Point {
  readonly number: number
  readonly x: number
}

const header = (size: number) => {
  const bytes = new Uint8Array(100)
  const view = new DataView(bytes.buffer)
  view.setInt32(0, 9994)
  view.setInt32(24, size / 2)
  view.setInt32(28, 1000, true)
  view.setInt32(32, 1, true)
  return bytes
}

function pointRecord({ number, x }: Point): Uint8Array {
  const view = new DataView(new ArrayBuffer(28))
  view.setInt32(0, number)
  view.setInt32(4, 10)
  view.setInt32(8, 1, true)
  view.setFloat64(12, x, true)
  return new Uint8Array(view.buffer)
}

const shapes = (parts: readonly Uint8Array[]) =>
  joined([header(parts.reduce((sum, { length }) => sum + length, 100)), ...parts])

/** The places of records in the .shp, each with the length of its content. */
function index(places: readonly (readonly [offset: number, length: number])[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(places.length * 8))
  places.forEach(([offset, length], at) => {
    view.setInt32(at * 8, offset / 2)
    view.setInt32(at * 8 + 4, length / 2)
  })
  return joined([header(100 + view.byteLength), new Uint8Array(view.buffer)])
}

/** A table of one column with the letters as its rows. */
function table(letters: string): Uint8Array {
  const bytes = new Uint8Array(65 + letters.length * 2 + 1).fill(0x20, 65)
  const view = new DataView(bytes.buffer)
  bytes[0] = 3
  view.setUint32(4, letters.length, true)
  view.setUint16(8, 65, true)
  view.setUint16(10, 2, true)
  bytes.set([0x6e, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0x43, 0, 0, 0, 0, 1], 32)
  bytes[64] = 0x0d
  Array.from(letters).forEach((letter, at) => {
    bytes[66 + at * 2] = letter.charCodeAt(0)
  })
  bytes[bytes.length - 1] = 0x1a
  return bytes
}

/** Each feature as its letter and its longitude, and the notes; of the files themselves and of an archive of them. */
async function read(files: Readonly<Record<string, Uint8Array>>) {
  const loose = Object.entries(files).map(([name, bytes]) => inputFromBytes(name, bytes))
  const results = []
  for (const inputs of [loose, [inputFromBytes('all.zip', zipSync({ ...files }))]]) {
    const chunks: Uint8Array[] = []
    const write = (chunk: Uint8Array) => void chunks.push(chunk.slice())
    const result = await convert({ inputs, from: 'shp', to: 'geojson', write })
    if (!result.ok) throw new Error(JSON.stringify(result.problem))
    const { features } = JSON.parse(new TextDecoder().decode(joined(chunks))) as {
      features: { properties: { n?: string }; geometry: { coordinates: number[] } | null }[]
    }
    results.push({
      features: features.map(({ properties, geometry }) => `${properties.n} ${geometry?.coordinates[0]}`),
      notes: result.value.notes.filter(({ code }) => code !== 'crs-assumed-wgs84'),
    })
  }
  expect(results[1]).toEqual(results[0])
  return results[0]!
}

const [a, b, c] = [1, 2, 3].map((number) => pointRecord({ number, x: number * 10 })) as [
  Uint8Array,
  Uint8Array,
  Uint8Array,
]
const newB = pointRecord({ number: 2, x: 25 })
const rubbish = Uint8Array.from({ length: 12 }, () => 0xee)
const rewritten = shapes([a, b, c, newB])

test('a record that was written anew at the end stands in its row, and what it was before is gone', async () => {
  const shx = index([[100, 20], [184, 20], [156, 20]]) // biome-ignore format: a row
  const found = await read({ 'p.shp': rewritten, 'p.shx': shx, 'p.dbf': table('abc') })
  expect(found).toEqual({ features: ['a 10', 'b 25', 'c 30'], notes: [] })
})

test('what stands between records is passed over', async () => {
  const shx = index([[100, 20], [140, 20], [168, 20]]) // biome-ignore format: a row
  const found = await read({ 'p.shp': shapes([a, rubbish, b, c]), 'p.shx': shx, 'p.dbf': table('abc') })
  expect(found).toEqual({ features: ['a 10', 'b 20', 'c 30'], notes: [] })
  const later = index([[112, 20], [140, 20]]) // biome-ignore format: a row
  const behind = await read({ 'p.shp': shapes([rubbish, a, b]), 'p.shx': later, 'p.dbf': table('ab') })
  expect(behind.features).toEqual(['a 10', 'b 20'])
})

test('a record that the index has no place for has no shape', async () => {
  const shx = index([[100, 20], [0, 0], [0, 0], [156, 20]]) // biome-ignore format: a row
  const found = await read({ 'p.shp': shapes([a, b, c]), 'p.shx': shx, 'p.dbf': table('axyc') })
  expect(found.features).toEqual(['a 10', 'x undefined', 'y undefined', 'c 30'])
})

test('zeros behind the index are no records', async () => {
  const shx = joined([index([[100, 20], [128, 20], [156, 20]]), new Uint8Array(24)]) // biome-ignore format: a row
  const found = await read({ 'p.shp': shapes([a, b, c]), 'p.shx': shx, 'p.dbf': table('abc') })
  expect(found).toEqual({ features: ['a 10', 'b 20', 'c 30'], notes: [] })
})

test.each([
  ['of another file', index([[100, 20], [184, 24], [156, 20]])], // biome-ignore format: a row
  ['that points beyond the file', index([[100, 20], [212, 20], [156, 20]])], // biome-ignore format: a row
  ['that points into the header', index([[100, 20], [50, 20], [156, 20]])], // biome-ignore format: a row
  ['with records of nothing', index([[100, 20], [184, 0], [156, 20]])], // biome-ignore format: a row
  ['that is none', new Uint8Array(124)],
  ['that is cut in its head', new Uint8Array(7)],
])('an index %s is not followed, and that is said where it is wanted', async (_, shx) => {
  const found = await read({ 'p.shp': rewritten, 'p.shx': shx, 'p.dbf': table('abcd') })
  expect(found.features).toEqual(['a 10', 'b 20', 'c 30', 'd 25'])
  expect(found.notes).toEqual([{ code: 'member-unreadable', kind: 'lost', count: 1, subject: 'p.shx' }])
  const inOrder = await read({ 'p.shp': shapes([a, b, c]), 'p.shx': shx, 'p.dbf': table('abc') })
  expect(inOrder).toEqual({ features: ['a 10', 'b 20', 'c 30'], notes: [] })
})

test('without an index, records out of order are said', async () => {
  const found = await read({ 'p.shp': rewritten, 'p.dbf': table('abcd') })
  expect(found.notes).toEqual([{ code: 'member-missing', kind: 'info', count: 1, subject: 'p.shx' }])
  expect((await read({ 'p.shp': shapes([a, b, c]), 'p.dbf': table('abc') })).notes).toEqual([])
})
