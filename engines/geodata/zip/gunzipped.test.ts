import { gzipSync, strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { convert, inputFromBytes, inspect, recognise, separateFiles } from '../index.ts'

const track = (name: string) =>
  `<gpx><trk><name>${name}</name><trkseg><trkpt lat="1" lon="2"/><trkpt lat="1" lon="3"/></trkseg></trk></gpx>`
const packed = (text: string, options = {}) => gzipSync(strToU8(text), options)
const archive = (files: Readonly<Record<string, Uint8Array>>) => inputFromBytes('export.zip', zipSync(files))
const table = strToU8('Activity ID,Filename\n1,activities/1.gpx.gz\n')

test('maps that were packed by themselves are read from an archive, as Strava hands them out', async () => {
  const input = archive({
    'activities.csv': table,
    'activities/1.gpx.gz': packed(track('one')),
    'activities/2.gpx.gz': packed(track('two'), { filename: '2.gpx', comment: 'c' }),
    'activities/3.gpx': strToU8(track('three')),
  })
  expect(await recognise(input)).toEqual({ format: 'gpx', isSure: true })
  const chunks: Uint8Array[] = []
  const write = (chunk: Uint8Array) => void chunks.push(chunk.slice())
  const result = await convert({ inputs: [input], from: 'gpx', to: 'geojson', write })
  expect(result.ok && result.value.read.features).toBe(3)
  const names = [
    ...Buffer.concat(chunks)
      .toString()
      .matchAll(/"name":"(\w+)"/g),
  ].map(([, name]) => name)
  expect(names).toEqual(['one', 'two', 'three'])
  const entries = await separateFiles(input)
  expect(entries.map(({ name, size }) => [name, size])).toEqual([
    ['activities.csv', table.length],
    ['activities/1.gpx', track('one').length],
    ['activities/2.gpx', track('two').length],
    ['activities/3.gpx', track('three').length],
  ])
})

const damaged = (change: (bytes: Uint8Array) => void) => {
  const bytes = packed(track('one').repeat(3))
  change(bytes)
  return archive({ 'a.gpx': strToU8(track('whole')), 'b.gpx.gz': bytes })
}

test.each([
  ['checksum', (bytes: Uint8Array) => bytes.fill(7, bytes.length - 8, bytes.length - 4)],
  ['content', (bytes: Uint8Array) => bytes.fill(0xff, 40, 60)],
  ['length', (bytes: Uint8Array) => void bytes[bytes.length - 4]!--],
])('one with a wrong %s is told as not converted', async (_, change) => {
  const input = damaged(change)
  const result = await inspect({ inputs: [input], from: 'gpx' })
  expect(result.ok && result.value.read.features).toBe(1)
  expect(result.ok && result.value.notes).toEqual([
    { code: 'other-files-in-archive', kind: 'lost', count: 1, subject: 'b.gpx' },
  ])
  expect(await separateFiles(input)).toEqual([])
})

test('so is a damaged one that was packed once', async () => {
  const bytes = Buffer.from(zipSync({ 'a.gpx': strToU8(track('one')), 'b.gpx': strToU8(track('two')) }, { level: 0 }))
  bytes[bytes.indexOf('two')] = 0x54
  const result = await inspect({ inputs: [inputFromBytes('export.zip', new Uint8Array(bytes))], from: 'gpx' })
  expect(result.ok && result.value.notes).toEqual([
    { code: 'other-files-in-archive', kind: 'lost', count: 1, subject: 'b.gpx' },
  ])
})

test.each([
  ['no such file', (bytes: Uint8Array) => void bytes.fill(0, 0, 2)],
  ['a length that cannot be', (bytes: Uint8Array) => void bytes.fill(0xff, bytes.length - 4)],
  ['a name without end', (bytes: Uint8Array) => void bytes.fill(8, 3, bytes.length)],
])('%s is left packed', async (_, change) => {
  const result = await inspect({ inputs: [damaged(change)], from: 'gpx' })
  expect(result.ok && result.value.read.features).toBe(1)
})

const alone = (name: string, text: string) => inputFromBytes(name, packed(text))
const kml = '<kml><Placemark><Point><coordinates>1,2</coordinates></Point></Placemark></kml>'

test.each([
  ['walk.gpx.gz', track('one'), 'gpx'],
  ['PLACES.KML.GZ', kml, 'kml'],
  ['data.json.gz', '{"type":"Point","coordinates":[1,2]}', 'geojson'],
  ['export.gz', track('one'), 'gpx'],
  ['still-packed.gpx', track('one'), 'gpx'],
  ['points.csv.gz', 'name,lat,lon\na,1,2\n', 'csv'],
] as const)('%s is what is packed in it', async (name, text, format) => {
  expect((await recognise(alone(name, text)))?.format).toBe(format)
  const result = await inspect({ inputs: [alone(name, text)], from: format })
  expect(result.ok && [result.value.read.features, result.value.notes]).toEqual([1, []])
})

test('neither an archive of tapes nor a damaged file is anything', async () => {
  expect(await recognise(alone('walk.tar.gz', track('one')))).toBeUndefined()
  const damagedOne = packed(track('one').repeat(3)).fill(0xff, 40, 60)
  expect(await recognise(inputFromBytes('walk.gpx.gz', damagedOne))).toBeUndefined()
  const result = await inspect({ inputs: [inputFromBytes('walk.gpx.gz', damagedOne)], from: 'gpx' })
  expect(!result.ok && result.problem).toEqual({ code: 'not_this_format', expected: 'gpx', found: 'GZIP' })
  const other = await inspect({ inputs: [alone('walk.gpx.gz', kml)], from: 'gpx' })
  expect(!other.ok && other.problem).toEqual({ code: 'not_this_format', expected: 'gpx', found: 'kml' })
})
