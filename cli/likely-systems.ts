import type { LikelySystem, RankedSystem } from '#engines/coordinates/index.ts'
import { placeText } from '#wording/geodata-problem-texts.ts'
import { landText } from '#wording/land-text.ts'
import type { Speech } from './texts.ts'
import { type Row, tableOf } from './tools/outcome.ts'

export interface Likely {
  /** Below the sentence that asks for a system; empty where none fits. */
  readonly text: string
  /** For programs. */
  readonly systems: readonly object[]
}

/** Systems that numbers without one may be in, each with the country or sea it puts them in, as a page lists them. */
export function listed(systems: readonly (LikelySystem & Partial<RankedSystem>)[], { say, language }: Speech): Likely {
  const rowOf = ({ code, name, land, ...place }: LikelySystem): Row => [
    `  EPSG:${code}`,
    `${name}, ${say('geodata_crs_place_in', { place: placeText(place, language), land: landText(land, language) })}`,
  ]
  return {
    text: systems.length === 0 ? '' : `\n${say('cli_crs_likely')}\n${tableOf(systems.map(rowOf))}`,
    systems: systems.map(({ code, longitudeDegrees, latitudeDegrees, rank: _, size: __, ...rest }) => ({
      crs: `EPSG:${code}`,
      ...rest,
      longitude: longitudeDegrees,
      latitude: latitudeDegrees,
    })),
  }
}
