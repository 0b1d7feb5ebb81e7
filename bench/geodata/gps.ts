import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Contestant, peer, type Race, type Table } from '../suite.ts'
import { countMarks } from './counts.ts'
import { isInstalled, type Measured, measured, ourCommand } from './program.ts'
import { type TrackCounts, writeTracks } from './tracks.ts'

const folder = mkdtempSync(join(tmpdir(), 'bench-geodata-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
const path = (name: string): string => join(folder, name)

/** Megabytes of GPX; `GEODATA_MB` makes it larger. */
const size = Number(process.env.GEODATA_MB ?? 20)

interface Program {
  readonly name: string
  /** How to convert a file, which must not be there yet. */
  readonly command: (input: string, output: string) => [string, string[]]
}

const ours: Program = { name: 'Convertory', command: ourCommand }

/** The peers this machine has. */
const peers: readonly Program[] = [
  ...(isInstalled('ogr2ogr') ? [{ name: 'ogr2ogr', command: ogrCommand }] : []),
  ...(isInstalled('gpsbabel', '-V') ? [{ name: 'gpsbabel', command: babelCommand }] : []),
]

function ogrCommand(input: string, output: string): [string, string[]] {
  const options = output.endsWith('.gpx') ? ['-f', 'GPX', '-dsco', 'GPX_USE_EXTENSIONS=YES'] : ['-f', 'KML']
  return ['ogr2ogr', [...options, output, input]]
}

function babelCommand(input: string, output: string): [string, string[]] {
  const format = (file: string) => file.slice(-3)
  return ['gpsbabel', ['-i', format(input), '-f', input, '-o', format(output), '-F', output]]
}

/** GDAL refuses layers whose geometry type it does not know beforehand, which is every layer of a KML. */
const canWriteGpx = (program: Program): boolean => program.name !== 'ogr2ogr'

const outputOf = (program: Program, ending: string): string => path(`${program.name}.${ending}`)

/** One run converts the whole file in a process of its own. */
const contestant = (program: Program, input: string, ending: 'gpx' | 'kml'): Contestant => ({
  name: program.name,
  operations: statSync(input).size / 1e6,
  run: () => converted(program, input, ending),
})

async function converted(program: Program, input: string, ending: 'gpx' | 'kml'): Promise<Measured> {
  const output = outputOf(program, ending)
  rmSync(output, { force: true })
  const result = await measured(...program.command(input, output))
  if (!result.succeeded) throw new Error(`${program.name} failed`)
  return result
}

export async function gpsSuite(): Promise<{ races: Race[]; tables: Table[] }> {
  const gpx = path('t.gpx')
  const kml = path('t.kml')
  const counts = writeTracks(gpx, kml, { megabytes: size })
  const small = path('small.gpx')
  const smallCounts = writeTracks(small, undefined, { megabytes: 2 })
  const programs = [ours, ...peers]
  const races: Race[] = [
    {
      name: `GPX to KML, ${size} MB`,
      unit: 'MB',
      contestants: programs.map((program) => contestant(program, gpx, 'kml')),
    },
    {
      name: 'KML to GPX, the same tracks',
      unit: 'MB',
      contestants: programs.filter(canWriteGpx).map((program) => contestant(program, kml, 'gpx')),
    },
    {
      name: 'GPX to KML, 2 MB, in one process',
      unit: 'MB',
      contestants: [await inProcess(small), await libraries(small)],
    },
  ]
  return { races, tables: [await fidelity(gpx, counts, smallCounts), ...(await memory())] }
}

async function inProcess(input: string): Promise<Contestant> {
  const { convert, inputFromBytes } = await import('../../engines/geodata/index.ts')
  const bytes = readFileSync(input)
  return {
    name: 'Convertory',
    operations: bytes.length / 1e6,
    run: async () => {
      const parts: Uint8Array[] = []
      await convert({
        inputs: [inputFromBytes('t.gpx', bytes)],
        from: 'gpx',
        to: 'kml',
        write: (part) => void parts.push(part.slice()),
      })
      return parts
    },
  }
}

interface Dom {
  readonly DOMParser: new () => { parseFromString(text: string, type: string): unknown }
}

async function libraries(input: string): Promise<Contestant> {
  const { DOMParser } = await peer<Dom>('@xmldom/xmldom')
  const { gpx } = await peer<{ gpx(document: unknown): unknown }>('@tmcw/togeojson')
  const { default: tokml } = await peer<{ default: (collection: unknown) => string }>('tokml')
  const text = readFileSync(input, 'utf8')
  const run = () => tokml(gpx(new DOMParser().parseFromString(text, 'text/xml')))
  writeFileSync(path('libraries.kml'), run())
  return { name: 'xmldom + togeojson + tokml', operations: text.length / 1e6, run }
}

/** What is in the result of each, against what was in the source. */
async function fidelity(gpx: string, counts: TrackCounts, smallCounts: TrackCounts): Promise<Table> {
  const rows = [rowOf('source', counts)]
  for (const program of [ours, ...peers]) {
    await converted(program, gpx, 'kml')
    rows.push(rowOf(program.name, await countMarks(outputOf(program, 'kml')), counts))
  }
  rows.push(rowOf('source, 2 MB', smallCounts))
  rows.push(rowOf('xmldom + togeojson + tokml', await countMarks(path('libraries.kml')), smallCounts))
  return {
    title: 'What is left of a GPX in KML',
    columns: ['', 'features', 'points', 'times', 'elevations', 'heart rates'],
    rows,
  }
}

function rowOf(name: string, counts: TrackCounts, expected?: TrackCounts): string[] {
  const cell = (key: keyof TrackCounts) =>
    `${counts[key].toLocaleString('en-US')}${expected && counts[key] < expected[key] ? ' (fewer)' : ''}`
  return [name, cell('features'), cell('points'), cell('times'), cell('elevations'), cell('heartRates')]
}

/** Highest memory while a file of a gigabyte goes through, in many tracks and in a single one. Only when asked: it takes minutes. */
async function memory(): Promise<Table[]> {
  if (process.env.GEODATA_GIGABYTE === undefined) return []
  const rows: string[][] = []
  for (const [name, pointsPerTrack] of [
    ['many tracks', 4000],
    ['one track of millions of points', 1e9],
  ] as const) {
    const input = path('gigabyte.gpx')
    writeTracks(input, undefined, { megabytes: 1000, pointsPerTrack })
    const result = await measured(...ourCommand(input, path('gigabyte.kml')))
    rows.push([`1 GB GPX to KML, ${name}`, result.seconds.toFixed(1), Math.round(result.peakMegabytes ?? 0).toString()])
    rmSync(input)
    rmSync(path('gigabyte.kml'), { force: true })
  }
  return [{ title: 'Peak memory', columns: ['', 'seconds', 'MB'], rows }]
}
