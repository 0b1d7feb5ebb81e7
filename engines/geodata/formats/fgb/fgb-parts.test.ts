import { describe, expect, it, test } from 'vitest'
import { inputFromBytes } from '../../bytes/input.ts'
import { inspect } from '../../pipeline/convert.ts'
import { Dumper } from '../../testing/dump.ts'
import { type FgbFile, type FgbGeometry, fgbFile } from '../../testing/fgb-file.ts'
import { converted, inspected, problemOf } from '../../testing/run.ts'
import { shortestFloat } from './flat-properties.ts'
import { FlatWriter } from './flat-writer.ts'
import { hilbert } from './packed-tree.ts'

const point: FgbGeometry = { type: 1, xy: [1, 2] }

/** What is read, by aspect, and what is told. */
async function readingOf(file: FgbFile) {
  const dumper = new Dumper()
  const inputs = [inputFromBytes('x.fgb', fgbFile(file), 7)]
  const result = await inspect({ inputs, from: 'fgb', onBatch: (batch) => dumper.add(batch) })
  if (!result.ok) throw new Error(JSON.stringify(result.problem))
  const dump = dumper.finish()
  const said = (aspect: string) => (dump.get(aspect) ?? []).map((text) => text.replace(/^.*\| /, ''))
  // Most files here name no system, which is told each time.
  const told = result.value.notes.filter(({ code }) => file.crs !== undefined || code !== 'crs-assumed-wgs84')
  return { said, notes: told.map(({ code, count, subject }) => [code, count, subject]) }
}

const bytes = (size: number, write: (view: DataView) => void) => {
  const view = new DataView(new ArrayBuffer(size))
  write(view)
  return [...new Uint8Array(view.buffer)]
}
const text = (value: string) => {
  const encoded = new TextEncoder().encode(value)
  return [...bytes(4, (view) => view.setUint32(0, encoded.length, true)), ...encoded]
}

test.each<[string, number, number[], string | undefined]>([
  ['byte', 0, [0xfe], 'integer -2'],
  ['unsigned byte', 1, [0xfe], 'integer 254'],
  ['false', 2, [0], 'boolean "false"'],
  ['true', 2, [1], 'boolean "true"'],
  ['short', 3, [0xfe, 0xff], 'integer -2'],
  ['unsigned short', 4, [0xfe, 0xff], 'integer 65534'],
  ['int', 5, [0xfe, 0xff, 0xff, 0xff], 'integer -2'],
  ['unsigned int', 6, [0xfe, 0xff, 0xff, 0xff], 'integer 4294967294'],
  ['long', 7, bytes(8, (view) => view.setBigInt64(0, -9007199254740993n, true)), 'integer -9007199254740993'],
  ['unsigned long', 8, bytes(8, (view) => view.setBigInt64(0, -1n, true)), 'integer 18446744073709551615'],
  ['float', 9, bytes(4, (view) => view.setFloat32(0, 1.5, true)), 'real 1.5'],
  ['double', 10, bytes(8, (view) => view.setFloat64(0, -0.1, true)), 'real -0.1'],
  ['no double', 10, bytes(8, (view) => view.setFloat64(0, Number.NaN, true)), undefined],
  ['text', 11, text('шума'), 'text "шума"'],
  ['broken text', 11, [2, 0, 0, 0, 0x61, 0xff], 'text "a\ufffd"'],
  ['JSON', 12, text('{"а": [1]}'), 'json {"а":[1]}'],
  ['no JSON', 12, text('5'), 'text "5"'],
  ['time', 13, text('2024-02-29T10:00:00Z'), 'dateTime 2024-02-29T10:00:00.000Z'],
  ['bytes', 14, text('x'), undefined],
])('a property of type %s', async (_, type, value, expected) => {
  const columns = [['other', 1], ['a', type], ['', 11]] as const // biome-ignore format: a list to read at a glance
  const properties = [1, 0, ...value, 0, 0, 7, 2, 0, ...text('z')]
  const { said, notes } = await readingOf({ columns, features: [{ geometry: point, properties }] })
  expect(said('property:a')).toEqual(expected === undefined ? [] : [expected])
  expect([said('property:other'), said('property:column 3')]).toEqual([['integer 7'], ['text "z"']])
  const code = type === 14 ? 'properties-dropped' : 'value-unreadable'
  expect(notes).toEqual(expected === undefined ? [[code, 1, 'a']] : [])
})

test.each([
  ['a column that is not there', [3, 0, 1]],
  ['a value cut', [0, 0, 1, 2, 3]],
  ['a length cut', [1, 0, 1, 0]],
  ['a text cut', [1, 0, 5, 0, 0, 0, 0x61]],
  ['a type that is none', [2, 0, 1]],
])('properties with %s', async (_, properties) => {
  const columns = [['a', 5], ['b', 11], ['c', 15]] as const // biome-ignore format: a list to read at a glance
  const problem = await problemOf(fgbFile({ columns, features: [{ geometry: point, properties }] }), 'fgb')
  expect(problem).toMatchObject({ code: 'malformed', detail: 'properties' })
})

const ring = [0, 0, 4, 0, 4, 4, 0, 0]
const hole = [2, 1, 3, 1, 3, 2, 2, 1]
test.each<[string, FgbGeometry, string[]]>([
  ['a point with elevation and measure', { type: 1, xy: [1, 2], z: [3], m: [4] }, ['Point', '1 2', '1 2 3', '1 2 4']],
  ['one without them', { type: 1, xy: [1, 2], z: [Number.NaN], m: [Number.POSITIVE_INFINITY] }, ['Point', '1 2']],
  ['a line with too few elevations', { type: 2, xy: [1, 2, 3, 4], z: [5] }, ['LineString', '1 2, 3 4', '1 2 5']],
  ['an empty line', { type: 2 }, ['LineString']],
  ['a line with ends, which say nothing', { type: 2, xy: [1, 2, 3, 4], ends: [1, 2] }, ['LineString', '1 2, 3 4']],
  [
    'a polygon',
    { type: 3, xy: [...ring, ...hole], ends: [4, 8] },
    ['Polygon', 'hole 2 1, 3 1, 3 2', 'ring 0 0, 4 0, 4 4'],
  ],
  ['a polygon of one ring', { type: 3, xy: ring }, ['Polygon', 'ring 0 0, 4 0, 4 4']],
  ['a polygon with an empty ring', { type: 3, xy: ring, ends: [4, 4] }, ['Polygon', 'ring 0 0, 4 0, 4 4']],
  ['points', { type: 4, xy: [1, 2, 3, 4] }, ['MultiPoint', '1 2, 3 4']],
  [
    'lines',
    { type: 5, xy: [1, 2, 3, 4, 5, 6, 7, 8], z: [1, 2, 3, 4], ends: [2, 4] },
    ['MultiLineString', '1 2, 3 4', '5 6, 7 8', '1 2 1', '3 4 2', '5 6 3', '7 8 4'],
  ],
  [
    'polygons',
    { type: 6, parts: [{ xy: ring }, { type: 3, xy: hole }] },
    ['MultiPolygon', 'ring 0 0, 4 0, 4 4', 'ring 2 1, 3 1, 3 2'],
  ],
  [
    'a collection',
    { type: 7, parts: [point, { type: 7, parts: [{ type: 2, xy: [3, 4, 5, 6] }] }] },
    ['GeometryCollection Point GeometryCollection LineString', '1 2', '3 4, 5 6'],
  ],
  ['a circular line', { type: 8, xy: [1, 2, 3, 4] }, ['LineString', '1 2, 3 4', 'geometry-simplified-from-curves']],
  ['a polyhedral surface', { type: 15, parts: [{ xy: ring }] }, ['MultiPolygon', 'ring 0 0, 4 0, 4 4']],
  ['a net of triangles', { type: 16, parts: [{ xy: ring }] }, ['MultiPolygon', 'ring 0 0, 4 0, 4 4']],
  [
    'a net of triangles as GDAL writes it',
    { type: 16, xy: [...ring, ...hole], ends: [4, 8] },
    ['MultiPolygon', 'ring 0 0, 4 0, 4 4', 'ring 2 1, 3 1, 3 2'],
  ],
  ['a triangle', { type: 17, xy: ring }, ['Polygon', 'ring 0 0, 4 0, 4 4']],
  [
    'a compound curve',
    {
      type: 9,
      parts: [
        { type: 2, xy: [0, 0, 1, 2] },
        { type: 8, xy: [1, 2, 3, 4, 5, 6] },
      ],
    },
    ['LineString', '0 0, 1 2, 3 4, 5 6', 'geometry-simplified-from-curves'],
  ],
  [
    'an area bounded by curves',
    {
      type: 10,
      parts: [
        { type: 2, xy: ring },
        { type: 9, parts: [{ type: 2, xy: hole }] },
      ],
    },
    ['Polygon', 'hole 2 1, 3 1, 3 2', 'ring 0 0, 4 0, 4 4', 'geometry-simplified-from-curves'],
  ],
  [
    'curves',
    {
      type: 11,
      parts: [
        { type: 2, xy: [1, 2, 3, 4] },
        { type: 8, xy: [5, 6, 7, 8] },
      ],
    },
    ['MultiLineString', '1 2, 3 4', '5 6, 7 8', 'geometry-simplified-from-curves'],
  ],
  [
    'surfaces',
    {
      type: 12,
      parts: [
        { type: 3, xy: ring },
        { type: 10, parts: [{ type: 2, xy: hole }] },
      ],
    },
    ['MultiPolygon', 'ring 0 0, 4 0, 4 4', 'ring 2 1, 3 1, 3 2', 'geometry-simplified-from-curves'],
  ],
  ['a curve that is none', { type: 13, xy: ring }, ['geometry-unreadable']],
  ['no type at all', { xy: [1, 2] }, ['geometry-unreadable']],
])('%s', async (_, geometry, expected) => {
  const { said, notes } = await readingOf({ features: [{ geometry }] })
  const all = ['geometry types', 'paths', 'elevations', 'measures']
    .flatMap(said)
    .filter((each) => !/^nowhere|^$/.test(each))
  expect([...all, ...notes.map(([code]) => code)].sort()).toEqual(expected.sort())
})

test('the common type of all features, unless one says its own', async () => {
  const features = [{ geometry: { xy: [1, 2, 3, 4] } }, { geometry: { type: 4, xy: [5, 6] } }, {}]
  const { said } = await readingOf({ type: 2, features })
  expect(said('geometry types').sort()).toEqual(['', 'LineString', 'MultiPoint'])
})

test.each<[string, FgbGeometry, object]>([
  [
    'ends that go back',
    { type: 5, xy: ring, ends: [3, 2] },
    { code: 'absurd_count', what: 'points', declared: 2, possible: 4 },
  ],
  [
    'ends beyond the points',
    { type: 5, xy: ring, ends: [5] },
    { code: 'absurd_count', what: 'points', declared: 5, possible: 4 },
  ],
  ['a place that is none', { type: 1, xy: [Number.NaN, 2] }, { code: 'malformed', detail: 'position' }],
  ['a place without end', { type: 1, xy: [1, Number.POSITIVE_INFINITY] }, { code: 'malformed', detail: 'position' }],
])('%s', async (_, geometry, problem) =>
  expect(await problemOf(fgbFile({ features: [{ geometry }] }), 'fgb')).toMatchObject(problem),
)

test('collections are read 32 deep, not 33', async () => {
  const deep = (levels: number): FgbGeometry => (levels === 0 ? point : { type: 7, parts: [deep(levels - 1)] })
  expect(await problemOf(fgbFile({ features: [{ geometry: deep(32) }] }), 'fgb')).toBeUndefined()
  expect(await problemOf(fgbFile({ features: [{ geometry: deep(33) }] }), 'fgb')).toEqual({
    code: 'too_deep',
    limit: 32,
  })
})

describe('reference systems', () => {
  const positions = async (crs: FgbFile['crs'], ...xy: number[]) => {
    const { said, notes } = await readingOf({
      ...(crs === undefined ? {} : { crs }),
      features: [{ geometry: { type: 1, xy } }],
    })
    return [
      ...said('positions').map((place) => place.split(' ').map((value) => Math.round(Number(value) * 1e6) / 1e6)),
      ...notes.map(([code]) => code),
    ]
  }
  const equator = 111319.49079327358
  it('by code, with or without an organization, by text, or none', async () => {
    expect(await positions(undefined, 1, 2)).toEqual([[1, 2]])
    expect(await positions({ code: 4326 }, 1, 2)).toEqual([[1, 2]])
    expect(await positions({ organization: 'epsg', code: 4326 }, 1, 2)).toEqual([[1, 2]])
    expect(await positions({ code: 3857 }, equator, 0)).toEqual([[1, 0], 'crs-reprojected'])
    expect(await positions({ organization: 'ESRI', code: 102100 }, equator, 0)).toEqual([[1, 0], 'crs-reprojected'])
    const wkt =
      'PROJCS["x",GEOGCS["WGS 84",DATUM["WGS_1984",SPHEROID["WGS 84",6378137,298.257223563]],PRIMEM["Greenwich",0],UNIT["degree",0.0174532925199433]],PROJECTION["Transverse_Mercator"],PARAMETER["latitude_of_origin",0],PARAMETER["central_meridian",21],PARAMETER["scale_factor",0.9996],PARAMETER["false_easting",500000],PARAMETER["false_northing",0],UNIT["metre",1]]'
    expect(await positions({ wkt }, 500000, 0)).toEqual([[21, 0], 'crs-reprojected'])
    expect(await positions({ organization: 'EPSG', codeText: '3857' }, equator, 0)).toEqual([[1, 0], 'crs-reprojected'])
    expect(await positions({}, 1, 2)).toEqual([[1, 2], 'crs-assumed-wgs84'])
  })
  it('that none is named is told, with the name of the layer', async () => {
    const { notes } = await inspected(fgbFile({ name: 'towns', features: [{ geometry: point }] }), 'fgb')
    expect(notes).toEqual([{ code: 'crs-assumed-wgs84', kind: 'info', count: 1, subject: 'towns' }])
  })
  it('a place its system does not have', async () => {
    expect(await positions({ code: 32634 }, 1e12, 1e12)).toEqual(['crs-reprojected', 'geometry-unreadable'])
  })
})

describe('heads', () => {
  it('the name of the file', async () => {
    const { text: topology } = await converted(
      fgbFile({ name: 'Градови', features: [{ geometry: point }] }),
      'fgb',
      'topojson',
    )
    expect(Object.keys(JSON.parse(topology).objects)).toEqual(['Градови'])
  })
  it.each([
    ['another file', [0x66, 0x67, 0x62, 3, 0x66, 0x67, 0x61], { code: 'not_this_format', expected: 'fgb' }],
    ['an older version', [0x66, 0x67, 0x62, 2], { code: 'unknown_type', what: 'version', value: '2' }],
    [
      'a length beyond everything',
      [0x66, 0x67, 0x62, 3, 0x66, 0x67, 0x62, 0, 0xff, 0xff, 0xff, 0xff],
      { code: 'absurd_count', what: 'bytes' },
    ],
  ])('%s', async (_, start, problem) => {
    const file = fgbFile({ features: [{ geometry: point }] })
    file.set(start)
    expect(await problemOf(file, 'fgb')).toMatchObject(problem)
  })
  it('no features', async () => {
    expect(await problemOf(fgbFile({ features: [] }), 'fgb')).toEqual({ code: 'nothing_to_convert' })
  })
  it('an index that is not there', async () => {
    const features = [{ geometry: point }]
    expect(await problemOf(fgbFile({ features, count: 1, nodeSize: 16 }), 'fgb')).toMatchObject({
      code: expect.stringMatching(/truncated|nothing_to_convert|absurd_count/),
    })
    expect(await problemOf(fgbFile({ features, count: 1, nodeSize: 1 }), 'fgb')).toMatchObject({
      code: 'absurd_count',
      what: 'features',
    })
    expect(await problemOf(fgbFile({ features, count: 1000, nodeSize: 16 }), 'fgb')).toMatchObject({
      code: 'absurd_count',
      what: 'features',
    })
    for (const [count, nodeSize] of [[0, 1], [0, 16], [1, 0]] as const) // biome-ignore format: pairs
      expect(await problemOf(fgbFile({ features, count, nodeSize }), 'fgb')).toBeUndefined()
  })
  it('a file cut in its second feature has its first', async () => {
    const whole = fgbFile({ features: [{ geometry: point }, { geometry: { type: 1, xy: [3, 4] } }] })
    const { read, notes } = await inspected(whole.subarray(0, -1), 'fgb')
    expect([read.features, notes.map(({ code }) => code)]).toEqual([1, ['crs-assumed-wgs84', 'file-ends-early']])
    const first = fgbFile({ features: [{ geometry: point }] })
    expect(await problemOf(first.subarray(0, -1), 'fgb')).toMatchObject({ code: 'truncated' })
  })
  it('any byte changed ends in a known way', async () => {
    const whole = fgbFile({ name: 'n', columns: [['a', 11]], features: [{ geometry: { type: 3, xy: [...ring, ...hole], ends: [4, 8] }, properties: [0, 0, ...text('x')] }] }) // biome-ignore format: one file
    for (let at = 0; at < whole.length; at++)
      for (const value of [0, 1, 127, 255]) {
        const changed = whole.slice()
        changed[at] = value
        expect((await problemOf(changed, 'fgb'))?.code).not.toBe('internal')
      }
  })
})

test('a table, vectors and texts stand where a reader of FlatBuffers looks for them', () => {
  const flat = new FlatWriter()
  flat.begin()
  const table = flat.table([1, 0, 4, 8, 2])
  expect(table % 8).toBe(0)
  expect([0, 2, 3, 4].map((index) => flat.fieldAt(table, index) - table)).toEqual([4, 8, 16, 24])
  flat.refer(table, 2, flat.string('abc'))
  expect(flat.length % 1).toBe(0)
  const vector = flat.vector(1, 8)
  expect((vector + 4) % 8).toBe(0)
  flat.pad(8)
  const whole = flat.finish(table)
  expect(whole.length % 8).toBe(0)
  const view = new DataView(whole.buffer)
  expect([view.getUint32(0, true), view.getUint32(4, true)]).toEqual([whole.length - 4, table - 4])
  // Grows without losing what was written.
  const before = whole.slice()
  flat.reserve(1 << 16)
  expect(flat.bytes.length).toBeGreaterThanOrEqual(before.length + (1 << 16))
  expect(flat.bytes.slice(0, before.length)).toEqual(before)
})

test('the curve as Hilbert drew it', () => {
  const first = (order: number) => {
    const shift = 16 - order
    const size = 2 ** order
    const places: [number, string][] = []
    for (let x = 0; x < size; x++)
      for (let y = 0; y < size; y++) places.push([hilbert(x << shift, y << shift), `${x}${y}`])
    return places.sort(([one], [other]) => one - other).map(([, place]) => place)
  }
  const neighbours = (places: string[]) =>
    places
      .slice(1)
      .every(
        (place, index) =>
          Math.abs(Number(place[0]) - Number(places[index]![0])) +
            Math.abs(Number(place[1]) - Number(places[index]![1])) ===
          1,
      )
  expect(neighbours(first(1))).toBe(true)
  expect(neighbours(first(2))).toBe(true)
  expect(neighbours(first(3))).toBe(true)
  expect(hilbert(0xffff, 0) >>> 0).toBe(0xffffffff)
})

describe('writing', () => {
  const collection = (features: unknown[]) => JSON.stringify({ type: 'FeatureCollection', features })
  const at = (geometry: unknown, properties: unknown = {}) => ({ type: 'Feature', properties, geometry })
  const place = { type: 'Point', coordinates: [1, 2] }
  const back = async (source: string) =>
    JSON.parse((await converted((await converted(source, 'geojson', 'fgb')).bytes, 'fgb', 'geojson')).text).features

  it('nothing but features without a place', async () => {
    expect(await back(collection([at(null, { a: 1 }), at(null, { a: 2 })]))).toEqual([
      at(null, { a: 1 }),
      at(null, { a: 2 }),
    ])
  })
  it('numbers of every size, by the narrowest column that holds them all', async () => {
    for (const values of [
      [1, -1],
      [2147483647, -2147483648],
      [2147483648],
      [-2147483649],
      [9007199254740991],
      [0.1, 5],
      [1e300, -1e-300],
    ])
      expect(
        (await back(collection(values.map((a) => at(place, { a })))))
          .map((feature: { properties: { a: number } }) => feature.properties.a)
          .sort(),
      ).toEqual(values.sort())
    const digits = collection([at(place, { a: 0 })]).replace('"a":0', '"a":9007199254740993')
    const { bytes: written } = await converted(digits, 'geojson', 'fgb')
    expect((await converted(written, 'fgb', 'geojson')).text).toContain('9007199254740993')
  })
  it('texts longer than the room a writer begins with', async () => {
    const long = 'ж'.repeat(40_000)
    expect(
      (await back(collection([at(place, { a: long }), at(place, { a: 'x' })])))
        .map((feature: { properties: { a: string } }) => feature.properties.a.length)
        .sort(),
    ).toEqual([1, 40_000])
  })
})

test.each([
  [0.1, 0.1],
  [1 / 3, 0.33333334],
  [16777216, 16777216],
  [3.4028234663852886e38, 3.4028235e38],
  [1.401298464324817e-45, 1.4013e-45],
  [-0.3, -0.3],
])('%d as a number of 32 bits is %d', (value, expected) => {
  const stored = Math.fround(value)
  expect(shortestFloat(stored)).toBe(expected)
  expect(Math.fround(shortestFloat(stored))).toBe(stored)
})
