import { expect, it, test } from 'vitest'
import { inspected } from '../testing/run.ts'
import { areaFarFrom } from './far-from-area.ts'

const british = "UK - Britain and UKCS 49°45'N to 61°N, 9°W to 2°E"

test.each([
  ['EPSG:27700', [20, 44, 21, 45], british],
  ['EPSG:27700', [-1, 51, 0, 52], undefined],
  // Around the area, and a margin beside it.
  ['EPSG:27700', [-20, 40, 20, 70], undefined],
  ['EPSG:27700', [2.5, 50, 3, 51], undefined],
  // Fiji lies on both sides of the 180th meridian.
  ['EPSG:3460', [179, -18, 179.5, -17], undefined],
  ['EPSG:3460', [-179.5, -18, -179, -17], undefined],
  ['EPSG:3460', [0, -18, 1, -17], 'Fiji - onshore'],
  ['EPSG:3857', [20, 44, 21, 45], undefined],
  ['no system', [20, 44, 21, 45], undefined],
] as const)('%s and %j', async (crs, box, area) => {
  const found = await areaFarFrom(crs, box)
  if (area === undefined) expect(found).toBeUndefined()
  else expect(found).toContain(area)
})

const collection = (crs: string) => `{"type":"FeatureCollection","crs":{"type":"name","properties":{"name":"${crs}"}},"features":[{"type":"Feature","properties":{},"geometry":{"type":"Point","coordinates":[457000,4962000]}}]}` // biome-ignore format: one line
const codes = async (crs: string) => (await inspected(collection(crs), 'geojson')).notes.map(({ code }) => code)

it('a file whose system puts it far from where that is used is told so, and no accuracy is stated', async () => {
  expect(await codes('EPSG:27700')).toEqual(['crs-reprojected', 'outside-area-of-system'])
  expect(await codes('EPSG:32634')).toEqual(['crs-reprojected'])
  expect(await codes('EPSG:2154')).toEqual(['crs-reprojected', 'outside-area-of-system'])
})
