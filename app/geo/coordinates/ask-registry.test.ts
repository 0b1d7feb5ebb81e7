import { expect, it } from 'vitest'
import { askRegistry } from './ask-registry.ts'
import { isOpenToRegistry, typed } from './understood-state.ts'

it.each([
  ['X=5788489.84 Y=7500683.20', 'sk42', 'EPSG:2178'],
  ['E 472447.76 N 433849.48', 'osgb', 'EPSG:31287'],
  ['X 4960000, Y 7457000', 'sk42', 'EPSG:5880'],
])('%s is answered at once, and then offered in other systems too', async (text, system, other) => {
  const state = typed('wgs84', text, 'en')
  expect(state.position).toBeDefined()
  expect(isOpenToRegistry(state)).toBe(true)
  const found = await askRegistry(state, 'en')
  expect(found?.state.position).toBeUndefined()
  expect(found?.state.word).toMatchObject({
    kind: 'choice',
    candidates: expect.arrayContaining([expect.objectContaining({ system })]),
    systems: expect.arrayContaining([expect.objectContaining({ id: other })]),
  })
})

it('a system that the text names takes the place of the guess', async () => {
  const state = typed('wgs84', '(EPSG:31467) N 5404737.60 E 3513304.51', 'en')
  const found = await askRegistry(state, 'en')
  expect(found?.systems).toEqual(['EPSG:31467'])
  expect(found?.state.position?.longitudeDegrees).toBeCloseTo(9.18, 3)
})

it.each(['55.7558, 37.6173', '34T 457000 4962000', 'СК-42 6182999 7413580', '37UDB1322479766'])(
  '%s is no guess',
  (text) => expect(isOpenToRegistry(typed('wgs84', text, 'en'))).toBe(false),
)
