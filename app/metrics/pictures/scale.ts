const absoluteZero = -273.15

/** Degrees Celsius that a thermometer shows: the everyday, the laboratory, the furnace and the star. */
const windows = [
  { lowest: -50, highest: 120 },
  { lowest: absoluteZero, highest: 220 },
  { lowest: absoluteZero, highest: 6000 },
] as const

/** The smallest window a value fits into; the everyday one when there is no value. */
export const windowFor = (value: number | null): { lowest: number; highest: number } =>
  windows.find(({ lowest, highest }) => value === null || (value >= lowest && value <= highest)) ?? windows[2]

/** Leaves out what would be written over a neighbour. Earlier items win. */
export function apart<Item>(items: readonly Item[], position: (item: Item) => number, distance: number): Item[] {
  const kept: Item[] = []
  for (const item of items)
    if (kept.every((other) => Math.abs(position(other) - position(item)) >= distance)) kept.push(item)
  return kept
}
