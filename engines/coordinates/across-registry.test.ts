import { expect, it } from 'vitest'
import type { Language } from '#engines/core/index.ts'
import { acrossRegistry } from './across-registry.ts'

it.each<[string, Language, string | undefined, string | undefined]>([
  ['44.78, 20.45 to EPSG:6316', 'en', undefined, 'EPSG:6316 Y 7456904.78, X 4959639.40'],
  ['44.78, 20.45 у Гаус-Кригер 7. зона', 'sr', undefined, 'EPSG:6316 Y 7456904.78, X 4959639.40'],
  ['44.78 20.45 u Gauss-Kruger', 'sr', undefined, 'EPSG:6316 Y 7456904.78, X 4959639.40'],
  ['55.7558, 37.6173 в СК-42 зона 7', 'ru', undefined, 'EPSG:28407 X 6182341.07, Y 7413305.82'],
  ['convert 44.78, 20.45 to EPSG:6316', 'en', undefined, 'EPSG:6316 Y 7456904.78, X 4959639.40'],
  ['перевести 44.78, 20.45 в EPSG:6316', 'ru', undefined, 'EPSG:6316 Y 7456904.78, X 4959639.40'],
  ['EPSG:31467 3500000 5400000', 'en', 'EPSG:31467', undefined],
  ['3500000 5400000 (EPSG:31467)', 'en', 'EPSG:31467', undefined],
  ['Rechts 3500000 Hoch 5400000', 'en', 'EPSG:31467', undefined],
  ['EPSG:31467 3500000 5400000 to EPSG:25832', 'en', 'EPSG:31467', 'EPSG:25832 E 499924.33, N 5398279.93'],
])('%s', async (text, language, given, wanted) => {
  const found = await acrossRegistry(text, language)
  expect(found?.given?.id).toBe(given)
  const said = found?.wanted && `${found.wanted.system.id} ${found.wanted.text}`
  expect(said?.replace(/\.\d+/g, '')).toBe(wanted?.replace(/\.\d+/g, ''))
})

it.each([
  '44.78, 20.45',
  '44.78, 20.45 to EPSG:99999',
  '44.78, 20.45 to nothing',
  '55.75, 37.61 to EPSG:6316',
  'hello',
  '',
])('%s is for others', async (text) => expect(await acrossRegistry(text, 'en')).toBeUndefined())
