import { expect, it } from 'vitest'
import { converted } from '../../testing/run.ts'

/** Files that nobody means: what is read twice over for each of its parts takes minutes here, so that the test does not end in time. */
const document = (content: string) =>
  `<kml xmlns:gx="http://www.google.com/kml/ext/2.2"><Document>${content}<Placemark><name>last</name><Point><coordinates>1,2</coordinates></Point></Placemark></Document></kml>`
const many = 300_000
const features = async (content: string) => {
  const { text, notes } = await converted(document(content), 'kml', 'geojson')
  return { features: JSON.parse(text).features, notes }
}

it.each([
  ['an address without end', `<ExtendedData><SchemaData schemaUrl="${'a'.repeat(4 * many)}"/></ExtendedData>`],
  ['a style of lines only', `<Style>${'<LineStyle />'.repeat(many)}</Style>`],
  ['a map of styles without one', `<StyleMap id="m">${'<key>normal</key>'.repeat(many)}</StyleMap>`],
])('%s', async (_, content) => {
  const placemark = `<Placemark>${content}<Point><coordinates>3,4</coordinates></Point></Placemark>`
  const read = await features(placemark)
  expect(read.features.map(({ geometry }: { geometry: object }) => geometry)).toEqual([
    { type: 'Point', coordinates: [3, 4] },
    { type: 'Point', coordinates: [1, 2] },
  ])
})

it('geometries without a place, whatever they stand in, say nothing beside one that has', async () => {
  const nowhere = '<Point><coordinates/></Point>'
  const line = '<LineString><coordinates>1,2 3,4</coordinates></LineString>'
  const point = '<Point><coordinates>5,6</coordinates></Point>'
  const nested = `<MultiGeometry>${nowhere}${line}<MultiGeometry>${nowhere}${point}</MultiGeometry>${nowhere}</MultiGeometry>`
  const read = await features(
    `<Placemark><MultiGeometry>${nowhere.repeat(many)}${nested}${nowhere}${point}</MultiGeometry></Placemark>`,
  )
  expect(read.features[0].geometry).toEqual({
    type: 'GeometryCollection',
    geometries: [
      {
        type: 'GeometryCollection',
        geometries: [
          { type: 'LineString', coordinates: [[1, 2], [3, 4]] },
          { type: 'GeometryCollection', geometries: [{ type: 'Point', coordinates: [5, 6] }] },
        ],
      },
      { type: 'Point', coordinates: [5, 6] },
    ],
  })
}) // biome-ignore format: a tree to read at a glance

it('a track has so many lists of values at most; others are named', async () => {
  const list = (at: number) => `<gx:SimpleArrayData name="a${at}"><gx:value>${at}</gx:value></gx:SimpleArrayData>`
  const lists = Array.from({ length: 20_000 }, (_, at) => list(at)).join('')
  const { features: read, notes } = await features(
    `<Placemark><gx:Track><when/><gx:coord>1 2</gx:coord><ExtendedData><SchemaData>${lists}</SchemaData></ExtendedData></gx:Track></Placemark>`,
  )
  const { coordinateProperties } = read[0].properties
  expect(coordinateProperties.a127s).toEqual([127, 127])
  expect(Object.keys(coordinateProperties)).toHaveLength(128)
  const dropped = notes.filter(({ code }) => code === 'properties-dropped')
  expect(dropped.reduce((sum, { count }) => sum + count, 0)).toBe(20_000 - 128)
  expect(dropped[0]?.subject).toBe('a128')
})
