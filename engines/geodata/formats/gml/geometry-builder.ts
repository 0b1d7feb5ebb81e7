import { addArc, addArcByCenter, addCircle, radiiOf } from '../../curves/arcs.ts'
import { mayBeDrawn } from '../../curves/draw-arcs.ts'
import { BatchMark, type FeatureBatch, shapeType } from '../../model/feature.ts'
import type { Notes } from '../../notes/notes.ts'
import { reproject } from '../../systems/reproject.ts'
import type { GeometryNode } from './geometry-node.ts'
import { joinEdges, type Stretch } from './join-edges.ts'
import type { Positions } from './positions.ts'

/** Turns a geometry read as a tree into shapes of a batch. */
export class GeometryBuilder {
  readonly #positions: Positions
  readonly #notes: Notes
  readonly #keepDigits: boolean
  readonly #mark = new BatchMark()
  #curves = 0

  constructor(positions: Positions, notes: Notes, keepDigits: boolean) {
    this.#positions = positions
    this.#notes = notes
    this.#keepDigits = keepDigits
  }

  build(batch: FeatureBatch, node: GeometryNode): void {
    batch.setMark(this.#mark)
    this.#curves = 0
    // Arcs that cannot be drawn turn up while the shape is built.
    const isBuilt = !this.#positions.isFaulty && this.#addShape(batch, node) && !this.#positions.isFaulty
    if (!isBuilt) {
      batch.cutBack(this.#mark)
      this.#notes.add('geometry-unreadable')
    } else if (this.#curves > 0) this.#notes.add('geometry-simplified-from-curves')
  }

  #addShape(batch: FeatureBatch, node: GeometryNode): boolean {
    switch (node.role) {
      case 'point': {
        batch.beginShape(shapeType.point)
        const stretches = this.#pointsOf(node)
        if (stretches.length === 0) return true
        batch.beginPath()
        return this.#addStretches(batch, stretches, node, 1)
      }
      case 'multi-point': {
        batch.beginShape(shapeType.multiPoint)
        const stretches = this.#pointsOf(node)
        if (stretches.length === 0) return true
        batch.beginPath()
        return this.#addStretches(batch, stretches, node, 0)
      }
      case 'multi-curve':
        batch.beginShape(shapeType.multiLine)
        return node.children.every((child) => this.#addLine(batch, child, false))
      case 'polygon':
        batch.beginShape(shapeType.polygon)
        return this.#addPolygon(batch, node)
      case 'surface':
      case 'face': {
        const polygons = polygonsOf(node)
        batch.beginShape(polygons.length === 1 ? shapeType.polygon : shapeType.multiPolygon)
        return polygons.every((polygon) => this.#addPolygon(batch, polygon))
      }
      case 'multi-surface':
        batch.beginShape(shapeType.multiPolygon)
        return polygonsOf(node).every((polygon) => this.#addPolygon(batch, polygon))
      case 'collection': {
        const shape = batch.beginShape(shapeType.collection)
        const isBuilt = node.children.every((child) => this.#addShape(batch, child))
        batch.endCollection(shape)
        return isBuilt
      }
      default:
        batch.beginShape(shapeType.line)
        return this.#addLine(batch, node, false)
    }
  }

  /** In the order of the file: up to the last position of its own there are also those of the parts that stand before it. */
  #pointsOf(node: GeometryNode): Stretch[] {
    const own = node.to > node.from ? [{ from: node.from, to: node.to, isReversed: false }] : []
    const behind = node.children.filter((child) => child.from >= node.to)
    return [...own, ...behind.flatMap((child) => this.#pointsOf(child))]
  }

  #addPolygon(batch: FeatureBatch, polygon: GeometryNode): boolean {
    if (polygon.role === 'face') return this.#addFace(batch, polygon)
    let isFirst = true
    // The exterior comes first in the model wherever it stands in the file.
    const rings = [
      ...polygon.children.filter((ring) => ring.place !== 'interior'),
      ...polygon.children.filter((ring) => ring.place === 'interior'),
    ]
    for (const ring of rings) {
      if (!this.#addLine(batch, ring, !isFirst)) return false
      isFirst = false
    }
    return true
  }

  #addFace(batch: FeatureBatch, face: GeometryNode): boolean {
    const edges = face.children.map((edge) => this.#stretchesOf(edge))
    const rings = joinEdges(edges, this.#positions)
    return rings.every((ring, index) => {
      batch.beginPath(index > 0)
      return this.#addStretches(batch, ring, face, 0)
    })
  }

  #addLine(batch: FeatureBatch, node: GeometryNode, isHole: boolean): boolean {
    const stretches = this.#stretchesOf(node)
    if (stretches.length === 0) return true
    batch.beginPath(isHole)
    return this.#addStretches(batch, stretches, node, 0)
  }

  /** The stretches a curve is made of, arcs drawn out. */
  #stretchesOf(node: GeometryNode): Stretch[] {
    let stretches: Stretch[]
    if (node.children.length > 0 && node.role !== 'line')
      stretches = node.children.flatMap((child) => this.#stretchesOf(child))
    else if (node.role === 'arcs' || node.role === 'circle') stretches = this.#drawArcs(node)
    else if (node.role === 'arc-by-center' || node.role === 'circle-by-center') stretches = this.#drawByCenter(node)
    else {
      if (node.role === 'spline') this.#curves++
      // A line may have its points one by one: Point elements inside it.
      stretches = this.#pointsOf(node)
    }
    if (!node.isReversed) return stretches
    return stretches.reverse().map((stretch) => ({ ...stretch, isReversed: !stretch.isReversed }))
  }

  #drawArcs(node: GeometryNode): Stretch[] {
    const positions = this.#positions
    this.#curves++
    const { from, to } = node
    if (to - from < 3 || !mayBeDrawn(to - from, positions.count)) return [{ from, to, isReversed: false }]
    const start = positions.count
    const add = (x: number, y: number) => positions.addPoint(x, y)
    add(positions.x[from]!, positions.y[from]!)
    for (let point = from; point + 2 < to; point += 2) {
      const corners = [point, point + 1, point + 2]
      const draw = node.role === 'circle' ? addCircle : addArc
      draw(
        corners.map((at) => positions.x[at]!),
        corners.map((at) => positions.y[at]!),
        add,
      )
    }
    return [{ from: start, to: positions.count, isReversed: false }]
  }

  #drawByCenter(node: GeometryNode): Stretch[] {
    const positions = this.#positions
    if (node.to === node.from) return []
    const start = positions.count
    const toRadians = Math.PI / 180
    const isWhole = node.role === 'circle-by-center'
    const y = positions.y[node.from]!
    const radii = radiiOf(node.radius, node.radiusUnit, node.system.isInDegrees, y)
    const given = isWhole ? [radii.x, radii.y] : [radii.x, radii.y, node.startAngle, node.endAngle]
    if (!given.every(Number.isFinite) || !mayBeDrawn(1, start)) {
      positions.isFaulty = true
      return []
    }
    this.#curves++
    addArcByCenter(
      positions.x[node.from]!,
      y,
      radii,
      isWhole ? 0 : node.startAngle * toRadians,
      isWhole ? 0 : node.endAngle * toRadians,
      (x, y) => positions.addPoint(x, y),
    )
    return [{ from: start, to: positions.count, isReversed: false }]
  }

  /** Adds stretches to the newest path; where one begins at the point the last ended with, that point is not repeated. */
  #addStretches(batch: FeatureBatch, stretches: readonly Stretch[], node: GeometryNode, limit: number): boolean {
    const { x, y, z, digits, hasZ } = this.#positions
    const firstPoint = batch.pointCount
    let left = limit === 0 ? Number.POSITIVE_INFINITY : limit
    const joins = node.role !== 'multi-point'
    const keepsDigits = this.#keepDigits && node.system.projection === undefined
    for (const stretch of stretches) {
      const step = stretch.isReversed ? -1 : 1
      const end = stretch.isReversed ? stretch.from - 1 : stretch.to
      let at = stretch.isReversed ? stretch.to - 1 : stretch.from
      const last = batch.pointCount - 1
      if (joins && last >= firstPoint && at !== end && batch.x[last] === x[at] && batch.y[last] === y[at]) at += step
      if (step === 1 && limit === 0 && !hasZ) {
        this.#addFlat(batch, at, end, keepsDigits)
        continue
      }
      for (; at !== end && left > 0; at += step, left--) {
        const point = batch.addPoint(x[at]!, y[at]!)
        if (hasZ && !Number.isNaN(z[at]!)) batch.setZ(point, z[at]!)
        if (!keepsDigits) continue
        const d = at * 6
        if (digits[d + 1]! > digits[d]!) batch.xDigits.set(point, digits[d]!, digits[d + 1]!)
        if (digits[d + 3]! > digits[d + 2]!) batch.yDigits.set(point, digits[d + 2]!, digits[d + 3]!)
        if (digits[d + 5]! > digits[d + 4]!) batch.zDigits.set(point, digits[d + 4]!, digits[d + 5]!)
      }
    }
    const { projection } = node.system
    return projection === undefined || reproject(batch, firstPoint, batch.pointCount, projection)
  }

  /** Positions without elevation, in their order: nearly all there are. */
  #addFlat(batch: FeatureBatch, from: number, to: number, keepsDigits: boolean): void {
    const { x, y, digits } = this.#positions
    let point = batch.addPoints(x, y, from, to)
    if (!keepsDigits) return
    const { xDigits, yDigits } = batch
    xDigits.reserve(batch.pointCount)
    yDigits.reserve(batch.pointCount)
    const { start: xStart, end: xEnd } = xDigits
    const { start: yStart, end: yEnd } = yDigits
    for (let at = from * 6; at < to * 6; at += 6, point++) {
      xStart[point] = digits[at]!
      xEnd[point] = digits[at + 1]!
      yStart[point] = digits[at + 2]!
      yEnd[point] = digits[at + 3]!
    }
    xDigits.used = yDigits.used = true
  }
}

function polygonsOf(node: GeometryNode): GeometryNode[] {
  if (node.role === 'polygon' || node.role === 'face') return [node]
  return node.children.flatMap(polygonsOf)
}
