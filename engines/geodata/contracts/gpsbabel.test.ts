import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { FormatId } from '../formats/format-metas.ts'
import { converted } from '../testing/run.ts'

const hasGpsbabel = spawnSync('gpsbabel', ['-V']).status === 0

/** Formats that gpsbabel reads, by its names for them. It knows no datum but WGS 84, and takes no line with words in front. */
const names: readonly (readonly [id: FormatId, gpsbabel: string, not: RegExp])[] = [
  ['nmea', 'nmea', /^logger/],
  ['igc', 'igc,', /^$/],
  ['ozi', 'ozi', /^pulkovo/],
]

const rows = names.flatMap(([id, gpsbabel, not]) => {
  const folder = join(import.meta.dirname, '../formats', id, 'fixtures/ok')
  return readdirSync(folder)
    .filter((name) => !not.test(name))
    .map((name) => ({ id, gpsbabel: gpsbabel.replace(',', ''), name, path: join(folder, name) }))
})

/** Places in the order they stand, of one kind of element, to a hundred thousandth of a degree. */
const placesIn = (gpx: string, element: string): string[] =>
  [...gpx.matchAll(new RegExp(`<${element} lat="([^"]+)" lon="([^"]+)"`, 'g'))].map(
    ([, latitude, longitude]) => `${Number(latitude).toFixed(5)} ${Number(longitude).toFixed(5)}`,
  )

describe.skipIf(!hasGpsbabel)('gpsbabel (skipped where it is not installed)', () => {
  it.each(rows)('reads the same places in $name', async ({ id, gpsbabel, name, path }) => {
    const theirs = spawnSync('gpsbabel', ['-t', '-r', '-w', '-i', gpsbabel, '-f', path, '-o', 'gpx', '-F', '-'], {
      encoding: 'utf8',
    })
    expect(theirs.status, theirs.stderr).toBe(0)
    const ours = (await converted(readFileSync(path), id, 'gpx', name)).text
    for (const element of ['trkpt', 'rtept']) {
      // Of a flight it makes two tracks, one with each altitude.
      const found = placesIn(theirs.stdout, element)
      const own = placesIn(ours, element)
      expect(found.slice(0, own.length)).toEqual(own)
      expect(found.length % Math.max(1, own.length)).toBe(0)
    }
  })
})
