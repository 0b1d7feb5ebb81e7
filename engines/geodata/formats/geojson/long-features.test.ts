import { describe, expect, it } from 'vitest'
import { converted } from '../../testing/run.ts'

/** Longer than a batch holds: written in pieces, with and without what stands in front of the geometry. */
const gpx = (head: string, point: (at: number) => string, segments = 1) => {
  const points = Array.from(
    { length: 17_000 },
    (_, at) => `<trkpt lat="${at / 1000}" lon="${at / 500}">${point(at)}</trkpt>`,
  ).join('')
  return `<gpx xmlns="http://www.topografix.com/GPX/1/1" version="1.1" creator="test"><trk>${head}${`<trkseg>${points}</trkseg>`.repeat(segments)}</trk></gpx>`
}
const time = (at: number) => `<time>${new Date(at * 1000).toISOString()}</time>`

describe.each(['geojson', 'geojsonl', 'geojsonseq'] as const)('to %s', (to) => {
  it.each([
    ['a bare track', gpx('', () => ''), {}, 1],
    ['one with a name', gpx('<name>N</name>', () => ''), { name: 'N' }, 1],
    ['one with elevations', gpx('', (at) => `<ele>${at}</ele>`), {}, 1],
    ['one in two parts', gpx('<name>N</name>', () => '', 2), { name: 'N' }, 2],
  ])('%s', async (_, source, properties, parts) => {
    const { text } = await converted(source, 'gpx', to)
    const [feature, ...others] =
      to === 'geojson'
        ? JSON.parse(text).features
        : text
            .replaceAll('\u001e', '')
            .trim()
            .split('\n')
            .map((line) => JSON.parse(line))
    expect(others).toEqual([])
    expect(feature.properties).toMatchObject(properties)
    const { type, coordinates } = feature.geometry
    expect(type).toBe(parts === 1 ? 'LineString' : 'MultiLineString')
    const lines = parts === 1 ? [coordinates] : coordinates
    expect(lines.map((line: unknown[]) => line.length)).toEqual(Array(parts).fill(17_000))
    for (const line of lines)
      line.forEach((position: number[], at: number) => {
        if (position[0] !== at / 500 || position[1] !== at / 1000) throw new Error(`${at}`)
      })
  })

  it('times of all points, beside a name and beside nothing', async () => {
    for (const head of ['', '<name>N</name>']) {
      const { text } = await converted(gpx(head, time), 'gpx', to)
      const feature = to === 'geojson' ? JSON.parse(text).features[0] : JSON.parse(text.replaceAll('\u001e', '').trim())
      const { times } = feature.properties.coordinateProperties
      expect([times.length, times[0], times.at(-1), feature.properties.name]).toEqual([
        17_000,
        '1970-01-01T00:00:00.000Z',
        '1970-01-01T04:43:19.000Z',
        head === '' ? undefined : 'N',
      ])
    }
  })
})

it('times are all that a track of KML says', async () => {
  const track = `${'<when>2026-01-01</when>'.repeat(33_000)}${'<gx:coord>1 2</gx:coord>'.repeat(33_000)}`
  const { text } = await converted(`<kml><Placemark><gx:Track>${track}</gx:Track></Placemark></kml>`, 'kml', 'geojson')
  const [{ properties }] = JSON.parse(text).features
  expect(Object.keys(properties)).toEqual(['coordinateProperties'])
  expect(properties.coordinateProperties.times).toHaveLength(33_000)
})
