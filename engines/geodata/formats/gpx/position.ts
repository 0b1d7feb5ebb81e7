import type { ByteWriter } from '../../bytes/byte-writer.ts'
import type { TextColumn } from '../../bytes/text-column.ts'
import { utf8 } from '../../bytes/utf8.ts'
import type { FeatureBatch } from '../../model/feature.ts'

const lon = utf8('" lon="')
const end = utf8('">')
const ele = utf8('"><ele>')
const eleEnd = utf8('</ele>')

/** Whether a track may go there; longitudes may run on beyond the 180th meridian. */
export const areDegrees = (x: number, y: number): boolean => y >= -90 && y <= 90 && x >= -360 && x <= 360

/**
 * Writes the open tag of a point, given up to the latitude, and its elevation. GPX wants decimals without exponent and longitudes from -180 up to but not
 * including 180; returns 1 when the longitude had to be brought there, else 0.
 */
export function writeTrackPosition(out: ByteWriter, batch: FeatureBatch, point: number, tag: Uint8Array): 0 | 1 {
  const x = batch.x[point]!
  const wraps = x >= 180 || x < -180
  out.copy(tag)
  writeDecimal(out, batch, batch.yDigits, point, batch.y[point]!)
  out.copy(lon)
  if (wraps) writeNumber(out, x >= 180 ? x - 360 : x + 360)
  else writeDecimal(out, batch, batch.xDigits, point, x)
  if (batch.hasZ && !Number.isNaN(batch.z[point]!)) {
    out.copy(ele)
    writeDecimal(out, batch, batch.zDigits, point, batch.z[point]!)
    out.copy(eleEnd)
  } else out.copy(end)
  return wraps ? 1 : 0
}

function writeDecimal(out: ByteWriter, batch: FeatureBatch, digits: TextColumn, point: number, value: number): void {
  if (digits.used) {
    const start = digits.start[point]!
    const stop = digits.end[point]!
    if (stop > start && !hasExponent(batch.text, start, stop)) {
      out.copySlice(batch.text, start, stop)
      return
    }
  }
  writeNumber(out, value)
}

function hasExponent(text: Uint8Array, start: number, stop: number): boolean {
  for (let at = start; at < stop; at++) if ((text[at]! | 0x20) === 0x65) return true
  return false
}

function writeNumber(out: ByteWriter, value: number): void {
  const magnitude = Math.abs(value)
  if (magnitude >= 1e21) out.ascii(String(BigInt(value)))
  else if (magnitude === 0 || magnitude >= 1e-6) out.number(value)
  else out.ascii(value.toFixed(12).replace(/\.?0+$/, ''))
}
