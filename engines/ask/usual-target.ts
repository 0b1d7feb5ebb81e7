import { type Category, type CategoryId, categoryById, quantityIn } from '../units/index.ts'

/** Of the metric ones, the larger first: what a unit that nobody asks for often is best said in. */
const plainUnits: Partial<Readonly<Record<CategoryId, readonly string[]>>> = {
  length: ['km', 'm', 'cm', 'mm'],
  mass: ['t', 'kg', 'g', 'mg'],
  volume: ['m3', 'l', 'ml'],
}

const otherTargets: Readonly<Record<string, string>> = { mm: 'in', mg: 'g' }

/** What people convert a unit to when they do not say. */
export function usualTarget(categoryId: CategoryId, from: string): string {
  const category = categoryById(categoryId) as Category
  const pairs = category.popularPairs.map((pair) => pair.split(' '))
  const popular = pairs.find(([given]) => given === from)?.[1] ?? pairs.find(([, wanted]) => wanted === from)?.[0]
  if (popular !== undefined) return popular
  const [first, second] = category.defaultPair
  return otherTargets[from] ?? plainTarget(category, from) ?? (from === first ? second : first)
}

/** The largest that one of the unit holds at least once; of the smallest, parts. */
function plainTarget(category: Category, from: string): string | undefined {
  const units = plainUnits[category.id] ?? []
  if (units.includes(from)) return undefined
  const held = units.find((unit) => {
    const { numerator, denominator } = quantityIn(category, `1 ${from}`, unit)
    return numerator >= denominator
  })
  return held ?? units.at(-1)
}
