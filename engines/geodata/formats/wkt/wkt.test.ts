import { expect, it } from 'vitest'
import type { FormatId } from '../../formats/format-metas.ts'
import { converted, inspected, problemOf } from '../../testing/run.ts'

it.each(['1', '1.', '-1.', '.5', '-.5', '+1', '+.5', '01', '-01.5', '1e1', '1.E1', '1.5e-3', '0.50', '007'])(
  'the number %s is one of JSON in the result, wherever it stands',
  async (text) => {
    const value = Number(text)
    const of = async (source: string, from: FormatId) =>
      JSON.parse((await converted(source, from, 'geojson')).text).features[0].geometry.coordinates
    expect(await of(`POINT (${text} ${text})`, 'wkt')).toEqual([value, value])
    expect(await of(`POINT Z (${text} ${text} ${text})`, 'wkt')).toEqual([value, value, value])
    expect(await of(`name,wkt\na,POINT (${text} 2)`, 'csv')).toEqual([value, 2])
  },
)

it.each([
  ['POINT (1 2 3 4)', [1, 2, 3]],
  // Where parts of a curve meet there is one point, and those behind it are still themselves.
  [
    'COMPOUNDCURVE ((0 0, 1.50 1), (1.50 1, 2.50 2, 3.50 3), (3.50 3, 4.50 4))',
    [
      [0, 0],
      [1.5, 1],
      [2.5, 2],
      [3.5, 3],
      [4.5, 4],
    ],
  ],
  ['POINT M (1 2 3)', [1, 2]],
  ['POINTM(1 2 3)', [1, 2]],
  ['POINTZM (1 2 3 4)', [1, 2, 3]],
  ['point zm (1 2 3 4)', [1, 2, 3]],
  ['POINT Z (1 2 NaN)', [1, 2]],
  ['SRID=4326; POINT (1 2)', [1, 2]],
  ['SRID = 4326 POINT (1 2)', [1, 2]],
])('%s', async (source, coordinates) => {
  expect(JSON.parse((await converted(source, 'wkt', 'geojson')).text).features[0].geometry.coordinates).toEqual(
    coordinates,
  )
})

it.each([
  ['POINT (1 2 3 4 5)', { code: 'malformed', detail: 'position' }],
  ['POINT (1 NaN)', { code: 'malformed', offset: 9, detail: 'number' }],
  ['POINT (1 1e999)', { code: 'malformed', offset: 9, detail: 'number' }],
  ['POINT (1 -)', { code: 'malformed', offset: 9, detail: 'number' }],
  ['POINT (1 2 x)', { code: 'malformed', detail: 'number' }],
  ['POINT X (1 2)', { code: 'malformed', detail: '(' }],
  ['POINTX (1 2)', { code: 'malformed', offset: 0, detail: 'WKT' }],
  ['LINESTRING (1 2; 3 4)', { code: 'malformed', detail: 'number' }],
  ['COMPOUNDCURVE (COMPOUNDCURVE ((1 2, 3 4)))', { code: 'malformed', detail: 'WKT' }],
  ['MULTISURFACE (LINESTRING (1 2, 3 4))', { code: 'malformed', detail: 'WKT' }],
  ['SRID=1;POINT (1 2)', { code: 'unknown_crs' }],
  ['POINT (1 -', { code: 'truncated', offset: 10 }],
  ['POINT (1 2e', { code: 'truncated', offset: 11 }],
  ['POINT (1 2', { code: 'truncated', offset: 10 }],
])('%s is no geometry, and it is told where', async (source, problem) => {
  expect(await problemOf(source, 'wkt')).toMatchObject(problem)
})

it('collections may be 256 deep, not 257', async () => {
  const deep = (depth: number) => `${'GEOMETRYCOLLECTION('.repeat(depth)}POINT(1 2)${')'.repeat(depth)}`
  expect(await problemOf(deep(255), 'wkt')).toBeUndefined()
  expect(await problemOf(deep(256), 'wkt')).toMatchObject({ code: 'too_deep', limit: 256 })
})

it('geometries follow one another with a comma, a semicolon or nothing between them, up to where a file is cut', async () => {
  const all = await inspected('POINT (1 2),POINT (3 4);POINT (5 6) POINT (7 8)', 'wkt')
  expect([all.read.features, all.notes]).toEqual([4, []])
  // What is cut is not asked for its system either.
  for (const half of ['POINT (3', 'SRID=1;POINT (3']) {
    const cut = await inspected(`SRID=0;POINT (1 2)\n${half}`, 'wkt')
    expect([cut.read.features, cut.notes.map(({ code }) => code)]).toEqual([1, ['file-ends-early']])
  }
})

it('the digits of another system are not those of the result', async () => {
  const { text } = await converted('SRID=3857;POINT (111319.490793 222684.208506)', 'wkt', 'geojson')
  const [x, y] = JSON.parse(text).features[0].geometry.coordinates
  expect(x).toBeCloseTo(1, 8)
  expect(y).toBeCloseTo(2, 8)
})

it('a system that was converted is told by its code, once', async () => {
  const { notes, read } = await inspected('SRID=3857;POINT (1 2)\nSRID=3857;POINT (3 4)', 'wkt')
  expect(read.features).toBe(2)
  expect(notes.filter(({ code }) => code === 'crs-reprojected')).toEqual([
    expect.objectContaining({ count: 1, subject: expect.stringContaining('3857') }),
  ])
})
