import type { Topology, TopologyBuilder } from '../../topology/topology.ts'
import type { Amount } from '../amount.ts'
import { LineRanks, rankOfMost } from '../line-ranks.ts'
import { conflicts } from './conflicts.ts'

/** So many times a border that meets another one gets points back; after that nothing more would be gained. */
const mostRounds = 40

/** Which places stay, by their number. Ends of arcs do: there borders meet. */
export function placesThatStay(builder: TopologyBuilder, distinct: number, amount: Amount): Uint8Array {
  const topology = builder.build()
  const { ids, arcCount, arcFirst, arcLength } = topology
  const ranking = new LineRanks()
  const rankOf = new Float64Array(distinct)
  const ranks = new Float64Array(builder.pointCount)
  for (let arc = 0; arc < arcCount; arc++) {
    const [from, to] = [arcFirst[arc]!, arcFirst[arc]! + arcLength[arc]!]
    ranking.fill(builder.x, builder.y, from, to, ranks)
    for (let point = from; point < to; point++) rankOf[ids[point]!] = Math.max(rankOf[ids[point]!]!, ranks[point]!)
  }
  const least = leastRank(amount, rankOf)
  const stays = Uint8Array.from(rankOf, (rank) =>
    rank > least.above || (rank === least.equal && least.take()) ? 1 : 0,
  )
  keepRings(topology, rankOf, stays)
  for (let round = 0; round < mostRounds; round++) {
    const giveBack = conflicts(builder.x, builder.y, topology, stays)
    let given = 0
    for (const { from, to } of giveBack) given += giveOne(ids, from, to, rankOf, stays)
    if (given === 0) break
  }
  return stays
}

function leastRank(amount: Amount, rankOf: Float64Array) {
  if ('metres' in amount) return { above: amount.metres, equal: Number.NaN, take: () => false }
  const inner = rankOf.filter((rank) => Number.isFinite(rank))
  const total = 'points' in amount ? amount.points : Math.ceil(rankOf.length * amount.share)
  const { least, ofLeast } = rankOfMost(inner, total - (rankOf.length - inner.length))
  let taken = 0
  return { above: least, equal: least, take: () => taken++ < ofLeast }
}

/** No ring becomes a line or a point: it keeps three places at least. */
function keepRings(
  { ids, arcFirst, arcLength, firstPathArc, pathArcs }: Topology,
  rankOf: Float64Array,
  stays: Uint8Array,
): void {
  for (let path = 0; path + 1 < firstPathArc.length; path++) {
    const places = new Set<number>()
    for (let at = firstPathArc[path]!; at < firstPathArc[path + 1]!; at++) {
      const arc = pathArcs[at]! < 0 ? ~pathArcs[at]! : pathArcs[at]!
      for (let point = arcFirst[arc]!; point < arcFirst[arc]! + arcLength[arc]!; point++) places.add(ids[point]!)
    }
    let missing = 3
    for (const place of places) if (stays[place]) missing--
    if (missing <= 0) continue
    const out = [...places].filter((place) => !stays[place]).sort((one, other) => rankOf[other]! - rankOf[one]!)
    for (const place of out.slice(0, missing)) stays[place] = 1
  }
}

/** The worthiest of the places that went between two that stay; how many came back. */
function giveOne(ids: Int32Array, from: number, to: number, rankOf: Float64Array, stays: Uint8Array): number {
  let best = -1
  for (let point = from + 1; point < to; point++) {
    const place = ids[point]!
    if (!stays[place] && (best < 0 || rankOf[place]! > rankOf[best]!)) best = place
  }
  if (best < 0) return 0
  stays[best] = 1
  return 1
}
