import { expect, it } from 'vitest'
import { anySystem } from './any-system.ts'
import { namedAlone } from './named-alone.ts'
import { commonSystems } from './projection/common-systems.ts'
import { recognise } from './recognise.ts'
import { systems } from './registry.ts'

it.each([
  ['sk42', 'EPSG:28402'],
  ['СК-95', 'EPSG:20004'],
  ['ГСК-2011', 'EPSG:20904'],
  ['Гаус-Кригер 7. зона', 'EPSG:6316'],
  ['Lambert 93', 'EPSG:2154'],
  ['RD New', 'EPSG:28992'],
  ['epsg:31277', 'EPSG:31277'],
  ['NAD83 / UTM zone 13N', 'EPSG:26913'],
  ['wgs84', 'EPSG:4326'],
  ['mgrs', 'mgrs'],
])('%s alone is a system, and no point', async (text, id) => {
  expect((await namedAlone(text, 'sr'))[0]?.id).toBe(id)
  expect(recognise(text)?.kind ?? 'refused').toBe('refused')
})

it.each(['hello', '5', '', 'EPSG:99999', '44.78, 20.45', 'Lambert'])('%s names none', async (text) =>
  expect(await namedAlone(text, 'en')).toEqual([]),
)

it('every system that files are often in, and every one of the ten, is known by its name and has numbers to show', async () => {
  const missing: string[] = []
  for (const { code } of commonSystems) {
    const found = await anySystem(code)
    if (!found.ok) continue
    for (const text of [`EPSG:${code}`, found.value.name])
      if (!(await namedAlone(text, 'en')).some(({ example }) => /\d/.test(example))) missing.push(text)
  }
  for (const { id } of systems)
    if (!(await namedAlone(id, 'en')).some(({ example }) => /\d/.test(example))) missing.push(id)
  expect(missing).toEqual([])
})
