import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isWithinCategory } from './bridge/crossing.ts'
import type { FormatId } from './format.ts'
import { formats } from './formats.ts'
import { metaOf } from './pair.ts'
import { unexcused } from './testing/compare.ts'
import { dumpOf } from './testing/dump.ts'
import { equivalencesOf } from './testing/equivalences.ts'
import { anyCollection, anyPlacemarks, anyTrackFile } from './testing/random-files.ts'
import { bytesOf, convertBytes } from './testing/run.ts'

/** Whatever is not the same in the result has been told, for exactly that aspect: all pairs, random and fixture input, both ways. */

const written = formats.filter(({ loadWriter }) => loadWriter !== undefined).map(({ meta }) => meta.id)

async function expectNothingSilent(source: Uint8Array, from: FormatId, to: FormatId): Promise<Uint8Array | undefined> {
  const { result, bytes } = await convertBytes(source, from, to)
  if (!result.ok) {
    expect(['nothing_to_convert', 'no_usable_coordinates', 'no_position_columns']).toContain(result.problem.code)
    return undefined
  }
  const isBridged = !isWithinCategory(metaOf(from), metaOf(to))
  const differences = unexcused(
    await dumpOf(source, from, isBridged),
    await dumpOf(bytes, to, isBridged),
    result.value.notes,
    equivalencesOf(from, to),
  )
  expect(differences, `${from} to ${to}, told: ${JSON.stringify(result.value.notes)}`).toEqual([])
  return bytes
}

describe.each([
  { base: 'geojson' as const, any: anyCollection },
  { base: 'gpx' as const, any: anyTrackFile },
  { base: 'kml' as const, any: anyPlacemarks },
])('random $base', ({ base, any }) => {
  it.each(written.filter((id) => id !== base))('to %s and back', async (to) => {
    await fc.assert(
      fc.asyncProperty(any, async (text) => {
        const there = await expectNothingSilent(bytesOf(text), base, to)
        if (there !== undefined) await expectNothingSilent(there, to, base)
      }),
      { numRuns: 60 },
    )
  })
})

describe.each(formats.map(({ meta }) => ({ from: meta.id })))('fixtures of $from', ({ from }) => {
  const folder = join(import.meta.dirname, 'formats', from, 'fixtures/ok')
  const names = existsSync(folder) ? readdirSync(folder) : []
  const others = written.filter((id) => id !== from)
  it.each(names.flatMap((name) => others.map((to) => ({ name, to }))))(
    '$name to $to and back',
    { timeout: 60_000 },
    async ({ name, to }) => {
      const there = await expectNothingSilent(new Uint8Array(readFileSync(join(folder, name))), from, to)
      if (there !== undefined && written.includes(from)) await expectNothingSilent(there, to, from)
    },
  )
})

it('a longitude one degree off is seen, whatever else was told', async () => {
  for (const to of written.filter((id) => id !== 'geojson')) {
    const source = bytesOf(
      JSON.stringify({
        type: 'Feature',
        id: 7,
        properties: { a: 1, b: [1] },
        geometry: {
          type: 'LineString',
          coordinates: [
            [1, 2, 3],
            [4, 5, 6],
          ],
        },
      }),
    )
    const moved = bytesOf(new TextDecoder().decode(source).replace('[4,5,6]', '[5,5,6]'))
    const { result, bytes } = await convertBytes(moved, 'geojson', to)
    if (!result.ok) throw new Error(result.problem.code)
    const differences = unexcused(
      await dumpOf(source, 'geojson'),
      await dumpOf(bytes, to),
      result.value.notes,
      equivalencesOf('geojson', to),
    )
    expect(differences).toContain('positions: lost 4 5')
  }
})

/** Longer than a batch holds: what is written in pieces is as whole as what is not. */
it.each(['kml', 'geojson', 'geojsonl', 'gml', 'shp'] as const)(
  'features longer than a batch to %s and back',
  async (to) => {
    const points = (tag: string, count: number, north: number) =>
      Array.from(
        { length: count },
        (_, at) => `<${tag} lat="${north + at / 1e5}" lon="${at / 1e4}"><ele>${at % 9}</ele></${tag}>`,
      ).join('')
    const gpx = `<gpx xmlns="http://www.topografix.com/GPX/1/1" version="1.1" creator="test"><rte><name>r</name>${points('rtept', 20_000, 10)}</rte><trk><name>t</name><trkseg>${points('trkpt', 20_000, 20)}</trkseg><trkseg>${points('trkpt', 3, 30)}</trkseg></trk></gpx>`
    const there = await expectNothingSilent(bytesOf(gpx), 'gpx', to)
    await expectNothingSilent(there!, to, 'gpx')
  },
)
