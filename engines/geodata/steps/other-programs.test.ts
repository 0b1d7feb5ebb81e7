import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { converted } from '../testing/run.ts'

const folder = mkdtempSync(join(tmpdir(), 'steps-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const isThere = (program: string, option: string) => spawnSync(program, [option]).status === 0
const fileOf = (name: string, text: string) => {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

const winding = (count: number) =>
  `<gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1"><trk><trkseg>${Array.from({ length: count }, (_, at) => `<trkpt lat="${(46 + Math.sin(at / 30) / 100 + Math.sin(at / 7) / 900).toFixed(6)}" lon="${(7 + at * 2e-5).toFixed(6)}"/>`).join('')}</trkseg></trk></gpx>`
const latitudes = (gpx: string) =>
  [...gpx.matchAll(/<trkpt lat="([\d.]+)"/g)].map(([, latitude]) => Number(latitude).toFixed(6))

describe.skipIf(!isThere('gpsbabel', '-V'))('gpsbabel (skipped where it is not installed)', () => {
  it('leaves about the same points of a track, by distance', async () => {
    const source = winding(3000)
    const theirs = spawnSync(
      'gpsbabel',
      [
        '-t',
        '-i',
        'gpx',
        '-f',
        fileOf('track.gpx', source),
        '-x',
        'simplify,crosstrack,error=0.005k',
        '-o',
        'gpx',
        '-F',
        '-',
      ],
      { encoding: 'utf8' },
    )
    expect(theirs.status, theirs.stderr).toBe(0)
    const ours = latitudes((await converted(source, 'gpx', 'gpx', undefined, {}, { reduce: '5m' })).text)
    const found = latitudes(theirs.stdout)
    expect([ours[0], ours.at(-1)]).toEqual([found[0], found.at(-1)])
    expect(ours.length / found.length).toBeGreaterThan(0.7)
    expect(ours.length / found.length).toBeLessThan(1.4)
  })
})

const towns = {
  type: 'FeatureCollection',
  features: [
    { n: 5, name: 'Abo', kind: 'a' },
    { n: 50, name: 'Ulm', kind: 'b' },
    { n: 500, name: 'Bonn', kind: 'a' },
    { n: -1.5, name: 'Köln', kind: 'c' },
  ].map((properties, at) => ({ type: 'Feature', properties, geometry: { type: 'Point', coordinates: [at, at] } })),
}

describe.skipIf(!isThere('ogr2ogr', '--version'))('GDAL (skipped where it is not installed)', () => {
  it.each([
    'n > 5',
    "n <= 50 and kind = 'a'",
    "name like '%n%'",
    "kind in ('a', 'c')",
    "not (kind = 'b')",
    'n = -1.5 or n = 500',
  ])('means the same by %s', async (condition) => {
    const source = JSON.stringify(towns)
    const theirs = spawnSync(
      'ogr2ogr',
      ['-f', 'GeoJSON', '/vsistdout/', fileOf('towns.geojson', source), '-where', condition],
      { encoding: 'utf8' },
    )
    const names = (text: string) =>
      JSON.parse(text).features.map(({ properties }: { properties: { name: string } }) => properties.name)
    const { text } = await converted(source, 'geojson', 'geojson', undefined, {}, { where: condition })
    expect(names(text)).toEqual(names(theirs.stdout))
  })
})
