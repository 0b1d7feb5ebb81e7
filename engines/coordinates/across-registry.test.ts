import { describe, expect, it } from 'vitest'
import type { Language } from '#engines/core/index.ts'
import { answerOfRegistry } from './across-registry.ts'
import { anySystem } from './any-system.ts'
import { landOfPlace } from './land-of-place.ts'
import { commonSystems } from './projection/common-systems.ts'
import { searchSystems } from './projection/search-names.ts'
import { recognise } from './recognise.ts'

/** The point, where the text means one. */
async function acrossRegistry(text: string, language: Language) {
  const found = await answerOfRegistry(text, language)
  return found?.kind === 'placed' ? found : undefined
}

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

/** By PROJ 9.1.1: cs2cs for PZ-90; `cct` with the steps of GOST 32453-2017 (EPSG:7961 and 7703) for the later two. */
describe('PZ-90 and its later frames, as people write them', () => {
  const frames = [
    { names: ['ПЗ-90', 'PZ-90', 'pz 90', 'пз90'], code: 'EPSG:4740', to: [55.7557966, 37.6172485], from: [55.7558034, 37.6173515] }, // biome-ignore format: a table
    { names: ['ПЗ-90.02', 'PZ-90.02', 'pz 90.02'], code: 'EPSG:9474', to: [55.7557969, 37.6172955], from: [55.7558031, 37.6173045] }, // biome-ignore format: a table
    { names: ['ПЗ-90.11', 'PZ-90.11', 'пз 90.11'], code: 'EPSG:9475', to: [55.7558005, 37.6173028], from: [55.7557995, 37.6172972] }, // biome-ignore format: a table
  ] as const
  const cases = frames.flatMap(({ names, ...frame }) => names.map((name) => ({ name, ...frame })))

  it.each(cases)('$name', async ({ name, code, to, from }) => {
    for (const text of [`55.7558, 37.6173 to ${name}`, `55.7558 37.6173 в ${name}`, `55.7558 37.6173 у ${name}`]) {
      const wanted = (await acrossRegistry(text, 'ru'))?.wanted
      expect([text, wanted?.system.id, wanted?.text]).toEqual([
        text,
        code,
        to.map((each) => each.toFixed(7)).join(', '),
      ])
    }
    const degrees = ['55.7558 37.6173', '55,7558° с.ш. 37,6173° в.д.', `55°45'20.88"N 37°37'02.28"E`]
    for (const text of degrees.flatMap((each) => [`${name} ${each}`, `${each} ${name}`, `${each} (${name})`])) {
      const found = await acrossRegistry(text, 'ru')
      expect([text, found?.given?.id]).toEqual([text, code])
      expect(found?.position.latitudeDegrees).toBeCloseTo(from[0], 6)
      expect(found?.position.longitudeDegrees).toBeCloseTo(from[1], 6)
      // Nobody takes them for degrees of GPS.
      expect(recognise(text)?.kind ?? 'refused').toBe('refused')
    }
    expect((await searchSystems(name, 3, 'ru'))[0]).toMatchObject({ code: Number(code.slice(5)) })
  })
})

it.each([
  ['из ПЗ-90.11 в СК-42 зона 7 55.7558 37.6173', 'EPSG:9475', 'EPSG:28407'],
  ['из ПЗ-90.11 55.7558 37.6173 в СК-42', 'EPSG:9475', 'EPSG:28407'],
  ['Lambert 93 652000 6862000', 'EPSG:2154', undefined],
  ['155000, 463000 RD New', 'EPSG:28992', undefined],
  ['lambert93: X 652000, Y 6862000', 'EPSG:2154', undefined],
  ['NAD27 40.5123 -100.2512', 'EPSG:4267', undefined],
])('a name in front or behind is the system of the numbers: %s', async (text, given, wanted) => {
  const found = await acrossRegistry(text, 'ru')
  expect([found?.given?.id, found?.wanted?.system.id]).toEqual([given, wanted])
})

describe('what means no one place is asked about', () => {
  it('a system is named: both orders of its numbers, or that they are outside its area', async () => {
    const warsaw = await answerOfRegistry('Y=637000 X=486000 PL-1992', 'en')
    expect(warsaw?.kind === 'systems' && warsaw.systems.map(({ id, land }) => `${id} ${land}`)).toEqual([
      'EPSG:2180 PL',
      'EPSG:2180 PL',
    ])
    expect(await answerOfRegistry('EPSG:28992 652000 6862000', 'en')).toMatchObject({
      kind: 'outside',
      system: 'EPSG:28992',
      area: 'Netherlands - onshore',
    })
    expect(await answerOfRegistry('55.75, 37.61 to EPSG:6316', 'en')).toMatchObject({
      kind: 'outside',
      system: 'EPSG:6316',
    })
    expect(await answerOfRegistry('44.78, 20.45 to EPSG:99999', 'en')).toEqual({ kind: 'unknown', name: 'EPSG:99999' })
    expect(await answerOfRegistry('EPSG:99999 3500000 5400000', 'en')).toEqual({ kind: 'unknown', name: 'EPSG:99999' })
    expect(await answerOfRegistry('sk42', 'en')).toMatchObject({
      kind: 'named',
      systems: [{ id: 'EPSG:28402' }, {}, {}, {}],
    })
    expect(await answerOfRegistry('hello', 'en')).toBeUndefined()
    expect(await answerOfRegistry('55.75, 37.61', 'en')).toBeUndefined()
  })

  it('the middle of every country with a system of its own, however its numbers are named, is read or offered', async () => {
    const missing = new Set<number>()
    for (const { code, area: country } of commonSystems) {
      const found = await anySystem(code)
      const area = country ?? (found.ok ? found.value.area : undefined)
      if (!found.ok || !area || found.value.projection.unit === 'degrees') continue
      const [west, south, east, north] = area
      const at = { longitudeDegrees: (west + east) / 2, latitudeDegrees: (south + north) / 2 }
      if (code === 3857 || (await landOfPlace(at)) === 'sea') continue
      const [x, y] = found.value.projection
        .fromWgs84(at.longitudeDegrees, at.latitudeDegrees)
        .map((one) => one.toFixed(1))
      for (const text of [`E ${x} N ${y}`, `X: ${y}, Y: ${x}`]) {
        const read = recognise(text, 'en')
        const offers = await answerOfRegistry(text, 'en')
        const places = [
          ...(read?.kind === 'system' ? read.candidates.map(({ position }) => position) : []),
          ...(offers?.kind === 'systems' ? offers.systems : []),
        ]
        const isThere = places.some(
          ({ latitudeDegrees, longitudeDegrees }) =>
            Math.hypot(latitudeDegrees - at.latitudeDegrees, longitudeDegrees - at.longitudeDegrees) < 0.03,
        )
        if (!isThere) missing.add(code)
      }
    }
    // Of zones with one numbering for all, which are told apart by their zone alone, only some are offered.
    expect([...missing].filter((code) => !/^(?:326|283|78|269)\d\d?$/.test(String(code)))).toEqual([])
  })
})

it('the code of a system is never passed over: beside it numbers are its own or nothing, however they are named', async () => {
  const wrong: string[] = []
  const someSystems = commonSystems.filter((_, index) => index % 4 === 0)
  for (const { code } of [...someSystems, { code: 6316 }, { code: 28407 }]) {
    const found = await anySystem(code)
    if (!found.ok || found.value.projection.unit === 'degrees' || !found.value.area) continue
    const [west, south, east, north] = found.value.area
    const at = { longitudeDegrees: (west + east) / 2, latitudeDegrees: (south + north) / 2 }
    const [x, y] = found.value.projection
      .fromWgs84(at.longitudeDegrees, at.latitudeDegrees)
      .map((one) => one.toFixed(2))
    const isThere = (place: typeof at) =>
      Math.hypot(place.latitudeDegrees - at.latitudeDegrees, place.longitudeDegrees - at.longitudeDegrees) < 0.03
    const named = [`E ${x} N ${y}`, `N=${y}, E=${x}`, `восток ${x}, север ${y}`, `${x}E ${y}N`, `Rechts ${x} Hoch ${y}`]
    for (const numbers of [...named, `X: ${x}, Y: ${y}`, `Y ${y} X ${x}`])
      for (const text of [`EPSG:${code} ${numbers}`, `${numbers} (EPSG:${code})`]) {
        const read = recognise(text, 'en')
        const known = read?.kind === 'system' ? read.candidates.map(({ position }) => position) : []
        const answer = await acrossRegistry(text, 'en')
        const offers = answer ? undefined : await answerOfRegistry(text, 'en')
        const places = answer ? [answer.position] : [...known, ...(offers?.kind === 'systems' ? offers.systems : [])]
        if (!places.some(isThere)) wrong.push(text)
      }
  }
  expect(wrong).toEqual([])
})
