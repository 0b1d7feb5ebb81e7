import { describe, expect, it } from 'vitest'
import { inputFromBytes } from '../bytes/input.ts'
import type { FormatId } from '../formats/format-metas.ts'
import { inspect } from '../pipeline/convert.ts'
import { Dumper } from '../testing/dump.ts'
import { joined } from '../testing/run.ts'

/** JSON is read in stretches of 256 kilobytes. Blanks behind the first bracket move the end of the first over the bytes of a feature. */
const stretch = 1 << 18
const count = 60
const list = (of: (at: number) => string, between = ',') =>
  Array.from({ length: count }, (_, at) => of(at)).join(between)
const feature = (at: number) =>
  `{"type":"Feature","id":${at},"properties":{"n":${at},"e":-2.5e-${at % 9},"t":"\\u0436 \\"${'x'.repeat(40)}"},"geometry":{"type":"Point","coordinates":[${at % 180},15.0E-1]}}`
const files: readonly (readonly [FormatId, string])[] = [
  ['geojson', `{"type":"FeatureCollection","features":[${list(feature)}]}`],
  ['geojsonl', list(feature, '\n')],
  ['geojsonseq', `\u001e${list(feature, '\n\u001e')}\n`],
  ['esrijson', `{"geometryType":"esriGeometryPoint","spatialReference":{"wkid":4326},"features":[${list((at) => `{"attributes":{"n":${at},"t":"\\u0436 ${'x'.repeat(80)}"},"geometry":{"x":${at % 180},"y":1.5}}`)}]}`],
  ['topojson', `{"type":"Topology","arcs":[],"objects":{"o":{"type":"GeometryCollection","geometries":[${list((at) => `{"type":"Point","id":${at},"properties":{"n":${at},"t":"${'x'.repeat(80)}"},"coordinates":[${at % 180},1.5]}`)}]}}}`],
] // biome-ignore format: files to read at a glance

describe.each(files)('%s', (from, text) => {
  it('reads the same wherever a stretch ends', async () => {
    const bytes = new TextEncoder().encode(text)
    const readings = new Set<string>()
    const length = Math.ceil(bytes.length / count)
    const blanks = new Uint8Array(stretch).fill(0x20)
    const start = bytes.indexOf(0x7b) + 1
    for (let end = bytes.length >> 1; end <= (bytes.length >> 1) + length; end += from === 'geojson' ? 1 : 5) {
      const moved = joined([bytes.subarray(0, start), blanks.subarray(end), bytes.subarray(start)])
      const sums = { numbers: 0, texts: 0 }
      const inputs = [inputFromBytes('a.json', moved, stretch)]
      const result = await inspect({
        inputs,
        from,
        onBatch: (batch) => {
          for (let property = 0; property < batch.propertyCount; property++) {
            const value = batch.propertyText(property)
            if (value.endsWith('x')) sums.texts += value.length
            else sums.numbers += Number(value)
          }
        },
      })
      if (!result.ok) throw new Error(JSON.stringify(result.problem))
      const { features, points, boundingBox } = result.value.read
      readings.add(JSON.stringify({ features, points, boundingBox, sums, notes: result.value.notes }))
    }
    expect([...readings]).toHaveLength(1)
    expect([...readings][0]).toContain(`"features":${count},"points":${count}`)
  })
})

it('WKT reads the same wherever a stretch ends', async () => {
  const text =
    'SRID=4326;LINESTRING Z (1.5 15.0E-1 1e-7, -1.5e+0 2.5E0 -3.5);MULTIPOINT ZM EMPTY GEOMETRYCOLLECTION (CIRCULARSTRING (1 1, 2 3, 4 5), TIN EMPTY)\nPOINT(1 2)'
  const dumps = new Set<string>()
  for (let shift = 0; shift <= text.length; shift++) {
    const bytes = new TextEncoder().encode(' '.repeat(stretch - shift) + text)
    const dumper = new Dumper()
    const inputs = [inputFromBytes('a.wkt', bytes, stretch)]
    const result = await inspect({ inputs, from: 'wkt', onBatch: (batch) => dumper.add(batch) })
    dumps.add(JSON.stringify(result.ok ? [...dumper.finish(), result.value.notes] : [shift, result.problem]))
  }
  expect([...dumps]).toHaveLength(1)
})

it('a feature longer than a gigabyte is refused, before memory is asked for it', async () => {
  // Of such an array the computer gives only those pages that are written to.
  const bytes = new Uint8Array(2 ** 30 + 1)
  bytes.set(new TextEncoder().encode('{"type":"Feature","properties":{"a":"'))
  const result = await inspect({ inputs: [inputFromBytes('a.json', bytes, bytes.length)], from: 'geojson' })
  expect(result).toEqual({ ok: false, problem: { code: 'too_large', what: 'feature', limit: 2 ** 30 } })
})
