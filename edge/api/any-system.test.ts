import { expect, test } from 'vitest'
import { conversions } from './operations.ts'

const { prepare } = conversions.find(({ path }) => path === '/coordinates/convert')!
const asked = (options: object) => prepare({ from: 'wgs84', ...options } as never, new Date(0))

test('a point in any system of the registry, and wanted in another', async () => {
  const prepared = await asked({ from: 'EPSG:6316', to: 'ETRS89 / UTM zone 34N' })
  expect(prepared.ok && (await prepared.value('7457000.12 4960000.34'))).toMatchObject({
    value: { how: { notation: 'EPSG:6316' } },
  })
  expect(prepared.ok && (await prepared.value('391776 5820073'))).toMatchObject({
    problem: { code: 'outside_system_area' },
  })
  const other = await asked({ to: 'Gauss-Krüger zone 7' })
  expect(other.ok && (await other.value('44.78, 20.45'))).toMatchObject({
    value: { wanted: { system: 'EPSG:6316', text: 'Y 7456904.78, X 4959639.40', accuracyMetres: 1 } },
  })
})

test('where both orders fit it is asked, and an unknown system is refused', async () => {
  const doubt = await asked({ from: 'EPSG:2180' })
  expect(doubt.ok && (await doubt.value('500000 600000'))).toMatchObject({ problem: { code: 'axes_needed' } })
  const said = await asked({ from: 'EPSG:2180', axes: 'north-east' })
  expect(said.ok && (await said.value('500000 600000')).ok).toBe(true)
  expect(await asked({ from: 'EPSG:99999' })).toEqual({ ok: false, problem: { code: 'unknown_system', at: 'from' } })
  expect(await asked({ to: 'nothing' })).toEqual({ ok: false, problem: { code: 'unknown_system', at: 'to' } })
})

test('a value names its system and the one it is wanted in', async () => {
  const prepared = await asked({ language: 'en' })
  const answered = async (value: string) => prepared.ok && (await prepared.value(value))
  expect(await answered('EPSG:31467 3500000 5400000')).toMatchObject({
    value: { how: { notation: 'EPSG:31467', isGuess: false }, wanted: null },
  })
  expect(await answered('Rechts 3500000 Hoch 5400000')).toMatchObject({ value: { how: { notation: 'EPSG:31467' } } })
  expect(await answered('44.78, 20.45 to EPSG:6316')).toMatchObject({ value: { wanted: { system: 'EPSG:6316' } } })
  expect(await answered('55.75, 37.61 to EPSG:6316')).toMatchObject({ problem: { code: 'outside_system_area' } })
  expect(await answered('EPSG:99999 3500000 5400000')).toMatchObject({ problem: { code: 'unknown_system' } })
  expect(await answered('EPSG:28992 652000 6862000')).toMatchObject({ problem: { code: 'outside_system_area' } })
})

test('two numbers without a system are answered as a guess, or asked about with every place', async () => {
  const prepared = await asked({ language: 'sr' })
  const answered = async (value: string) => prepared.ok && (await prepared.value(value))
  expect(await answered('7457000.12 4960000.34')).toMatchObject({
    value: { how: { notation: 'mgi', isGuess: true, otherSystems: expect.arrayContaining(['EPSG:28407']) } },
  })
  const open = await answered('652000 6862000')
  expect(open).toMatchObject({ problem: { code: 'several_systems', systems: expect.arrayContaining(['EPSG:2154']) } })
})
