import { describe, expect, test } from 'vitest'
import { anySystem } from '../any-system.ts'
import { judged } from '../placing.ts'
import { projectionFrom } from '../projection.ts'
import { commonSystems } from './common-systems.ts'
import { likelySystems, placeInSystem } from './likely-systems.ts'
import { searchSystems } from './search-names.ts'

const extent = (x: number, y: number) => [x, y, x + 1000, y + 1000] as const

describe('likely systems', () => {
  test.each([
    ['London', extent(530000, 180000), '', 'en', 27700],
    ['Belgrade in Gauss-Krüger', extent(7457000, 4962000), '', 'sr', 6316],
    ['Belgrade in UTM', extent(460000, 4960000), '', 'sr', 8682],
    ['Belgrade, X as north', extent(4962000, 7457000), '', 'sr', 6316],
    ['Banja Luka, zone 6', extent(6430000, 4950000), '', 'sr', 8678],
    ['Moscow', extent(7410000, 6180000), '', 'ru', 28407],
    ['Moscow, X as north', extent(6180000, 7410000), '', 'ru', 28407],
    ['Omsk, in no list of common ones', extent(12500000, 6000000), '', 'ru', 28412],
    ['a German word', extent(3500000, 5400000), 'Stuttgarter Straße', 'en', 31467],
    ['Prague in Krovak', extent(-742000, -1044000), 'Praha 1', 'en', 5514],
  ] as const)('%s', async (_, numbers, words, language, code) => {
    const [first] = await likelySystems({ extent: numbers, words, language })
    expect(first?.code).toBe(code)
  })

  test('of one zone there are the Russian systems of all times', async () => {
    const found = await likelySystems({ extent: extent(7410000, 6180000), words: '', language: 'ru' })
    expect(found.map(({ code }) => code)).toEqual(expect.arrayContaining([28407, 20007, 20907]))
  })

  test('numbers nothing has give nothing', async () => {
    expect(await likelySystems({ extent: extent(9e9, 9e9), words: '', language: 'en' })).toEqual([])
  })

  test('every common system is known, and its area is one', async () => {
    for (const { code, area, languages, words } of commonSystems) {
      expect([...languages, ...words], String(code)).not.toContain('')
      expect((await projectionFrom(code)).ok, String(code)).toBe(true)
      expect(area[0] < area[2] && area[1] < area[3], String(code)).toBe(true)
    }
  })
})

describe('search by code or name', () => {
  test.each([
    ['31467', 31467],
    ['EPSG:6316', 6316],
    ['balkans zone 7', 6316],
    ['MGI zone 7 u WGS84', 6316],
    ['СК-42 зона 7 в WGS 84', 28407],
    ['British National Grid', 27700],
    ['pulkovo gauss-kruger zone 7', 28407],
  ])('%s', async (text, code) => {
    expect((await searchSystems(text)).map((system) => system.code)).toContain(code)
  })

  test.each(['СК-42 зона 7', 'Гаус-Кригер 7. зона', 'MGI zone 7', 'UTM 34N', 'LV95'])(
    '%s is found with whatever it is to become',
    async (name) => {
      const codes = (await searchSystems(name)).map(({ code }) => code)
      expect(codes.length).toBeGreaterThan(0)
      for (const into of ['u WGS84', 'у UTM', 'в СК-95', 'to GPS', 'in EPSG:3857'])
        expect(
          (await searchSystems(`${name} ${into}`)).map(({ code }) => code),
          into,
        ).toContain(codes[0])
    },
  )

  test.each(['', '   ', 'no such system at all', '\ud800', ' '.repeat(100_000)])('nothing from %j', async (text) => {
    expect(await searchSystems(text)).toEqual([])
  })
})

describe('where a named system would put a file', () => {
  const serbian = [7457000.12, 4960000.34, 7457100.12, 4960100.34] as const
  const turned = [4960000.34, 7457000.12, 4960100.34, 7457100.12] as const

  test.each([
    [6316, serbian, 'RS'],
    [6316, turned, 'RS'],
    [28407, turned, 'RU'],
    [32624, [500000, 4800000, 501000, 4801000], 'sea'],
  ] as const)('EPSG:%i, in the order a conversion takes', async (code, extent, land) => {
    expect((await placeInSystem(code, extent))?.land).toBe(land)
  })

  test('is said to be outside the area of the system exactly where a conversion would refuse it', async () => {
    const extents = await Promise.all(
      commonSystems.map(async ({ code }) => {
        const system = await anySystem(code)
        if (!system.ok) throw new Error(`${code}`)
        const [west, south, east, north] = system.value.area!
        const [x, y] = system.value.projection.fromWgs84(west * 0.6 + east * 0.4, south * 0.6 + north * 0.4)
        return { code, system: system.value, extent: [x, y, x + 1, y + 1] as const }
      }),
    )
    const counts = { inside: 0, outside: 0 }
    for (const { code, extent } of extents)
      expect([code, extent, (await placeInSystem(code, extent))?.outsideOf]).toEqual([code, extent, undefined])
    for (const { code, system } of extents)
      for (const { extent } of extents) {
        const [x, y] = extent
        const isRefused = judged(system, [[x, y]], 'named').kind === 'outside'
        const place = await placeInSystem(code, extent)
        if (place === undefined) continue
        expect([code, extent, place.outsideOf !== undefined]).toEqual([code, extent, isRefused])
        counts[isRefused ? 'outside' : 'inside']++
      }
    expect(Math.min(counts.inside, counts.outside)).toBeGreaterThan(500)
  })

  test('is nowhere for a code that is none', async () => {
    expect(await placeInSystem(99999, serbian)).toBeUndefined()
  })
})
