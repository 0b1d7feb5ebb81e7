import { expect, it } from 'vitest'
import { converted } from '../../testing/run.ts'
import { sqliteAnswer } from '../../testing/sqlite-file.ts'

it('a GeoPackage tells which whole numbers it keeps as text', async () => {
  const feature = (value: string) =>
    `{"type":"Feature","properties":{"n":${value}},"geometry":{"type":"Point","coordinates":[1,2]}}`
  const note = { code: 'properties-as-text', kind: 'changed', count: 1, subject: 'n' }
  expect((await converted(feature('9223372036854775808'), 'geojson', 'gpkg')).notes).toContainEqual(note)
  expect((await converted(feature('9223372036854775807'), 'geojson', 'gpkg')).notes).toEqual([])
})

it('digits without end are kept as text, and as decimals are the nearest number', async () => {
  const digits = '9'.repeat(300_000)
  const properties = `{"whole":${digits},"real":0.${digits}}`
  const feature = `{"type":"Feature","properties":${properties},"geometry":{"type":"Point","coordinates":[1,2]}}`
  const { bytes } = await converted(feature, 'geojson', 'gpkg', 'x.geojson')
  const [row] = sqliteAnswer(bytes, 'SELECT length(whole) AS whole, real FROM x') as { whole: number; real: number }[]
  expect(row).toEqual({ whole: 300_000, real: 1 })
})

const mixed = ['1.5', '12345678901234567', '7'].map(
  (value) => `{"type":"Feature","properties":{"n":${value}},"geometry":{"type":"Point","coordinates":[1,2]}}`,
)
const collections = [mixed, mixed.toReversed()].map((list) => `{"type":"FeatureCollection","features":[${list}]}`)
const widened = { code: 'field-types-widened', kind: 'changed', count: 1, subject: 'n' }

it.each(collections)(
  'a whole number of seventeen digits beside decimals keeps them in a GeoPackage: %#',
  async (source) => {
    const { bytes, notes } = await converted(source, 'geojson', 'gpkg', 'x.geojson')
    expect(sqliteAnswer(bytes, 'SELECT CAST(n AS TEXT) AS n FROM x WHERE length(n) > 3')).toEqual([
      { n: '12345678901234567' },
    ])
    expect(sqliteAnswer(bytes, "SELECT type FROM pragma_table_info('x') WHERE name = 'n'")).toEqual([{ type: 'TEXT' }])
    expect(notes).toContainEqual(widened)
  },
)

it.each(collections)('and in a FlatGeobuf: %#', async (source) => {
  const { bytes, notes } = await converted(source, 'geojson', 'fgb')
  expect((await converted(bytes, 'fgb', 'geojson')).text).toContain('":12345678901234567')
  expect(notes).toContainEqual(widened)
})
