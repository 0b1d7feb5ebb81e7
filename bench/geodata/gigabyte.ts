import { rmSync, statSync } from 'node:fs'
import type { Table } from '../suite.ts'
import { writeAreas } from './areas.ts'
import { measured, ourCommand } from './program.ts'
import { writeTracks } from './tracks.ts'

const megabytes = 1000

/** Highest memory while files of about a gigabyte go through. Takes minutes and ten gigabytes of disk: only when asked for. */
export async function gigabyteTable(path: (name: string) => string): Promise<Table> {
  const rows: string[][] = []
  const through = async (from: string, to: string, about = ''): Promise<void> => {
    const { seconds, peakMegabytes, succeeded } = await measured(...ourCommand(path(from), path(to)))
    if (!succeeded) throw new Error(`${from} to ${to} failed`)
    const size = Math.round(statSync(path(from)).size / 1e6).toLocaleString('en-US')
    const name = `${ending(from)} to ${ending(to)}${about}`
    rows.push([name, size, seconds.toFixed(1), String(Math.round(peakMegabytes))])
  }
  writeTracks(path('one.gpx'), undefined, { megabytes, pointsPerTrack: 1e9 })
  await through('one.gpx', 'one.kml', ', one track of millions of points')
  await through('one.kml', 'one-back.gpx', ', one track of millions of points')
  writeTracks(path('many.gpx'), undefined, { megabytes })
  await through('many.gpx', 'many.kml', ', many tracks')
  await through('many.gpx', 'many.kmz')
  await through('many.kmz', 'kmz-back.gpx')
  await through('many.kml', 'kml-back.gpx', ', many tracks')
  await through('one.gpx', 'one.geojson', ', one track of millions of points')
  await through('many.gpx', 'many.csv', ', a row per point')
  writeAreas(path('large.geojson'), megabytes)
  for (const target of ['large.shp', 'large.gml', 'large.kml', 'large.csv', 'large.gpkg', 'large.fgb'])
    await through('large.geojson', target)
  for (const source of ['large.shp', 'large.gml', 'large.kml', 'large.csv', 'large.gpkg', 'large.fgb'])
    await through(source, 'back.geojson')
  for (const name of ['one', 'many', 'kml-back', 'kmz-back', 'one-back', 'large', 'back'])
    for (const end of ['gpx', 'kml', 'kmz', 'geojson', 'shp', 'shx', 'dbf', 'gml', 'csv', 'gpkg', 'fgb'])
      rmSync(path(`${name}.${end}`), { force: true })
  return { title: 'Peak memory with a gigabyte', columns: ['', 'MB of source', 'seconds', 'MB of memory'], rows }
}

const ending = (name: string): string => name.slice(name.lastIndexOf('.') + 1).toUpperCase()
