/** What was read, thinned to what a map can show. Positions are degrees of longitude and latitude. */
export interface Picture {
  /** Longitude and latitude in turns. */
  readonly vertices: Float64Array
  /** First vertex of each path, and the end of the last. */
  readonly pathStarts: Uint32Array
  readonly pathKinds: Uint8Array
  /** The number of the feature of each path and dot, counted from 0 through the file. */
  readonly pathFeatures: Uint32Array
  readonly dotFeatures: Uint32Array
  /** The colour the file's own style gives each path and dot, as a place in `colours`; 0 for none. */
  readonly pathColours: Uint8Array
  readonly dotColours: Uint8Array
  readonly colours: readonly string[]
  /** Features that are tracks or routes and so have a start and a finish; the first few. */
  readonly tracks: readonly number[]
  /** Points, and shapes too small to have a form; in turns as well. */
  readonly dots: Float64Array
  /** What the data spans; east may be beyond 180 where it crosses the meridian. */
  readonly bounds: { readonly west: number; readonly south: number; readonly east: number; readonly north: number }
  /** Whether vertices were left out. */
  readonly thinned: boolean
  /** What is closer together than this may have become one. */
  readonly cellDegrees: number
  /** How many points were there to be drawn: all of the file, or those in the window. */
  readonly points: number
}

/** How many points of those are drawn. */
export const drawnPoints = ({ vertices, dots }: Picture): number => (vertices.length + dots.length) / 2

/** `ring` begins a polygon, `innerRing` is a further ring of the same one. */
export const pathKind = { line: 0, ring: 1, innerRing: 2 } as const

/** What a picture holds at most: more than a screen has room for, and little enough to draw in an instant. */
export const usualLimits = { vertices: 200_000, paths: 60_000, dots: 100_000 }
/** With many files on one map each still has the form of what it holds. */
const leastShare = 1 / 40

/** The room of one of several files that share a map. */
export function limitsAmong(files: number): typeof usualLimits {
  const share = Math.max(leastShare, 1 / Math.max(1, files))
  return {
    vertices: Math.floor(usualLimits.vertices * share),
    paths: Math.floor(usualLimits.paths * share),
    dots: Math.floor(usualLimits.dots * share),
  }
}

/** x and y in turns. */
export function interleaved(x: Float64Array, y: Float64Array): Float64Array {
  const result = new Float64Array(2 * x.length)
  for (let at = 0; at < x.length; at++) {
    result[2 * at] = x[at]!
    result[2 * at + 1] = y[at]!
  }
  return result
}

/** Far outside any coordinate system: rubbish that would shrink everything else to a dot. */
const coordinateLimit = 1e9

export const isUsable = (x: number, y: number): boolean =>
  Math.abs(x) < coordinateLimit && Math.abs(y) < coordinateLimit

export function range(...lists: readonly Float64Array[]): [least: number, greatest: number] {
  let least = Number.POSITIVE_INFINITY
  let greatest = Number.NEGATIVE_INFINITY
  for (const list of lists)
    for (const value of list) {
      if (value < least) least = value
      if (value > greatest) greatest = value
    }
  return [least, greatest]
}
