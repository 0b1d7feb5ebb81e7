import { describe, expect, it } from 'vitest'
import { type AnySystem, anySystem, readInSystem } from './any-system.ts'
import { isInArea, isWorldMap, judged, type Pair, placeOfPair, type SaidAxes } from './placing.ts'
import { lines } from './projection/registry/pieces/system-names.ts'

const everyCode = lines.split('\n').map((line) => Number(line.split('|')[0]))

/** A third of the way into the area, so that no symmetry hides a turned pair. */
function placeIn({ area }: AnySystem): readonly [longitude: number, latitude: number] {
  const [west, south, east, north] = area ?? [-180, -85, 180, 85]
  const longitude = west + ((east < west ? east + 360 : east) - west) * 0.37
  return [longitude > 180 ? longitude - 360 : longitude, south + (north - south) * 0.41]
}

const metresApart = (
  [longitude, latitude]: Pair,
  place: { readonly longitudeDegrees: number; readonly latitudeDegrees: number },
): number =>
  Math.hypot(
    (((place.longitudeDegrees - longitude + 540) % 360) - 180) * Math.cos((latitude * Math.PI) / 180),
    place.latitudeDegrees - latitude,
  ) * 111_195

/** How people write a system's numbers: named, under either meaning of X and Y, in either order without a word, and under names turned around. */
const writings = [
  ['named', false],
  ['named', true],
  ['letters', false],
  ['letters', true],
  ['nothing', false],
  ['nothing', true],
] as const satisfies (readonly [SaidAxes, isTurned: boolean])[]

describe('the numbers of every system of the registry, however they are written', () => {
  const wrong: string[] = []
  const count = { right: 0, asked: 0, refused: 0 }

  it('are right, asked about or refused, and never silently elsewhere', { timeout: 120_000 }, async () => {
    for (const code of everyCode) {
      const found = await anySystem(code)
      if (!found.ok || found.value.projection.unit !== 'metres') continue
      const system = found.value
      const place = placeIn(system)
      const [first, second] = system.projection.fromWgs84(...place)
      if (!Number.isFinite(first + second)) continue
      // The projection takes north first there.
      const isSouthFirst = /^[sn]w$/.test(system.axes.directions)
      const pairs: readonly Pair[] = [
        [first, second],
        [second, first],
      ]
      for (const [said, isTurned] of writings) {
        const isMisnamed = said === 'named' && isTurned !== isSouthFirst
        const pair = pairs[isTurned ? 1 : 0]!
        const verdict = judged(system, [pair], said)
        if (verdict.kind === 'doubt') count.asked++
        else if (verdict.kind !== 'placed') count.refused++
        else {
          const at = placeOfPair(system, pair, verdict.order, verdict.isNegated)
          if (at && metresApart(place, at) < 100) count.right++
          // Names that are wrong are believed where nothing in the numbers speaks against them.
          else if (!isMisnamed && !isByWorldMap(system, said, isTurned))
            wrong.push(`${system.id} ${system.name}: ${said} ${pair}`)
        }
      }
    }
    expect(wrong).toEqual([])
    expect(count.right).toBeGreaterThan(12_000)
    // What the area cannot tell is asked; a refusal of a system's own numbers would be a fault of ours.
    expect(count.refused).toBeLessThan(count.right / 100)
  })
})

/** On a map of the whole world X is the east: nobody writes it otherwise. */
const isByWorldMap = (system: AnySystem, said: SaidAxes, isTurned: boolean): boolean =>
  said === 'letters' && isTurned && isWorldMap(system)

describe('what is said of the axes', () => {
  const verdictOf = async (code: number, pair: Pair, said: SaidAxes, ...rest: [('x-north' | 'x-east')?]) => {
    const system = await anySystem(code)
    if (!system.ok) throw new Error(`${code}`)
    const verdict = judged(system.value, [pair], said, ...rest)
    return verdict.kind === 'placed' ? [verdict.order, verdict.isContrary] : verdict.kind
  }

  it.each<[string, number, Pair, SaidAxes, unknown]>([
    ['plain names decide where both orders are inside', 2180, [500_000, 600_000], 'named', ['straight', false]],
    ['letters are asked there', 2180, [500_000, 600_000], 'letters', 'doubt'],
    ['also where the registry has other letters', 27700, [530_000, 180_000], 'letters', 'doubt'],
    ['bare numbers are asked there', 27700, [530_000, 180_000], 'nothing', 'doubt'],
    ['the area decides against a plain name', 6316, [4_960_000, 7_457_000], 'named', ['turned', true]],
    ['and between letters', 6316, [4_960_000, 7_457_000], 'letters', ['turned', false]],
    [
      'a system of the whole world means what its letters say',
      3857,
      [500_000, 600_000],
      'letters',
      ['straight', false],
    ],
    ['neither order is inside', 6316, [391_776, 5_820_073], 'nothing', 'outside'],
    ['west and south, without their minus', 5514, [743_011, 1_043_002], 'letters', ['straight', false]],
  ])('%s', async (_, code, pair, said, expected) => {
    expect(await verdictOf(code, pair, said)).toEqual(expected)
  })

  it('a person has the last word, but not outside the area', async () => {
    expect(await verdictOf(2180, [500_000, 600_000], 'letters', 'x-north')).toEqual(['turned', false])
    expect(await verdictOf(2180, [500_000, 600_000], 'letters', 'x-east')).toEqual(['straight', false])
    expect(await verdictOf(6316, [4_960_000, 7_457_000], 'letters', 'x-east')).toEqual(['turned', true])
  })

  it('all pairs decide together: those that fit one order only tell about the others', async () => {
    const system = await anySystem(2180)
    if (!system.ok) throw new Error()
    const both: Pair = [500_000, 600_000]
    const onlyEastFirst: Pair = [300_000, 80_000]
    expect(judged(system.value, [both, onlyEastFirst], 'letters')).toMatchObject({ kind: 'placed', order: 'straight' })
    const serbian = await anySystem(6316)
    if (!serbian.ok) throw new Error()
    const [own, turned]: Pair[] = [
      [7_457_000, 4_960_000],
      [4_960_100, 7_457_100],
    ]
    expect(judged(serbian.value, [own!, own!, turned!], 'letters')).toMatchObject({ outside: [2], turned: [2] })
    expect(judged(serbian.value, [own!, turned!], 'letters')).toEqual({ kind: 'mixed', straight: 0, turned: 1 })
  })
})

it('an area across the 180th meridian, and its margin', () => {
  const inside = (longitudeDegrees: number) =>
    isInArea([177, -20, -178, -15], { longitudeDegrees, latitudeDegrees: -17 })
  expect([175.9, 176.1, 180, -179, -177.1, -176.9].map(inside)).toEqual([false, true, true, true, true, false])
})

it.each([
  ['7457000.12 4960000.34', 'EPSG:6316', 20.4512, 44.7833],
  ['Y=7 457 000,12  X=4 960 000,34', 'EPSG:6316', 20.4512, 44.7833],
  ['4960000 m N 7457000 m E', 'EPSG:6316', 20.4512, 44.7833],
  ['Rechts 3500000 Hoch 5400000', 'EPSG:31467', 8.999, 48.7375],
  ['Hochwert: 5400000; Rechtswert: 3500000', 'EPSG:31467', 8.999, 48.7375],
  ['север 6182999, восток 7413580', 'EPSG:28407', 37.6215, 55.7618],
  ['исток 7457000, север 4960000', 'EPSG:6316', 20.4512, 44.7833],
  ['Y 743011 X 1043002', 'EPSG:5513', 14.4184, 50.0873],
  ['44.78, 20.45', 'EPSG:4258', 20.45, 44.78],
])('%s in %s', async (text, code, longitude, latitude) => {
  const system = await anySystem(code)
  const reading = system.ok ? readInSystem(system.value, text) : system
  if (!reading.ok) throw new Error(JSON.stringify(reading.problem))
  expect(reading.value.position.longitudeDegrees).toBeCloseTo(longitude, 3)
  expect(reading.value.position.latitudeDegrees).toBeCloseTo(latitude, 3)
})
