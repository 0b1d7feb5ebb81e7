import { type FeatureBatch, featureKind, shapeType } from '#engines/geodata/index.ts'
import { DotSet } from './dot-set.ts'
import { FeatureColours } from './feature-colours.ts'

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
}

/** `ring` begins a polygon, `innerRing` is a further ring of the same one. */
export const pathKind = { line: 0, ring: 1, innerRing: 2 } as const

/** What a picture holds at most: more than a screen has room for, and little enough to draw in an instant. */
const usualLimits = { vertices: 200_000, paths: 60_000, dots: 60_000 }
/** About a centimetre: below it nothing is left out before there is need. */
const finestCellDegrees = 1e-7
/** Far outside any coordinate system: rubbish that would shrink everything else to a dot. */
const coordinateLimit = 1e9
/** With more tracks than this, their starts and finishes would hide the map. */
const trackLimit = 20

/**
 * Keeps a vertex when it is a cell away from the one kept before it, and doubles the cell when room runs out. So memory is fixed, a
 * small file keeps every vertex, and a large one loses only what would not be seen: nothing disappears, the tiny becomes a dot.
 */
export class PictureSampler {
  readonly #limits: typeof usualLimits
  readonly #x: Float64Array
  readonly #y: Float64Array
  #vertexCount = 0
  readonly #starts: Uint32Array
  readonly #kinds: Uint8Array
  readonly #features: Uint32Array
  readonly #pathColours: Uint8Array
  readonly #colours = new FeatureColours()
  readonly #tracks: number[] = []
  /** Of the feature that is being added. */
  #feature = -1
  /** Finished paths; the one being filled is not among them. */
  #pathCount = 0
  #kind = 0
  #cell = finestCellDegrees
  readonly #dots: DotSet
  #lastX = Number.NaN
  #lastY = Number.NaN
  #isLastKept = false
  #thinned = false

  constructor(limits = usualLimits) {
    this.#limits = limits
    this.#x = new Float64Array(limits.vertices)
    this.#y = new Float64Array(limits.vertices)
    this.#starts = new Uint32Array(limits.paths + 1)
    this.#kinds = new Uint8Array(limits.paths + 1)
    this.#features = new Uint32Array(limits.paths + 1)
    this.#pathColours = new Uint8Array(limits.paths + 1)
    this.#dots = new DotSet(limits.dots)
  }

  add(batch: FeatureBatch): void {
    for (let feature = 0; feature < batch.featureCount; feature++) {
      if (feature > 0 || !batch.continuesFeature) this.#beginFeature(batch, feature)
      for (let shape = batch.firstShape[feature]!; shape < batch.firstShape[feature + 1]!; shape++)
        this.#addShape(batch, shape)
    }
    if (!batch.openPath) this.#endPath()
  }

  #beginFeature(batch: FeatureBatch, index: number): void {
    this.#endPath()
    this.#feature++
    this.#colours.look(batch, index)
    const kind = batch.kind[index]
    if ((kind === featureKind.track || kind === featureKind.route) && this.#tracks.length < trackLimit)
      this.#tracks.push(this.#feature)
  }

  #addShape(batch: FeatureBatch, shape: number): void {
    const type = batch.shape[shape]!
    const firstPath = batch.firstPath[shape]!
    const isArea = type === shapeType.polygon || type === shapeType.multiPolygon
    for (let path = firstPath; path < batch.firstPath[shape + 1]!; path++) {
      const from = batch.firstPoint[path]!
      const to = batch.firstPoint[path + 1]!
      if (type === shapeType.point || type === shapeType.multiPoint) this.#addDots(batch, from, to)
      else {
        const kind = isArea ? (path === firstPath ? pathKind.ring : pathKind.innerRing) : pathKind.line
        if (path > 0 || !batch.continuesPath) this.#beginPath(kind)
        this.#addVertices(batch.x, batch.y, from, to)
      }
    }
  }

  #addDots({ x, y }: FeatureBatch, from: number, to: number): void {
    for (let point = from; point < to; point++)
      if (isUsable(x[point]!, y[point]!)) this.#addDot(x[point]!, y[point]!, this.#colours.dot)
  }

  #addDot(x: number, y: number, colour: number): void {
    while (!this.#dots.add(x, y, this.#feature, colour)) this.#coarsen()
  }

  #addVertices(x: Float64Array, y: Float64Array, from: number, to: number): void {
    for (let point = from; point < to; point++) {
      const east = x[point]!
      const north = y[point]!
      const start = this.#starts[this.#pathCount]!
      if (this.#vertexCount > start) {
        const keptX = this.#x[this.#vertexCount - 1]!
        const keptY = this.#y[this.#vertexCount - 1]!
        if (Math.abs(east - keptX) < this.#cell && Math.abs(north - keptY) < this.#cell) {
          this.#lastX = east
          this.#lastY = north
          this.#isLastKept = false
          continue
        }
        // A line over the 180th meridian goes on at the other edge of the map.
        if (Math.abs(east - this.#lastX) > 180 && Math.abs(east) <= 180 && Math.abs(this.#lastX) <= 180)
          this.#beginPath(this.#kind)
      }
      if (!isUsable(east, north)) continue
      this.#keep(east, north)
    }
  }

  #keep(x: number, y: number): void {
    if (this.#vertexCount === this.#limits.vertices) this.#coarsen()
    this.#x[this.#vertexCount] = this.#lastX = x
    this.#y[this.#vertexCount++] = this.#lastY = y
    this.#isLastKept = true
  }

  #beginPath(kind: number): void {
    this.#endPath()
    this.#kind = kind
    this.#starts[this.#pathCount] = this.#vertexCount
    this.#isLastKept = true
  }

  #endPath(): void {
    const start = this.#starts[this.#pathCount]!
    const kept = this.#vertexCount - start
    if (kept === 0) return
    if (kept === 1) {
      this.#vertexCount = start
      this.#addDot(this.#x[start]!, this.#y[start]!, this.#pathColour())
      return
    }
    if (!this.#isLastKept) {
      this.#thinned = true
      this.#keep(this.#lastX, this.#lastY)
    }
    this.#features[this.#pathCount] = this.#feature
    this.#pathColours[this.#pathCount] = this.#pathColour()
    this.#kinds[this.#pathCount++] = this.#kind
    this.#starts[this.#pathCount] = this.#vertexCount
    if (this.#pathCount === this.#limits.paths) this.#coarsen()
  }

  #pathColour(): number {
    return this.#kind === pathKind.line ? this.#colours.line : this.#colours.area
  }

  /** Doubles the cell until half of the room is free, so that it is not done often. */
  #coarsen(): void {
    this.#thinned = true
    do {
      this.#cell *= 2
      this.#dots.setCell(this.#cell)
      this.#thinPaths()
    } while (
      this.#vertexCount > this.#limits.vertices / 2 ||
      this.#pathCount > this.#limits.paths / 2 ||
      this.#dots.count > this.#limits.dots / 2
    )
  }

  #thinPaths(): void {
    const x = this.#x
    const y = this.#y
    const openStart = this.#starts[this.#pathCount]!
    let paths = 0
    let to = 0
    for (let path = 0; path < this.#pathCount; path++) {
      const from = this.#starts[path]!
      const end = this.#starts[path + 1]!
      const start = to
      to = this.#thin(from, end, to)
      // The far end of a line stays where it is.
      if (to - start > 1 || !this.#isInCell(end - 1, start)) {
        if (x[to - 1] !== x[end - 1] || y[to - 1] !== y[end - 1]) {
          x[to] = x[end - 1]!
          y[to++] = y[end - 1]!
        }
        this.#starts[paths] = start
        this.#features[paths] = this.#features[path]!
        this.#pathColours[paths] = this.#pathColours[path]!
        this.#kinds[paths++] = this.#kinds[path]!
      } else {
        to = start
        // When even the dots are full, the next doubling makes room; a dot dropped here has a neighbour in its cell.
        this.#dots.add(x[start]!, y[start]!, this.#features[path]!, this.#pathColours[path]!)
      }
    }
    this.#starts[paths] = to
    this.#pathCount = paths
    this.#vertexCount = this.#thin(openStart, this.#vertexCount, to)
  }

  /** Moves the vertices that stay to `to`; returns the end. */
  #thin(from: number, end: number, to: number): number {
    const x = this.#x
    const y = this.#y
    const start = to
    for (let at = from; at < end; at++) {
      if (to > start && this.#isInCell(at, to - 1)) continue
      x[to] = x[at]!
      y[to++] = y[at]!
    }
    return to
  }

  #isInCell(vertex: number, other: number): boolean {
    return (
      Math.abs(this.#x[vertex]! - this.#x[other]!) < this.#cell &&
      Math.abs(this.#y[vertex]! - this.#y[other]!) < this.#cell
    )
  }

  /** Whether a line jumps over the map when longitudes are written so: one that passes Greenwich must not be parted there. */
  #isTorn(x: Float64Array): boolean {
    for (let path = 0; path < this.#pathCount; path++)
      for (let at = this.#starts[path]! + 1; at < this.#starts[path + 1]!; at++)
        if (Math.abs(x[at]! - x[at - 1]!) > 180) return true
    return false
  }

  /** Nothing when there are no coordinates. */
  finish(): Picture | undefined {
    this.#endPath()
    const x = this.#x.subarray(0, this.#vertexCount)
    const y = this.#y.subarray(0, this.#vertexCount)
    const dotX = this.#dots.x.subarray(0, this.#dots.count)
    const dotY = this.#dots.y.subarray(0, this.#dots.count)
    if (x.length + dotX.length === 0) return undefined

    let [west, east] = range(x, dotX)
    if (west >= -180 && east <= 180 && east - west > 180) {
      // Data around the 180th meridian is shown in one piece when that makes it narrower.
      const onward = (values: Float64Array) => values.map((value) => (value < 0 ? value + 360 : value))
      const [from, to] = range(onward(x), onward(dotX))
      if (to - from < east - west && !this.#isTorn(onward(x))) {
        x.set(onward(x))
        dotX.set(onward(dotX))
        west = from
        east = to
      }
    }
    const [south, north] = range(y, dotY)
    return {
      vertices: interleaved(x, y),
      pathStarts: this.#starts.slice(0, this.#pathCount + 1),
      pathKinds: this.#kinds.slice(0, this.#pathCount),
      pathFeatures: this.#features.slice(0, this.#pathCount),
      dotFeatures: this.#dots.feature.slice(0, this.#dots.count),
      pathColours: this.#pathColours.slice(0, this.#pathCount),
      dotColours: this.#dots.colour.slice(0, this.#dots.count),
      colours: this.#colours.list,
      tracks: this.#tracks,
      dots: interleaved(dotX, dotY),
      bounds: { west, south, east, north },
      thinned: this.#thinned,
    }
  }
}

/** x and y in turns. */
function interleaved(x: Float64Array, y: Float64Array): Float64Array {
  const result = new Float64Array(2 * x.length)
  for (let at = 0; at < x.length; at++) {
    result[2 * at] = x[at]!
    result[2 * at + 1] = y[at]!
  }
  return result
}

const isUsable = (x: number, y: number): boolean => Math.abs(x) < coordinateLimit && Math.abs(y) < coordinateLimit

function range(...lists: readonly Float64Array[]): [least: number, greatest: number] {
  let least = Number.POSITIVE_INFINITY
  let greatest = Number.NEGATIVE_INFINITY
  for (const list of lists)
    for (const value of list) {
      if (value < least) least = value
      if (value > greatest) greatest = value
    }
  return [least, greatest]
}
