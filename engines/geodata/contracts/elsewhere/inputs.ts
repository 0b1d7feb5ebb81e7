import type { FormatId } from '../../formats/format-metas.ts'

export interface Place {
  readonly type: string | null
  /** Every position of the geometry, in its order. */
  readonly points: readonly (readonly number[])[]
  readonly values: Readonly<Record<string, unknown>>
}

export interface Source {
  readonly name: string
  readonly from: FormatId
  readonly text: string
  /** Each has a number `n` of its own, by which it is found again whatever order a format has. */
  readonly places: readonly Place[]
}

interface Geometry {
  readonly type: string
  readonly coordinates?: unknown
  readonly geometries?: readonly Geometry[]
}

const line = [
  [20, 44],
  [20.5, 44.5],
  [21, 44.25],
]
const ring = [
  [20, 44],
  [21, 44],
  [21, 45],
  [20, 45],
  [20, 44],
]
const hole = [
  [20.25, 44.25],
  [20.25, 44.5],
  [20.5, 44.5],
  [20.5, 44.25],
  [20.25, 44.25],
]
const farRing = ring.map(([x, y]) => [x! + 5, y! + 5])

/** Every kind of geometry, its multi with several parts, with one, and with an empty one among them. */
const shapes: readonly Geometry[] = [
  { type: 'Point', coordinates: [20, 44] },
  { type: 'LineString', coordinates: line },
  { type: 'Polygon', coordinates: [ring] },
  { type: 'Polygon', coordinates: [ring, hole] },
  { type: 'MultiPoint', coordinates: line },
  { type: 'MultiPoint', coordinates: [[20, 44]] },
  { type: 'MultiLineString', coordinates: [line, hole] },
  { type: 'MultiLineString', coordinates: [line] },
  { type: 'MultiLineString', coordinates: [line, [], hole] },
  { type: 'MultiLineString', coordinates: [[], line] },
  { type: 'MultiPolygon', coordinates: [[ring, hole], [farRing]] },
  { type: 'MultiPolygon', coordinates: [[ring]] },
  { type: 'MultiPolygon', coordinates: [[ring], [], [farRing]] },
]

const collections: readonly Geometry[] = [
  { type: 'GeometryCollection', geometries: [shapes[0]!, shapes[1]!, shapes[3]!] },
  { type: 'GeometryCollection', geometries: [shapes[7]!] },
]

const empties: readonly (Geometry | null)[] = [
  null,
  { type: 'Point', coordinates: [] },
  { type: 'MultiPoint', coordinates: [] },
  { type: 'Polygon', coordinates: [] },
  { type: 'LineString', coordinates: [] },
  { type: 'MultiPolygon', coordinates: [] },
  { type: 'MultiLineString', coordinates: [[]] },
]

/** Elevations: none, all, and all but some; a ring ends as high as it begins. */
const elevations: readonly ((x: number) => number | undefined)[] = [
  () => undefined,
  (x) => 80 + x,
  (x) => (x === 20 ? undefined : 80 + x),
]

function lifted<T>(value: T, elevationOf: (x: number) => number | undefined): T {
  if (!Array.isArray(value)) return value
  if (typeof value[0] !== 'number') return value.map((each) => lifted(each, elevationOf)) as T
  const elevation = elevationOf(value[0])
  return (elevation === undefined ? value : [...value, elevation]) as T
}

const withElevations = (geometry: Geometry, elevationOf: (x: number) => number | undefined): Geometry =>
  geometry.geometries
    ? { ...geometry, geometries: geometry.geometries.map((each) => withElevations(each, elevationOf)) }
    : { ...geometry, coordinates: lifted(geometry.coordinates, elevationOf) }

const pointsOf = (value: unknown): (readonly number[])[] =>
  !Array.isArray(value) ? [] : typeof value[0] === 'number' ? [value as number[]] : value.flatMap(pointsOf)

export const pointsOfGeometry = (geometry: Geometry | null): (readonly number[])[] =>
  geometry === null
    ? []
    : geometry.geometries
      ? geometry.geometries.flatMap(pointsOfGeometry)
      : pointsOf(geometry.coordinates)

/** As programs print it for people: nested values go over several lines. */
function geojson(name: string, features: readonly (readonly [Geometry | null, Record<string, unknown>])[]): Source {
  const numbered = features.map(([geometry, values], n) => ({ geometry, values: { n, ...values } }))
  const list = numbered.map(({ geometry, values }) => ({ type: 'Feature', geometry, properties: values }))
  return {
    name,
    from: 'geojson',
    text: JSON.stringify({ type: 'FeatureCollection', features: list }, null, 2),
    places: numbered.map(({ geometry, values }) => ({
      type: geometry?.type ?? null,
      points: pointsOfGeometry(geometry),
      values,
    })),
  }
}

const at = (n: number): Geometry => ({ type: 'Point', coordinates: [20 + n / 1024, 44] })

/** A greeting in scripts of every direction and width, and letters that are made of several. */
const scripts = [
  'Здравей',
  'Ћирилица',
  'Καλημέρα',
  'שלום',
  'مرحبا',
  'नमस्ते',
  'สวัสดี',
  'გამარჯობა',
  'Բարեւ',
  'ሰላም',
  '你好',
  'こんにちは',
  '안녕하세요',
  '👩‍🚀🇷🇸',
  'Ŝanĝo e\u0301',
]

const late = (n: number): Record<string, unknown> => ({
  toText: n < 1050 ? n : `no ${n}`,
  toReal: n < 1050 ? n : n + 0.25,
  toNumber: n < 1050 ? n % 2 === 0 : n,
  toNested: n < 1050 ? n + 0.5 : { a: [n, null] },
  dateToText: n < 1050 ? '2024-05-01' : `spring ${n}`,
  momentToText: n < 1050 ? '2024-05-01T10:00:00Z' : `noon ${n}`,
  ...(n < 1050 ? { early: n } : { lateOnly: `late ${n}` }),
})

const measured = [
  'POINT (20 44)',
  'POINT M (20 44 7)',
  'POINT Z (20 44 100)',
  'POINT ZM (20 44 100 7)',
  'LINESTRING (20 44, 21 45)',
  'LINESTRING M (20 44 1, 21 45 2)',
  'LINESTRING ZM (20 44 100 1, 21 45 101 2)',
  'MULTILINESTRING M ((20 44 1, 21 45 2))',
  'POLYGON M ((20 44 1, 21 44 2, 21 45 3, 20 44 1))',
]

const trackPoint = (x: number, y: number, ele?: number) =>
  `<trkpt lat="${y}" lon="${x}">${ele === undefined ? '' : `<ele>${ele}</ele>`}<time>2024-05-01T10:00:00Z</time></trkpt>`

export const sources: readonly Source[] = [
  ...(['without', 'with', 'with some'] as const).map((how, index) =>
    geojson(
      `all kinds ${how} elevations`,
      [...shapes, ...collections].map((shape) => [withElevations(shape, elevations[index]!), { k: shape.type }]),
    ),
  ),
  geojson(
    'all kinds, elevations of some features, and of no place',
    [...shapes, ...collections, ...empties].map((shape, n) => [
      shape && withElevations(shape, elevations[n % 3]!),
      { k: `${n}` },
    ]),
  ),
  ...shapes.map((shape, index) =>
    geojson(
      `${shape.type} ${index} alone, with and without elevations`,
      elevations.flatMap((each) => [
        [withElevations(shape, each), { k: 'a' }],
        [withElevations(shape, each), { k: 'b' }],
      ]),
    ),
  ),
  geojson(
    'types that change late',
    Array.from({ length: 1100 }, (_, n) => [at(n), late(n)]),
  ),
  geojson('values over several lines and in each other', [
    [at(0), { t: 'one\ntwo\r\nthree', o: { a: { b: ['x\ny', { c: null }] } }, l: [1, 2, [3, [4]]], e: '' }],
    [at(1), { t: 'tab\tquote" comma, semicolon; <b>&amp;</b> ]]> \\ /', o: {}, l: [], e: null }],
    [at(2), { t: null, o: null, l: null, e: 'x' }],
    [at(3), {}],
  ]),
  geojson('three hundred columns', [
    [at(0), Object.fromEntries(Array.from({ length: 300 }, (_, c) => [`c${c}`, c]))],
    [at(1), Object.fromEntries(Array.from({ length: 300 }, (_, c) => [`c${c}`, `v${c}`]))],
    [at(2), { c7: 7.5, c299: 'last' }],
  ]),
  geojson(
    'values in all scripts',
    scripts.map((script, n) => [at(n), { t: `${script} ${script}` }]),
  ),
  geojson('names in all scripts', [
    [at(0), Object.fromEntries([...scripts, 'm²', 'nº', '1'].map((name) => [name, name]))],
  ]),
  {
    name: 'measures of some features',
    from: 'csv',
    text: `n,wkt\n${measured.map((wkt, n) => `${n},"${wkt}"`).join('\n')}\n`,
    places: measured.map((wkt, n) => ({
      type: /^\w+/.exec(wkt)![0],
      points: [...wkt.matchAll(/(\d+) (\d+)(?: (\d+))?(?: (\d+))?/g)].map(([, x, y, z]) =>
        / Z/.test(wkt) ? [Number(x), Number(y), Number(z)] : [Number(x), Number(y)],
      ),
      values: { n },
    })),
  },
  {
    name: 'a waypoint without elevation beside a track with it, an empty stretch, and one alone',
    from: 'gpx',
    text: `<?xml version="1.0"?><gpx version="1.1" creator="t" xmlns="http://www.topografix.com/GPX/1/1">
<wpt lat="44" lon="20"><name>0</name></wpt><wpt lat="44" lon="20.5"><ele>7</ele><name>1</name></wpt>
<rte><name>2</name><rtept lat="44" lon="20"/><rtept lat="44.5" lon="20"><ele>5</ele></rtept></rte>
<trk><name>3</name><trkseg>${trackPoint(20, 44, 100)}${trackPoint(20.5, 44.5, 101)}</trkseg><trkseg></trkseg><trkseg>${trackPoint(21, 45, 102)}${trackPoint(21.5, 45.5)}</trkseg></trk>
<trk><name>4</name><trkseg/><trkseg>${trackPoint(22, 44)}${trackPoint(22.5, 44)}</trkseg></trk>
</gpx>`,
    places: [
      { type: 'Point', points: [[20, 44]], values: { name: 0 } },
      { type: 'Point', points: [[20.5, 44, 7]], values: { name: 1 } },
      // biome-ignore format: a line each
      { type: 'LineString', points: [[20, 44], [20, 44.5, 5]], values: { name: 2 } },
      // biome-ignore format: a line each
      { type: 'MultiLineString', points: [[20, 44, 100], [20.5, 44.5, 101], [21, 45, 102], [21.5, 45.5]], values: { name: 3 } },
      // biome-ignore format: a line each
      { type: 'MultiLineString', points: [[22, 44], [22.5, 44]], values: { name: 4 } },
    ],
  },
]
