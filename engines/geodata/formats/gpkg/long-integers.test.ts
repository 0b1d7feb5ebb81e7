import { expect, it } from 'vitest'
import { converted } from '../../testing/run.ts'

it('a GeoPackage tells which whole numbers it keeps as text', async () => {
  const feature = (value: string) =>
    `{"type":"Feature","properties":{"n":${value}},"geometry":{"type":"Point","coordinates":[1,2]}}`
  const note = { code: 'properties-as-text', kind: 'changed', count: 1, subject: 'n' }
  expect((await converted(feature('9223372036854775808'), 'geojson', 'gpkg')).notes).toContainEqual(note)
  expect((await converted(feature('9223372036854775807'), 'geojson', 'gpkg')).notes).toEqual([])
})
