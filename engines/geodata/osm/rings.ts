/** A ring of nodes: its first and last are the same. */
export type Ring = readonly number[]

/** Joins ways end to end until they close. What does not close is handed back as it stands. */
export function joinedRings(ways: readonly (readonly number[])[]): { readonly rings: Ring[]; readonly open: number } {
  const rings: Ring[] = []
  const waiting = new Set(ways.filter((way) => way.length > 1))
  const byEnd = new Map<number, Set<readonly number[]>>()
  for (const way of waiting)
    for (const end of [way[0]!, way.at(-1)!]) byEnd.set(end, (byEnd.get(end) ?? new Set()).add(way))
  let open = 0
  for (const first of waiting) {
    waiting.delete(first)
    const ring = [...first]
    while (ring[0] !== ring.at(-1)) {
      const next = [...(byEnd.get(ring.at(-1)!) ?? [])].find((way) => waiting.has(way))
      if (!next) break
      waiting.delete(next)
      ring.push(...(next[0] === ring.at(-1) ? next : next.toReversed()).slice(1))
    }
    if (ring[0] === ring.at(-1) && ring.length > 3) rings.push(ring)
    else open++
  }
  return { rings, open }
}
