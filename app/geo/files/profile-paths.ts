import type { ElevationProfile } from '#app/workers/geodata/profile-sampler.ts'

/**
 * The profile as SVG paths in a frame of 1000 by 100: its upper edge, the band between the lowest and highest of each stretch, and
 * the ground below.
 */
export function profilePaths(profile: ElevationProfile): { line: string; band: string; ground: string } {
  const { lowestMetres, highestMetres, highest, lowest, lengthMetres, stretchMetres } = profile
  // Flat ground is not blown up to mountains: the frame is never less than 20 m high.
  const height = Math.max(20, highestMetres - lowestMetres)
  const bottom = (lowestMetres + highestMetres - height) / 2
  const upper: string[] = []
  const lower: string[] = []
  for (let at = 0; at < highest.length; at++) {
    if (Number.isNaN(highest[at]!)) continue
    const x = Math.min(1000, ((at * stretchMetres) / lengthMetres) * 1000).toFixed(1)
    const y = (metres: number) => (94 - ((metres - bottom) / height) * 88).toFixed(1)
    upper.push(`${x} ${y(highest[at]!)}`)
    lower.push(`${x} ${y(lowest[at]!)}`)
  }
  const x = (corner: string | undefined) => corner?.split(' ')[0] ?? '0'
  return {
    line: `M${upper.join('L')}`,
    band: `M${[...upper, ...lower.toReversed()].join('L')}Z`,
    ground: `M${lower.join('L')}L${x(lower.at(-1))} 100L${x(lower[0])} 100Z`,
  }
}
