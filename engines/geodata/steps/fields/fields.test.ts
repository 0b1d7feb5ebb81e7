import { expect, it } from 'vitest'
import { convertBytes, converted } from '../../testing/run.ts'

const source = JSON.stringify({ type: 'FeatureCollection', features: [{ Name: 'x', b: 2, c: null, 'd e': 5 }, { b: 3 }].map((properties, id) => ({ type: 'Feature', id, properties, geometry: { type: 'Point', coordinates: [1, 2] } })) }) // biome-ignore format: one line
const left = async (fields: string) => JSON.parse((await converted(source, 'geojson', 'geojson', undefined, {}, { fields })).text).features // biome-ignore format: one line

it('keeps what is named, under the name that is wanted, and ids', async () => {
  expect(await left('name, d e as height')).toMatchObject([{ id: 0, properties: { Name: 'x', height: 5 } }, { id: 1, properties: {} }]) // biome-ignore format: one line
  expect((await left('name, d e as height'))[0].properties).not.toHaveProperty('b')
  expect((await left('*, b as "B, or so"'))[1].properties).toEqual({ 'B, or so': 3 })
  expect(Object.keys((await left('*, b as z'))[0].properties)).toEqual(['Name', 'z', 'c', 'd e'])
})

it('columns of tables that nothing is left of are gone', async () => {
  for (const to of ['csv', 'geojson'] as const) {
    const { text } = await converted(source, 'geojson', to, undefined, {}, { fields: 'b' })
    expect(text).not.toMatch(/Name|d e/)
  }
  const { notes } = await converted(source, 'geojson', 'shp', undefined, {}, { fields: 'b as c, c as b' })
  expect(notes.filter(({ code }) => code.startsWith('fields-'))).toEqual([
    { code: 'fields-renamed', kind: 'changed', count: 1, subject: 'b → c' },
    { code: 'fields-renamed', kind: 'changed', count: 1, subject: 'c → b' },
    { code: 'fields-left-out', kind: 'changed', count: 1, subject: 'Name' },
    { code: 'fields-left-out', kind: 'changed', count: 1, subject: 'd e' },
  ])
})

it('what the file has not is named', async () => {
  const { result } = await convertBytes(source, 'geojson', 'kml', undefined, {}, { fields: 'size' })
  expect(result).toMatchObject({ problem: { code: 'step_field_unknown', field: 'size', fields: ['id', 'Name', 'b', 'c', 'd e'] } }) // biome-ignore format: one line
})
