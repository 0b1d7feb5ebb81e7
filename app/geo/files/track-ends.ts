import { type Picture, pathKind } from '#app/workers/geodata/picture.ts'

type Degrees = readonly [longitude: number, latitude: number]

interface TrackEnds {
  readonly feature: number
  readonly start: Degrees
  readonly finish: Degrees
}

/** Where tracks and routes begin and end; a line of another kind only where it is the one line there is. */
export function trackEnds({ vertices, pathStarts, pathKinds, pathFeatures, tracks }: Picture): readonly TrackEnds[] {
  const ends = new Map<number, TrackEnds>()
  const lines = new Set<number>()
  for (let path = 0; path < pathKinds.length; path++) {
    if (pathKinds[path] !== pathKind.line) continue
    const feature = pathFeatures[path]!
    lines.add(feature)
    const vertex = (at: number): Degrees => [vertices[2 * at]!, vertices[2 * at + 1]!]
    const start = ends.get(feature)?.start ?? vertex(pathStarts[path]!)
    ends.set(feature, { feature, start, finish: vertex(pathStarts[path + 1]! - 1) })
  }
  return [...ends.values()].filter(({ feature }) => lines.size === 1 || tracks.includes(feature))
}
