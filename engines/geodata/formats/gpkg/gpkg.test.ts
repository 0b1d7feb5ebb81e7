import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { converted, inspected, problemOf } from '../../testing/run.ts'

const twoLayers = new Uint8Array(readFileSync(join(import.meta.dirname, 'fixtures/ok/two-layers.gpkg')))

const collection = (count: number) =>
  JSON.stringify({
    type: 'FeatureCollection',
    features: Array.from({ length: count }, (_, index) => ({
      type: 'Feature',
      properties: { n: index, Name: 'x'.repeat(index % 50 === 0 ? 9000 : 3), ...(index > 700 ? { name: 'late' } : {}) },
      geometry: {
        type: 'LineString',
        coordinates: Array.from({ length: 2 + (index % 400) }, (_, at) => [index / 10, at / 10]),
      },
    })),
  })

/** SQLite's own opinion of the file; Node has it built in. */
async function integrityOf(bytes: Uint8Array): Promise<unknown[]> {
  const { DatabaseSync } = await import('node:sqlite')
  const folder = mkdtempSync(join(tmpdir(), 'gpkg-'))
  try {
    writeFileSync(join(folder, 'x.gpkg'), bytes)
    const database = new DatabaseSync(join(folder, 'x.gpkg'))
    const answer = database.prepare('PRAGMA integrity_check').all()
    database.close()
    return answer
  } finally {
    rmSync(folder, { recursive: true })
  }
}

describe('writing', () => {
  it.each([1, 2, 40, 1200])('gives SQLite a sound database of %i features, which reads back', async (count) => {
    const source = collection(count)
    const there = await converted(source, 'geojson', 'gpkg')
    expect(await integrityOf(there.bytes)).toEqual([{ integrity_check: 'ok' }])
    const back = JSON.parse((await converted(there.bytes, 'gpkg', 'geojson')).text)
    const asked = JSON.parse(source)
    expect(back.features.length).toBe(count)
    expect(back.features.map((feature: { geometry: unknown }) => feature.geometry)).toEqual(
      asked.features.map((feature: { geometry: unknown }) => feature.geometry),
    )
    expect(back.features[0].properties.Name.length).toBe(9000)
    if (count > 1000) expect(back.features.at(-1).properties).toMatchObject({ n: 1199, name_2: 'late' })
  })

  it('keeps layers apart, also many', async () => {
    const there = await converted(twoLayers, 'gpkg', 'topojson')
    const back = await converted(there.text, 'topojson', 'gpkg')
    expect((await inspected(back.bytes, 'gpkg')).read.folders).toBe(2)
    const objects = Object.fromEntries(
      Array.from({ length: 60 }, (_, index) => [`layer number ${index}`, { type: 'Point', coordinates: [index, 1] }]),
    )
    const many = await converted(JSON.stringify({ type: 'Topology', arcs: [], objects }), 'topojson', 'gpkg')
    expect(await integrityOf(many.bytes)).toEqual([{ integrity_check: 'ok' }])
    expect((await inspected(many.bytes, 'gpkg')).read.folders).toBe(60)
  })

  it('carries times of a track as measures', async () => {
    const gpx = `<gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1"><trk><trkseg><trkpt lat="1" lon="2"><ele>3</ele><time>2026-01-01T00:00:01Z</time></trkpt><trkpt lat="1" lon="3"><ele>4</ele><time>2026-01-01T00:00:02.5Z</time></trkpt></trkseg></trk></gpx>`
    const there = await converted(gpx, 'gpx', 'gpkg')
    const bytes = new DataView(there.bytes.buffer, there.bytes.byteOffset)
    const wanted = Date.UTC(2026, 0, 1) / 1000 + 2.5
    const found = Array.from({ length: there.bytes.length - 8 }, (_, at) => bytes.getFloat64(at, true))
    expect(found).toContain(wanted)
    expect(there.notes.map((note) => note.code)).toContain('times-as-measures')
  })
})

describe('databases that are not sound', () => {
  const changed = (change: (bytes: Uint8Array, view: DataView) => void) => {
    const bytes = twoLayers.slice()
    change(bytes, new DataView(bytes.buffer))
    return bytes
  }
  it.each([
    ['a page size that is none', changed((_, view) => view.setUint16(16, 1000)), 'database_damaged'],
    ['another page size', changed((_, view) => view.setUint16(16, 512)), undefined],
    ['a page that is its own child', changed((bytes, view) => loop(bytes, view)), 'database_damaged'],
    ['half a file', twoLayers.slice(0, twoLayers.length >> 1), 'truncated'],
    ['a head alone', twoLayers.slice(0, 50), 'truncated'],
    ['no pages', twoLayers.slice(0, 100), 'truncated'],
  ])('%s', async (_, bytes, code) => {
    const problem = await problemOf(bytes, 'gpkg')
    expect(problem?.code).not.toBe('internal')
    if (code !== undefined) expect(problem?.code).toBe(code)
  })

  /** Turns the schema's root into an interior page that names itself. */
  function loop(bytes: Uint8Array, view: DataView): void {
    bytes[100] = 5
    view.setUint16(103, 0)
    view.setUint32(108, 1)
  }
})
