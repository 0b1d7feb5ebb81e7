import type { Category, Pair, Unit } from '#engines/units/index.ts'

const listLength = 5

/** The way back, then what else becomes of the first unit, then what else comes to the second. */
export function relatedPairs(category: Category, { from, to }: Pair): Pair[] {
  const systemOf = (id: string): string | undefined => category.units.find((unit) => unit.id === id)?.system
  const others = category.units.filter(({ id }) => id !== from && id !== to)
  const nearest = (system: string | undefined): Unit[] => [
    ...others.filter((unit) => unit.system === system),
    ...others.filter((unit) => unit.system !== system),
  ]
  const targets = nearest(systemOf(to)).slice(0, listLength)
  const origins = nearest(systemOf(from)).slice(0, listLength)
  return [
    ...(from === to ? [] : [{ from: to, to: from }]),
    ...targets.map(({ id }) => ({ from, to: id })),
    ...origins.map(({ id }) => ({ from: id, to })),
  ]
}
