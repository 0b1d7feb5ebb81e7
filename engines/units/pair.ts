import { pairSplits } from '#engines/core/index.ts'
import type { Category } from './types.ts'
import { findUnitById } from './unit-of.ts'

export interface Pair {
  readonly from: string
  readonly to: string
}

const isUnitOf = (category: Category, id: string): boolean => findUnitById(category, id) !== undefined

/**
 * Reads `kmmi`, `KMMI` or `km-mi`: the first split where both halves are units. Null when there is none. A unit with itself
 * (`mm` is metre to metre) parses too, as the rule says.
 */
export function parsePair(category: Category, typed: string): Pair | null {
  for (const [from, to] of pairSplits(typed))
    if (isUnitOf(category, from) && isUnitOf(category, to)) return { from, to }
  return null
}

export function defaultPair(category: Category): Pair {
  const [from, to] = category.defaultPair
  return { from, to }
}

/** The ids joined; with a `-` where the joined form would parse as another pair (`mm-m`: `mmm` is m to mm). */
export function pairSlug(category: Category, { from, to }: Pair): string {
  const joined = from + to
  const parsed = parsePair(category, joined)
  return parsed?.from === from && parsed.to === to ? joined : `${from}-${to}`
}

/** Every pair of two different units of a category, in the order of its rows. */
export function allPairs(category: Category): Pair[] {
  return category.units.flatMap((from) =>
    category.units.filter((to) => to !== from).map((to) => ({ from: from.id, to: to.id })),
  )
}

export const allPairSlugs = (category: Category): string[] => allPairs(category).map((pair) => pairSlug(category, pair))

/** Pairs as a category names them: `in cm`. */
export const popularPairs = ({ popularPairs }: Category): Pair[] =>
  popularPairs.map((pair) => {
    const [from = '', to = ''] = pair.split(' ')
    return { from, to }
  })

/** The pairs with a page of their own: all of the first categories, those people ask for of the others. */
export const pairsWithPage = (category: Category): Pair[] =>
  category.isFirst ? allPairs(category) : popularPairs(category)

export const pairSlugsWithPage = (category: Category): string[] =>
  pairsWithPage(category).map((pair) => pairSlug(category, pair))

export const hasPage = (category: Category, { from, to }: Pair): boolean =>
  pairsWithPage(category).some((pair) => pair.from === from && pair.to === to)
