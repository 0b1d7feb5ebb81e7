import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Contestant, Race, Table } from '../suite.ts'
import { type AreaCounts, writeAreas } from './areas.ts'
import { isInstalled, measured, ourCommand } from './program.ts'

const folder = mkdtempSync(join(tmpdir(), 'bench-vector-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
const path = (name: string): string => join(folder, name)

/** Megabytes of GeoJSON; `GEODATA_MB` makes it larger. */
const size = Number(process.env.GEODATA_MB ?? 40)

type Command = readonly [string, readonly string[]]

/** A program of a package in bench/, run like ours: Node, cold. */
const packaged = (name: string, options: readonly string[]): Command => [
  process.execPath,
  ['--max-old-space-size=8000', fileURLToPath(new URL(`../node_modules/.bin/${name}`, import.meta.url)), ...options],
]

const program = (name: string, input: string, command: Command): Contestant => ({
  name,
  operations: statSync(input).size / 1e6,
  run: async () => {
    const result = await measured(...command)
    if (!result.succeeded) throw new Error(`${name} failed`)
    return result
  },
})

interface Way {
  readonly name: string
  readonly input: string
  readonly output: string
  readonly peers: readonly (readonly [name: string, command: Command])[]
}

/** Whole vector files from disk to disk, each way against the programs people use for it. */
export async function vectorSuite(): Promise<{ races: Race[]; tables: Table[] }> {
  const geojson = path('areas.geojson')
  const counts = writeAreas(geojson, size)
  const [shp, gml, topojson] = [path('areas.shp'), path('areas.gml'), path('areas.topojson')]
  for (const target of [shp, gml, topojson]) await measured(...ourCommand(geojson, target))
  const ogr = (driver: string, from: string, to: string, ...options: string[]): Command => [
    'ogr2ogr',
    ['-f', driver, ...options, path(to), from],
  ]
  const ways: Way[] = [
    {
      name: 'Shapefile to GeoJSON',
      input: shp,
      output: path('ours.geojson'),
      peers: [
        ['mapshaper', packaged('mapshaper', [shp, '-o', path('mapshaper.geojson'), 'force'])],
        ['ogr2ogr', ogr('GeoJSON', shp, 'ogr.geojson')],
      ],
    },
    {
      name: 'GeoJSON to Shapefile',
      input: geojson,
      output: path('ours.shp'),
      peers: [
        [
          'mapshaper no-topology',
          packaged('mapshaper', ['-i', geojson, 'no-topology', '-o', path('mapshaper.shp'), 'force']),
        ],
        ['ogr2ogr', ogr('ESRI Shapefile', geojson, 'ogr.shp', '-overwrite', '-lco', 'ENCODING=UTF-8')],
      ],
    },
    {
      name: 'GeoJSON to GML',
      input: geojson,
      output: path('ours.gml'),
      peers: [['ogr2ogr', ogr('GML', geojson, 'ogr.gml', '-dsco', 'FORMAT=GML3.2')]],
    },
    {
      name: 'GML to GeoJSON',
      input: gml,
      output: path('ours2.geojson'),
      peers: [['ogr2ogr', ogr('GeoJSON', gml, 'ogr2.geojson')]],
    },
    {
      name: 'GeoJSON to TopoJSON',
      input: geojson,
      output: path('ours.topojson'),
      peers: [
        [
          'mapshaper',
          packaged('mapshaper', [
            '-i',
            geojson,
            '-o',
            path('mapshaper.topojson'),
            'format=topojson',
            'no-quantization',
            'force',
          ]),
        ],
        ['topojson-server', packaged('geo2topo', ['-o', path('server.topojson'), `areas=${geojson}`])],
      ],
    },
    {
      name: 'TopoJSON to GeoJSON',
      input: topojson,
      output: path('ours3.geojson'),
      peers: [
        [
          'mapshaper',
          packaged('mapshaper', ['-i', topojson, '-o', path('mapshaper3.geojson'), 'format=geojson', 'force']),
        ],
        ['topojson-client', packaged('topo2geo', ['-i', topojson, `areas=${path('client.geojson')}`])],
      ],
    },
  ]
  const hasOgr = isInstalled('ogr2ogr')
  const races = ways.map(({ name, input, output, peers }) => ({
    name: `${name}, ${Math.round(statSync(input).size / 1e6)} MB`,
    unit: 'MB',
    contestants: [
      program('Convertory', input, ourCommand(input, output)),
      ...peers.filter(([peer]) => hasOgr || peer !== 'ogr2ogr').map(([peer, command]) => program(peer, input, command)),
    ],
  }))
  return { races, tables: [await memory(ways, hasOgr), await fidelity(ways, counts, hasOgr)] }
}

async function memory(ways: readonly Way[], hasOgr: boolean): Promise<Table> {
  const rows: string[][] = []
  for (const { name, input, output, peers } of ways) {
    const ours = await measured(...ourCommand(input, output))
    const others: string[] = []
    for (const [peer, command] of peers) {
      if (!hasOgr && peer === 'ogr2ogr') continue
      const { peakMegabytes } = await measured(...command)
      others.push(`${peer} ${Math.round(peakMegabytes ?? 0)}`)
    }
    rows.push([name, String(Math.round(ours.peakMegabytes ?? 0)), others.join(', ')])
  }
  return { title: 'Peak memory, MB', columns: ['', 'Convertory', 'others'], rows }
}

/** What is left after the way to a Shapefile and back, and what the peers' GeoJSON from the same Shapefile holds. */
async function fidelity(ways: readonly Way[], counts: AreaCounts, hasOgr: boolean): Promise<Table> {
  const results: [string, string][] = [
    ['Convertory', ways[0]!.output],
    ['mapshaper', path('mapshaper.geojson')],
  ]
  if (hasOgr) results.push(['ogr2ogr', path('ogr.geojson')])
  const rows = [['source', ...[counts.features, counts.points, counts.attributes].map(String)]]
  for (const [name, file] of results) {
    if (!readdirSync(folder).includes(file.slice(folder.length + 1))) continue
    const found = countGeojson(file)
    rows.push([name, String(found.features), String(found.points), String(found.attributes)])
  }
  return { title: 'What a Shapefile gives as GeoJSON', columns: ['', 'features', 'points', 'attributes'], rows }
}

function countGeojson(file: string): AreaCounts {
  const { features } = JSON.parse(readFileSync(file, 'utf8')) as {
    features: { properties: Record<string, unknown>; geometry: { coordinates: unknown } | null }[]
  }
  const pointsIn = (value: unknown): number =>
    Array.isArray(value)
      ? typeof value[0] === 'number'
        ? 1
        : value.reduce((sum: number, each) => sum + pointsIn(each), 0)
      : 0
  let points = 0
  let attributes = 0
  for (const feature of features) {
    points += pointsIn(feature.geometry?.coordinates)
    attributes += Object.keys(feature.properties).filter((name) => name !== 'id').length
  }
  return { features: features.length, points, attributes }
}
