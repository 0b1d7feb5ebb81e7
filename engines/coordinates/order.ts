import type { Pair } from './pair.ts'
import { categories, systemOf, systemsOfCategory } from './registry.ts'
import type { CategoryId, CoordinateSystem, SystemId } from './system.ts'

export interface CategoryCard {
  readonly category: CategoryId
  readonly systems: readonly CoordinateSystem[]
}

const routeSystemScore = 1000
const geographicScore = 50

/** Cards as a page shows them: those with a system of the route first, geographic ahead among equals. */
export function orderedCategories({ from, to }: Pair): readonly CategoryCard[] {
  const routeCategories = [systemOf(from).category, systemOf(to).category]
  const score = (category: CategoryId): number =>
    routeCategories.filter((routeCategory) => routeCategory === category).length * routeSystemScore +
    (category === 'geographic' ? geographicScore : 0)
  return categories
    .toSorted((left, right) => score(right) - score(left))
    .map((category) => ({ category, systems: systemsOfCategory(category) }))
}

/** How many systems a collapsed card shows. */
export const collapsedSize = 3

/** The systems a card shows: all when expanded, else the first few and any that must not be hidden. */
export function shownSystems(
  card: CategoryCard,
  expanded: boolean,
  neverHidden: readonly SystemId[],
): readonly CoordinateSystem[] {
  if (expanded) return card.systems
  return card.systems.filter((system, index) => index < collapsedSize || neverHidden.includes(system.id))
}
