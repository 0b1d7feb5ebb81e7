import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isWithinCategory } from '../bridge/crossing.ts'
import type { FormatId } from '../formats/format-metas.ts'
import { metaOf } from '../formats/format-metas.ts'
import { formats } from '../formats/formats.ts'
import type { Note } from '../notes/notes.ts'
import { unexcused } from '../testing/compare.ts'
import { type Dump, dumpOf } from '../testing/dump.ts'
import { equivalencesOf } from '../testing/equivalences.ts'
import { anyCollection, anyPlacemarks, anyTrackFile } from '../testing/random-files.ts'
import { bytesOf, convertBytes } from '../testing/run.ts'

/** Whatever is not the same in the result has been told, for exactly that aspect: all pairs, random and fixture input, both ways. */

const written = formats.filter(({ loadWriter }) => loadWriter !== undefined).map(({ meta }) => meta.id)

async function expectNothingSilent(source: Uint8Array, from: FormatId, to: FormatId): Promise<Uint8Array | undefined> {
  const { result, bytes } = await convertBytes(source, from, to)
  if (!result.ok) {
    expect(['nothing_to_convert', 'no_usable_coordinates', 'no_position_columns']).toContain(result.problem.code)
    return undefined
  }
  const differences = await differencesOf(source, from, bytes, to, result.value.notes)
  expect(differences, `${from} to ${to}, told: ${JSON.stringify(result.value.notes)}`).toEqual([])
  return bytes
}

/** Results are sources on the way back, and a source has many targets: each is read once in each wording. */
const dumps = new WeakMap<Uint8Array, Map<boolean, Promise<Dump>>>()
function knownDumpOf(bytes: Uint8Array, format: FormatId, isBridged: boolean): Promise<Dump> {
  const known = dumps.get(bytes) ?? new Map<boolean, Promise<Dump>>()
  dumps.set(bytes, known)
  const dump = known.get(isBridged) ?? dumpOf(bytes, format, isBridged)
  known.set(isBridged, dump)
  return dump
}

async function differencesOf(
  source: Uint8Array,
  from: FormatId,
  result: Uint8Array,
  to: FormatId,
  notes: readonly Note[],
): Promise<string[]> {
  const isBridged = !isWithinCategory(metaOf(from), metaOf(to))
  const [before, after] = [await knownDumpOf(source, from, isBridged), await knownDumpOf(result, to, isBridged)]
  // A table without a single place is no map, and there is nothing of it to compare.
  if (after.size === 0 && !before.has('positions')) return []
  return unexcused(before, after, notes, equivalencesOf(from, to))
}

describe.each([
  { base: 'geojson' as const, any: anyCollection },
  { base: 'gpx' as const, any: anyTrackFile },
  { base: 'kml' as const, any: anyPlacemarks },
])('random $base', ({ base, any }) => {
  const sources = new Map<string, Uint8Array>()
  const sourceOf = (text: string) => sources.get(text) ?? sources.set(text, bytesOf(text)).get(text)!

  it.each(written.filter((id) => id !== base))('to %s and back', async (to) => {
    await fc.assert(
      fc.asyncProperty(any, async (text) => {
        const there = await expectNothingSilent(sourceOf(text), base, to)
        if (there !== undefined) await expectNothingSilent(there, to, base)
      }),
      { numRuns: 40 },
    )
  })
})

describe.each(formats.map(({ meta }) => ({ from: meta.id })))('fixtures of $from', ({ from }) => {
  const folder = join(import.meta.dirname, '../formats', from, 'fixtures/ok')
  const names = existsSync(folder) ? readdirSync(folder) : []
  const others = written.filter((id) => id !== from)
  const sources = names.map((name) => ({ name, source: new Uint8Array(readFileSync(join(folder, name))) }))
  it.each(sources.flatMap((each) => others.map((to) => ({ ...each, to }))))(
    '$name to $to and back',
    async ({ source, to }) => {
      const there = await expectNothingSilent(source, from, to)
      if (there !== undefined && written.includes(from)) await expectNothingSilent(there, to, from)
    },
  )
})

/** A writer that is broken writes what another source would have given: the oracle sees it in every format, whatever else was told. */
const line = {
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      id: 7,
      properties: { a: 12, text: 'шума', yes: true, day: '2024-02-29', b: [1] },
      geometry: { type: 'LineString', coordinates: [[1, 2, 3], [4, 5, 6]] },
    },
    { type: 'Feature', properties: { a: 13 }, geometry: { type: 'Point', coordinates: [7, 8] } },
  ],
} // biome-ignore format: a file to read at a glance
const walk = `<gpx xmlns="http://www.topografix.com/GPX/1/1" xmlns:gpxtpx="http://www.garmin.com/xmlschemas/TrackPointExtension/v1" version="1.1" creator="test"><wpt lat="5" lon="6"><time>2024-05-01T06:00:00Z</time><name>A</name></wpt><trk><name>T</name><trkseg><trkpt lat="1" lon="2"><ele>3</ele><time>2024-05-01T06:00:00Z</time><extensions><gpxtpx:TrackPointExtension><gpxtpx:hr>120</gpxtpx:hr></gpxtpx:TrackPointExtension></extensions></trkpt><trkpt lat="3" lon="4"><time>2024-05-01T06:00:01Z</time></trkpt></trkseg></trk></gpx>`
const placemarks = `<kml xmlns="http://www.opengis.net/kml/2.2"><Document><Folder><name>North</name><Placemark><name>a</name><Point><coordinates>1,2</coordinates></Point></Placemark></Folder><Folder><name>South</name><Placemark><name>b</name><Point><coordinates>3,4</coordinates></Point></Placemark></Folder></Document></kml>`

describe.each<[string, FormatId, string, string, string, string, readonly FormatId[]]>([
  ['a longitude one degree off', 'geojson', JSON.stringify(line), '[4,5,6]', '[5,5,6]', 'positions: lost 4 5', []],
  ['a number changed', 'geojson', JSON.stringify(line), '"a":12', '"a":11', 'property:a: lost 1 2 | 12', ['wkt']],
  ['a text changed', 'geojson', JSON.stringify(line), '"шума"', '"шум"', 'property:text: lost 1 2 | шума', ['wkt']],
  ['a property dropped', 'geojson', JSON.stringify(line), '"yes":true,', '', 'property:yes: lost 1 2 | true', ['wkt']],
  ['a property of the next', 'geojson', JSON.stringify(line), '{"a":13}', '{}', 'property:a: lost 7 8 | 13', ['wkt']],
  ['a date shifted', 'geojson', JSON.stringify(line), '2024-02-29', '2024-02-28', 'property:day: lost 1 2 | 2024-02-29', ['wkt']],
  ['a time shifted', 'gpx', walk, '06:00:01Z', '06:00:02Z', 'times: lost 4 3 2024-05-01T06:00:01.000Z', ['shp', 'gpkg', 'fgb', 'geoparquet', 'gml', 'topojson', 'wkt']],
  ['a heart rate changed', 'gpx', walk, '>120<', '>121<', 'value:hr: lost 2 1 120', ['shp', 'gpkg', 'fgb', 'geoparquet', 'gml', 'topojson', 'wkt']],
  ['a folder changed', 'kml', placemarks, '<name>South', '<name>West', 'folders: lost 3 4 | /South', ['gpx', 'wkt', 'kmz']],
])('%s', (_, from, text, good, bad, expected, without) => {
  const source = bytesOf(text)
  const broken = bytesOf(text.replace(good, bad))
  const isHeld = (to: FormatId) => metaOf(to).room?.keepsFields === undefined || expected.startsWith('positions')
  it.each(written.filter((to) => to !== from && !without.includes(to) && isHeld(to)))('is seen in %s', async (to) => {
    const { result, bytes } = await convertBytes(broken, from, to)
    if (!result.ok) throw new Error(result.problem.code)
    const differences = await differencesOf(source, from, bytes, to, result.value.notes)
    // Formats with types say the type in front of the value.
    expect(differences.map((each) => each.replace(/ \| (?:number|text|boolean|date) "?(.*?)"?$/, ' | $1'))).toContain(expected)
  })
}) // biome-ignore format: a table to read at a glance

/** Longer than a batch holds: what is written in pieces is as whole as what is not. */
describe('features longer than a batch', () => {
  const points = (tag: string, count: number, north: number) =>
    Array.from(
      { length: count },
      (_, at) => `<${tag} lat="${north + at / 1e5}" lon="${at / 1e4}"><ele>${at % 9}</ele></${tag}>`,
    ).join('')
  const source = bytesOf(
    `<gpx xmlns="http://www.topografix.com/GPX/1/1" version="1.1" creator="test"><rte><name>r</name>${points('rtept', 17_000, 10)}</rte><trk><name>t</name><trkseg>${points('trkpt', 17_000, 20)}</trkseg><trkseg>${points('trkpt', 3, 30)}</trkseg></trk></gpx>`,
  )
  it.each(['kml', 'geojson', 'geojsonl', 'gml', 'shp'] as const)('to %s and back', async (to) => {
    const there = await expectNothingSilent(source, 'gpx', to)
    await expectNothingSilent(there!, to, 'gpx')
  })
})
