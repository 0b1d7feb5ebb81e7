import type { ByteWriter } from '../bytes/byte-writer.ts'
import type { FeatureBatch } from './feature.ts'

/** Writes an ordinate with the digits of its source where it has them, else the number. */
export function writeX(out: ByteWriter, batch: FeatureBatch, point: number): void {
  const digits = batch.xDigits
  if (digits.used && digits.end[point]! > digits.start[point]!)
    out.copySlice(batch.text, digits.start[point]!, digits.end[point]!)
  else out.number(batch.x[point]!)
}

export function writeY(out: ByteWriter, batch: FeatureBatch, point: number): void {
  const digits = batch.yDigits
  if (digits.used && digits.end[point]! > digits.start[point]!)
    out.copySlice(batch.text, digits.start[point]!, digits.end[point]!)
  else out.number(batch.y[point]!)
}

export function writeZ(out: ByteWriter, batch: FeatureBatch, point: number): void {
  const digits = batch.zDigits
  if (digits.used && digits.end[point]! > digits.start[point]!)
    out.copySlice(batch.text, digits.start[point]!, digits.end[point]!)
  else out.number(batch.z[point]!)
}
