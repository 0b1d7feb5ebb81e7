import { expect, test } from 'vitest'
import { DocumentInfo } from '../model/document.ts'
import { FeatureBatch } from '../model/feature.ts'
import { Notes } from '../notes/notes.ts'
import { Wkb } from '../testing/wkb-file.ts'
import { WkbGeometry } from './wkb-geometry.ts'
import { WkbWriter } from './wkb-writer.ts'

const nan = Number.NaN
const ring = [[0, 0], [4, 0], [4, 4], [0, 0]] // biome-ignore format: a list to read at a glance
const hole = [[2, 1], [3, 1], [3, 2], [2, 1]] // biome-ignore format: a list to read at a glance
const wkb = () => new Wkb()

/** What is written of a geometry that stands behind another one. */
function rewritten({ bytes }: Wkb, writer = new WkbWriter()) {
  const batch = new FeatureBatch(new DocumentInfo(), false)
  const read = (source: Uint8Array<ArrayBuffer>) => {
    batch.beginFeature()
    new WkbGeometry(new Notes()).read(new DataView(source.buffer), 0, source.length, batch)
  }
  read(wkb().point(3001, 9, 9, 9, 9).bytes)
  read(bytes)
  writer.write(batch, batch.firstShape[1]!, 3)
  return Buffer.from(writer.bytes.subarray(3, writer.length)).toString('hex')
}

test.each<[string, Wkb]>([
  ['a point', wkb().point(1, 1, 2)],
  ['with elevation', wkb().point(1001, 1, 2, 3)],
  ['with measure', wkb().point(2001, 1, 2, 4)],
  ['with both', wkb().point(3001, 1, 2, 3, 4)],
  ['an empty point', wkb().point(1, nan, nan)],
  ['a line', wkb().line(2, [1, 2], [3, 4], [5, 6])],
  ['a line with elevations and a measure', wkb().line(3002, [1, 2, 5, nan], [3, 4, 6, 7])],
  ['an empty line', wkb().line(2)],
  ['a polygon with a hole', wkb().polygon(3, ring, hole)],
  ['an empty polygon', wkb().polygon(3)],
  ['points', wkb().head(1004).count(2).point(1001, 1, 2, 3).point(1001, 4, 5, 6)],
  ['no points', wkb().head(4).count(0)],
  ['lines', wkb().head(5).count(2).line(2, [1, 2], [3, 4]).line(2, [5, 6], [7, 8])],
  ['no lines', wkb().head(5).count(0)],
  ['polygons', wkb().head(6).count(2).polygon(3, ring, hole).polygon(3, ring)],
  ['no polygons', wkb().head(6).count(0)],
  ['a collection in one', wkb().head(7).count(3).point(1, 1, 2).head(7).count(1).line(2, [3, 4], [5, 6]).point(1, 7, 8)],
  ['no collection', wkb().head(7).count(0)],
  ['an empty point beside one with all', wkb().head(3007).count(2).point(3001, nan, nan, nan, nan).point(3001, 1, 2, 3, 4)],
  ['more points than there is room for at first', wkb().line(2, ...Array.from({ length: 1000 }, (_, at) => [at, at / 2]))],
])('%s is written as it was read', (_, geometry) => {
  expect(rewritten(geometry)).toBe(geometry.hex)
}) // biome-ignore format: geometries to read at a glance

test('open rings are closed, missing elevations are 0, and both are counted', () => {
  const writer = new WkbWriter()
  const open = wkb().polygon(1003, [[0, 0, 1], [4, 0, nan], [4, 4, nan]], [[1, 1, 1], [2, 1, 1], [1, 1, 1]]) // biome-ignore format: rings
  const closed = wkb().polygon(1003, [[0, 0, 1], [4, 0, 0], [4, 4, 0], [0, 0, 1]], [[1, 1, 1], [2, 1, 1], [1, 1, 1]]) // biome-ignore format: rings
  expect(rewritten(open, writer)).toBe(closed.hex)
  expect([writer.ringsClosed, writer.elevationsFilled, writer.hasZ, writer.hasM]).toEqual([1, 2, true, false])
  const line = wkb().line(2, [0, 0], [0, 4])
  expect(rewritten(line, writer)).toBe(line.hex)
  expect([writer.ringsClosed, writer.elevationsFilled, writer.hasZ]).toEqual([1, 2, false])
  // Open in one of both directions only.
  for (const last of [[0, 4], [4, 0]]) // biome-ignore format: positions
    expect(rewritten(wkb().polygon(3, [[0, 0], [4, 4], last]))).toBe(wkb().polygon(3, [[0, 0], [4, 4], last, [0, 0]]).hex) // biome-ignore format: one line
})

test('wherever the memory it has ends, all of a geometry is written', () => {
  const batch = new FeatureBatch(new DocumentInfo(), false)
  batch.beginFeature()
  const points = new Wkb().head(7).count(7)
  for (let at = 0; at < 4; at++) points.point(1, at, -at)
  const source = points.point(1, nan, nan).line(2).polygon(3, ring).bytes
  new WkbGeometry(new Notes()).read(new DataView(source.buffer), 0, source.length, batch)
  const expected = Buffer.from(source).toString('hex')
  // At first there is room for 4096 bytes.
  for (let offset = 4096 - source.length - 1; offset <= 4096; offset++) {
    const writer = new WkbWriter()
    writer.write(batch, 0, offset)
    expect(Buffer.from(writer.bytes.subarray(offset, writer.length)).toString('hex'), `at ${offset}`).toBe(expected)
  }
})
