import type { TargetSystem } from '#engines/coordinates/index.ts'
import type { ByteWriter } from '../../bytes/byte-writer.ts'
import { utf8 } from '../../bytes/utf8.ts'
import { type FeatureBatch, type ShapeType, shapeType } from '../../model/feature.ts'
import { type PositionSpelling, writeFlatPositions } from '../../model/flat-positions.ts'
import { isOpenRing } from '../../model/open-rings.ts'
import { writeX, writeY, writeZ } from '../../model/ordinate.ts'
import { hasNumber } from '../../model/point-counts.ts'
import { signedArea } from '../../model/ring-direction.ts'

/** The authority's own name, and with it its axis order (OGC 09-048r5, clause 7.3): on WGS 84 latitude first. */
const nameOf = (authority: string, code: number) => ` srsName="urn:ogc:def:crs:${authority}::${code}"`
const inSpace = ' srsDimension="3"'

const posListOpening = utf8('<gml:posList>')
const posListClosing = utf8('</gml:posList>')
const exteriorOpening = utf8('<gml:exterior><gml:LinearRing><gml:posList>')
const exteriorClosing = utf8('</gml:posList></gml:LinearRing></gml:exterior>')
const interiorOpening = utf8('<gml:interior><gml:LinearRing><gml:posList>')
const interiorClosing = utf8('</gml:posList></gml:LinearRing></gml:interior>')

/** Writes shapes as GML 3.2 geometries. Every geometry has an id, as ISO 19136 clause 7.2.4.5 asks. */
export class GmlGeometryWriter {
  readonly #out: ByteWriter
  measuresDropped = 0
  elevationsFilled = 0
  ringsClosed = 0
  #hasZ = false
  readonly #flat: string
  readonly #spatial: string
  /** `52.5 13.4 52.6 13.5` */
  readonly #positions: PositionSpelling

  constructor(out: ByteWriter, system: TargetSystem | undefined) {
    this.#out = out
    this.#flat = system ? nameOf(system.authority, system.code) : nameOf('EPSG', 4326)
    this.#spatial = (system ? this.#flat : nameOf('EPSG', 4979)) + inSpace
    const isNorthFirst = system ? system.projection.authorityAxisOrder === 'north-east' : true
    this.#positions = { isNorthFirst, opening: 0, comma: 0x20, closing: 0, separator: 0x20 }
  }

  /** Whether GML has a way to write the shape: a point or line without positions it has not. */
  static canWrite(batch: FeatureBatch, shape: number): boolean {
    const type = batch.shape[shape]
    const isEmpty = batch.firstPath[shape] === batch.firstPath[shape + 1]
    return !isEmpty || !(type === shapeType.point || type === shapeType.line || type === shapeType.polygon)
  }

  write(batch: FeatureBatch, shape: number, id: string): void {
    const from = batch.firstPoint[batch.firstPath[shape]!]!
    const to = batch.firstPoint[batch.firstPath[batch.shapeEnd[shape]!]!]!
    this.#hasZ = batch.hasZ && hasNumber(batch.z, from, to)
    if (batch.hasM)
      for (let point = from; point < to; point++) if (!Number.isNaN(batch.m[point]!)) this.measuresDropped++
    this.#writeShape(batch, shape, id, this.#hasZ ? this.#spatial : this.#flat)
  }

  #writeShape(batch: FeatureBatch, shape: number, id: string, system: string): void {
    const first = batch.firstPath[shape]!
    const end = batch.firstPath[shape + 1]!
    const out = this.#out
    switch (batch.shape[shape] as ShapeType) {
      case shapeType.point:
        this.#writePoint(batch, batch.firstPoint[first]!, id, system)
        break
      case shapeType.line:
        this.#writeLine(batch, first, id, system)
        break
      case shapeType.polygon:
        this.#writePolygon(batch, first, end, id, system)
        break
      case shapeType.multiPoint:
        this.#open('MultiPoint', id, system)
        if (first < end) this.#writePointMembers(batch, batch.firstPoint[first]!, batch.firstPoint[end]!, id)
        out.ascii('</gml:MultiPoint>')
        break
      case shapeType.multiLine:
        this.#open('MultiCurve', id, system)
        for (let path = first; path < end; path++) {
          out.ascii('<gml:curveMember>')
          this.#writeLine(batch, path, `${id}.${path - first}`, '')
          out.ascii('</gml:curveMember>')
        }
        out.ascii('</gml:MultiCurve>')
        break
      case shapeType.multiPolygon:
        this.#open('MultiSurface', id, system)
        for (let path = first, next = first; path < end; path = next) {
          next = path + 1
          while (next < end && batch.hole[next] === 1) next++
          out.ascii('<gml:surfaceMember>')
          this.#writePolygon(batch, path, next, `${id}.${path - first}`, '')
          out.ascii('</gml:surfaceMember>')
        }
        out.ascii('</gml:MultiSurface>')
        break
      default:
        this.#open('MultiGeometry', id, system)
        for (let child = shape + 1; child < batch.shapeEnd[shape]!; child = batch.shapeEnd[child]!) {
          if (!GmlGeometryWriter.canWrite(batch, child)) continue
          out.ascii('<gml:geometryMember>')
          this.#writeShape(batch, child, `${id}.${child - shape - 1}`, '')
          out.ascii('</gml:geometryMember>')
        }
        out.ascii('</gml:MultiGeometry>')
    }
  }

  #writePointMembers(batch: FeatureBatch, from: number, to: number, id: string): void {
    for (let point = from; point < to; point++) {
      this.#out.ascii('<gml:pointMember>')
      this.#writePoint(batch, point, `${id}.${point - from}`, '')
      this.#out.ascii('</gml:pointMember>')
    }
  }

  #open(element: string, id: string, system: string): void {
    const out = this.#out
    out.ascii(`<gml:${element} gml:id="`)
    out.utf8(id)
    out.byte(0x22)
    out.ascii(system)
    out.byte(0x3e)
  }

  #writePoint(batch: FeatureBatch, point: number, id: string, system: string): void {
    this.#open('Point', id, system)
    this.#out.ascii('<gml:pos>')
    this.#writePositions(batch, point, point + 1, 1)
    this.#out.ascii('</gml:pos></gml:Point>')
  }

  #writeLine(batch: FeatureBatch, path: number, id: string, system: string): void {
    this.#open('LineString', id, system)
    this.#out.copy(posListOpening)
    this.#writePositions(batch, batch.firstPoint[path]!, batch.firstPoint[path + 1]!, 1)
    this.#out.copy(posListClosing)
    this.#out.ascii('</gml:LineString>')
  }

  #writePolygon(batch: FeatureBatch, first: number, end: number, id: string, system: string): void {
    const out = this.#out
    this.#open('Polygon', id, system)
    for (let path = first; path < end; path++) {
      const isHole = path > first
      out.copy(isHole ? interiorOpening : exteriorOpening)
      this.#writeRing(batch, path, isHole)
      out.copy(isHole ? interiorClosing : exteriorClosing)
    }
    out.ascii('</gml:Polygon>')
  }

  /** Exteriors counter-clockwise as seen from above, holes clockwise. */
  #writeRing(batch: FeatureBatch, path: number, isHole: boolean): void {
    const from = batch.firstPoint[path]!
    const to = batch.firstPoint[path + 1]!
    const backwards = signedArea(batch.x, batch.y, from, to) > 0 === isHole
    const first = backwards ? to - 1 : from
    if (backwards) this.#writePositions(batch, to - 1, from - 1, -1)
    else this.#writePositions(batch, from, to, 1)
    if (!isOpenRing(batch, path)) return
    this.ringsClosed++
    this.#out.byte(0x20)
    this.#writePositions(batch, first, first + 1, 1)
  }

  #writePositions(batch: FeatureBatch, from: number, to: number, step: 1 | -1): void {
    if (this.#hasZ) this.#writeSpatial(batch, from, to, step)
    else writeFlatPositions(this.#out, batch, from, to, step, this.#positions)
  }

  #writeSpatial(batch: FeatureBatch, from: number, to: number, step: 1 | -1): void {
    const out = this.#out
    const [writeFirst, writeSecond] = this.#positions.isNorthFirst ? [writeY, writeX] : [writeX, writeY]
    for (let point = from; point !== to; point += step) {
      if (point !== from) out.byte(0x20)
      writeFirst(out, batch, point)
      out.byte(0x20)
      writeSecond(out, batch, point)
      out.byte(0x20)
      if (Number.isNaN(batch.z[point]!)) {
        this.elevationsFilled++
        out.byte(0x30)
      } else writeZ(out, batch, point)
    }
  }
}
