import { type FeatureBatch, shapeType } from '../../model/feature.ts'
import { groupRings } from '../../model/group-rings.ts'
import type { NoteSink } from '../../notes/pending-notes.ts'
import { drawnOut } from './curves.ts'

interface Geometry {
  readonly x?: unknown
  readonly y?: unknown
  readonly z?: unknown
  readonly m?: unknown
  readonly points?: unknown
  readonly paths?: unknown
  readonly rings?: unknown
  readonly curvePaths?: unknown
  readonly curveRings?: unknown
  readonly hasZ?: unknown
  readonly hasM?: unknown
}

/** Reads geometries in Esri's notation; rings are sorted into polygons with holes by their direction, as in a shapefile. */
export class EsriGeometry {
  readonly #notes: NoteSink
  /** What the set says of all its geometries, for those that say nothing. */
  hasZ: unknown
  hasM: unknown

  constructor(notes: NoteSink) {
    this.#notes = notes
  }

  /** False when the geometry cannot be read; what was added before that was clear is to be dropped. */
  read(batch: FeatureBatch, value: unknown): boolean {
    if (value === null) return true
    if (typeof value !== 'object') return false
    const geometry = value as Geometry
    const { hasZ, hasM } = 'hasZ' in geometry || 'hasM' in geometry ? geometry : this
    const isMeasured = hasM === true && hasZ !== true
    if ('x' in geometry) return this.#point(batch, geometry)
    if (Array.isArray(geometry.points)) return this.#multiPoint(batch, geometry.points, isMeasured)
    if (geometry.curvePaths !== undefined || geometry.curveRings !== undefined)
      this.#notes.add('geometry-simplified-from-curves')
    const paths = pathsOf(geometry.paths ?? geometry.curvePaths)
    if (paths !== undefined) return this.#lines(batch, paths, isMeasured)
    const rings = pathsOf(geometry.rings ?? geometry.curveRings)
    return rings !== undefined && this.#polygons(batch, rings, isMeasured)
  }

  #point(batch: FeatureBatch, { x, y, z, m }: Geometry): boolean {
    batch.beginShape(shapeType.point)
    // An empty point has null or "NaN" for its ordinates.
    if (typeof x !== 'number' || typeof y !== 'number') return true
    batch.beginPath()
    const point = batch.addPoint(x, y)
    if (typeof z === 'number') batch.setZ(point, z)
    if (typeof m === 'number') batch.setM(point, m)
    return true
  }

  #multiPoint(batch: FeatureBatch, points: readonly unknown[], isMeasured: boolean): boolean {
    batch.beginShape(shapeType.multiPoint)
    if (points.length > 0) batch.beginPath()
    return this.#positions(batch, points, isMeasured)
  }

  #lines(batch: FeatureBatch, paths: readonly (readonly unknown[])[], isMeasured: boolean): boolean {
    batch.beginShape(paths.length === 1 ? shapeType.line : shapeType.multiLine)
    return paths.every((path) => {
      batch.beginPath()
      return this.#positions(batch, path, isMeasured)
    })
  }

  #polygons(batch: FeatureBatch, rings: readonly (readonly unknown[])[], isMeasured: boolean): boolean {
    const sound = rings.filter((ring) => ring.length > 0)
    if (sound.length === 0) {
      batch.beginShape(shapeType.polygon)
      return true
    }
    const flat = sound.map((ring) => ring.map(ordinatesOf))
    if (flat.some((ring) => ring.includes(undefined))) return false
    const all = flat.flat() as (readonly number[])[]
    const starts = [0]
    for (const ring of flat) starts.push(starts.at(-1)! + ring.length)
    const groups = groupRings(
      Float64Array.from(all, (position) => position[0]!),
      Float64Array.from(all, (position) => position[1]!),
      starts,
      flat.length,
    )
    const polygons = groups.isHole.filter((isHole) => !isHole).length
    batch.beginShape(polygons === 1 ? shapeType.polygon : shapeType.multiPolygon)
    groups.order.forEach((ring, index) => {
      batch.beginPath(groups.isHole[index])
      this.#positions(batch, sound[ring]!, isMeasured)
    })
    return true
  }

  #positions(batch: FeatureBatch, positions: readonly unknown[], isMeasured: boolean): boolean {
    return positions.every((value) => {
      const ordinates = ordinatesOf(value)
      if (ordinates === undefined) return false
      const point = batch.addPoint(ordinates[0]!, ordinates[1]!)
      const [third, fourth] = ordinates.slice(2)
      if (third !== undefined && Number.isFinite(third)) {
        if (isMeasured) batch.setM(point, third)
        else batch.setZ(point, third)
      }
      if (fourth !== undefined && Number.isFinite(fourth)) batch.setM(point, fourth)
      return true
    })
  }
}

function ordinatesOf(position: unknown): readonly number[] | undefined {
  if (!Array.isArray(position) || typeof position[0] !== 'number' || typeof position[1] !== 'number') return undefined
  return position.map((ordinate) => (typeof ordinate === 'number' ? ordinate : Number.NaN))
}

function pathsOf(value: unknown): readonly (readonly unknown[])[] | undefined {
  return Array.isArray(value) && value.every((path) => Array.isArray(path)) ? value.map(drawnOut) : undefined
}
