import type { ByteWriter } from '../../bytes/byte-writer.ts'
import type { FeatureBatch } from '../../model/feature.ts'
import { writeX, writeY, writeZ } from '../../model/ordinate.ts'

/** `Position` and, where there is one, `AltitudeMeters`; 1 where the longitude had to be brought within a turn. */
export function writePosition(out: ByteWriter, batch: FeatureBatch, point: number): 0 | 1 {
  const x = batch.x[point]!
  const isBeyond = x > 180 || x < -180
  out.ascii('<Position><LatitudeDegrees>')
  writeY(out, batch, point)
  out.ascii('</LatitudeDegrees><LongitudeDegrees>')
  if (isBeyond) out.number(withinATurn(x))
  else writeX(out, batch, point)
  out.ascii('</LongitudeDegrees></Position>')
  if (batch.hasZ && !Number.isNaN(batch.z[point]!)) {
    out.ascii('<AltitudeMeters>')
    writeZ(out, batch, point)
    out.ascii('</AltitudeMeters>')
  }
  return isBeyond ? 1 : 0
}

const withinATurn = (longitude: number): number => longitude - 360 * Math.round(longitude / 360)
