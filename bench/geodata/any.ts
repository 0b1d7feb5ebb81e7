import { statSync } from 'node:fs'
import { inProcessRaces } from './any-libraries.ts'
import { writeAreas } from './areas.ts'
import { writeFit } from './fit-file.ts'
import { writePlaces } from './places.ts'
import {
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
import { anyMegabytes, fitMegabytes } from './sizes.ts'
import { writeTracks } from './tracks.ts'

/** Formats of different kinds, and those that no page of the specification names. */
export async function anySuite(path: (name: string) => string): Promise<FileProgramme> {
  const [gpx, areas, places, fit] = [path('any.gpx'), path('any.geojson'), path('any.csv'), path('any.fit')]
  writeTracks(gpx, undefined, { megabytes: anyMegabytes })
  writeAreas(areas, anyMegabytes)
  writePlaces(places, anyMegabytes)
  writeFit(fit, fitMegabytes)
  const [kml, gpkg] = [path('any.kml'), path('any.gpkg')]
  for (const target of [kml, gpkg]) await measured(...ourCommand(areas, target))
  const ogrIsThere = isInstalled('ogr2ogr')
  const way = (name: string, input: string, ending: string, driver: string, ...options: string[]): Way => {
    const number = statSync(input).size
    const ours = path(`any-ours-${number}.${ending}`)
    const theirs = path(`any-ogr-${number}.${ending}`)
    const others: Program[] = ogrIsThere
      ? [{ name: 'ogr2ogr', output: theirs, command: ['ogr2ogr', ['-f', driver, theirs, input, ...options]] }]
      : []
    return {
      name,
      input,
      programs: [{ name: 'Convertory', output: ours, command: ourCommand(input, ours) }, ...others],
    }
  }
  const columns = ['X_POSSIBLE_NAMES=longitude', 'Y_POSSIBLE_NAMES=latitude', 'AUTODETECT_TYPE=YES']
  const ways: Way[] = [
    // GDAL writes one layer to a GeoJSON: the tracks, without the times and heart rates of their points.
    way('GPX to GeoJSON', gpx, 'geojson', 'GeoJSON', 'tracks'),
    way('KML to GeoJSON', kml, 'geojson', 'GeoJSON'),
    way('GeoJSON to KML', areas, 'kml', 'KML'),
    way('GeoJSON to CSV', areas, 'csv', 'CSV', '-lco', 'GEOMETRY=AS_WKT'),
    way('CSV to GeoJSON', places, 'geojson', 'GeoJSON', ...columns.flatMap((option) => ['-oo', option])),
    way('GeoJSON to FlatGeobuf', areas, 'fgb', 'FlatGeobuf'),
    way('GeoPackage to GeoJSON', gpkg, 'geojson', 'GeoJSON'),
    fitToGpx(fit, path),
  ]
  const peaks = new Peaks()
  return {
    races: [...ways.map((each) => raceOf(each, peaks)), ...(await inProcessRaces(path))],
    tables: async () => [
      {
        title: 'Peak memory between formats of different kinds, MB',
        columns: peakColumns,
        rows: ways.map((each) => peaks.row(each)),
      },
    ],
  }
}

function fitToGpx(input: string, path: (name: string) => string): Way {
  const gpsbabel = (name: string, file: string, options: string): Program => ({
    name,
    output: path(file),
    command: ['gpsbabel', ['-i', 'garmin_fit', '-f', input, '-o', `gpx${options}`, '-F', path(file)]],
  })
  const others = isInstalled('gpsbabel', '-V')
    ? [
        gpsbabel('gpsbabel', 'any-gpsbabel-fit.gpx', ''),
        // Left to itself it writes places and times alone, half of what we do.
        gpsbabel('gpsbabel with heart rate', 'any-gpsbabel-sensors.gpx', ',gpxver=1.1,garminextensions=1'),
      ]
    : []
  const ours = path('any-ours-fit.gpx')
  const programs = [{ name: 'Convertory', output: ours, command: ourCommand(input, ours) }, ...others]
  return { name: 'FIT to GPX', input, programs }
}
