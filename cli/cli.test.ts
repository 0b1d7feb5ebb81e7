import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'cli-test-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const run = (...words: string[]) =>
  spawnSync(process.execPath, [join(import.meta.dirname, 'bin.mjs'), ...words], { encoding: 'utf8', cwd: folder })

const gpx =
  '<gpx version="1.1"><wpt lat="1.50" lon="2"><name>A</name></wpt><trk><trkseg><trkpt lat="1" lon="2"/><trkpt lat="3" lon="4"/></trkseg></trk></gpx>'
writeFileSync(join(folder, 'a.gpx'), gpx)

describe('convert', () => {
  it('writes the file and tells what it did', () => {
    const { status, stdout } = run('convert', 'a.gpx', 'a.kml')
    expect(status).toBe(0)
    expect(stdout).toContain(
      'a.gpx -> a.kml\nread     2 features, 3 points (1 Point, 1 MultiLineString)\nwritten  2 features, 3 points\n',
    )
    expect(readFileSync(join(folder, 'a.kml'), 'utf8')).toContain('<coordinates>2,1.50</coordinates>')
    expect(existsSync(join(folder, 'a.kml.part'))).toBe(false)
  })

  it('gives a summary for programs', () => {
    const { status, stdout } = run('convert', 'a.gpx', 'b.kmz', '--json')
    expect(status).toBe(0)
    expect(JSON.parse(stdout)).toMatchObject({
      ok: true,
      from: 'gpx',
      to: 'kmz',
      output: 'b.kmz',
      features: 2,
      points: 3,
      geometryTypes: { Point: 1, MultiLineString: 1 },
      bbox: [2, 1, 4, 3],
      fields: ['name'],
      written: { features: 2, points: 3 },
      notes: [],
    })
  })

  it.each([
    ['cut off', '<gpx version="1.1"><wpt lat="1"', 'the file ends too early in line 1'],
    ['another format', '{"type":"FeatureCollection","features":[]}', 'this is not GPX'],
    ['empty', '', 'the file is empty'],
    ['a bomb', '<!DOCTYPE gpx [<!ENTITY a "b">]><gpx/>', 'the file declares entities in line 1, which is refused'],
  ])('refuses a file that is %s with a clear line and leaves nothing behind', (name, content, message) => {
    writeFileSync(join(folder, `${name}.gpx`), content)
    const { status, stdout, stderr } = run('convert', `${name}.gpx`, 'bad.kml')
    expect(status).toBe(1)
    expect(stdout).toBe('')
    expect(stderr).toContain(`convertory: ${name}.gpx: ${message}`)
    expect(stderr.trim().split('\n').length).toBe(1)
    expect(existsSync(join(folder, 'bad.kml'))).toBe(false)
    expect(existsSync(join(folder, 'bad.kml.part'))).toBe(false)
  })

  it('says so in JSON as well', () => {
    const { status, stdout } = run('convert', 'empty.gpx', 'bad.kml', '--json')
    expect(status).toBe(1)
    expect(JSON.parse(stdout)).toMatchObject({
      ok: false,
      problem: { code: 'empty-file' },
      message: 'the file is empty',
    })
  })

  it('refuses pairs over the border of categories, unknown endings, options and missing files', () => {
    expect(run('convert', 'a.gpx', 'a.geojson').stderr).toContain('conversion from GPX to GeoJSON is not supported')
    expect(run('convert', 'a.gpx', 'a.xyz').stderr).toContain('the ending names no format')
    expect(run('convert', 'a.gpx', 'a.kml', '--fast').stderr).toContain('unknown option: --fast')
    expect(run('convert', 'none.gpx', 'a.kml')).toMatchObject({
      status: 1,
      stderr: 'convertory: no such file: none.gpx\n',
    })
    expect(run('convert', 'a.gpx')).toMatchObject({ status: 1, stderr: 'convertory: convert wants IN and OUT\n' })
  })
})

it('inspect reads only', () => {
  const { status, stdout } = run('inspect', 'a.gpx', '--json')
  expect(status).toBe(0)
  expect(JSON.parse(stdout)).toMatchObject({ ok: true, features: 2, bbox: [2, 1, 4, 3] })
})
