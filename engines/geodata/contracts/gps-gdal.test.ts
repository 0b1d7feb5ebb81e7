import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import type { FormatId } from '../formats/format-metas.ts'
import { converted } from '../testing/run.ts'

const hasGdal = spawnSync('ogrinfo', ['--version']).status === 0
const folder = mkdtempSync(join(tmpdir(), 'gdal-test-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Features and vertices GDAL finds in the layers that are not points of other layers. */
function gdalReads(path: string, withoutDriver = ''): { features: number; warnings: string } {
  const shown = spawnSync('ogrinfo', ['-ro', '-so', '-al', '--config', 'OGR_SKIP', withoutDriver, path], {
    encoding: 'utf8',
  })
  expect(shown.status, shown.stderr).toBe(0)
  const layers = shown.stdout.split(/^Layer name: /m).slice(1)
  const own = layers.filter((layer) => !/^(route|track)_points\b/.test(layer))
  const features = own.reduce((sum, layer) => sum + Number(/Feature Count: (\d+)/.exec(layer)?.[1] ?? 0), 0)
  return { features, warnings: shown.stderr }
}

const fixtures = (['gpx', 'kml', 'kmz'] as const).flatMap((from) => {
  const place = join(import.meta.dirname, '../formats', from, 'fixtures/ok')
  return readdirSync(place).flatMap((name) =>
    (['gpx', 'kml', 'kmz'] as const)
      .filter((to) => to !== from)
      .map((to) => ({ name, from, to, path: join(place, name) })),
  )
})

describe.skipIf(!hasGdal)('GDAL (skipped without ogrinfo)', () => {
  it.each(fixtures)('reads $name written as $to', async ({ name, from, to, path }) => {
    const { bytes, written } = await converted(readFileSync(path), from as FormatId, to, name)
    const out = join(folder, `${name}.${to}`)
    writeFileSync(out, bytes)
    const { features, warnings } = gdalReads(out)
    expect(warnings).toBe('')
    expect(features).toBe(written.features)
  })

  it.each(['KML', 'LIBKML'])('draws tracks with times without its driver %s, by the other', async (driver) => {
    const source = readFileSync(join(import.meta.dirname, '../formats/gpx/fixtures/ok/everything.gpx'))
    const kml = await converted(source, 'gpx', 'kml')
    const out = join(folder, `drawn-${driver}.kml`)
    writeFileSync(out, kml.bytes)
    expect(gdalReads(out, driver).features).toBe(kml.written.features)
  })

  it('finds the positions, times and sensor values we wrote', async () => {
    const source = readFileSync(join(import.meta.dirname, '../formats/gpx/fixtures/ok/everything.gpx'))
    const kml = await converted(source, 'gpx', 'kml')
    const back = await converted(kml.bytes, 'kml', 'gpx')
    const out = join(folder, 'back.gpx')
    writeFileSync(out, back.bytes)
    const points = execFileSync('ogrinfo', ['-ro', '-al', out, 'track_points'], { encoding: 'utf8' })
    expect(points).toContain('time (DateTime) = 2024/05/01 06:00:01+00')
    expect(points).toContain('ele (Real) = 434.9')
    expect(points).toContain('<gpxtpx:hr>101</gpxtpx:hr>')
    expect(points).toContain('POINT (13.1 46.5778790901959)')
  })
})
