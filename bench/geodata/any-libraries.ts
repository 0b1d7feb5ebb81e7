import { readFileSync } from 'node:fs'
import { type FormatId, inputFromBytes } from '../../engines/geodata/index.ts'
import { type Contestant, peer, type Race } from '../suite.ts'
import { writeAreas } from './areas.ts'
import { writeTracks } from './tracks.ts'

/** Small, because the libraries hold all of a file several times over. */
const megabytes = 2

interface Dom {
  readonly DOMParser: new () => { parseFromString(text: string, type: string): unknown }
}
interface ToGeojson {
  gpx(document: unknown): unknown
  kml(document: unknown): unknown
}
interface FlatGeobuf {
  serialize(collection: unknown): Uint8Array
}

/** The libraries that pages use, run in this process like ours: text or bytes in memory to text or bytes in memory. */
export async function inProcessRaces(path: (name: string) => string): Promise<Race[]> {
  const [gpx, kml, geojson] = [path('any-small.gpx'), path('any-small.kml'), path('any-small.geojson')]
  writeTracks(gpx, kml, { megabytes })
  writeAreas(geojson, megabytes)
  const { DOMParser } = await peer<Dom>('@xmldom/xmldom')
  const toGeojson = await peer<ToGeojson>('@tmcw/togeojson')
  const flatGeobuf = await peer<FlatGeobuf>('flatgeobuf/lib/mjs/geojson.js')
  const fromXml = (read: (document: unknown) => unknown) => (text: string) =>
    JSON.stringify(read(new DOMParser().parseFromString(text, 'text/xml')))
  return [
    await race('GPX to GeoJSON', gpx, 'gpx', 'geojson', 'xmldom + togeojson', fromXml(toGeojson.gpx)),
    await race('KML to GeoJSON', kml, 'kml', 'geojson', 'xmldom + togeojson', fromXml(toGeojson.kml)),
    await race('GeoJSON to FlatGeobuf', geojson, 'geojson', 'fgb', 'flatgeobuf, which writes no index', (text) =>
      flatGeobuf.serialize(JSON.parse(text)),
    ),
  ]
}

async function race(
  name: string,
  source: string,
  from: FormatId,
  to: FormatId,
  theirName: string,
  theirs: (text: string) => unknown,
): Promise<Race> {
  const text = readFileSync(source, 'utf8')
  const contestants = [
    await ours(source, from, to),
    { name: theirName, operations: megabytesOf(source), run: () => theirs(text) },
  ]
  return { name: `${name}, ${Math.round(megabytesOf(source))} MB, in one process`, unit: 'MB', contestants }
}

const megabytesOf = (file: string): number => readFileSync(file).length / 1e6

async function ours(source: string, from: FormatId, to: FormatId): Promise<Contestant> {
  const { convert } = await import('../../engines/geodata/index.ts')
  const bytes = readFileSync(source)
  const run = async () => {
    const parts: Uint8Array[] = []
    const write = (part: Uint8Array) => void parts.push(part.slice())
    const result = await convert({ inputs: [inputFromBytes(`source.${from}`, bytes)], from, to, write })
    if (!result.ok) throw new Error(result.problem.code)
    return parts
  }
  return { name: 'Convertory', operations: bytes.length / 1e6, run }
}
