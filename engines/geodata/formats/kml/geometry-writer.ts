import type { ByteWriter } from '../../bytes/byte-writer.ts'
import { type FeatureBatch, shapeType } from '../../model/feature.ts'
import { writeX, writeY, writeZ } from '../../model/ordinate.ts'

/** How lines and areas lie on the ground, carried from the source: extrude, tessellate and altitudeMode elements. */
export interface GroundSettings {
  readonly xml: string
}

/** Writes a shape that is whole in this batch. Returns how many rings had to be closed. */
export function writeShape(out: ByteWriter, batch: FeatureBatch, shape: number, settings: GroundSettings): number {
  const first = batch.firstPath[shape]!
  const end = batch.firstPath[shape + 1]!
  switch (batch.shape[shape]) {
    case shapeType.point:
      if (first < end) writePoint(out, batch, batch.firstPoint[first]!, settings)
      return 0
    case shapeType.multiPoint:
      out.ascii('<MultiGeometry>')
      for (let point = batch.firstPoint[first]!; first < end && point < batch.firstPoint[first + 1]!; point++)
        writePoint(out, batch, point, settings)
      out.ascii('</MultiGeometry>')
      return 0
    case shapeType.line:
      if (first < end) writeLine(out, batch, first, settings)
      return 0
    case shapeType.multiLine:
      out.ascii('<MultiGeometry>')
      for (let path = first; path < end; path++) writeLine(out, batch, path, settings)
      out.ascii('</MultiGeometry>')
      return 0
    case shapeType.polygon:
      return first < end ? writePolygon(out, batch, first, end, settings) : 0
    case shapeType.multiPolygon: {
      let closed = 0
      out.ascii('<MultiGeometry>')
      for (let path = first; path < end; ) {
        let next = path + 1
        while (next < end && batch.hole[next] === 1) next++
        closed += writePolygon(out, batch, path, next, settings)
        path = next
      }
      out.ascii('</MultiGeometry>')
      return closed
    }
    default: {
      let closed = 0
      out.ascii('<MultiGeometry>')
      for (let child = shape + 1; child < batch.shapeEnd[shape]!; child = batch.shapeEnd[child]!)
        closed += writeShape(out, batch, child, settings)
      out.ascii('</MultiGeometry>')
      return closed
    }
  }
}

function writePoint(out: ByteWriter, batch: FeatureBatch, point: number, settings: GroundSettings): void {
  out.ascii('<Point>')
  out.ascii(settings.xml.replace(/<tessellate>.*<\/tessellate>/, ''))
  out.ascii('<coordinates>')
  writePosition(out, batch, point)
  out.ascii('</coordinates></Point>')
}

function writeLine(out: ByteWriter, batch: FeatureBatch, path: number, settings: GroundSettings): void {
  out.ascii('<LineString>')
  out.ascii(settings.xml)
  writeCoordinates(out, batch, path)
  out.ascii('</LineString>')
}

function writePolygon(
  out: ByteWriter,
  batch: FeatureBatch,
  first: number,
  end: number,
  settings: GroundSettings,
): number {
  let closed = 0
  out.ascii('<Polygon>')
  out.ascii(settings.xml)
  for (let path = first; path < end; path++) {
    out.ascii(path === first ? '<outerBoundaryIs><LinearRing>' : '<innerBoundaryIs><LinearRing>')
    if (writeCoordinates(out, batch, path, true)) closed++
    out.ascii(path === first ? '</LinearRing></outerBoundaryIs>' : '</LinearRing></innerBoundaryIs>')
  }
  out.ascii('</Polygon>')
  return closed
}

/** Whether it is a ring whose first point had to be written once more at its end. */
function writeCoordinates(out: ByteWriter, batch: FeatureBatch, path: number, isRing = false): boolean {
  out.ascii('<coordinates>')
  const first = batch.firstPoint[path]!
  const end = batch.firstPoint[path + 1]!
  for (let point = first; point < end; point++) {
    if (point > first) out.byte(0x20)
    writePosition(out, batch, point)
  }
  const { x, y } = batch
  const isOpen = isRing && end > first && (x[first] !== x[end - 1] || y[first] !== y[end - 1])
  if (isOpen) {
    out.byte(0x20)
    writePosition(out, batch, first)
  }
  out.ascii('</coordinates>')
  return isOpen
}

export function writePosition(out: ByteWriter, batch: FeatureBatch, point: number): void {
  writeX(out, batch, point)
  out.byte(0x2c)
  writeY(out, batch, point)
  if (batch.hasZ && !Number.isNaN(batch.z[point]!)) {
    out.byte(0x2c)
    writeZ(out, batch, point)
  }
}
