import { expect, it } from 'vitest'
import { inputFromBytes } from '../../bytes/input.ts'
import { converted, problemOf } from '../../testing/run.ts'
import { projOfCoordSys } from './coord-sys.ts'

const encode = (text: string) => new TextEncoder().encode(text)
const head = (columns = '', coordSys = 'CoordSys Earth Projection 1, 104') =>
  `Version 300\r\nCharset "UTF-8"\r\nDelimiter ","\r\n${coordSys}\r\n${columns || 'Columns 0'}\r\nData\r\n\r\n`

async function features(mif: string, mid?: string) {
  const inputs = [
    inputFromBytes('a.mif', encode(mif)),
    ...(mid === undefined ? [] : [inputFromBytes('a.mid', encode(mid))]),
  ]
  const { text, notes } = await converted(inputs, 'mif', 'geojson')
  const parsed = JSON.parse(text) as {
    features: { properties: Record<string, unknown>; geometry: { type: string; coordinates: unknown } | null }[]
  }
  return { features: parsed.features, notes }
}

it('every row of the table goes with its object, by its type', async () => {
  const columns =
    'Columns 6\n  name Char(20)\n  n Integer\n  share Decimal(10,2)\n  seen Date\n  at DateTime\n  is Logical'
  const { features: found } = await features(
    `${head(columns)}Point 20.5 44.8\n    Symbol (35,0,12)\nNone\n`,
    '"Бео, ""град""",5,0.25,20260430,20260430101500000,T\n"two\nlines",,,,,F\n',
  )
  expect(found).toMatchObject([
    {
      properties: { name: 'Бео, "град"', n: 5, share: 0.25, seen: '2026-04-30', at: '2026-04-30T10:15:00', is: true },
      geometry: { type: 'Point', coordinates: [20.5, 44.8] },
    },
    { properties: { name: 'two\nlines', n: null, seen: null, is: false }, geometry: null },
  ])
})

it.each([
  [
    'Line 1 2 3 4',
    'LineString',
    [
      [1, 2],
      [3, 4],
    ],
  ],
  [
    'Pline 3\n1 2\n3 4\n5 6\n    Pen (1,2,0)\n    Smooth',
    'LineString',
    [
      [1, 2],
      [3, 4],
      [5, 6],
    ],
  ],
  [
    'Pline\n2\n1 2\n3 4',
    'LineString',
    [
      [1, 2],
      [3, 4],
    ],
  ],
  [
    'PLINE MULTIPLE 2\n  2\n1 2\n3 4\n  2\n5 6\n7 8',
    'MultiLineString',
    [
      [
        [1, 2],
        [3, 4],
      ],
      [
        [5, 6],
        [7, 8],
      ],
    ],
  ],
  [
    'Multipoint 2\n1 2\n3 4',
    'MultiPoint',
    [
      [1, 2],
      [3, 4],
    ],
  ],
  [
    'Rect 1 2 3 4',
    'Polygon',
    [
      [
        [1, 2],
        [3, 2],
        [3, 4],
        [1, 4],
        [1, 2],
      ],
    ],
  ],
  ['Text "a label"\n1 2 3 4\n    Font ("Arial",0,0,0)', 'Point', [1, 2]],
  ['Text\n    "a label"\n1 2 3 4', 'Point', [1, 2]],
])('%s', async (object, type, coordinates) => {
  const { features: found } = await features(head() + object)
  expect(found[0]?.geometry).toEqual({ type, coordinates })
})

it('a ring within a ring is a hole, and one within that an area again, whichever way they run', async () => {
  const square = (size: number, isTurned: boolean) => {
    const corners = [
      [-size, -size],
      [size, -size],
      [size, size],
      [-size, size],
      [-size, -size],
    ]
    return `5\n${(isTurned ? corners.toReversed() : corners).map((corner) => corner.join(' ')).join('\n')}`
  }
  for (const turns of [0, 1, 2, 3, 4, 5, 6, 7]) {
    const rings = [3, 2, 1].map((size, index) => square(size, (turns >> index) % 2 === 1))
    const { features: found } = await features(`${head()}Region 3\n${rings.join('\n')}\n`)
    const polygons = found[0]?.geometry as { type: string; coordinates: unknown[][] }
    expect([polygons.type, polygons.coordinates.map((polygon) => polygon.length)]).toEqual(['MultiPolygon', [2, 1]])
  }
})

it('parts of a collection are one feature with one row', async () => {
  const { features: found } = await features(
    `${head('Columns 1\n  a Char(1)')}Collection 2\nRegion 1\n4\n0 0\n1 0\n1 1\n0 0\nMultipoint 1\n5 5\nPoint 7 7\n`,
    '"x"\n"y"\n',
  )
  expect(found.map(({ properties, geometry }) => [properties.a, geometry?.type])).toEqual([
    ['x', 'GeometryCollection'],
    ['y', 'Point'],
  ])
})

it.each([
  [
    'CoordSys Earth Projection 8, 1001, "m", 39, 0, 1, 7500000, 0',
    /^\+proj=tmerc \+lon_0=39 .*\+x_0=7500000 .*\+ellps=krass \+towgs84=23.57/,
  ],
  [
    'CoordSys Earth Projection 8, 9999, 3, 23.57, -140.95, -79.8, 0, -0.35, -0.79, -0.22, 0, "m", 38.5, 0, 1, 1250000, -5512900.5',
    /towgs84=23.57,-140.95,-79.8,0,0.35,0.79,-0.22 /,
  ],
  [
    'CoordSys Earth Projection 3, 74, "survey ft", -84.3, 32.8, 33.4, 35.5, 1968500, 0 Bounds (1, 2) (3, 4)',
    /\+x_0=600000(\.00\d*)? .*\+to_meter=0.3048006/,
  ],
  ['CoordSys Earth Projection 10, 157, "m", 0', /^EPSG:3857$/],
  ['CoordSys NonEarth Units "m" Bounds (0, 0) (1, 1)', /^$/],
])('%s', (clause, proj) => expect(projOfCoordSys(clause)).toMatch(proj))

it('a system that is not known is refused by what the file says of it', async () => {
  expect(await problemOf(`${head('', 'CoordSys Earth Projection 7, 104, "m", 1, 2')}Point 1 2\n`, 'mif')).toEqual({
    code: 'unknown_crs',
    crs: 'Earth Projection 7, 104, "m", 1, 2',
  })
})
