import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { inputFromBytes } from '../../bytes/input.ts'
import { converted } from '../../testing/run.ts'
import { numberedColour } from './colours.ts'
import { declaredEncoding } from './encoding.ts'
import { pointsOfSpline } from './splines.ts'
import { decodedText, plainParagraphs } from './texts.ts'

type Pair = readonly [code: number, value: string | number]

const section = (name: string, ...groups: readonly Pair[]): Pair[] => [[0, 'SECTION'], [2, name], ...groups, [0, 'ENDSEC']] // biome-ignore format: one line
const written = (...groups: readonly Pair[]) => [...groups, [0, 'EOF']].map(([code, value]) => `${code}\n${value}\n`).join('') // biome-ignore format: one line
const drawing = (...groups: readonly Pair[]) => written(...section('ENTITIES', ...groups))

interface Feature {
  readonly properties: Readonly<Record<string, unknown>>
  readonly geometry: { readonly type: string; readonly coordinates: unknown }
}

async function features(dxf: string | Uint8Array): Promise<readonly Feature[]> {
  const bytes = typeof dxf === 'string' ? new TextEncoder().encode(dxf) : new Uint8Array(dxf)
  const inputs = [inputFromBytes('a.dxf', bytes)]
  const { text } = await converted(inputs, 'dxf', 'geojson')
  return (JSON.parse(text) as { features: Feature[] }).features
}

const corners: readonly Pair[] = [[10, 0], [20, 0], [10, 4], [20, 0], [10, 4], [20, 4]] // biome-ignore format: corners

describe('what is drawn', () => {
  it.each<[string, readonly Pair[], string, unknown]>(
    [
    ['POINT with a height', [[0, 'POINT'], [10, 1], [20, 2], [30, 3]], 'Point', [1, 2, 3]],
    ['LINE', [[0, 'LINE'], [10, 1], [20, 2], [11, 3], [21, 4]], 'LineString', [[1, 2], [3, 4]]],
    ['an open way', [[0, 'LWPOLYLINE'], [70, 0], ...corners], 'LineString', [[0, 0], [4, 0], [4, 4]]],
    ['a closed way at a height', [[0, 'LWPOLYLINE'], [70, 1], [38, 7], ...corners], 'LineString', [[0, 0, 7], [4, 0, 7], [4, 4, 7], [0, 0, 7]]],
    ['a way of things of their own', [[0, 'POLYLINE'], [66, 1], [70, 8], [0, 'VERTEX'], [10, 1], [20, 2], [30, 3], [0, 'VERTEX'], [10, 4], [20, 5], [30, 6], [0, 'SEQEND']], 'LineString', [[1, 2, 3], [4, 5, 6]]],
    ['SOLID, its corners crosswise', [[0, 'SOLID'], [10, 0], [20, 0], [11, 1], [21, 0], [12, 0], [22, 1], [13, 1], [23, 1]], 'Polygon', [[[0, 0], [1, 0], [1, 1], [0, 1], [0, 0]]]],
    ['3DFACE of three corners', [[0, '3DFACE'], [10, 0], [20, 0], [11, 1], [21, 0], [12, 1], [22, 1], [13, 1], [23, 1]], 'Polygon', [[[0, 0], [1, 0], [1, 1], [0, 0]]]],
    ['a face of a net', [[0, 'POLYLINE'], [70, 64], [0, 'VERTEX'], [70, 192], [10, 0], [20, 0], [0, 'VERTEX'], [70, 192], [10, 1], [20, 0], [0, 'VERTEX'], [70, 192], [10, 1], [20, 1], [0, 'VERTEX'], [70, 128], [71, 1], [72, -2], [73, 3], [0, 'SEQEND']], 'Polygon', [[[0, 0], [1, 0], [1, 1], [0, 0]]]],
    ['a plane seen from below', [[0, 'LINE'], [10, 1], [20, 2], [11, 3], [21, 4], [0, 'LWPOLYLINE'], [10, -1], [20, 2], [10, -3], [20, 4], [230, -1]], 'LineString', [[1, 2], [3, 4]]],
  ] /* biome-ignore format: groups */,
  )('%s', async (_, groups, type, coordinates) => {
    expect((await features(drawing(...groups))).at(-1)!.geometry).toEqual({ type, coordinates })
  })

  const along = async (...groups: readonly Pair[]) =>
    (await features(drawing(...groups)))[0]!.geometry.coordinates as [number, number][]

  it('a bulge of one is half a circle to the right of the way', async () => {
    const way = await along([0, 'LWPOLYLINE'], [10, 0], [20, 0], [42, 1], [10, 2], [20, 0])
    for (const [x, y] of way) expect(Math.hypot(x - 1, y)).toBeCloseTo(1, 9)
    expect(Math.min(...way.map(([, y]) => y))).toBeCloseTo(-1, 9)
    expect([way[0], way.at(-1)]).toEqual([[0, 0], [2, 0]]) // biome-ignore format: points
  })

  it('an arc runs against the clock over the east, an ellipse along its parameters', async () => {
    const arc = await along([0, 'ARC'], [10, 1], [20, 1], [40, 2], [50, 270], [51, 90])
    expect(arc.every(([x, y]) => x >= 1 - 1e-9 && Math.abs(Math.hypot(x - 1, y - 1) - 2) < 1e-9)).toBe(true)
    const ellipse = await along(
      [0, 'ELLIPSE'],
      [10, 0],
      [20, 0],
      [11, 0],
      [21, 4],
      [40, 0.5],
      [41, 0],
      [42, Math.PI / 2],
    )
    expect(ellipse[0]).toEqual([expect.closeTo(0, 9), 4])
    expect(ellipse.at(-1)).toEqual([expect.closeTo(-2, 9), expect.closeTo(0, 9)])
  })

  it('a hatch has holes, of corners and of arcs', async () => {
    const outer: Pair[] = [[92, 3], [72, 0], [73, 1], [93, 4], [10, 0], [20, 0], [10, 9], [20, 0], [10, 9], [20, 9], [10, 0], [20, 9]] // biome-ignore format: groups
    const inner: Pair[] = [
      [92, 16],
      [93, 1],
      [72, 2],
      [10, 4],
      [20, 4],
      [40, 2],
      [50, 0],
      [51, 360],
      [73, 0],
    ]
    const island: Pair[] = [
      [92, 2],
      [72, 0],
      [73, 1],
      [93, 3],
      [10, 4],
      [20, 4],
      [10, 5],
      [20, 4],
      [10, 4],
      [20, 5],
    ]
    const found = await features(drawing([0, 'HATCH'], [10, 0], [20, 0], [91, 3], ...outer, ...inner, ...island))
    const { type, coordinates } = found[0]!.geometry as { type: string; coordinates: unknown[][] }
    expect([type, coordinates.map((polygon) => polygon.length)]).toEqual(['MultiPolygon', [2, 1]])
  })
})

describe('symbols', () => {
  const tree = [[0, 'BLOCK'], [2, 'Tree'], [10, 1], [20, 1], [0, 'LINE'], [10, 1], [20, 1], [11, 2], [21, 1], [0, 'TEXT'], [10, 1], [20, 1], [1, 'T'], [0, 'ENDBLK']] as Pair[] // biome-ignore format: groups
  const set = (...groups: readonly Pair[]) => written(...section('BLOCKS', ...tree), ...section('ENTITIES', ...groups))

  it('are drawn where they are set, turned and stretched, with the values in their blanks', async () => {
    const [drawn, text] = await features(
      set([0, 'INSERT'], [66, 1], [8, 'Green'], [2, 'TREE'], [10, 10], [20, 20], [41, 3], [42, 3], [50, 90], [0, 'ATTRIB'], [2, 'SPECIES'], [1, 'липа'], [0, 'SEQEND']), // biome-ignore format: groups
    )
    expect(drawn).toMatchObject({
      properties: { layer: 'Green', block: 'TREE', SPECIES: 'липа' },
      geometry: { type: 'LineString', coordinates: [[10, 20], [expect.closeTo(10, 9), 23]] }, // biome-ignore format: points
    })
    expect(text).toMatchObject({ properties: { text: 'T' }, geometry: { type: 'Point', coordinates: [10, 20] } })
  })

  it('stand in rows and columns; one of a block that is missing is a point', async () => {
    const [drawn] = await features(
      set([0, 'INSERT'], [2, 'Tree'], [10, 0], [20, 0], [70, 3], [71, 2], [44, 5], [45, 7]),
    )
    const lines = drawn!.geometry.coordinates as number[][][]
    expect(lines.map(([start]) => start)).toEqual([[0, 0], [5, 0], [10, 0], [0, 7], [5, 7], [10, 7]]) // biome-ignore format: points
    expect((await features(set([0, 'INSERT'], [2, 'Bush'], [10, 3], [20, 4])))[0]).toMatchObject({
      geometry: { type: 'Point', coordinates: [3, 4] },
    })
  })
})

it('a spline begins and ends at its ends; with one weight larger it is drawn to that point', () => {
  const controls = [[0, 0, 0], [1, 2, 0], [3, 2, 0], [4, 0, 0]] as const // biome-ignore format: points
  const curve = pointsOfSpline(3, [0, 0, 0, 0, 1, 1, 1, 1], controls, [])
  expect([curve[0], curve.at(-1)]).toEqual([controls[0], controls[3]])
  // Half way a curve of Bézier's is (p0 + 3 p1 + 3 p2 + p3) / 8.
  expect(curve[(curve.length - 1) / 2]).toEqual([2, 1.5, 0])
  const heavy = pointsOfSpline(3, [0, 0, 0, 0, 1, 1, 1, 1], controls, [1, 10, 1, 1])
  expect(heavy[(heavy.length - 1) / 2]![0]).toBeLessThan(1.5)
})

it.each([
  ['45%%d \\U+0416', '45° Ж'],
  ['%%uunder%%u %%c20', 'under ⌀20'],
])('%s', (text, plain) => expect(decodedText(text)).toBe(plain))

it.each([
  ['{\\fArial|b1;Парцела}\\P12/3', 'Парцела\n12/3'],
  ['\\A1;\\C3;a\\~b \\S1/2;', 'a\u00a0b 1/2'],
  ['\\\\P \\{x\\}', '\\P {x}'],
])('%s', (text, plain) => expect(plainParagraphs(text)).toBe(plain))

it('the encoding is the declared one, but for sound UTF-8', () => {
  const head = (version: string, text: Uint8Array) =>
    new Uint8Array([
      ...new TextEncoder().encode(`9\n$ACADVER\n  1\n${version}\n9\n$DWGCODEPAGE\n  3\nANSI_1251\n1\n`),
      ...text,
    ])
  const cyrillic = Uint8Array.of(0xc4, 0xee, 0xec)
  expect(declaredEncoding(head('AC1015', cyrillic))).toBe('windows-1251')
  expect(declaredEncoding(head('AC1027', cyrillic))).toBe('utf-8')
  expect(declaredEncoding(head('AC1015', new TextEncoder().encode('Дом')))).toBe('utf-8')
})

// By GDAL 3.6, which draws these numbers so.
it.each([
  [1, '#ff0000'],
  [7, undefined],
  [8, '#7f7f7f'],
  [11, '#ff7f7f'],
  [22, '#a52900'],
  [23, '#a56752'],
  [249, '#261317'],
  [253, '#bababa'],
])('colour %i', (number, colour) => expect(numberedColour(number)).toBe(colour))

const gdal = spawnSync('ogr2ogr', ['--version']).status === 0

describe.runIf(gdal)('GDAL, where it is installed', () => {
  it('draws every entity in the same place', async () => {
    const path = join(import.meta.dirname, 'fixtures/ok/entities.dxf')
    const { stdout } = spawnSync('ogr2ogr', ['-f', 'GeoJSON', '/vsistdout/', path], { encoding: 'utf8' })
    const theirs = (JSON.parse(stdout) as { features: Feature[] }).features.map(({ geometry }) => box(geometry))
    // It sets a block by its exact name, gives the values of its blanks as features, and draws arcs in steps of four degrees.
    const ours = (await features(readFileSync(path))).filter(({ properties }) => properties.type !== 'INSERT')
    expect(ours.length).toBeGreaterThan(12)
    for (const { geometry, properties } of ours) {
      const own = box(geometry)
      const isThere = theirs.some((box) => box.every((value, at) => Math.abs(value - own[at]!) < 1e-6))
      expect([properties.type, isThere]).toEqual([properties.type, true])
    }
  })
})

function box({ coordinates }: Feature['geometry']): number[] {
  const points: number[][] = []
  const collect = (value: unknown[]): void => {
    if (typeof value[0] === 'number') points.push(value as number[])
    else for (const inner of value) collect(inner as unknown[])
  }
  collect(coordinates as unknown[])
  const [x, y] = [points.map(([east]) => east!), points.map(([, north]) => north!)]
  return [Math.min(...x), Math.min(...y), Math.max(...x), Math.max(...y)]
}
