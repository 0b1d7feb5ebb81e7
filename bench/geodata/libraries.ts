import { readFileSync, writeFileSync } from 'node:fs'
import { type Contestant, peer, type Race } from '../suite.ts'
import { countMarks, trackRow } from './counts.ts'
import { writeTracks } from './tracks.ts'

/** Small, because the libraries hold all of a file several times over. */
const megabytes = 2

/** The libraries that pages use for GPX to KML, run in this process like ours. */
export async function librariesRace(
  path: (name: string) => string,
): Promise<{ readonly race: Race; readonly rows: readonly (readonly string[])[] }> {
  const source = path('small.gpx')
  const counts = writeTracks(source, undefined, { megabytes })
  const theirs = await libraries(source, path('libraries.kml'))
  return {
    race: {
      name: `GPX to KML, ${megabytes} MB, in one process`,
      unit: 'MB',
      contestants: [await ours(source), theirs],
    },
    rows: [
      trackRow(`source, ${megabytes} MB`, counts),
      trackRow(theirs.name, await countMarks(path('libraries.kml')), counts),
    ],
  }
}

async function ours(input: string): Promise<Contestant> {
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

async function libraries(input: string, output: string): Promise<Contestant> {
  const { DOMParser } = await peer<Dom>('@xmldom/xmldom')
  const { gpx } = await peer<{ gpx(document: unknown): unknown }>('@tmcw/togeojson')
  const { default: tokml } = await peer<{ default: (collection: unknown) => string }>('tokml')
  const text = readFileSync(input, 'utf8')
  const run = () => tokml(gpx(new DOMParser().parseFromString(text, 'text/xml')))
  writeFileSync(output, run())
  return { name: 'xmldom + togeojson + tokml', operations: text.length / 1e6, run }
}
