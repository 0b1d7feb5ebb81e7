import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Contestant, peer, type Race, type Table } from '../suite.ts'
import { countMarks } from './counts.ts'
import { isInstalled, measured, ourCommand } from './program.ts'
import { type TrackCounts, writeTracks } from './tracks.ts'

const folder = mkdtempSync(join(tmpdir(), 'bench-geodata-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
const path = (name: string): string => join(folder, name)

/** Megabytes of GPX; `GEODATA_MB` makes it larger. */
const size = Number(process.env.GEODATA_MB ?? 40)

/** A program as a contestant: one run converts the whole file in a process of its own. */
const program = (name: string, input: string, command: readonly [string, readonly string[]]): Contestant => ({
  name,
  operations: statSync(input).size / 1e6,
  run: async () => {
    const result = await measured(...command)
    if (!result.succeeded) throw new Error(`${name} failed`)
    return result
  },
})

export async function gpsSuite(): Promise<{ races: Race[]; tables: Table[] }> {
  const gpx = path('t.gpx')
  const kml = path('t.kml')
  const counts = writeTracks(gpx, kml, { megabytes: size })
  const small = path('small.gpx')
  const smallCounts = writeTracks(small, undefined, { megabytes: 2 })
  const hasOgr = isInstalled('ogr2ogr')
  const hasBabel = isInstalled('gpsbabel', '-V')
  const toKml: Contestant[] = [program('Convertory', gpx, ourCommand(gpx, path('ours.kml')))]
  const toGpx: Contestant[] = [program('Convertory', kml, ourCommand(kml, path('ours.gpx')))]
  if (hasOgr) toKml.push(program('ogr2ogr', gpx, ['ogr2ogr', ['-f', 'KML', '-overwrite', path('ogr.kml'), gpx]]))
  if (hasBabel) {
    toKml.push(program('gpsbabel', gpx, ['gpsbabel', ['-i', 'gpx', '-f', gpx, '-o', 'kml', '-F', path('babel.kml')]]))
    toGpx.push(program('gpsbabel', kml, ['gpsbabel', ['-i', 'kml', '-f', kml, '-o', 'gpx', '-F', path('babel.gpx')]]))
  }
  if (hasOgr)
    toGpx.push(
      program('ogr2ogr', kml, ['ogr2ogr', ['-f', 'GPX', '-dsco', 'GPX_USE_EXTENSIONS=YES', path('ogr.gpx'), kml]]),
    )
  const races: Race[] = [
    { name: `GPX to KML, ${size} MB`, unit: 'MB', contestants: toKml },
    { name: `KML to GPX, the same tracks`, unit: 'MB', contestants: toGpx },
    {
      name: 'GPX to KML, 2 MB, in one process',
      unit: 'MB',
      contestants: [await inProcess(small), await libraries(small)],
    },
  ]
  return { races, tables: [await fidelity(gpx, counts, smallCounts, hasOgr, hasBabel), ...(await memory())] }
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
async function fidelity(
  gpx: string,
  counts: TrackCounts,
  smallCounts: TrackCounts,
  hasOgr: boolean,
  hasBabel: boolean,
): Promise<Table> {
  await measured(...ourCommand(gpx, path('ours.kml')))
  if (hasOgr) await measured('ogr2ogr', ['-f', 'KML', '-overwrite', path('ogr.kml'), gpx])
  if (hasBabel) await measured('gpsbabel', ['-i', 'gpx', '-f', gpx, '-o', 'kml', '-F', path('babel.kml')])
  const rows = [rowOf('source', counts), rowOf('Convertory', await countMarks(path('ours.kml')), counts)]
  if (hasOgr) rows.push(rowOf('ogr2ogr', await countMarks(path('ogr.kml')), counts))
  if (hasBabel) rows.push(rowOf('gpsbabel', await countMarks(path('babel.kml')), counts))
  rows.push(
    rowOf('source, 2 MB', smallCounts),
    rowOf('xmldom + togeojson + tokml', await countMarks(path('libraries.kml')), smallCounts),
  )
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
