import { type Category, hasPage, type Pair, popularPairs } from '#engines/units/index.ts'

const listLength = 11
const ownLength = 3

/** The way back, what people convert most around these units, what else becomes of the first unit, then what else is asked for. */
export function relatedPairs(category: Category, { from, to }: Pair): Pair[] {
  const popular = popularPairs(category)
  const isNear = (pair: Pair): boolean => [pair.from, pair.to].some((id) => id === from || id === to)
  const ends = [...new Set(popular.flatMap((pair) => [pair.to, pair.from]))]
  const own = ends.filter((id) => id !== from && id !== to).slice(0, ownLength)
  const all = [
    { from: to, to: from },
    ...popular.filter(isNear),
    ...own.map((id) => ({ from, to: id })),
    ...popular.filter((pair) => !isNear(pair)),
  ].filter((pair) => pair.from !== pair.to && !(pair.from === from && pair.to === to) && hasPage(category, pair))
  const slugs = all.map((pair) => `${pair.from} ${pair.to}`)
  return all.filter((_, index) => slugs.indexOf(slugs[index]!) === index).slice(0, listLength)
}
