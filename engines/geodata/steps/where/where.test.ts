import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyCollection } from '../../testing/random-files.ts'
import { convertBytes, converted } from '../../testing/run.ts'
import { type Condition, comparisons, printCondition } from './condition.ts'
import { readCondition } from './read-condition.ts'

const rows = [
  { n: 1, name: 'Ада', big: 9007199254740993n, when: '2026-01-05' },
  { n: 2.5, name: "it's", note: '50%', when: '2026-02-01' },
  { n: 10, name: 'ADA', empty: null, 'a b': true },
  { n: '007', name: '' },
]
const source = `{"type":"FeatureCollection","features":[${rows
  .map(
    (properties, at) =>
      `{"type":"Feature","geometry":{"type":"Point","coordinates":[${at},0]},"properties":${JSON.stringify(properties, (_, value) => (typeof value === 'bigint' ? Number(value) : value))}}`,
  )
  .join(',')}]}`

const left = async (condition: string) => {
  const { result, bytes } = await convertBytes(source, 'geojson', 'geojson', undefined, {}, { where: condition })
  if (!result.ok) return result.problem.code
  const found = JSON.parse(new TextDecoder().decode(bytes)).features as { geometry: { coordinates: number[] } }[]
  return found.map(({ geometry }) => geometry.coordinates[0]).join('')
}

describe('where', () => {
  it.each([
    ['n = 1', '0'],
    ['n >= 2.5', '123'],
    ['n > 2 and n < 10', '13'],
    ["n = '007'", '3'],
    ['n = 7', '3'],
    ['n <> 1', '123'],
    ["name = 'Ада'", '0'],
    ['name = Ада', '0'],
    ['NAME like ada', '2'],
    ["name like 'а%'", '0'],
    ["note like '%0\u0025'", '1'],
    ["name = 'it''s'", '1'],
    ['name = "Ада"', '0'],
    ['"a b" = "true"', '2'],
    ['empty = null and "a b" <> NULL', '2'],
    ['name =', 'step_not_understood'],
    ["when < '2026-02'", '0'],
    ['empty is null', '0123'],
    ['note is not null', '1'],
    ['name is null', 'nothing_left'],
    ["name = ''", '3'],
    ['name = ‘Ада’ or name = “ADA”', '02'],
    ['name like «а%» and „a b“ is null', '0'],
    ['name = ‘’', '3'],
    ['"a b" = true', '2'],
    ['n in (1, 10)', '02'],
    ['n not in (1, 10)', '13'],
    ['not (n = 1 or n = 10)', '13'],
    ['not n = 1 and not n = 10', '13'],
    ['geometry = point', '0123'],
    ['geometry = area', 'nothing_left'],
    ['height > 3', 'step_field_unknown'],
  ])('%s', async (condition, expected) => {
    expect(await left(condition)).toBe(expected)
  })

  it('kinds, layers and folders have names too', async () => {
    const gpx = '<gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1"><wpt lat="1" lon="1"/><rte><rtept lat="1" lon="1"/><rtept lat="2" lon="1"/></rte></gpx>' // biome-ignore format: one line
    expect((await converted(gpx, 'gpx', 'gpx', undefined, {}, { where: 'kind = route' })).text).not.toContain('<wpt')
    const kml = '<kml xmlns="http://www.opengis.net/kml/2.2"><Document><Folder><name>A</name><Folder><name>B</name><Placemark><Point><coordinates>1,2</coordinates></Point></Placemark></Folder></Folder><Placemark><name>out</name><Point><coordinates>3,4</coordinates></Point></Placemark></Document></kml>' // biome-ignore format: one line
    const { text } = await converted(kml, 'kml', 'kml', undefined, {}, { where: "layer = 'A/B'" })
    expect(text).toContain('1,2')
    expect(text).not.toContain('out')
  })

  it('a condition and its opposite are all', async () => {
    const condition = fc.constantFrom(
      'a = 1',
      "a < 'm'",
      'id is null',
      'name like "%a%"'.replaceAll('"', "'"),
      'A in (1, 2)',
    )
    await fc.assert(
      fc.asyncProperty(anyCollection, condition, async (text, wanted) => {
        const all = await convertBytes(text, 'geojson', 'geojsonl')
        const parts = await Promise.all(
          [wanted, `not (${wanted})`].map((where) =>
            convertBytes(text, 'geojson', 'geojsonl', undefined, {}, { where }),
          ),
        )
        const count = ({ result }: typeof all) => (result.ok ? result.value.written.features : 0)
        if (parts.some(({ result }) => !result.ok && result.problem.code === 'step_field_unknown')) return
        expect(count(parts[0]!) + count(parts[1]!)).toBe(count(all))
      }),
      { numRuns: 60 },
    )
  })

  it('what is printed is read as the same', () => {
    const name = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 6 }).filter((text) => text.trim() === text)
    const literal = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 6 }).map((text) => ({ text, isNumber: false })),
      fc.integer().map((number) => ({ text: String(number), isNumber: true })),
    )
    const single: fc.Arbitrary<Condition> = fc.oneof(
      fc.record({
        kind: fc.constant('compare' as const),
        field: name,
        by: fc.constantFrom(...comparisons),
        to: literal,
      }),
      fc.record({
        kind: fc.constant('in' as const),
        field: name,
        values: fc.array(literal, { minLength: 1, maxLength: 3 }),
      }),
      fc.record({ kind: fc.constant('null' as const), field: name }),
    )
    const several = (kind: 'and' | 'or', part: fc.Arbitrary<Condition>): fc.Arbitrary<Condition> =>
      fc.array(part, { minLength: 2, maxLength: 3 }).map((parts) => ({ kind, parts }))
    const inner = fc.oneof(
      single,
      single.map((part): Condition => ({ kind: 'not', part })),
    )
    const ands = several('and', fc.oneof(inner, several('or', inner)))
    fc.assert(
      fc.property(fc.oneof(inner, ands, several('or', fc.oneof(inner, ands))), (condition) => {
        expect(readCondition(printCondition(condition))).toEqual(condition)
      }),
    )
  })

  it('brackets without end are refused, not followed', () => {
    expect(readCondition(`${'('.repeat(5000)}a = 1`)).toBeUndefined()
    expect(readCondition(`${'not '.repeat(2000)}a = 1`)).toBeUndefined()
    expect(readCondition('a = 1 and '.repeat(20_000))).toBeUndefined()
  })
})
