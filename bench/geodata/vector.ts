import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Table } from '../suite.ts'
import { writeAreas } from './areas.ts'
import { type AreaCounts, areaColumns, areaRow, countGeojson } from './count-areas.ts'
import {
  type Command,
  type FileProgramme,
  isInstalled,
  measured,
  ourCommand,
  Peaks,
  type Program,
  peakColumns,
  raceOf,
  type Way,
} from './program.ts'
import { areaMegabytes } from './sizes.ts'

/** A program of a package in bench/, run like ours: Node, cold. */
const packaged = (name: string, options: readonly string[]): Command => [
  process.execPath,
  ['--max-old-space-size=8000', fileURLToPath(new URL(`../node_modules/.bin/${name}`, import.meta.url)), ...options],
]

/** Whole vector files from disk to disk, each way against the programs people use for it. */
export async function vectorSuite(path: (name: string) => string): Promise<FileProgramme> {
  const geojson = path('areas.geojson')
  const counts = writeAreas(geojson, areaMegabytes)
  const [shp, gml, topojson] = [path('areas.shp'), path('areas.gml'), path('areas.topojson')]
  for (const target of [shp, gml, topojson]) await measured(...ourCommand(geojson, target))
  const hasOgr = isInstalled('ogr2ogr')
  const ours = (input: string, output: string): Program => ({
    name: 'Convertory',
    output: path(output),
    command: ourCommand(input, path(output)),
  })
  const ogr = (driver: string, input: string, output: string, ...options: string[]): Program[] =>
    hasOgr
      ? [
          {
            name: 'ogr2ogr',
            output: path(output),
            command: ['ogr2ogr', ['-f', driver, '-overwrite', ...options, path(output), input]],
          },
        ]
      : []
  const mapshaper = (input: string, output: string, reading: string[] = [], writing: string[] = []): Program => ({
    name: ['mapshaper', ...reading].join(' '),
    output: path(output),
    command: packaged('mapshaper', ['-i', input, ...reading, '-o', path(output), ...writing, 'force']),
  })
  const ways: Way[] = [
    {
      name: 'Shapefile to GeoJSON',
      input: shp,
      programs: [ours(shp, 'o1.geojson'), mapshaper(shp, 'm1.geojson'), ...ogr('GeoJSON', shp, 'g1.geojson')],
    },
    {
      name: 'GeoJSON to Shapefile',
      input: geojson,
      programs: [
        ours(geojson, 'o2.shp'),
        mapshaper(geojson, 'm2.shp', ['no-topology']),
        ...ogr('ESRI Shapefile', geojson, 'g2.shp', '-lco', 'ENCODING=UTF-8'),
      ],
    },
    {
      name: 'GeoJSON to GML',
      input: geojson,
      programs: [ours(geojson, 'o3.gml'), ...ogr('GML', geojson, 'g3.gml', '-dsco', 'FORMAT=GML3.2')],
    },
    {
      name: 'GML to GeoJSON',
      input: gml,
      programs: [ours(gml, 'o4.geojson'), ...ogr('GeoJSON', gml, 'g4.geojson')],
    },
    {
      name: 'GeoJSON to TopoJSON',
      input: geojson,
      programs: [
        ours(geojson, 'o5.topojson'),
        mapshaper(geojson, 'm5.topojson', [], ['format=topojson', 'no-quantization']),
        {
          name: 'topojson-server',
          output: path('t5.topojson'),
          command: packaged('geo2topo', ['-o', path('t5.topojson'), `areas=${geojson}`]),
        },
      ],
    },
    {
      name: 'TopoJSON to GeoJSON',
      input: topojson,
      programs: [
        ours(topojson, 'o6.geojson'),
        mapshaper(topojson, 'm6.geojson', [], ['format=geojson']),
        {
          name: 'topojson-client',
          output: path('t6.geojson'),
          command: packaged('topo2geo', ['-i', topojson, `areas=${path('t6.geojson')}`]),
        },
      ],
    },
  ]
  const peaks = new Peaks()
  return {
    races: ways.map((way) => raceOf(way, peaks)),
    tables: async () => [
      { title: 'Peak memory with areas, MB', columns: peakColumns, rows: ways.map((way) => peaks.row(way)) },
      await fidelity(ways, counts, path('back.geojson')),
    ],
  }
}

/** What each result holds; one that is not GeoJSON is read back by ours. */
async function fidelity(ways: readonly Way[], counts: AreaCounts, back: string): Promise<Table> {
  const rows = [areaRow('source', counts)]
  for (const { name, programs } of ways)
    for (const program of programs) {
      const isGeojson = program.output.endsWith('.geojson')
      if (!isGeojson) await measured(...ourCommand(program.output, back))
      const found = countGeojson(readFileSync(isGeojson ? program.output : back, 'utf8'))
      rows.push(areaRow(`${name}, ${program.name}`, found, counts))
    }
  return { title: 'What is left of areas', columns: areaColumns, rows }
}
