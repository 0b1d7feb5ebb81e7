import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Ran, runHere } from './testing/run-here.ts'

const folder = mkdtempSync(join(tmpdir(), 'cli-test-'))
const before = process.cwd()
beforeAll(() => process.chdir(folder))
afterAll(() => {
  process.chdir(before)
  rmSync(folder, { recursive: true, force: true })
})

const run = (...words: string[]): Promise<Ran> => runHere(words, { environment: { LC_ALL: 'C' } })

const gpx =
  '<gpx version="1.1"><wpt lat="1.50" lon="2"><name>A</name></wpt><trk><trkseg><trkpt lat="1" lon="2"/><trkpt lat="3" lon="4"/></trkseg></trk></gpx>'
writeFileSync(join(folder, 'a.gpx'), gpx)

describe('convert', () => {
  it('writes the file and tells what it did', async () => {
    const { status, stdout } = await run('convert', 'a.gpx', 'a.kml')
    expect(status).toBe(0)
    expect(stdout).toContain(
      'a.gpx -> a.kml\nread     2 features, 3 points (1 Point, 1 MultiLineString)\nwritten  2 features, 3 points\n',
    )
    expect(readFileSync(join(folder, 'a.kml'), 'utf8')).toContain('<coordinates>2,1.50</coordinates>')
    expect(existsSync(join(folder, 'a.kml.part'))).toBe(false)
  })

  it('gives a summary for programs', async () => {
    const { status, stdout } = await run('convert', 'a.gpx', 'b.kmz', '--json')
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

  it('lists the systems that numbers without one fit, with the country of each, as the pages do', async () => {
    writeFileSync(join(folder, 'rs.csv'), 'Tacka;Y;X;H\n1;7457000.12;4960000.34;101.25\n')
    const { status, stderr } = await run('convert', 'rs.csv', 'rs.kml')
    expect(status).toBe(1)
    expect(stderr).toContain('  EPSG:6316   MGI 1901 / Balkans zone 7, falls at 44.783°, 20.451°: Serbia\n')
    const { likely } = JSON.parse((await run('convert', 'rs.csv', 'rs.kml', '--json')).stdout)
    expect(likely[0]).toMatchObject({ crs: 'EPSG:6316', land: 'RS' })
    expect((await run('convert', '--lang', 'ru', 'rs.csv', 'rs.kml')).stderr).toMatch(
      /системы:\n {2}EPSG:28407 .*Россия/,
    )
  })

  it.each([
    ['sheet.map', 'OziExplorer CE Map File\r\nWGS 84\r\n', 'the content is OziExplorer, which is not read here.'],
    ['strange.xyzzy', '\u0001\u0002', 'not a format known here; say --from FORMAT'],
  ])('says of %s what it is, where that is known', async (name, content, message) => {
    writeFileSync(join(folder, name), content)
    expect(await run('convert', name, 'bad.kml')).toMatchObject({
      stdout: '',
      stderr: `convertory: ${name}: ${message}\n`,
    })
  })

  it.each([
    ['cut off', '<gpx version="1.1"><wpt lat="1"', 'The file breaks off'],
    ['another format', '{"type":"FeatureCollection","features":[]}', 'The content is GeoJSON, not GPX'],
    ['empty', '', 'The file is empty'],
    ['a bomb', '<!DOCTYPE gpx [<!ENTITY a "b">]><gpx/>', 'The file declares XML entities'],
  ])('refuses a file that is %s with a clear line and leaves nothing behind', async (name, content, message) => {
    writeFileSync(join(folder, `${name}.gpx`), content)
    const { status, stdout, stderr } = await run('convert', `${name}.gpx`, 'bad.kml')
    expect(status).toBe(1)
    expect(stdout).toBe('')
    expect(stderr).toContain(`convertory: ${name}.gpx: ${message}`)
    expect(stderr.trim().split('\n').length).toBe(1)
    expect(existsSync(join(folder, 'bad.kml'))).toBe(false)
    expect(existsSync(join(folder, 'bad.kml.part'))).toBe(false)
  })

  it('says so in JSON as well', async () => {
    const { status, stdout } = await run('convert', 'empty.gpx', 'bad.kml', '--json')
    expect(status).toBe(1)
    expect(JSON.parse(stdout)).toMatchObject({
      ok: false,
      problem: { code: 'empty_file' },
      message: expect.stringMatching(/^The file is empty/),
    })
  })

  it('refuses pairs that are none, unknown endings, options and missing files', async () => {
    expect((await run('convert', 'a.gpx', 'a.fit', '--to', 'fit')).stderr).toContain('not supported')
    expect((await run('convert', 'a.gpx', 'a.xyz')).stderr).toContain('the ending names no format')
    expect((await run('convert', 'a.gpx', 'a.kml', '--fast')).stderr).toContain('unknown option: --fast')
    expect(await run('convert', 'none.gpx', 'a.kml')).toMatchObject({
      status: 1,
      stderr: 'convertory: no such file: none.gpx\n',
    })
    expect(await run('convert', 'a.gpx')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('convert wants a file to read and one to write'),
    })
  })
})

it('inspect reads only', async () => {
  const { status, stdout } = await run('inspect', 'a.gpx', '--json')
  expect(status).toBe(0)
  expect(JSON.parse(stdout)).toMatchObject({ ok: true, features: 2, bbox: [2, 1, 4, 3] })
})

describe('many files', () => {
  const csv = 'name,lon,lat\nX,5,6\n'
  writeFileSync(join(folder, 'p1.csv'), csv)
  writeFileSync(join(folder, 'p2.csv'), csv.replace('X,5', 'Y,7'))

  it('converts what a pattern names into a folder', async () => {
    const { status } = await run('convert', 'p*.csv', 'results/', '--to', 'geojson')
    expect(status).toBe(0)
    expect(readFileSync(join(folder, 'results/p2.geojson'), 'utf8')).toContain('[7,6]')
  })

  it('makes one file of several formats', async () => {
    const { status } = await run('convert', 'p*.csv', 'a.gpx', 'merged.gpx', '--merge')
    expect(status).toBe(0)
    expect(readFileSync(join(folder, 'merged.gpx'), 'utf8').match(/<wpt /g)?.length).toBe(3)
  })

  it('writes a result for each layer; a file with one only keeps its name', async () => {
    const objects = { a: { type: 'Point', coordinates: [1, 1] }, b: { type: 'Point', coordinates: [2, 2] } }
    const topology = (objects: object) => JSON.stringify({ type: 'Topology', arcs: [], objects })
    writeFileSync(join(folder, 't.topojson'), topology(objects))
    writeFileSync(join(folder, 'single.topojson'), topology({ a: objects.a }))
    expect((await run('convert', 't.topojson', 'layers', '--layers', '--to', 'csv')).status).toBe(0)
    expect(readFileSync(join(folder, 'layers/b.csv'), 'utf8')).toBe('longitude,latitude\r\n2,2\r\n')
    expect((await run('convert', 'single.topojson', 'single/', '--layers', '--to', 'csv')).status).toBe(0)
    expect(readdirSync(join(folder, 'single'))).toEqual(['single.csv'])
  })

  it('takes options of CSV, rounds positions', async () => {
    writeFileSync(join(folder, 'o.txt'), 'a;b\n1,23456;2,34567\n')
    const { status } = await run('convert', 'o.txt', 'o.kml', '--longitude', 'a', '--latitude', '2', '--precision=2')
    expect(status).toBe(0)
    expect(readFileSync(join(folder, 'o.kml'), 'utf8')).toContain('<coordinates>1.23,2.35</coordinates>')
  })

  it('says by its exit code what was wrong', async () => {
    expect((await run('convert', 'p1.csv')).status).toBe(1)
    expect((await run('convert', 'p1.csv', 'x.gpx', '--precision', 'many')).status).toBe(1)
    expect((await run('convert', 'p1.csv', 'x.wkt', '--to', 'wkt')).status).toBe(1)
    writeFileSync(join(folder, 'p3.txt'), 'nothing,here\n1,2\n')
    expect((await run('convert', 'p1.csv', 'p3.txt', 'some/', '--to', 'kml')).status).toBe(2)
    expect((await run('convert', 'p3.txt', 'some/', '--to', 'kml')).status).toBe(1)
    expect((await run('inspect', 'p1.csv', 'a.gpx')).status).toBe(0)
  })
})
