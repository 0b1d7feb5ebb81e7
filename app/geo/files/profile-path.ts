import type { ElevationProfile } from '#app/workers/geodata/profile-sampler.ts'

/** The profile as SVG paths in a frame of 1000 by 100: its upper edge, and the ground below it. */
export function profilePath(profile: ElevationProfile): { readonly line: string; readonly area: string } {
  const { lowestMetres, highestMetres, highest, lengthMetres, stretchMetres } = profile
  // Flat ground is not blown up to mountains: the frame is never less than 20 m high.
  const height = Math.max(20, highestMetres - lowestMetres)
  const bottom = (lowestMetres + highestMetres - height) / 2
  const corners: string[] = []
  for (let at = 0; at < highest.length; at++) {
    const metres = highest[at]!
    if (Number.isNaN(metres)) continue
    const x = Math.min(1000, ((at * stretchMetres) / lengthMetres) * 1000)
    const y = 94 - ((metres - bottom) / height) * 88
    corners.push(`${x.toFixed(1)} ${y.toFixed(1)}`)
  }
  const line = `M${corners.join('L')}`
  const lastX = corners.at(-1)?.split(' ')[0] ?? '0'
  return { line, area: `${line}L${lastX} 100L${corners[0]?.split(' ')[0] ?? 0} 100Z` }
}
