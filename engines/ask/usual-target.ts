import { type Category, type CategoryId, categoryById } from '../units/index.ts'

/** What people convert a unit to when they do not say. */
export function usualTarget(categoryId: CategoryId, from: string): string {
  const { popularPairs, defaultPair } = categoryById(categoryId) as Category
  const pairs = popularPairs.map((pair) => pair.split(' '))
  const [first, second] = defaultPair
  const popular = pairs.find(([given]) => given === from)?.[1] ?? pairs.find(([, wanted]) => wanted === from)?.[0]
  return popular ?? (from === first ? second : first)
}
