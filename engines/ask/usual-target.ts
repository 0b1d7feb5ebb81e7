import { type Category, type CategoryId, categoryById, quantityIn } from '#engines/units/index.ts'

/** Metric units that everybody knows, from the largest: rare units are converted to one of them. */
const plainUnits: Partial<Readonly<Record<CategoryId, readonly string[]>>> = {
  length: ['km', 'm', 'cm', 'mm'],
  mass: ['t', 'kg', 'g', 'mg'],
  volume: ['m3', 'l', 'ml'],
}

/** Units of `plainUnits` that stand in no popular pair, and what people convert them to. */
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

/** The largest plain unit that is not larger than one of the given unit, or the smallest of all. */
function plainTarget(category: Category, from: string): string | undefined {
  const units = plainUnits[category.id] ?? []
  if (units.includes(from)) return undefined
  const held = units.find((unit) => {
    const { numerator, denominator } = quantityIn(category, `1 ${from}`, unit)
    return numerator >= denominator
  })
  return held ?? units.at(-1)
}
