import { wrapLongitude } from '../geodesy/position.ts'
import { projectionFrom } from '../projection.ts'
import { type CommonSystem, commonSystems } from './common-systems.ts'
import { isWithin } from './datum-operations.ts'

export interface LikelySystem {
  readonly code: number
  readonly name: string
  /** Where the middle of the file would fall, in degrees. */
  readonly longitudeDegrees: number
  readonly latitudeDegrees: number
}

export interface Hints {
  /** Numbers of the file as they stand, easting or x first. */
  readonly extent: readonly [west: number, south: number, east: number, north: number]
  /** Texts of the file and its name. */
  readonly words: string
  readonly language: string
}

/** Systems in which these numbers would fall into the system's own country, the likely ones first. */
export async function likelySystems({ extent, words, language }: Hints, most = 6): Promise<LikelySystem[]> {
  const [west, south, east, north] = extent
  const corners = [
    [west, south],
    [east, north],
    [(west + east) / 2, (south + north) / 2],
  ] as const
  const text = words.toLowerCase()
  const found: (LikelySystem & { readonly score: number })[] = []
  for (const system of commonSystems) {
    const projection = await projectionFrom(system.code)
    if (!projection.ok) continue
    const places = corners.map(([x, y]) => projection.value.toWgs84(x, y))
    if (!places.every(([longitude, latitude]) => isWithin(system.area, wrapLongitude(longitude), latitude))) continue
    const [longitudeDegrees, latitudeDegrees] = places[2]!
    found.push({
      code: system.code,
      name: projection.value.name,
      longitudeDegrees,
      latitudeDegrees,
      score: scoreOf(system, text, language),
    })
  }
  return found
    .toSorted((one, other) => other.score - one.score)
    .slice(0, most)
    .map(({ score: _, ...system }) => system)
}

const namedScore = 100
const languageScore = 20

/**
 * A name of the country in the file says most, the visitor's language something. Of equals the smaller country goes first: numbers fall
 * into it by chance more rarely.
 */
function scoreOf(
  { words, languages, area: [west, south, east, north] }: CommonSystem,
  text: string,
  language: string,
): number {
  const isNamed = words.some((word) => text.includes(word))
  return (
    (isNamed ? namedScore : 0) +
    (languages.includes(language) ? languageScore : 0) -
    Math.log((east - west) * (north - south))
  )
}
