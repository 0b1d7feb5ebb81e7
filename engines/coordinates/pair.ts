import { isSystemId } from './registry.ts'
import { type SystemId, systemIds } from './system.ts'

/** From and to, as a page's address names them. */
export interface Pair {
  readonly from: SystemId
  readonly to: SystemId
}

export const defaultPair: Pair = { from: 'wgs84', to: 'utm' }

/** Two ids without anything between them: the first split where both halves are ids. A hyphen between them is read too. */
export function parsePair(typed: string | undefined): Pair | undefined {
  const slug = typed?.toLowerCase()
  if (slug === undefined) return undefined
  for (let cut = 1; cut < slug.length; cut++) {
    const from = slug.slice(0, cut)
    const to = slug.slice(slug.charAt(cut) === '-' ? cut + 1 : cut)
    if (isSystemId(from) && isSystemId(to)) return { from, to }
  }
  return undefined
}

export const pairSlug = ({ from, to }: Pair): string => `${from}${to}`

export const allPairs: readonly Pair[] = systemIds.flatMap((from) =>
  systemIds.filter((to) => to !== from).map((to) => ({ from, to })),
)

export const allPairSlugs: readonly string[] = allPairs.map(pairSlug)
