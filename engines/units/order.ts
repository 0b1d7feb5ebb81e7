import type { Pair } from './pair.ts'
import type { Category, System, Unit } from './types.ts'

const routeUnitBonus = 1000
const localeBonus = 100

const isHomeOf = (system: System, locale: string): boolean =>
  system.locales?.some((home) => home === locale || home === locale.split('-')[0]) ?? false

/** The systems of a category, best first, for a pair and the visitor's locale (`ru`, `en-US`). Ties keep row order. */
export function orderSystems(category: Category, pair: Pair, locale: string): System[] {
  const hasHome = category.systems.some((system) => isHomeOf(system, locale))
  const score = (system: System): number => {
    const routeUnits = [pair.from, pair.to].filter((id) =>
      category.units.some((unit) => unit.id === id && unit.system === system.id),
    )
    const atHome = hasHome ? isHomeOf(system, locale) : system.homeElsewhere === true
    return routeUnits.length * routeUnitBonus + (atHome ? localeBonus : 0) + system.bonus
  }
  return category.systems.toSorted((left, right) => score(right) - score(left))
}

export interface ShownUnits {
  readonly shown: readonly Unit[]
  readonly hiddenCount: number
  /** There is something to expand or collapse. */
  readonly hasToggle: boolean
}

/** What a system's card shows. A collapsed card never hides a unit of the route or the one being edited. */
export function shownUnits(
  category: Category,
  systemId: string,
  expanded: boolean,
  neverHidden: readonly string[],
): ShownUnits {
  const units = category.units.filter((unit) => unit.system === systemId)
  const collapsed = units.filter((unit, index) => index < category.collapsedSize || neverHidden.includes(unit.id))
  const shown = expanded ? units : collapsed
  return { shown, hiddenCount: units.length - shown.length, hasToggle: collapsed.length < units.length }
}
