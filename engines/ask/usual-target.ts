import { type CategoryId, categoryById } from '../units/index.ts'

/** What people convert a unit to when they do not say. */
export function usualTarget(categoryId: CategoryId, from: string): string {
  const category = categoryById(categoryId)
  if (!category) return from
  const pairs = category.popularPairs.map((pair) => pair.split(' '))
  const [first, second] = category.defaultPair
  const popular = pairs.find(([given]) => given === from)?.[1] ?? pairs.find(([, wanted]) => wanted === from)?.[0]
  return popular ?? (from === first ? second : first)
}
