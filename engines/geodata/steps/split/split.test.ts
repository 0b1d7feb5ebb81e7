import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inputFromBytes } from '../../bytes/input.ts'
import { openParts } from '../../pipeline/parts.ts'
import { bytesOf, convertBytes, converted } from '../../testing/run.ts'

const iso = (seconds: number) => new Date(seconds * 1000).toISOString().replace('.000', '')
const start = Date.parse('2024-05-01T00:00:00Z') / 1000
const trackOf = (...tracks: readonly (readonly number[])[]) =>
  `<gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1">${tracks.map((times, number) => `<trk><name>${number}</name><trkseg>${times.map((time, at) => `<trkpt lat="1" lon="${at / 100}"><time>${iso(time)}</time></trkpt>`).join('')}</trkseg></trk>`).join('')}</gpx>`
const timesIn = (text: string) => [...text.matchAll(/<(?:time|when)>(.*?)<\/(?:time|when)>/g)].map(([, time]) => time!)

const inputsOf = (source: string | Uint8Array) => [inputFromBytes('source', bytesOf(source))]
async function partsOf(source: string | Uint8Array, split: string, from: 'gpx' | 'tcx' | 'kml' = 'gpx') {
  const opened = await openParts({ inputs: inputsOf(source), from, to: 'gpx', steps: { split } })
  if (!opened.ok) return opened.problem
  const parts: Record<string, string> = {}
  for (const part of opened.value.names) {
    const chunks: string[] = []
    const decoder = new TextDecoder()
    const result = await opened.value.convert(part, { write: (chunk) => void chunks.push(decoder.decode(chunk, { stream: true })) }) // biome-ignore format: one line
    expect(result.ok).toBe(true)
    parts[part] = chunks.join('')
  }
  await opened.value.dispose()
  return parts
}

describe('split', () => {
  it('every point is in one part, and in that of its day', async () => {
    const times = fc.array(fc.integer({ min: 0, max: 86_400 * 4 }), { minLength: 1, maxLength: 20 })
    await fc.assert(
      fc.asyncProperty(times, times, fc.constantFrom('UTC', 'Europe/Belgrade', '-11:30'), async (one, other, zone) => {
        const sorted = [one, other].map((some) => [...some].sort((a, b) => a - b).map((time) => time + start))
        const parts = await partsOf(trackOf(...sorted), `day ${zone}`)
        const dayOf = (time: string) => new Date(time).toLocaleDateString('en-CA', { timeZone: zone })
        for (const [day, text] of Object.entries(parts)) expect(new Set(timesIn(text as string).map(dayOf))).toEqual(new Set([day])) // biome-ignore format: one line
        expect(Object.values(parts).flatMap((text) => timesIn(text as string)).sort()).toEqual(sorted.flat().map(iso).sort()) // biome-ignore format: one line
      }),
      { numRuns: 25 },
    )
  })

  it('by a pause, also one between tracks, and by a jump', async () => {
    const source = trackOf([start, start + 60, start + 4000, start + 4060], [start + 4100], [start + 90_000])
    expect(Object.keys(await partsOf(source, 'gap 30min'))).toEqual(['1', '2', '3'])
    expect(timesIn(((await partsOf(source, 'gap 30min')) as Record<string, string>)['2']!)).toHaveLength(3)
    const far =
      '<gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1"><trk><trkseg><trkpt lat="1" lon="1"/><trkpt lat="1" lon="1.001"/><trkpt lat="1" lon="3"/><trkpt lat="1" lon="3.001"/></trkseg></trk></gpx>'
    expect(Object.keys(await partsOf(far, 'gap 5km'))).toEqual(['1', '2'])
    expect(await partsOf(far, 'gap 5min')).toEqual({ code: 'step_lacks', step: 'split', what: 'times' })
  })

  it('by laps, wherever they stand in the file', async () => {
    const lap = (from: number) => `<Lap StartTime="${iso(from)}"><TotalTimeSeconds>60</TotalTimeSeconds><Track>${[0, 20, 40].map((later) => `<Trackpoint><Time>${iso(from + later)}</Time><Position><LatitudeDegrees>1</LatitudeDegrees><LongitudeDegrees>${later / 1000}</LongitudeDegrees></Position></Trackpoint>`).join('')}</Track></Lap>` // biome-ignore format: one line
    const tcx = `<TrainingCenterDatabase xmlns="http://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2"><Activities><Activity Sport="Running"><Id>${iso(start)}</Id>${lap(start)}${lap(start + 60)}${lap(start + 120)}</Activity></Activities></TrainingCenterDatabase>`
    const parts = (await partsOf(tcx, 'lap', 'tcx')) as Record<string, string>
    expect(Object.keys(parts)).toEqual(['Lap 1', 'Lap 2', 'Lap 3'])
    for (const text of Object.values(parts)) expect(text.match(/<trkpt/g)).toHaveLength(3)
    expect(await partsOf(trackOf([start]), 'lap')).toMatchObject({ code: 'step_lacks', what: 'laps' })
  })

  it('by a field, what has none among the others; by layers', async () => {
    const feature = (properties: object) => ({ type: 'Feature', properties, geometry: { type: 'Point', coordinates: [1, 2] } }) // biome-ignore format: one line
    const source = JSON.stringify({ type: 'FeatureCollection', features: [{ sort: 'a' }, { sort: 'b' }, {}, { sort: 'a' }].map(feature) }) // biome-ignore format: one line
    const { text, notes } = await converted(source, 'geojson', 'kml', undefined, {}, { split: 'field sort' })
    expect([...text.matchAll(/<Folder>\s*<name>(.*?)<\/name>/g)].map(([, name]) => name)).toEqual(['a', 'b', 'other'])
    expect(notes).toContainEqual({ code: 'parts-made', kind: 'changed', count: 3 })
    const { result } = await convertBytes(source, 'geojson', 'kml', undefined, {}, { split: 'field size' })
    expect(result).toMatchObject({ problem: { code: 'step_field_unknown', field: 'size', fields: ['sort'] } })
    const kml = `<kml xmlns="http://www.opengis.net/kml/2.2"><Document>${['A', 'B'].map((name) => `<Folder><name>${name}</name><Placemark><Point><coordinates>1,2</coordinates></Point></Placemark></Folder>`).join('')}</Document></kml>`
    expect(Object.keys(await partsOf(kml, 'layer', 'kml'))).toEqual(['A', 'B'])
  })

  it('into more parts than anybody wants, it is refused', async () => {
    const source = Array.from({ length: 1100 }, (_, n) => JSON.stringify({ type: 'Feature', properties: { n }, geometry: { type: 'Point', coordinates: [1, 2] } })).join('\n') // biome-ignore format: one line
    const { result } = await convertBytes(source, 'geojsonl', 'kml', undefined, {}, { split: 'field n' })
    expect(result).toMatchObject({ problem: { code: 'too_many_parts', limit: 1000 } })
  })
})
