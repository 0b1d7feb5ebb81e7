import { type Position, printAll, projectionFrom, type SystemId, systemOf } from '../engines/coordinates/index.ts'
import { checkedRows } from './coordinates/accuracy.ts'
import { tenSystemsOf } from './coordinates/libraries.ts'
import { nativePrograms } from './coordinates/native.ts'
import { type Contestant, peer, type Race, type Suite } from './suite.ts'

type Converter = { forward(point: [number, number]): [number, number] }
type Proj4 = { default: (from: string, to: string) => Converter }
type Mgrs = { forward(point: [number, number], accuracy: number): string }

/** Spread over zone 7 (36° to 42° E), where one UTM zone and one Gauss-Krüger zone suit all points. */
const points: readonly Position[] = Array.from({ length: 2000 }, (_, index) => ({
  latitudeDegrees: 41 + ((index * 7919) % 2000) / 50,
  longitudeDegrees: 36 + ((index * 104729) % 2000) / 334,
}))
const lonLat = points.map(({ longitudeDegrees, latitudeDegrees }): [number, number] => [
  longitudeDegrees,
  latitudeDegrees,
])

const printMgrs = systemOf('mgrs').print

const sk42String =
  '+proj=tmerc +lon_0=39 +k=1 +x_0=7500000 +ellps=krass +towgs84=23.57,-140.95,-79.8,0,0.35,0.79,-0.22 +no_defs'

async function ours(name: string, epsgCode: number): Promise<Contestant> {
  const projection = await projectionFrom(epsgCode)
  if (!projection.ok) throw new Error(projection.problem.code)
  const { fromWgs84 } = projection.value
  return {
    name,
    operations: points.length,
    run: () => lonLat.map(([longitude, latitude]) => fromWgs84(longitude, latitude)),
  }
}

const theirs = (name: string, converter: Converter): Contestant => ({
  name,
  operations: points.length,
  run: () => lonLat.map((point) => converter.forward(point)),
})

/** Text in, text out, as the native programs work: reading and printing are part of it. */
const ourTexts = (system: SystemId, lines: readonly string[]): Contestant => ({
  name: 'Convertory',
  operations: lines.length,
  run: () =>
    lines.map((line) => {
      const reading = systemOf('wgs84').read(line)
      return reading.ok ? systemOf(system).print(reading.value) : ''
    }),
})

/** On a busy machine the harness's own warm-up ends before the compiler is done; this much always suffices. */
function warmUp(races: readonly Race[]): void {
  for (const { contestants } of races) for (const { run } of contestants) for (let round = 0; round < 40; round++) run()
}

export const suite: Suite = {
  area: 'coordinates',
  title: 'Coordinates',
  about: `Points per second from WGS 84. The libraries get numbers and give numbers; where a text is the result, printing it is
part of the work. The native programs read and print text, as a whole process with its start, and Convertory does the same in the
race against them: those that are not installed are left out. The libraries' times are processor times.`,
  async prepare() {
    const { default: proj4 } = await peer<Proj4>('proj4')
    const { default: mgrs } = await peer<{ default: Mgrs }>('mgrs')
    const races: Race[] = [
      {
        name: 'To UTM, metres',
        unit: 'points',
        clock: 'processor',
        contestants: [
          await ours('Convertory', 32637),
          theirs('proj4', proj4('WGS84', '+proj=utm +zone=37 +datum=WGS84')),
        ],
      },
      {
        name: 'To SK-42 with its datum shift, metres',
        unit: 'points',
        clock: 'processor',
        contestants: [await ours('Convertory', 28407), theirs('proj4', proj4('WGS84', sk42String))],
      },
      {
        name: 'To MGRS, text',
        unit: 'points',
        clock: 'processor',
        contestants: [
          {
            name: 'Convertory',
            operations: points.length,
            // The engine remembers the last point it was asked about; no two in a row are the same.
            run: () => points.map((point) => printMgrs(point)),
          },
          { name: 'mgrs', operations: points.length, run: () => lonLat.map((point) => mgrs.forward(point, 5)) },
        ],
      },
      {
        name: 'To all ten systems at once, text',
        unit: 'points',
        clock: 'processor',
        contestants: [
          { name: 'Convertory', operations: points.length, run: () => points.map((point) => printAll({ ...point })) },
          {
            name: 'proj4 and mgrs together',
            operations: points.length,
            run: tenSystemsOf(proj4, mgrs, points),
          },
        ],
      },
    ]
    warmUp(races)
    const lines = Array.from({ length: 50 }, () => points)
      .flat()
      .map(({ latitudeDegrees, longitudeDegrees }) => `${latitudeDegrees.toFixed(6)} ${longitudeDegrees.toFixed(6)}`)
    const native = nativePrograms(lines)
    if (native.utm.length > 0)
      races.push({ name: '100,000 lines to UTM', unit: 'lines', contestants: [ourTexts('utm', lines), ...native.utm] })
    if (native.mgrs.length > 0)
      races.push({
        name: '100,000 lines to MGRS',
        unit: 'lines',
        contestants: [ourTexts('mgrs', lines), ...native.mgrs],
      })
    return { races, tables: [checkedRows(mgrs)] }
  },
}
