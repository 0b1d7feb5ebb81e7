import { type FeatureBatch, featureKind, shapeType } from '#engines/geodata/index.ts'
import { DotSet } from './dot-set.ts'
import { FeatureColours } from './feature-colours.ts'
import { everySide, type MapWindow } from './map-window.ts'
import { inOnePiece } from './one-piece.ts'
import { interleaved, isUsable, type Picture, pathKind, range, usualLimits } from './picture.ts'

/** About a centimetre: below it nothing is left out before there is need. */
const finestCellDegrees = 1e-7
/** With more tracks than this, their starts and finishes would hide the map. */
const trackLimit = 20

/**
 * Keeps a vertex when it is a cell away from the one kept before it, and doubles the cell when room runs out. So memory is fixed, a
 * small file keeps every vertex, and a large one loses only what would not be seen: nothing disappears, the tiny becomes a dot. With a
 * window only what lies in it takes room: of a stretch of line that stays beyond one side of it the ends are kept, so that areas stay closed.
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
  #points = 0
  readonly #window: MapWindow | undefined
  /** The sides all places of the stretch have in common that is passed over, and its last place; of the whole path as well. */
  #stretchSides = 0
  #pathSides = everySide
  #skippedX = Number.NaN
  #skippedY = 0

  constructor(limits = usualLimits, window?: MapWindow) {
    this.#limits = limits
    this.#window = window
    this.#x = new Float64Array(limits.vertices)
    this.#y = new Float64Array(limits.vertices)
    this.#starts = new Uint32Array(limits.paths + 1)
    this.#kinds = new Uint8Array(limits.paths)
    this.#features = new Uint32Array(limits.paths)
    this.#pathColours = new Uint8Array(limits.paths)
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
    for (let point = from; point < to; point++) {
      const east = x[point]!
      const north = y[point]!
      if (!isUsable(east, north) || this.#window?.isBeyond(this.#window.sidesOf(east, north))) continue
      this.#points++
      this.#addDot(east, north, this.#colours.dot)
    }
  }

  #addDot(x: number, y: number, colour: number): void {
    while (!this.#dots.add(x, y, this.#feature, colour)) this.#coarsen()
  }

  #addVertices(x: Float64Array, y: Float64Array, from: number, to: number): void {
    const window = this.#window
    if (window === undefined) {
      this.#points += to - from
      for (let point = from; point < to; point++) this.#addVertex(x[point]!, y[point]!)
    } else for (let point = from; point < to; point++) this.#addThrough(window, x[point]!, y[point]!)
  }

  #addThrough(window: MapWindow, x: number, y: number): void {
    if (!isUsable(x, y)) return
    const sides = window.sidesOf(x, y)
    if (!window.isBeyond(sides)) this.#points++
    // The first place of a path is kept in any case.
    const common = this.#vertexCount > this.#starts[this.#pathCount]! ? this.#stretchSides & sides : 0
    if (window.isBeyond(common)) {
      this.#stretchSides = common
      this.#skippedX = x
      this.#skippedY = y
      return
    }
    this.#addSkipped()
    this.#stretchSides = sides
    this.#addVertex(x, y)
    this.#pathSides &= sides
  }

  #addSkipped(): void {
    if (Number.isNaN(this.#skippedX)) return
    const x = this.#skippedX
    this.#skippedX = Number.NaN
    this.#addVertex(x, this.#skippedY)
    this.#pathSides &= this.#stretchSides
  }

  #addVertex(east: number, north: number): void {
    if (this.#vertexCount > this.#starts[this.#pathCount]!) {
      const keptX = this.#x[this.#vertexCount - 1]!
      const keptY = this.#y[this.#vertexCount - 1]!
      if (Math.abs(east - keptX) < this.#cell && Math.abs(north - keptY) < this.#cell) {
        this.#lastX = east
        this.#lastY = north
        this.#isLastKept = false
        return
      }
      // A line over the 180th meridian goes on at the other edge of the map.
      if (Math.abs(east - this.#lastX) > 180 && Math.abs(east) <= 180 && Math.abs(this.#lastX) <= 180)
        this.#beginPath(this.#kind)
    }
    if (isUsable(east, north)) this.#keep(east, north)
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
    this.#addSkipped()
    const isOutside = this.#window?.isBeyond(this.#pathSides) === true
    this.#pathSides = everySide
    const start = this.#starts[this.#pathCount]!
    const kept = this.#vertexCount - start
    if (kept === 0) return
    if (isOutside) {
      this.#vertexCount = start
      return
    }
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

  /** Nothing when there are no coordinates. */
  finish(): Picture | undefined {
    this.#endPath()
    const x = this.#x.subarray(0, this.#vertexCount)
    const y = this.#y.subarray(0, this.#vertexCount)
    const dotX = this.#dots.x.subarray(0, this.#dots.count)
    const dotY = this.#dots.y.subarray(0, this.#dots.count)
    if (x.length + dotX.length === 0) return undefined

    const pathStarts = this.#starts.slice(0, this.#pathCount + 1)
    const [west, east] = inOnePiece(x, dotX, pathStarts)
    const [south, north] = range(y, dotY)
    return {
      vertices: interleaved(x, y),
      pathStarts,
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
      cellDegrees: this.#cell,
      points: this.#points,
    }
  }
}
