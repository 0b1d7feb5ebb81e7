import fc from 'fast-check'
import { expect, it } from 'vitest'
import { inputFromBytes } from '../../bytes/input.ts'
import { convert } from '../../pipeline/convert.ts'
import { anyTrackFile } from '../../testing/random-files.ts'
import { bytesOf, convertBytes, converted, joined } from '../../testing/run.ts'

const gpx = (inner: string) => `<gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1">${inner}</gpx>`
const point = (tag: string, hour: number) => `<${tag} lat="1" lon="${hour}"><time>2024-05-01T0${hour}:00:00Z</time></${tag}>` // biome-ignore format: one line
const track = (name: string, ...hours: number[]) => `<trk><name>${name}</name><trkseg>${hours.map((hour) => point('trkpt', hour)).join('')}</trkseg></trk>` // biome-ignore format: one line

it('tracks become one in the order of time, places and routes stay beside it', async () => {
  const source = gpx(`${point('wpt', 9)}<rte>${point('rtept', 1)}${point('rtept', 2)}</rte>${track('B', 5, 6)}${track('A', 3, 4)}`) // biome-ignore format: one line
  const { text, notes } = await converted(source, 'gpx', 'gpx', undefined, {}, { join: 'yes' })
  expect(text.match(/<trk>/g)).toHaveLength(1)
  expect([...text.matchAll(/<trkpt lat="1" lon="(\d)"/g)].map(([, lon]) => lon).join('')).toBe('3456')
  expect(text.match(/<trkseg>/g)).toHaveLength(2)
  expect(text).toContain('<name>B</name>')
  expect(text).toContain('<wpt')
  expect(text).toContain('<rte>')
  expect(notes).toContainEqual({ code: 'lines-joined', kind: 'changed', count: 2 })
})

it('keeps every point with all it has', async () => {
  await fc.assert(
    fc.asyncProperty(anyTrackFile, async (source) => {
      const [before, after] = await Promise.all([{}, { join: 'yes' }].map((steps) => convertBytes(source, 'gpx', 'gpx', undefined, {}, steps))) // biome-ignore format: one line
      const points = (found: typeof before) =>
        new TextDecoder()
          .decode(found!.bytes)
          .match(/<trkpt.*?(?:\/>|<\/trkpt>)/gs)
          ?.sort()
      if (before!.result.ok) expect(points(after)).toEqual(points(before))
    }),
    { numRuns: 40 },
  )
})

it('of several files', async () => {
  const inputs = [track('B', 5), track('A', 3)].map((text, at) => [inputFromBytes(`${at}.gpx`, bytesOf(gpx(text)))])
  const parts: Uint8Array[] = []
  const result = await convert({ inputs: inputs[0]!, from: 'gpx', to: 'gpx', merge: [{ inputs: inputs[1]!, from: 'gpx' }], steps: { join: 'yes' }, write: (chunk) => void parts.push(new Uint8Array(chunk)) }) // biome-ignore format: one line
  expect(result.ok).toBe(true)
  expect(new TextDecoder().decode(joined(parts)).match(/<trk>/g)).toHaveLength(1)
})

it('segments of more points than a batch holds stay apart, in every format that takes a track in pieces', async () => {
  const track = (number: number, points: number) =>
    `<trk><trkseg>${Array.from({ length: points }, (_, at) => `<trkpt lat="${number}" lon="${at / 1000}"/>`).join('')}</trkseg></trk>`
  const lengths = [9000, 8000, 16_384, 3, 20_000, 2]
  const source = `<gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1">${lengths.map((points, number) => track(number, points)).join('')}</gpx>`
  const joined = (await converted(source, 'gpx', 'gpx', undefined, {}, { join: 'yes' })).text
  expect(joined.match(/<trk>/g)).toHaveLength(1)
  expect(
    joined
      .split('<trkseg>')
      .slice(1)
      .map((part) => part.match(/<trkpt/g)!.length),
  ).toEqual(lengths)
  expect(joined.match(/<\/trkseg>/g)).toHaveLength(lengths.length)
  const json = JSON.parse((await converted(source, 'gpx', 'geojson', undefined, {}, { join: 'yes' })).text)
  expect(json.features.map(({ geometry }: { geometry: { coordinates: unknown[][] } }) => geometry.coordinates.map((line) => line.length))).toEqual([lengths]) // biome-ignore format: one line
  const kml = (await converted(source, 'gpx', 'kml', undefined, {}, { join: 'yes' })).text
  expect(kml.match(/<LineString>/g)).toHaveLength(lengths.length)
})
