import { describe, expect, test } from 'vitest'
import { DocumentInfo } from '../model/document.ts'
import { FeatureBatch } from '../model/feature.ts'
import { Notes } from '../notes/notes.ts'
import { GeodataError } from '../notes/problem.ts'
import { Dumper } from '../testing/dump.ts'
import { Wkb } from '../testing/wkb-file.ts'
import { readHexWkb } from './hex-wkb.ts'
import { WkbGeometry } from './wkb-geometry.ts'

/** What a geometry says: its shapes, its paths, elevations and measures; behind it stands something else. */
function said(wkb: Uint8Array): string[] {
  const batch = new FeatureBatch(new DocumentInfo(), false)
  batch.beginFeature()
  const notes = new Notes()
  const around = Uint8Array.of(7, 7, 7, ...wkb, 1, 1, 0, 0, 0)
  const end = new WkbGeometry(notes).read(new DataView(around.buffer), 3, 3 + wkb.length, batch)
  expect(end).toBe(3 + wkb.length)
  const dumper = new Dumper()
  dumper.add(batch)
  const dump = dumper.finish()
  return ['geometry types', 'paths', 'elevations', 'measures']
    .flatMap((aspect) => dump.get(aspect) ?? [])
    .map((text) => text.replace(/^.*\| /, ''))
    .concat(notes.list().map(({ code }) => code))
}

function problemOf(wkb: Uint8Array): unknown {
  try {
    said(wkb)
  } catch (error) {
    if (error instanceof GeodataError) return error.problem
    throw error
  }
  return undefined
}

const ring = [[0, 0], [4, 0], [4, 4], [0, 0]] // biome-ignore format: a list to read at a glance
const hole = [[2, 1], [3, 1], [3, 2], [2, 1]] // biome-ignore format: a list to read at a glance
const told = ['ring 0 0, 4 0, 4 4', 'hole 2 1, 3 1, 3 2']

describe.each([true, false])('little end first: %s', (isLittle) => {
  const wkb = () => new Wkb(isLittle)
  test.each<[string, Wkb, string[]]>([
    ['a point', wkb().point(1, 1, 2), ['Point', '1 2']],
    ['with elevation', wkb().point(1001, 1, 2, 3), ['Point', '1 2', '1 2 3']],
    ['with measure', wkb().point(2001, 1, 2, 3), ['Point', '1 2', '1 2 3']],
    ['with both', wkb().point(3001, 1, 2, 3, 4), ['Point', '1 2', '1 2 3', '1 2 4']],
    ['with the flag of elevation', wkb().point(0x80000001, 1, 2, 3), ['Point', '1 2', '1 2 3']],
    ['with the flag of measure', wkb().point(0x40000001, 1, 2, 4), ['Point', '1 2', '1 2 4']],
    ['with both flags', wkb().point(0xc0000001, 1, 2, 3, 4), ['Point', '1 2', '1 2 3', '1 2 4']],
    ['an elevation that is none', wkb().point(3001, 1, 2, Number.NaN, Number.POSITIVE_INFINITY), ['Point', '1 2']],
    ['an empty point', wkb().point(1, Number.NaN, Number.NaN), ['Point']],
    ['a line', wkb().line(2, [1, 2], [3, 4]), ['LineString', '1 2, 3 4']],
    ['a line with elevations', wkb().line(1002, [1, 2, 5], [3, 4, 6]), ['LineString', '1 2, 3 4', '1 2 5', '3 4 6']],
    ['an empty line', wkb().line(2), ['LineString']],
    [
      'a circular line',
      wkb().line(8, [1, 2], [3, 4], [5, 6]),
      ['LineString', '1 2, 3 4, 5 6', 'geometry-simplified-from-curves'],
    ],
    [
      'a curve of a line and a circular one, which begins where the line ends',
      wkb().head(9).count(2).line(2, [0, 0], [1, 2]).line(8, [1, 2], [3, 4], [5, 6]),
      ['LineString', '0 0, 1 2, 3 4, 5 6', 'geometry-simplified-from-curves'],
    ],
    [
      'a curve whose parts do not meet',
      wkb().head(9).count(2).line(2, [0, 0], [1, 1]).line(2, [1, 2], [3, 4]),
      ['LineString', '0 0, 1 1, 1 2, 3 4', 'geometry-simplified-from-curves'],
    ],
    [
      'an area bounded by curves, with a hole',
      wkb()
        .head(10)
        .count(2)
        .head(9)
        .count(1)
        .line(2, ...ring)
        .line(2, ...hole),
      ['Polygon', told[1]!, told[0]!, 'geometry-simplified-from-curves'],
    ],
    [
      'curves',
      wkb().head(11).count(2).line(2, [1, 2], [3, 4]).line(8, [5, 6], [7, 8], [9, 10]),
      ['MultiLineString', '1 2, 3 4', '5 6, 7 8, 9 10', 'geometry-simplified-from-curves'],
    ],
    [
      'surfaces',
      wkb()
        .head(12)
        .count(2)
        .polygon(3, ring)
        .head(10)
        .count(1)
        .line(2, ...ring),
      ['MultiPolygon', told[0]!, told[0]!, 'geometry-simplified-from-curves'],
    ],
    ['a polygon', wkb().polygon(3, ring, hole), ['Polygon', told[1]!, told[0]!]],
    ['a triangle', wkb().polygon(17, ring), ['Polygon', told[0]!]],
    ['an empty polygon', wkb().polygon(3), ['Polygon']],
    ['points', wkb().head(4).count(2).point(1, 1, 2).point(1, 3, 4), ['MultiPoint', '1 2, 3 4']],
    [
      'points, one of them empty',
      wkb().head(4).count(3).point(1, Number.NaN, Number.NaN).point(1, 3, 4).point(1, 5, 6),
      ['MultiPoint', '3 4, 5 6'],
    ],
    [
      'lines',
      wkb().head(5).count(2).line(2, [1, 2], [3, 4]).line(2, [5, 6], [7, 8]),
      ['MultiLineString', '1 2, 3 4', '5 6, 7 8'],
    ],
    [
      'polygons',
      wkb().head(6).count(2).polygon(3, ring).polygon(3, hole),
      ['MultiPolygon', told[0]!, told[1]!.replace('hole', 'ring')],
    ],
    ['a polyhedral surface', wkb().head(15).count(1).polygon(3, ring), ['MultiPolygon', told[0]!]],
    ['a net of triangles', wkb().head(16).count(1).polygon(17, ring), ['MultiPolygon', told[0]!]],
    [
      'a collection in a collection',
      wkb().head(7).count(2).point(1, 1, 2).head(7).count(1).line(2, [3, 4], [5, 6]),
      ['GeometryCollection Point GeometryCollection LineString', '1 2', '3 4, 5 6'],
    ],
    ['an empty collection', wkb().head(7).count(0), ['GeometryCollection']],
  ])('%s', (_, { bytes }, expected) => expect(said(bytes).sort()).toEqual(expected.sort()))

  test('cut anywhere it is no geometry', () => {
    const { bytes } = wkb()
      .head(0xe0000007)
      .count(4326)
      .count(2)
      .line(0x80000002, [1, 2, 3], [4, 5, 6])
      .polygon(3, ring, hole)
    expect(problemOf(bytes)).toBeUndefined()
    for (let end = 0; end < bytes.length; end++)
      expect([end, problemOf(bytes.subarray(0, end))]).toEqual([
        end,
        expect.objectContaining({ code: expect.stringMatching(/^(truncated|absurd_count)$/) }),
      ])
  })

  test.each([
    [
      'a compound curve in another',
      wkb().head(9).count(1).head(9).count(1).line(2, [1, 2]),
      { code: 'malformed', offset: 17, detail: 'curve' },
    ],
    ['a type that is none', wkb().head(13), { code: 'unknown_type', what: 'geometry', value: '13' }],
    [
      'more points than there is room for',
      wkb().head(2).count(3).ordinates(1, 2, 3, 4),
      { code: 'absurd_count', what: 'points', declared: 3, possible: 2 },
    ],
    [
      'a line beyond everything',
      wkb().line(2, [1, 2], [Number.POSITIVE_INFINITY, 4]),
      { code: 'malformed', offset: 12, detail: 'position' },
    ],
    [
      'a line that is nowhere',
      wkb().line(2, [1, 2], [3, Number.NaN]),
      { code: 'malformed', offset: 12, detail: 'position' },
    ],
    [
      'with an elevation too',
      wkb().line(1002, [1, Number.NaN, 3]),
      { code: 'malformed', offset: 12, detail: 'position' },
    ],
    ['half a point', wkb().point(1, 1, Number.NaN), { code: 'malformed', offset: 8, detail: 'position' }],
    [
      'an endless point',
      wkb().point(1, Number.NEGATIVE_INFINITY, 2),
      { code: 'malformed', offset: 8, detail: 'position' },
    ],
  ])('%s', (_, { bytes }, problem) => expect(problemOf(bytes)).toEqual(problem))

  test('collections are read 32 deep, not 33', () => {
    const deep = (levels: number) => {
      const nested = wkb()
      for (let level = 0; level < levels; level++) nested.head(7).count(1)
      return nested.point(1, 1, 2).bytes
    }
    expect(problemOf(deep(32))).toBeUndefined()
    expect(problemOf(deep(33))).toEqual({ code: 'too_deep', limit: 32 })
  })
})

describe('in hexadecimal', () => {
  const read = (hex: string) => {
    const batch = new FeatureBatch(new DocumentInfo(), false)
    batch.beginFeature()
    const bytes = new TextEncoder().encode(`..${hex}`)
    const srid = readHexWkb(bytes, 2, bytes.length, batch, new Notes())
    return [srid, batch.x[0], batch.y[0]]
  }
  const { hex } = new Wkb().head(0x20000001).count(31468).ordinates(10.5, 20.25)

  test('in small and large letters, with its system', () => {
    expect(read(hex)).toEqual([31468, 10.5, 20.25])
    expect(read(hex.toUpperCase())).toEqual([31468, 10.5, 20.25])
    expect(read(new Wkb(false).point(1, 10.5, 20.25).hex)).toEqual([0, 10.5, 20.25])
  })

  test.each(['g', 'G', '/', ':', '@', '`', ' '])('%s is no digit', (letter) => {
    for (const at of [10, 11])
      expect(() => read(hex.slice(0, at) + letter + hex.slice(at + 1))).toThrow(
        expect.objectContaining({ problem: { code: 'malformed', offset: 12, detail: 'WKB' } }),
      )
  })
})

test('what ends too early is refused, wherever it ends, with nothing behind it', () => {
  const withSystem = new Wkb().head(0xe0000007).count(4326).count(1).line(0xc0000002, [1, 2, 3, 4], [5, 6, 7, 8]).bytes
  const read = (wkb: Uint8Array<ArrayBuffer>) => {
    const batch = new FeatureBatch(new DocumentInfo(), false)
    batch.beginFeature()
    const geometry = new WkbGeometry(new Notes())
    geometry.read(new DataView(wkb.buffer), 0, wkb.length, batch)
    return [geometry.srid, batch.pointCount]
  }
  expect(read(withSystem)).toEqual([4326, 2])
  for (let length = 0; length < withSystem.length; length++)
    expect(() => read(withSystem.slice(0, length)), `${length} bytes`).toThrow(GeodataError)
})
