import type { Race, Table } from '../suite.ts'
import { countMarks, trackColumns, trackRow } from './counts.ts'
import { librariesRace } from './libraries.ts'
import {
  type FileProgramme,
  isInstalled,
  ourCommand,
  Peaks,
  type Program,
  peakColumns,
  raceOf,
  type Way,
} from './program.ts'
import { trackMegabytes } from './sizes.ts'
import { type TrackCounts, writeTracks } from './tracks.ts'

/** GPX and KML: tracks with times, elevations, heart rate and cadence. */
export async function gpsSuite(path: (name: string) => string): Promise<FileProgramme> {
  const gpx = path('tracks.gpx')
  const kml = path('tracks.kml')
  const counts = writeTracks(gpx, kml, { megabytes: trackMegabytes })
  const programs = (input: string, ending: 'gpx' | 'kml'): Program[] => [
    { name: 'Convertory', output: path(`ours.${ending}`), command: ourCommand(input, path(`ours.${ending}`)) },
    // GDAL refuses layers whose geometry type it does not know beforehand, which is every layer of a KML.
    ...(ending === 'kml' && isInstalled('ogr2ogr') ? [ogr(input, path('ogr.kml'))] : []),
    ...(isInstalled('gpsbabel', '-V') ? [gpsbabel(input, path(`gpsbabel.${ending}`))] : []),
  ]
  const ways: Way[] = [
    { name: 'GPX to KML', input: gpx, programs: programs(gpx, 'kml') },
    { name: 'KML to GPX', input: kml, programs: programs(kml, 'gpx') },
  ]
  const peaks = new Peaks()
  const libraries = await librariesRace(path)
  const races: Race[] = [...ways.map((way) => raceOf(way, peaks)), libraries.race]
  return {
    races,
    tables: async () => [
      { title: 'Peak memory with tracks, MB', columns: peakColumns, rows: ways.map((way) => peaks.row(way)) },
      ...(await Promise.all(ways.map((way) => fidelity(way, counts, way.name === 'GPX to KML' ? libraries.rows : [])))),
    ],
  }
}

const ogr = (input: string, output: string): Program => ({
  name: 'ogr2ogr',
  output,
  command: ['ogr2ogr', ['-f', 'KML', output, input]],
})

function gpsbabel(input: string, output: string): Program {
  const format = (file: string) => file.slice(-3)
  return {
    name: 'gpsbabel',
    output,
    command: ['gpsbabel', ['-i', format(input), '-f', input, '-o', format(output), '-F', output]],
  }
}

/** What is in the result of each, against what was in the source. */
async function fidelity(way: Way, counts: TrackCounts, furtherRows: readonly (readonly string[])[]): Promise<Table> {
  const rows = [trackRow('source', counts)]
  for (const { name, output } of way.programs) rows.push(trackRow(name, await countMarks(output), counts))
  return {
    title: `What is left after ${way.name}`,
    columns: trackColumns,
    rows: [...rows, ...furtherRows],
  }
}
