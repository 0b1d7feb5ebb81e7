import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import {
  type AnySystem,
  anySystem,
  isWorldMap,
  judged,
  type PairOrder,
  placeOfPair,
  projectionFrom,
  type SaidAxes,
} from '../engines/coordinates/index.ts'
import { lines } from '../engines/coordinates/projection/registry/pieces/system-names.ts'
import { peer, type Suite, type Table } from './suite.ts'

interface System {
  readonly code: number
  readonly esri?: string
  readonly points: readonly (readonly [x: number, y: number, longitude: number, latitude: number])[]
}

interface Placing {
  toWgs84(x: number, y: number): readonly [number, number]
  /** What it says of itself; nothing is said by most. */
  readonly accuracyMetres?: number | undefined
}

type Reading = (system: System) => Promise<Placing | undefined>
type EpsgIndex = Record<string, { readonly proj4?: string }>
type Proj4 = { default: (from: string) => { inverse(point: [number, number]): [number, number] } }

const fixture = new URL('../engines/coordinates/fixtures/reference-systems.cases.json', import.meta.url)
const larger = new URL('../../shared/reference/crs.json', import.meta.url)
const silentMetres = 25

const byCode: Reading = async ({ code }) => ours(code)
const byText: Reading = async ({ esri }) => (esri === undefined ? undefined : ours(esri))

async function ours(definition: string | number): Promise<Placing | undefined> {
  const found = await projectionFrom(definition)
  return found.ok ? found.value : undefined
}

function theirs({ default: proj4 }: Proj4, definitionOf: (system: System) => string | undefined): Reading {
  return async (system) => {
    try {
      const definition = definitionOf(system)
      if (!definition) return undefined
      const converter = proj4(definition)
      return { toWgs84: (x, y) => converter.inverse([x, y]) }
    } catch {
      return undefined
    }
  }
}

async function row(name: string, systems: readonly System[], read: Reading): Promise<string[]> {
  const counts = { right: 0, rough: 0, wrong: 0, refused: 0 }
  for (const system of systems) {
    const placing = await read(system)
    if (!placing) counts.refused++
    else counts[verdict(placing, system)]++
  }
  return [name, ...Object.values(counts).map(String)]
}

function verdict({ toWgs84, accuracyMetres }: Placing, { points }: System): 'right' | 'rough' | 'wrong' {
  const off = Math.max(
    ...points.map(([x, y, longitude, latitude]) => {
      const [east, north] = toWgs84(x, y)
      const distance =
        Math.hypot(
          Math.abs(((east - longitude + 540) % 360) - 180) * Math.cos((latitude * Math.PI) / 180),
          north - latitude,
        ) * 111_195
      return Number.isFinite(distance) ? distance : Number.POSITIVE_INFINITY
    }),
  )
  if (off <= silentMetres) return 'right'
  return accuracyMetres !== undefined && off <= accuracyMetres ? 'rough' : 'wrong'
}

/** How two numbers are written; under names east stands first. A map of the whole world has X for the east and no other custom. */
const writings: readonly (readonly [
  name: string,
  said: SaidAxes,
  orders: (system: AnySystem) => readonly PairOrder[],
])[] = [
  ['two bare numbers', 'nothing', () => ['straight', 'turned']],
  [
    'X and Y, either of them north',
    'letters',
    (system) => (isWorldMap(system) ? ['straight'] : ['straight', 'turned']),
  ],
  ['east and north by name', 'named', ({ axes }) => [/^[sn]w$/.test(axes.directions) ? 'turned' : 'straight']],
]

/** A point of every system of the registry in metres, a third of the way into its area, so that no symmetry hides a turned pair. */
async function ofRegistry(): Promise<readonly WrittenSystem[]> {
  const systems: WrittenSystem[] = []
  for (const line of lines.split('\n')) {
    const found = await anySystem(Number(line.split('|')[0]))
    if (!found.ok || found.value.projection.unit === 'degrees') continue
    const [west, south, east, north] = found.value.area ?? [-180, -85, 180, 85]
    const longitude = west + ((east < west ? east + 360 : east) - west) * 0.37
    const latitude = south + (north - south) * 0.41
    const [x, y] = found.value.projection.fromWgs84(longitude, latitude)
    if (Number.isFinite(x + y)) systems.push({ system: found.value, x, y, longitude, latitude })
  }
  return systems
}

interface WrittenSystem {
  readonly system: AnySystem
  readonly x: number
  readonly y: number
  readonly longitude: number
  readonly latitude: number
}

/** The point in every order that people write: placed, asked about, or refused. Angles have an order of their own. */
function asWritten(systems: readonly WrittenSystem[], [name, said, ordersOf]: (typeof writings)[number]): string[] {
  const counts = { right: 0, asked: 0, off: 0, refused: 0 }
  for (const { system, x, y, longitude, latitude } of systems)
    for (const written of ordersOf(system)) {
      const pair = written === 'straight' ? ([x, y] as const) : ([y, x] as const)
      const decided = judged(system, [pair], said)
      if (decided.kind === 'doubt') counts.asked++
      else if (decided.kind !== 'placed') counts.refused++
      else {
        const place = placeOfPair(system, pair, decided.order, decided.isNegated)
        const off = place
          ? Math.abs(((place.longitudeDegrees - longitude + 540) % 360) - 180) +
            Math.abs(place.latitudeDegrees - latitude)
          : 1
        if (off < 0.02) counts.right++
        else counts.off++
      }
    }
  return [name, ...Object.values(counts).map(String)]
}

export const suite: Suite = {
  area: 'crs',
  title: 'Reference systems',
  about: `Systems of the EPSG registry, placed on WGS 84 by their code and by the Esri text of a .prj, against points by PROJ 9.1.1.
Right is within 25 m; rough is further off, but within the accuracy that is stated; wrong is further off without a word.
EPSG:31300 is among the rough ones: PROJ leaves out a part of its method, ours meets the registry's worked example and states the difference.`,
  async prepare() {
    const { systems }: { systems: readonly System[] } = JSON.parse(
      readFileSync(existsSync(larger) ? larger : fixture, 'utf8'),
    )
    const proj4 = await peer<Proj4>('proj4')
    const index = createRequire(import.meta.url)('epsg-index/all.json') as EpsgIndex
    const withText = systems.filter(({ esri }) => esri !== undefined)
    const registered = await ofRegistry()
    const columns = ['', 'right', 'rough and said', 'silently wrong', 'refused']
    const tables: Table[] = [
      {
        title: `${systems.length} systems by code`,
        columns,
        rows: [
          await row('Convertory', systems, byCode),
          await row(
            'proj4 + epsg-index',
            systems,
            theirs(proj4, ({ code }) => index[String(code)]?.proj4),
          ),
        ],
      },
      {
        title: `All ${registered.length} systems of the registry in metres, by code, their numbers as people write them`,
        columns: ['', 'right', 'asked', 'silently off', 'refused'],
        rows: writings.map((writing) => asWritten(registered, writing)),
      },
      {
        title: `${withText.length} systems by the text of a .prj`,
        columns,
        rows: [
          await row('Convertory', withText, byText),
          await row(
            'proj4',
            withText,
            theirs(proj4, ({ esri }) => esri),
          ),
        ],
      },
    ]
    return { races: [], tables }
  },
}
