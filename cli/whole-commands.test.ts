import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runHere } from './testing/run-here.ts'

/**
 * Everything commands print, with their exit codes and the files they leave. What should change: `npx vitest run cli/whole-commands -u`, and read
 * the difference.
 */
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'cli-whole-')))
const before = process.cwd()
beforeAll(() => {
  process.chdir(folder)
  const point = '<trkpt lat="1.5" lon="2"><ele>117.3</ele><time>2026-01-01T00:00:00Z</time></trkpt>'
  writeFileSync(
    'a.gpx',
    `<gpx version="1.1"><wpt lat="1.50" lon="2"><name>A</name></wpt><trk><trkseg>${point.repeat(2)}</trkseg></trk></gpx>`,
  )
  writeFileSync('a.csv', 'name,lon,lat\nX,5,6\n')
  writeFileSync('metres.csv', 'x,y\n7413580.2,6182999.5\n')
  writeFileSync('system.prj', 'EPSG:28407\n')
  writeFileSync('empty.gpx', '')
  writeFileSync('nothing.geojson', '{"type":"FeatureCollection","features":[]}')
  const heart =
    '<extensions><gpxtpx:TrackPointExtension xmlns:gpxtpx="http://www.garmin.com/xmlschemas/TrackPointExtension/v1"><gpxtpx:hr>120</gpxtpx:hr></gpxtpx:TrackPointExtension></extensions>'
  writeFileSync(
    'heart.gpx',
    `<gpx version="1.1"><trk><trkseg><trkpt lat="1.5" lon="2">${heart}</trkpt></trkseg></trk></gpx>`,
  )
  const objects = {
    'a/b': { type: 'Point', coordinates: [1, 1] },
    A_B: { type: 'Point', coordinates: [2, 2] },
  }
  writeFileSync('layers.topojson', JSON.stringify({ type: 'Topology', arcs: [], objects }))
  writeFileSync('words.txt', 'no table at all')
  mkdirSync('sub')
  cpSync('a.csv', 'sub/a.csv')
})
afterAll(() => {
  process.chdir(before)
  rmSync(folder, { recursive: true, force: true })
})

const lines: readonly (readonly [words: string, input?: string])[] = [
  [''],
  ['help'],
  ['help ip'],
  ['help nothing'],
  ['coords --help'],
  ['completion'],
  ['completion tcsh'],
  ['completion bash'],
  ['completion zsh'],
  ['completion fish'],
  ['units'],
  ['coords'],
  ['ip'],
  ['time 0 --unit h'],
  ['time 1700000000 --unit ms'],
  ['time 1700000000 --zone Asia/Kolkata'],
  ['time 1700000000 --zone='],
  ['time 1700000000.123456 --zone Asia/Kolkata'],
  ['ip 10.0.0.0/22 --split /24'],
  ['ip 10.0.0.0/22 --split many'],
  ['ip 10.0.0.0/22 --split'],
  ['coords 6182999.5 7413580.2 --from sk42 wgs84'],
  ['coords 6182999.5 7413580.2 --from parrot'],
  ['coords 55 37 --from mgi'],
  ['coords 55.7558 37.6173 mgrs --json'],
  ['coords -'],
  ['coords - mgrs --json', '55.7,37.6\nfoo\n'],
  ['units - km --json', '5 mi\nx\n'],
  ['ip - --json', '2001:db8::/64\n'],
  ['-- -40 C F'],
  ['5 mi km --json'],
  ['frobnicate --json'],
  ['pdf to word --lang sr'],
  ['usd to eur --lang ru'],
  ['garmin fit to gpx --json'],
  ['EPSG:3857'],
  ['10.0.0.0/30'],
  ['now please frobnicate'],
  ['convert a.gpx a.kml --json'],
  ['convert a.gpx out/'],
  ['convert a.csv sub/a.csv out/ --to gpx'],
  ['convert a.gpx turned.gpx --reverse --reduce 2'],
  ['convert a.gpx tracks.geojson --where kind=track --json'],
  ['convert a.gpx none.gpx --where kind=route --lang ru'],
  ['convert a.gpx none.gpx --where height>3 --lang sr'],
  ['convert a.gpx none.gpx --reduce few'],
  ['convert a.csv a.shp'],
  ['convert a.shp back.geojson'],
  ['convert a.gpx sub/tracks.shp'],
  ['convert metres.csv m.gpx'],
  ['convert metres.csv m.gpx --crs system.prj --longitude x --latitude y'],
  ['convert nothing*.csv out/ --to gpx'],
  ['convert words.txt words.gpx'],
  ['convert words.bin words.gpx'],
  ['inspect'],
  ['inspect a.gpx'],
  ['inspect a.gpx empty.gpx'],
  ['inspect empty.gpx --json'],
  ['inspect a.gpx --json --lang sr'],
  ['inspect sub'],
  ['-h'],
  ['ip -h'],
  ['help units --lang ru'],
  ['convert --help'],
  ['unit'],
  ['--lang ru frobnicate'],
  ['unti --lang sr'],
  ['inspect empty.gpx --lang ru'],
  ['time 0 --lang sr'],
  ['ip 300.1.1.1 --lang ru'],
  ['coords 55.7558,37.6173 mgrs'],
  ['coords 55.7558,37.6173 parrot'],
  ['coords Belgrade parrot'],
  ['coords mgrs'],
  ['time --json --zone UTC 1'],
  ['jwt'],
  ['jwt abc'],
  ['jwt - --json', 'abc'],
  ['time -', '1700000000\nwhen\n'],
  ['inspect heart.gpx'],
  ['inspect nothing.geojson'],
  ['inspect heart.gpx --json'],
  ['inspect a.csv none.csv'],
  ['inspect none*.csv a.csv --json'],
  ['convert a.csv none.csv many/ --to gpx'],
  ['convert a.csv none.csv one.gpx --merge'],
  ['convert a.csv many/'],
  ['convert a.csv a.gpx several'],
  ['convert layers.topojson many/ --layers --to csv --json'],
  ['convert a.csv many/one.gpx --layers --to gpx'],
  ['convert - - --from csv --to geojsonl', 'name,lon,lat\nX,5,6\n'],
  ['convert - - --from csv --to geojsonl --json', 'nothing'],
  ['convert a.csv nowhere/a.gpx'],
  ['--lang ru convert a.csv nowhere/a.gpx'],
]

test('commands', async () => {
  const answers: string[] = []
  const told = new Map<string, string>()
  for (const [words, input] of lines) {
    const { status, stdout, stderr } = await runHere(words.split(' ').filter(Boolean), {
      ...(input === undefined ? {} : { input }),
      environment: { LC_ALL: 'C', TZ: 'UTC' },
    })
    const printed = [...stdout.split('\n'), ...stderr.split('\n').map((line) => line && `! ${line}`)].filter(Boolean)
    const whole = printed.join('\n')
    const before = told.get(whole)
    if (printed.length > 3) told.set(whole, before ?? words)
    if (before !== undefined) printed.splice(0, Number.POSITIVE_INFINITY, `as convertory ${before}`.trim())
    answers.push([`$ convertory ${words}`, ...printed.map((line) => `  ${line}`), `  = ${status}`].join('\n'))
  }
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/'))
  answers.push(`files: ${files.toSorted().join(' ')}`)
  await expect(`${answers.join('\n')}\n`).toMatchFileSnapshot('fixtures/commands.txt')
  expect(readFileSync('back.geojson', 'utf8')).toContain('[5,6]')
})
