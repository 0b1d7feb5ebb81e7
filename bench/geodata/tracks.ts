import { closeSync, openSync, statSync, writeSync } from 'node:fs'
import { seeded } from './seeded.ts'

/** What a generated file holds, so that what comes out of a conversion can be held against it. */
export interface TrackCounts {
  readonly features: number
  readonly points: number
  readonly times: number
  readonly elevations: number
  readonly heartRates: number
}

interface Options {
  readonly megabytes: number
  /** Points of a track; one enormous track when there are more than fit. */
  readonly pointsPerTrack?: number
}

const names = [
  'Ben Nevis <north face>',
  'Утренняя пробежка',
  'Col du Galibier & retour',
  '東京湾サイクリング',
  'Велодорога №5',
]

/** Writes the same waypoints and tracks (times, elevations, heart rate and cadence) as GPX and as KML with gx:Track. */
export function writeTracks(gpxPath: string, kmlPath: string | undefined, options: Options): TrackCounts {
  const random = seeded(42)
  const gpx = new Output(gpxPath)
  const kml = kmlPath === undefined ? undefined : new Output(kmlPath)
  const counts = { features: 0, points: 0, times: 0, elevations: 0, heartRates: 0 }
  const pointsPerTrack = options.pointsPerTrack ?? 4000
  gpx.write(
    '<?xml version="1.0" encoding="UTF-8"?>\n<gpx version="1.1" creator="bench" xmlns="http://www.topografix.com/GPX/1/1"',
  )
  gpx.write(' xmlns:gpxtpx="http://www.garmin.com/xmlschemas/TrackPointExtension/v1">\n')
  kml?.write('<?xml version="1.0" encoding="UTF-8"?>\n<kml xmlns="http://www.opengis.net/kml/2.2"')
  kml?.write(
    ' xmlns:gx="http://www.google.com/kml/ext/2.2">\n<Document><name>bench</name>\n<Folder><name>Waypoints</name>\n',
  )
  for (let index = 0; index < options.megabytes * 20; index++) {
    const [latitude, longitude] = [(45 + random() * 20).toFixed(7), (5 + random() * 40).toFixed(7)]
    const name = escaped(`${names[index % names.length]} ${index}`)
    gpx.write(
      `<wpt lat="${latitude}" lon="${longitude}"><ele>${index % 900}.5</ele><time>${time(index)}</time><name>${name}</name></wpt>\n`,
    )
    kml?.write(`<Placemark><name>${name}</name><TimeStamp><when>${time(index)}</when></TimeStamp>`)
    kml?.write(`<Point><coordinates>${longitude},${latitude},${index % 900}.5</coordinates></Point></Placemark>\n`)
    add(counts, 1, 1, 0)
  }
  kml?.write('</Folder>\n<Folder><name>Tracks</name>\n')
  for (let track = 0; gpx.size < options.megabytes * 1e6; track++) {
    writeTrack(track, pointsPerTrack, gpx, kml, random, options.megabytes * 1e6)
    add(counts, 1, written, written)
  }
  gpx.write('</gpx>\n')
  kml?.write('</Folder></Document></kml>\n')
  gpx.close()
  kml?.close()
  return counts
}

let written = 0

function writeTrack(
  track: number,
  most: number,
  gpx: Output,
  kml: Output | undefined,
  random: () => number,
  limit: number,
): void {
  const name = escaped(`${names[track % names.length]} ${track}`)
  let latitude = 45 + random() * 20
  let longitude = 5 + random() * 40
  const lists = kml === undefined ? undefined : { whens: '', coords: '', rates: '', cadences: '' }
  gpx.write(`<trk>\n  <name>${name}</name>\n  <type>cycling</type>\n  <trkseg>\n`)
  written = 0
  while (written < most && gpx.size < limit) {
    latitude += (random() - 0.5) * 1e-4
    longitude += (random() - 0.5) * 1e-4
    const [y, x, z] = [latitude.toFixed(7), longitude.toFixed(7), (500 + random() * 10).toFixed(1)]
    const [when, rate, cadence] = [time(track * 86_400 + written), 110 + (written % 60), 70 + (written % 20)]
    gpx.write(
      `    <trkpt lat="${y}" lon="${x}">\n      <ele>${z}</ele>\n      <time>${when}</time>\n      <extensions>\n`,
    )
    gpx.write(
      `        <gpxtpx:TrackPointExtension>\n          <gpxtpx:hr>${rate}</gpxtpx:hr>\n          <gpxtpx:cad>${cadence}</gpxtpx:cad>\n`,
    )
    gpx.write('        </gpxtpx:TrackPointExtension>\n      </extensions>\n    </trkpt>\n')
    if (lists !== undefined) {
      lists.whens += `<when>${when}</when>\n`
      lists.coords += `<gx:coord>${x} ${y} ${z}</gx:coord>\n`
      lists.rates += `<gx:value>${rate}</gx:value>\n`
      lists.cadences += `<gx:value>${cadence}</gx:value>\n`
    }
    written++
  }
  gpx.write('  </trkseg>\n</trk>\n')
  if (kml === undefined || lists === undefined) return
  kml.write(
    `<Placemark><name>${name}</name><gx:Track>\n${lists.whens}${lists.coords}<ExtendedData><SchemaData schemaUrl="#s">\n`,
  )
  kml.write(`<gx:SimpleArrayData name="heartrate">\n${lists.rates}</gx:SimpleArrayData>\n`)
  kml.write(
    `<gx:SimpleArrayData name="cadence">\n${lists.cadences}</gx:SimpleArrayData>\n</SchemaData></ExtendedData></gx:Track></Placemark>\n`,
  )
}

type Mutable<Value> = { -readonly [Key in keyof Value]: Value[Key] }

function add(counts: Mutable<TrackCounts>, features: number, points: number, heartRates: number): void {
  counts.features += features
  counts.points += points
  counts.times += points
  counts.elevations += points
  counts.heartRates += heartRates
}

const time = (seconds: number): string =>
  new Date(1_714_000_000_000 + seconds * 1000).toISOString().replace('.000Z', 'Z')

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

class Output {
  size = 0
  #file: number
  #text = ''
  readonly #path: string

  constructor(path: string) {
    this.#path = path
    this.#file = openSync(path, 'w')
  }

  write(text: string): void {
    this.#text += text
    this.size += text.length
    if (this.#text.length > 1 << 20) this.#flush()
  }

  close(): void {
    this.#flush()
    closeSync(this.#file)
    this.size = statSync(this.#path).size
  }

  #flush(): void {
    writeSync(this.#file, this.#text)
    this.#text = ''
  }
}
