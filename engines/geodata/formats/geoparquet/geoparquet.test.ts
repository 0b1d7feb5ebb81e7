import { parquetMetadata, parquetReadObjects, parquetSchema } from 'hyparquet'
import { expect, it } from 'vitest'
import { inputFromBytes } from '../../bytes/input.ts'
import { type ValueKind, valueKind } from '../../model/feature.ts'
import { converted } from '../../testing/run.ts'
import { Column } from './columns.ts'
import { geoColumnsOf, topColumns } from './geo-columns.ts'
import { parsers, sayerOf } from './values.ts'

type Seen = readonly [kind: ValueKind, text: string]

const seen = (values: readonly Seen[]): Column => {
  const column = new Column('a')
  for (const [kind, text] of values) column.see(kind, text)
  return column
}

it.each<[readonly Seen[], Column['type'], unknown]>(
  [
  [[[valueKind.integer, '5'], [valueKind.null, '']], 'integer', 5n],
  [[[valueKind.integer, '9223372036854775807']], 'integer', 9223372036854775807n],
  [[[valueKind.integer, '9223372036854775808']], 'text', '9223372036854775808'],
  [[[valueKind.integer, '5'], [valueKind.real, '0.5']], 'real', 5],
  [[[valueKind.integer, '9007199254740993'], [valueKind.real, '0.5']], 'text', '9007199254740993'],
  [[[valueKind.boolean, 'true']], 'boolean', true],
  [[[valueKind.boolean, 'true'], [valueKind.integer, '1']], 'text', 'true'],
  [[[valueKind.date, '2026-04-30']], 'date', new Date('2026-04-30')],
  [[[valueKind.date, '2026-04']], 'text', '2026-04'],
  [[[valueKind.dateTime, '2026-04-30T10:15:00.123456Z']], 'dateTime', 1777544100123456n],
  [[[valueKind.dateTime, '2026-04-30T12:15:00+02:00']], 'dateTime', 1777544100000000n],
  [[[valueKind.dateTime, '1969-12-31T23:59:59.5']], 'dateTime', -500000n],
  [[[valueKind.dateTime, '2026-04-30T10:15:00Z'], [valueKind.dateTime, '2026-04-30T10:15:00']], 'text', '2026-04-30T10:15:00Z'],
  [[[valueKind.dateTime, '2026-04-30T10:15:00.1234567Z']], 'text', '2026-04-30T10:15:00.1234567Z'],
  [[], 'text', ''],
] /* biome-ignore format: kinds */,
)('%j is a column of type %s', (values, type, value) => {
  const column = seen(values)
  expect([column.type, column.valueOf(values[0]?.[1] ?? '')]).toEqual([type, value])
})

it('rows come in groups, which others read one by one', async () => {
  const features = Array.from({ length: 60_000 }, (_, n) => `{"type":"Feature","properties":{"n":${n}},"geometry":{"type":"Point","coordinates":[${n / 1000},1]}}`) // biome-ignore format: one line
  const { bytes } = await converted(`{"type":"FeatureCollection","features":[${features}]}`, 'geojson', 'geoparquet')
  const file = bytes.slice().buffer
  const metadata = parquetMetadata(file)
  expect(metadata.row_groups.map(({ num_rows: rows }) => rows)).toEqual([50_000n, 10_000n])
  const rows = await parquetReadObjects({ file, rowStart: 59_999, rowEnd: 60_000 })
  expect(rows).toEqual([{ n: 59_999n, geometry: { type: 'Point', coordinates: [59.999, 1] } }])
  expect(JSON.parse(metadata.key_value_metadata!.find(({ key }) => key === 'geo')!.value!)).toMatchObject({
    version: '1.1.0',
    primary_column: 'geometry',
    columns: { geometry: { encoding: 'WKB', geometry_types: ['Point'], bbox: [0, 1, 59.999, 1] } },
  })
  expect(parquetSchema(metadata).children.map(({ element }) => element.name)).toEqual(['geometry', 'n'])
})

it.each([
  ['dateFromDays', 20573, '2026-04-30'],
  ['timestampFromMilliseconds', 1777544100120n, '2026-04-30T10:15:00.12'],
  ['timestampFromMicroseconds', -1n, '1969-12-31T23:59:59.999999'],
  ['timestampFromNanoseconds', 1777544100000000001n, '2026-04-30T10:15:00.000000001'],
] as const)('%s keeps all digits', (name, count, text) => {
  expect((parsers[name] as (count: number | bigint) => string)(count)).toBe(text)
})

it('a column is told by its type, by what the file says of it, or by its name', () => {
  const binary = (name: string, logical?: object) => ({
    name,
    type: 'BYTE_ARRAY',
    ...(logical ? { logical_type: logical } : {}),
  })
  const file = (columns: readonly object[], geo?: object) =>
    ({
      schema: [{ name: 'root', num_children: columns.length }, ...columns],
      key_value_metadata: geo ? [{ key: 'geo', value: JSON.stringify(geo) }] : [],
    }) as unknown as Parameters<typeof geoColumnsOf>[0]
  expect(geoColumnsOf(file([binary('a')]))).toBeUndefined()
  expect(geoColumnsOf(file([binary('a'), binary('Geom')]))?.main).toEqual({
    name: 'Geom',
    encoding: 'wkb',
    crs: undefined,
  })
  expect(geoColumnsOf(file([binary('p', { type: 'GEOMETRY', crs: 'EPSG:6316' })]))?.main.crs).toBe('EPSG:6316')
  const about = (crs: unknown) => ({ columns: { g: { encoding: 'WKB', crs } } })
  expect(geoColumnsOf(file([binary('g')], about(null)))?.main.crs).toBeNull()
  expect(geoColumnsOf(file([binary('g')], about({ name: 'Local grid' })))?.main.crs).toBe('Local grid')
  const described = { type: 'ProjectedCRS', name: 'Site' }
  expect(geoColumnsOf(file([binary('g')], about(described)))?.main.crs).toBe(JSON.stringify(described))
  expect(
    geoColumnsOf(file([binary('g')], about({ id: { authority: 'OGC', code: 'CRS84' } })))?.main.crs,
  ).toBeUndefined()
  const nested = [{ name: 's', num_children: 2 }, binary('x'), binary('y'), binary('t')]
  expect(topColumns(file(nested)).map(({ name }) => name)).toEqual(['s', 't'])
})

it('bytes without a type are text where they can be', async () => {
  const say = sayerOf({ name: 'a', type: 'BYTE_ARRAY' })
  const said: unknown[] = []
  const batch = { addStringProperty: (_: number, kind: number, text: string) => said.push([kind, text]) }
  say(batch as never, 0, new TextEncoder().encode('шума'))
  say(batch as never, 0, Uint8Array.of(0xff, 0x01))
  expect(said).toEqual([
    [valueKind.text, 'шума'],
    [valueKind.text, 'ff01'],
  ])
})

it('a group of rows that is damaged is said to be', async () => {
  const { bytes } = await converted(
    '{"type":"Feature","properties":{"a":"b"},"geometry":{"type":"Point","coordinates":[1,2]}}',
    'geojson',
    'geoparquet',
  )
  const broken = bytes.slice()
  broken.fill(0xff, 4, 40)
  await expect(converted([inputFromBytes('a.parquet', broken)], 'geoparquet', 'geojson')).rejects.toThrow()
})
