import { describe, expect, it } from 'vitest'
import { anySystem } from '#engines/coordinates/index.ts'
import type { Language } from '#engines/core/index.ts'
import { askCoordinates } from './coordinates.ts'
import type { Circumstances, Outcome } from './outcome.ts'

/**
 * Pairs of national grids as people of eight countries write them: every way to name the axes, every way to write a number, and what the
 * system is called, in front, behind and in brackets. `e` and `n` are the numbers, `§` the pair, `@` the name.
 */
const grouped = (thousands: string, mark: string) => (metres: number) => {
  const [whole = '', decimals] = metres.toFixed(2).split('.')
  return `${whole.replace(/\B(?=(\d{3})+$)/g, thousands)}${mark}${decimals}`
}
const numbers: readonly ((metres: number) => string)[] = [
  (metres) => metres.toFixed(2),
  (metres) => metres.toFixed(0),
  (metres) => metres.toFixed(2).replace('.', ','),
  grouped(' ', ','),
  grouped('.', ','),
  grouped(',', '.'),
  grouped('\u00a0', ','),
  grouped("'", '.'),
]

const lists = (text: string) => text.split(' | ')
const bare = lists('e n | n e | e, n | n, e | e; n | n; e | e\tn | n\te')
const words = lists('E e N n | N n E e | E: e, N: n | E = e m ; N = n m | e E n N')
const german = lists(
  'R e H n | R: e H: n | RW e HW n | Rechtswert e Hochwert n | Hochwert: n, Rechtswert: e | Rechts: e / Hoch: n | Ostwert e Nordwert n',
)
const english = lists('Easting e Northing n | Northing: n, Easting: e | emE nmN')
const xEast = lists('X e Y n | X: e, Y: n | X = e m ; Y = n m | Y n X e')
const xNorth = lists('X n Y e | X: n, Y: e | x=n y=e | Y e X n | Y=e; X=n | X=n m, Y=e m | х=n у=e')
const french = [...xEast, 'Est e Nord n']
const polish = [...xNorth, 'wschód e, północ n']
const serbian = [...xNorth, 'исток e север n', 'sever n, istok e', 'Y (исток) e X (север) n']
const russian = [...xNorth, 'север n восток e', 'X (север) n Y (восток) e', 'X=n, Y=e, H=150']

interface Grid {
  readonly code: number
  readonly at: readonly [longitude: number, latitude: number]
  readonly language: Language
  readonly axes: readonly string[]
  readonly names: readonly string[]
}
const grid = (code: number, longitude: number, latitude: number, language: Language, axes: readonly string[], names: string): Grid => ({ code, at: [longitude, latitude], language, axes, names: lists(names) }) // biome-ignore format: one line

// biome-ignore format: a table
const grids: readonly Grid[] = [
  grid(31467, 9.18, 48.78, 'en', german, 'GK3 | Gauß-Krüger Zone 3 | Gauß-Krüger 3. Streifen | DHDN Zone 3 | EPSG:31467 | DHDN / 3-degree Gauss-Kruger zone 3'),
  grid(25832, 9.18, 48.78, 'en', german, 'ETRS89 / UTM zone 32N | ETRS89/UTM 32N | EPSG:25832 | 32U | UTM 32N'),
  grid(31256, 16.37, 48.21, 'en', [...german, ...xNorth], 'MGI / Austria GK East | GK M34 | EPSG:31256'),
  grid(31287, 14.3, 47.8, 'en', german, 'Austria Lambert | MGI / Austria Lambert | EPSG:31287'),
  grid(31259, 16.37, 48.21, 'en', german, 'BMN M34 | Bundesmeldenetz M34 | EPSG:31259'),
  grid(2154, 2.3551, 48.859, 'en', french, 'Lambert 93 | Lambert-93 | L93 | RGF93 / Lambert-93 | EPSG:2154'),
  grid(27572, 2.3551, 48.859, 'en', french, 'Lambert II étendu | NTF Lambert II étendu | EPSG:27572'),
  grid(3948, 2.3551, 48.2, 'en', french, 'CC48 | RGF93 / CC48 | EPSG:3948'),
  grid(27700, -0.1276, 51.5072, 'en', english, 'OSGB | BNG | British National Grid | OSGB36 | EPSG:27700'),
  grid(29903, -6.26, 54.35, 'en', english, 'Irish Grid | TM75 / Irish Grid | EPSG:29903'),
  grid(2180, 21.01, 52.23, 'en', polish, 'PUWG 1992 | PL-1992 | układ 1992 | EPSG:2180'),
  grid(2178, 21.01, 52.23, 'en', polish, 'PL-2000 strefa 7 | PUWG 2000 strefa 7 | układ 2000 strefa 7 | EPSG:2178'),
  grid(6316, 20.45, 44.78, 'sr', serbian, 'Гаус-Кригер 7. зона | Gauss-Krüger 7. zona | MGI зона 7 | ГК зона 7 | EPSG:6316 | MGI 1901 / Balkans zone 7'),
  grid(8682, 20.45, 44.78, 'sr', serbian, 'UTM 34N | УТМ 34Н | EPSG:32634 | 34T'),
  grid(28407, 37.6173, 55.7558, 'ru', russian, 'СК-42 | СК-42 зона 7 | Пулково 1942 зона 7 | EPSG:28407'),
  grid(20007, 37.6173, 55.7558, 'ru', russian, 'СК-95 | СК-95 зона 7 | EPSG:20007'),
  grid(20907, 37.6173, 55.7558, 'ru', russian, 'ГСК-2011 зона 7 | ГСК-2011 | EPSG:20907'),
  grid(3301, 24.75, 59.44, 'en', xNorth, 'L-EST97 | L-EST | EPSG:3301 | Estonian Coordinate System of 1997'),
]
const around = lists('@ § | @: § | § (@) | § @ | (@) § | §, @ | § [@]')

const circumstances = (language: Language): Circumstances => ({
  language,
  say: (key) => key,
  now: 0n,
  zone: 'UTC',
})

type Place = { readonly latitude: number; readonly longitude: number }
const degreesApart = (place: Place, { at: [longitude, latitude] }: Grid) =>
  Math.hypot((place.longitude - longitude) * Math.cos((latitude * Math.PI) / 180), place.latitude - latitude)
const isNear = (place: Place, grid: Grid) => degreesApart(place, grid) < 0.01
const verdictOf = (outcome: Outcome, grid: Grid): 'right' | 'asked' | 'elsewhere' | 'refused' => {
  if (outcome.ok) return isNear(outcome.value as unknown as Place, grid) ? 'right' : 'elsewhere'
  return (outcome.likely as Place[] | undefined)?.some((place) => isNear(place, grid)) ? 'asked' : 'refused'
}

describe.each(grids)('EPSG:$code', (grid) => {
  const written = async (layout: string, number: (metres: number) => string) => {
    const system = await anySystem(grid.code)
    if (!system.ok) throw new Error()
    const [east, north] = system.value.projection.fromWgs84(...grid.at)
    return layout.replace(/(?<!\p{L})[en](?!\p{L})|(?<!\p{L})[en](?=m[EN])/gu, (letter) =>
      number(letter === 'e' ? east : north),
    )
  }

  it('with its name a pair is there, asked about or refused, and with the names of its axes never refused', async () => {
    const wrong: string[] = []
    for (const [index, axes] of [...bare, ...words, ...grid.axes].entries())
      for (const [other, layout] of around.entries()) {
        const name = grid.names[(index + other) % grid.names.length]!
        const pair = await written(axes, numbers[(index + other) % numbers.length]!)
        const text = layout.replace('@', name).replace('§', pair)
        const outcome = await askCoordinates({ text }, circumstances(grid.language))
        const verdict = verdictOf(outcome, grid)
        // Of the British grid everybody says the easting first.
        if (verdict === 'elsewhere' && !(grid.code === 27700 && axes.startsWith('n'))) wrong.push(`elsewhere: ${text}`)
        const isAsked = !outcome.ok && /axes_needed|several/.test(outcome.problem.code)
        if (verdict === 'refused' && !isAsked && axes.length > 4)
          wrong.push(`${outcome.ok || outcome.problem.code}: ${text}`)
      }
    expect(wrong).toEqual([])
  }, 60_000)

  it('without its name a pair is there, or it is asked about or told what else it may be', async () => {
    const wrong: string[] = []
    for (const [index, axes] of [...bare, ...words, ...grid.axes].entries()) {
      const text = await written(axes, numbers[index % numbers.length]!)
      const outcome = await askCoordinates({ text }, circumstances(grid.language))
      const isTold = outcome.ok && outcome.remarks?.includes('cli_coords_also_fits')
      if (verdictOf(outcome, grid) === 'elsewhere' && !isTold) wrong.push(text)
    }
    expect(wrong).toEqual([])
  }, 60_000)
})
