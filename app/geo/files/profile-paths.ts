import type { ElevationBand } from '#app/workers/geodata/profile-sampler.ts'

/** What the frame of the chart spans, with a little room above and below. */
export interface ProfileFrame {
  readonly bottomMetres: number
  readonly topMetres: number
}

export function frameOf({ lowestMetres, highestMetres }: ElevationBand): ProfileFrame {
  // Flat ground is not blown up to mountains: the data never gets less than 20 m.
  const height = Math.max(20, highestMetres - lowestMetres)
  const middle = (lowestMetres + highestMetres) / 2
  const room = height * 0.57
  return { bottomMetres: middle - room, topMetres: middle + room }
}

/** How far down the frame an elevation is, from 0 to 100. */
export const downOf = (metres: number, { bottomMetres, topMetres }: ProfileFrame): number =>
  ((topMetres - metres) / (topMetres - bottomMetres)) * 100

/**
 * The profile as SVG paths in a frame of 1000 by 100: its upper edge, the band between the lowest and highest of each stretch, and
 * the ground below.
 */
export function profilePaths(
  elevation: ElevationBand,
  lengthMetres: number,
): { line: string; band: string; ground: string } {
  const { highest, lowest, stretchMetres } = elevation
  const frame = frameOf(elevation)
  const upper: string[] = []
  const lower: string[] = []
  for (let at = 0; at < highest.length; at++) {
    if (Number.isNaN(highest[at]!)) continue
    const x = Math.min(1000, ((at * stretchMetres) / lengthMetres) * 1000).toFixed(1)
    upper.push(`${x} ${downOf(highest[at]!, frame).toFixed(1)}`)
    lower.push(`${x} ${downOf(lowest[at]!, frame).toFixed(1)}`)
  }
  const x = (corner: string | undefined) => corner?.split(' ')[0] ?? '0'
  return {
    line: `M${upper.join('L')}`,
    band: `M${[...upper, ...lower.toReversed()].join('L')}Z`,
    ground: `M${lower.join('L')}L${x(lower.at(-1))} 100L${x(lower[0])} 100Z`,
  }
}
