import { pairSplits } from '#engines/core/index.ts'
import { isSystemId } from './registry.ts'
import { type SystemId, systemIds } from './system.ts'

/** From and to, as a page's address names them. */
export interface Pair {
  readonly from: SystemId
  readonly to: SystemId
}

export const defaultPair: Pair = { from: 'wgs84', to: 'utm' }

/** Two ids without anything between them: the first split where both halves are ids. A hyphen between them is read too. */
export function parsePair(typed = ''): Pair | undefined {
  for (const [from, to] of pairSplits(typed)) if (isSystemId(from) && isSystemId(to)) return { from, to }
  return undefined
}

export const pairSlug = ({ from, to }: Pair): string => `${from}${to}`

export const allPairs: readonly Pair[] = systemIds.flatMap((from) =>
  systemIds.filter((to) => to !== from).map((to) => ({ from, to })),
)

export const allPairSlugs: readonly string[] = allPairs.map(pairSlug)
