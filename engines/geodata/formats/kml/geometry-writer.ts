import type { ByteWriter } from '../../bytes/byte-writer.ts'
import { writeX, writeY, writeZ } from '../../bytes/ordinate.ts'
import { type FeatureBatch, shapeType } from '../../feature.ts'

/** How lines and areas lie on the ground, carried from the source: extrude, tessellate and altitudeMode elements. */
export interface GroundSettings {
  readonly xml: string
}

/** Writes a shape that is whole in this batch. */
export function writeShape(out: ByteWriter, batch: FeatureBatch, shape: number, settings: GroundSettings): void {
  const first = batch.firstPath[shape]!
  const end = batch.firstPath[shape + 1]!
  switch (batch.shape[shape]) {
    case shapeType.point:
      if (first < end) writePoint(out, batch, batch.firstPoint[first]!, settings)
      return
    case shapeType.multiPoint:
      out.ascii('<MultiGeometry>')
      for (let point = batch.firstPoint[first]!; first < end && point < batch.firstPoint[first + 1]!; point++)
        writePoint(out, batch, point, settings)
      out.ascii('</MultiGeometry>')
      return
    case shapeType.line:
      if (first < end) writeLine(out, batch, first, settings)
      return
    case shapeType.multiLine:
      out.ascii('<MultiGeometry>')
      for (let path = first; path < end; path++) writeLine(out, batch, path, settings)
      out.ascii('</MultiGeometry>')
      return
    case shapeType.polygon:
      if (first < end) writePolygon(out, batch, first, end, settings)
      return
    case shapeType.multiPolygon:
      out.ascii('<MultiGeometry>')
      for (let path = first; path < end; ) {
        let next = path + 1
        while (next < end && batch.hole[next] === 1) next++
        writePolygon(out, batch, path, next, settings)
        path = next
      }
      out.ascii('</MultiGeometry>')
      return
    default:
      out.ascii('<MultiGeometry>')
      for (let child = shape + 1; child < batch.shapeEnd[shape]!; child = batch.shapeEnd[child]!)
        writeShape(out, batch, child, settings)
      out.ascii('</MultiGeometry>')
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
): void {
  out.ascii('<Polygon>')
  out.ascii(settings.xml)
  for (let path = first; path < end; path++) {
    out.ascii(path === first ? '<outerBoundaryIs><LinearRing>' : '<innerBoundaryIs><LinearRing>')
    writeCoordinates(out, batch, path)
    out.ascii(path === first ? '</LinearRing></outerBoundaryIs>' : '</LinearRing></innerBoundaryIs>')
  }
  out.ascii('</Polygon>')
}

function writeCoordinates(out: ByteWriter, batch: FeatureBatch, path: number): void {
  out.ascii('<coordinates>')
  const end = batch.firstPoint[path + 1]!
  for (let point = batch.firstPoint[path]!; point < end; point++) {
    if (point > batch.firstPoint[path]!) out.byte(0x20)
    writePosition(out, batch, point)
  }
  out.ascii('</coordinates>')
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
