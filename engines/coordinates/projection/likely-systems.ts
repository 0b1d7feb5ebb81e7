import { type AnySystem, anySystem } from '../any-system.ts'
import { areaNameOf } from '../area-name.ts'
import type { Position } from '../geodesy/position.ts'
import { landOfPlace } from '../land-of-place.ts'
import {
  isCustomNorthFirst,
  isInArea,
  isWorldMap,
  judged,
  type Pair,
  type PlacingSystem,
  placeOfPair,
  type SaidAxes,
} from '../placing.ts'
import { readLabelledPair } from '../reading/labelled-pair.ts'
import { type CommonSystem, commonSystems } from './common-systems.ts'
import type { Area } from './system-definition.ts'

export interface LikelySystem {
  readonly code: number
  readonly name: string
  /** Where the middle of the file would fall, in degrees. */
  readonly longitudeDegrees: number
  readonly latitudeDegrees: number
  /** The country there, or the sea. */
  readonly land: string
}

export interface Hints {
  /** Numbers of the file as they stand, easting or x first. */
  readonly extent: readonly [west: number, south: number, east: number, north: number]
  /** Texts of the file and its name. */
  readonly words: string
  readonly language: string
}

/** Systems in which these numbers, in one order or the other, would fall into the system's own country, the likely ones first. */
export async function likelySystems(hints: Hints): Promise<LikelySystem[]> {
  const found = await rankedSystems(hints)
  return found.slice(0, mostOfFile).map(({ rank: _, size: __, ...system }) => system)
}

const mostOfFile = 6

async function rankedSystems(
  { extent, words, language }: Hints,
  said: SaidAxes = 'named',
  isTurned = false,
): Promise<RankedSystem[]> {
  const pairs = pairsOf(extent)
  const text = words.toLowerCase()
  const found: (Omit<LikelySystem, 'land'> & { readonly score: number; readonly size: number })[] = []
  for (const row of [...systemsOfZone(pairs[0]!), ...commonSystems]) {
    const system = await anySystem(row.code)
    if (!system.ok || found.some(({ code }) => code === row.code)) continue
    const place = placeIn(system.value, row.area, pairs)
    if (!place) continue
    const isUsual = said === 'named' || isCustomNorthFirst(system.value.axes, said) === isTurned
    // On a map of the whole world no country has a custom of its own.
    if (!isUsual && isWorldMap(system.value)) continue
    const area = row.area ?? system.value.area
    const score = scoreOf(row, area, text, language) + (isUsual ? 0 : scores.unusual)
    found.push({ code: row.code, name: system.value.name, ...place, score, size: sizeOf(area) })
  }
  const ranked = await Promise.all(
    found.map(async ({ score, ...system }) => {
      const land = await landOfPlace(system)
      return { ...system, land, rank: score + (land === 'sea' ? scores.sea : 0) }
    }),
  )
  return ranked.toSorted(byRank)
}

export interface RankedSystem extends LikelySystem {
  readonly rank: number
  /** Of its area, in square degrees. */
  readonly size: number
}

const byRank = (one: RankedSystem, other: RankedSystem): number => other.rank - one.rank

/**
 * Systems that a text of two numbers fits, in both orders where no name decides, the custom of the system first; none for a text that says
 * more than its axes. Zones of one country are many: two of each are enough to see what is meant.
 */
export async function likelySystemsOf(text: string, language: string): Promise<RankedSystem[]> {
  const labelled = readLabelledPair(text)
  if (!labelled) return []
  const { pair, said } = labelled
  const [x, y] = pair
  const inOrder = async ([one, other]: Pair, isTurned: boolean) =>
    await rankedSystems({ extent: [one, other, one, other], words: '', language }, said, isTurned)
  const all = [...(await inOrder(pair, false)), ...(said === 'named' ? [] : await inOrder([y, x], true))]
  const found: RankedSystem[] = []
  for (const system of all.toSorted(byRank)) {
    const isKnown = found.some(
      ({ code, latitudeDegrees }) => code === system.code && latitudeDegrees === system.latitudeDegrees,
    )
    const ofLand = found.filter(({ land }) => land === system.land)
    if (!isKnown && ofLand.length < mostOfLand && found.length < mostOffered) found.push(system)
  }
  return found
}

const mostOfLand = 2
const mostOffered = 10

/** Two systems of one country put a point within a kilometre or two. */
export const isSamePlace = (one: Position, other: Position): boolean =>
  Math.abs(one.latitudeDegrees - other.latitudeDegrees) < sameDegrees &&
  Math.abs(one.longitudeDegrees - other.longitudeDegrees) < sameDegrees

const sameDegrees = 0.02

/** Whether a place is that of the likeliest system, and no system of a smaller area elsewhere is as likely. */
export function isClearlyLikeliest(systems: readonly RankedSystem[], place: Position): boolean {
  const [likeliest] = systems
  if (likeliest === undefined || !isSamePlace(likeliest, place)) return false
  const isRival = ({ rank, size, ...other }: RankedSystem): boolean =>
    rank > likeliest.rank - asLikely && size < likeliest.size && !isSamePlace(place, other)
  return !systems.some(isRival)
}

/** Less than any reason for a system counts: only their areas or the order of zoned systems set them apart. */
const asLikely = 1

/** Where the middle of a file would fall: the country there, or the sea. */
export interface FilePlace extends Position {
  readonly land: string
  /** What the system's area is called, where the place is outside it. */
  readonly outsideOf: string | undefined
}

/** In the order of the numbers that a conversion would take. Undefined where the formulas have no place for them. */
export async function placeInSystem(code: number, extent: Hints['extent']): Promise<FilePlace | undefined> {
  const system = await anySystem(code)
  if (!system.ok) return undefined
  const pairs = pairsOf(extent)
  const verdict = judged(system.value, pairs, 'named')
  const place =
    verdict.kind === 'placed'
      ? placeOfPair(system.value, pairs[0], verdict.order, verdict.isNegated)
      : verdict.kind === 'doubt'
        ? verdict.choices[0]?.place
        : placeOfPair(system.value, pairs[0], 'straight')
  const isOutside = verdict.kind === 'outside' || verdict.kind === 'degrees'
  const outsideOf = isOutside ? await areaNameOf(`EPSG:${code}`) : undefined
  return place && { ...place, land: await landOfPlace(place), outsideOf }
}

/** The middle of a rectangle of numbers, and two of its corners. */
const pairsOf = ([west, south, east, north]: Hints['extent']): readonly [Pair, Pair, Pair] => [
  [(west + east) / 2, (south + north) / 2],
  [west, south],
  [east, north],
]

type Row = Omit<CommonSystem, 'area'> & {
  readonly area?: Area
  /** For a system of the zone that a number begins with: its place among those of one zone. */
  readonly ofZone?: number
}

/** Where the middle falls, if all pairs fall into the country: in the order that does, the program's first where both do. */
function placeIn(system: AnySystem, country: Area | undefined, pairs: readonly Pair[]): Position | undefined {
  const area = country ?? system.area
  const placing: PlacingSystem = { ...system, area }
  const verdict = judged(placing, pairs, 'named')
  if (verdict.kind !== 'placed' || verdict.outside.length > 0 || !area) return undefined
  const places = pairs.map((pair) => placeOfPair(placing, pair, verdict.order, verdict.isNegated))
  return places.every((place) => place && isInArea(area, place, 0)) ? places[0] : undefined
}

/** A number of seven or eight digits may begin with that of its zone: 7457000 is in the seventh. */
function systemsOfZone(pair: Pair): Row[] {
  const zones = new Set(pair.map((number) => Math.floor(number / 1_000_000)).filter((zone) => zone >= 2 && zone <= 32))
  return [...zones].flatMap((zone) =>
    zonedSystems.flatMap(({ first, last, languages, codeOf }, ofZone): Row[] => {
      if (zone < first || zone > last) return []
      const code = codeOf(zone)
      const words = commonSystems.find((system) => system.code === code)?.words ?? []
      return [{ code, languages, words, ofZone }]
    }),
  )
}

const balkanCodes = [8677, 8678, 6316, 8679] as const

/** Gauss-Krüger systems whose eastings begin with the number of the zone, in the order in which they are in use. */
const zonedSystems = [
  { first: 5, last: 8, languages: ['sr'], codeOf: (zone: number) => balkanCodes[zone - 5]! },
  { first: 2, last: 32, languages: ['ru'], codeOf: (zone: number) => 28400 + zone },
  { first: 4, last: 32, languages: ['ru'], codeOf: (zone: number) => 20000 + zone },
  { first: 4, last: 32, languages: ['ru'], codeOf: (zone: number) => 20900 + zone },
  { first: 2, last: 5, languages: ['de'], codeOf: (zone: number) => 31464 + zone },
  { first: 5, last: 8, languages: ['pl'], codeOf: (zone: number) => 2171 + zone },
] as const

/** Systems of the lands around those where a language is spoken: their tables come to its readers, too. */
const neighbours: Readonly<Record<string, readonly number[]>> = {
  sr: [3765, 8677, 8678, 8679, 3844, 7801, 23700, 3794, 32633],
  ru: [3059, 3301, 3346, 2180, 32635, 32636],
}

const scores = { named: 100, language: 20, neighbour: 8, zone: 5, unusual: -10, sea: -30 } as const

const sizeOf = ([west, south, east, north]: Area = [-180, -90, 180, 90]): number =>
  Math.abs((east - west) * (north - south))

/**
 * A name of the country in the file says most, the visitor's language something, its neighbours less; a place in the sea speaks against a system. Of equals the smaller country goes
 * first: numbers fall into it by chance more rarely.
 */
function scoreOf(row: Row, area: Area | undefined, text: string, language: string): number {
  const { code, words, languages, ofZone } = row
  return (
    (words.some((word) => text.includes(word)) ? scores.named : 0) +
    (languages.includes(language) ? scores.language : 0) +
    (neighbours[language]?.includes(code) ? scores.neighbour : 0) +
    (ofZone === undefined ? -Math.log(sizeOf(area)) : scores.zone - ofZone / 10)
  )
}
