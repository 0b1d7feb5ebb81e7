import { expect, it } from 'vitest'
import { converted } from '../../testing/run.ts'

const feature = (name: string) =>
  `{"type":"Feature","properties":{"name":"${name}"},"geometry":{"type":"Point","coordinates":[1,2]}}`
const layer = (features: string, more: string) => `{"type":"FeatureCollection","features":[${features}]${more}}`
const map = (...layers: string[]) =>
  `{"type":"umap","properties":{"name":"m","layers":{"name":"no"}},"layers":[${layers}],"name":"n"}`
const named = (name: string) => `,"_umap_options":{"color":"Red","name":"${name}"}`

it('the layers of a map of uMap are folders, by the names that stand behind their features', async () => {
  const source = map(
    layer(`${feature('A')},${feature('B')}`, named('Црква \\"1\\"')),
    layer(feature('C'), ''),
    layer('', named('empty')),
    layer(feature('D'), `,"_umap_options":{"name":5}`),
    layer(feature('E'), named('last')),
  )
  const { text } = await converted(source, 'geojson', 'kml')
  const order = [...text.matchAll(/<Folder><name>([^<]*)|<Placemark><name>([^<]*)|<\/(Folder)>/g)]
  expect(order.map(([, folder, place]) => folder ?? place ?? '/')).toEqual([
    'Црква &quot;1&quot;',
    'A',
    'B',
    '/',
    'C',
    'D',
    'last',
    'E',
    '/',
  ])
})

it('of a map that is cut off the features are read', async () => {
  const source = map(layer(feature('A'), named('one')), layer(feature('B'), named('two')))
  const { read, notes } = await converted(source.slice(0, source.indexOf('"two"')), 'geojson', 'kml')
  expect(read.features).toBe(2)
  expect(notes.map(({ code }) => code)).toContain('file-ends-early')
})
