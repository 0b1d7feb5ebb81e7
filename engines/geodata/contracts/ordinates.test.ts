import fc from 'fast-check'
import { expect, it } from 'vitest'
import { inputFromBytes } from '../bytes/input.ts'
import type { FormatId } from '../formats/format-metas.ts'
import { inspect } from '../pipeline/convert.ts'
import { converted } from '../testing/run.ts'

/** Ordinates as files write them: short and long, with and without decimals, signed and not. */
const ordinate = (most: number) =>
  fc
    .tuple(fc.constantFrom('', '-'), fc.nat(most - 1), fc.integer({ min: 0, max: 18 }), fc.bigInt({ min: 0n, max: 10n ** 18n - 1n }))
    .map(([sign, whole, decimals, fraction]) => {
      const digits = String(fraction).padStart(18, '0').slice(0, decimals)
      return `${sign}${whole}${digits === '' ? '' : `.${digits}`}`
    }) // biome-ignore format: one chain
const line = fc.array(fc.tuple(ordinate(180), ordinate(90)), { minLength: 2, maxLength: 60 })
type Line = readonly (readonly [string, string])[]

const files: readonly (readonly [FormatId, (line: Line) => string])[] = [
  ['geojson', (places) => `{"type":"LineString","coordinates":[${places.map(([x, y]) => `[${x},${y}]`)}]}`],
  ['topojson', (places) => `{"type":"Topology","arcs":[[${places.map(([x, y]) => `[${x},${y}]`)}]],"objects":{"o":{"type":"LineString","arcs":[0]}}}`],
  ['esrijson', (places) => `{"geometryType":"esriGeometryPolyline","spatialReference":{"wkid":4326},"features":[{"attributes":{},"geometry":{"paths":[[${places.map(([x, y]) => `[${x},${y}]`)}]]}}]}`],
  ['wkt', (places) => `LINESTRING (${places.map(([x, y]) => `${x} ${y}`).join(', ')})`],
  ['csv', (places) => `n,geometry\n1,"LINESTRING (${places.map(([x, y]) => `${x} ${y}`).join(', ')})"\n`],
  ['kml', (places) => `<kml><Placemark><LineString><coordinates>${places.map(([x, y]) => `${x},${y}`).join(' ')}</coordinates></LineString></Placemark></kml>`],
  ['gml', (places) => `<x:D xmlns:x="urn:x" xmlns:gml="http://www.opengis.net/gml/3.2"><x:member><x:P><x:g><gml:LineString srsName="urn:ogc:def:crs:EPSG::4326"><gml:posList>${places.map(([x, y]) => `${y} ${x}`).join(' ')}</gml:posList></gml:LineString></x:g></x:P></x:member></x:D>`],
  ['gpx', (places) => `<gpx version="1.1"><trk><trkseg>${places.map(([x, y]) => `<trkpt lat="${y}" lon="${x}"/>`).join('')}</trkseg></trk></gpx>`],
] // biome-ignore format: files to read at a glance

it.each(files)('%s: numbers are read as the platform reads them, and their digits kept', async (from, write) => {
  await fc.assert(
    fc.asyncProperty(line, async (places) => {
      const found: number[][] = []
      const source = new TextEncoder().encode(write(places))
      await inspect({
        inputs: [inputFromBytes(`a.${from}`, source)],
        from,
        onBatch: ({ x, y, pointCount }) => {
          for (let point = 0; point < pointCount; point++) found.push([x[point]! + 0, y[point]! + 0])
        },
      })
      expect(found).toEqual(places.map(([x, y]) => [Number(x) + 0, Number(y) + 0]))
      if (['kml', 'gpx', 'topojson', 'esrijson'].includes(from)) return
      const { text } = await converted(source, from, 'kml')
      const written = /<coordinates>(.*?)<\/coordinates>/s.exec(text)![1]!.trim().split(/\s+/)
      expect(written).toEqual(places.map(([x, y]) => `${x},${y}`))
    }),
    { numRuns: 25 },
  )
})

it.each(files.filter(([from]) => !from.endsWith('json')))(
  '%s: a number in any spelling is one of JSON in the result',
  async (from, write) => {
    const spellings = [
      '1',
      '1.',
      '-1.',
      '.5',
      '-.5',
      '+1',
      '+.5',
      '01',
      '-01.5',
      '1e1',
      '1.E1',
      '1.5e-3',
      '0.50',
      '007',
    ]
    // Readers have a quick way for usual numbers, which they leave at the first that is none: each has its turn to be that one.
    for (const first of spellings) {
      const numbers = [first, ...spellings]
      const { text } = await converted(write(numbers.map((x) => [x, x])), from, 'geojson')
      const { coordinates } = JSON.parse(text).features[0].geometry
      expect(coordinates.flat(2)).toEqual(numbers.flatMap((x) => [Number(x), Number(x)]))
    }
  },
)
