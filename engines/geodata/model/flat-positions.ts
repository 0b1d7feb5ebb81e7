import type { ByteWriter } from '../bytes/byte-writer.ts'
import { longestDecimal, writeDecimal } from '../numbers/write-decimal.ts'
import type { FeatureBatch } from './feature.ts'

/** How a format spells positions, in bytes; 0 where it has no mark. */
export interface PositionSpelling {
  readonly isNorthFirst: boolean
  readonly opening: number
  readonly comma: number
  readonly closing: number
  readonly separator: number
}

const positionsPerReserve = 1024
const marksPerPosition = 4

/** Writes the points from `from` up or down to, not with, `to`, without elevation or measure. */
export function writeFlatPositions(
  out: ByteWriter,
  batch: FeatureBatch,
  from: number,
  to: number,
  step: 1 | -1,
  spelling: PositionSpelling,
): void {
  if (batch.xDigits.used || batch.yDigits.used) writeDigits(out, batch, from, to, step, spelling)
  else writeNumbers(out, batch, from, to, step, spelling)
}

function writeNumbers(
  out: ByteWriter,
  { x, y }: FeatureBatch,
  from: number,
  to: number,
  step: 1 | -1,
  { isNorthFirst, opening, comma, closing, separator }: PositionSpelling,
): void {
  const first = isNorthFirst ? y : x
  const second = isNorthFirst ? x : y
  for (let block = from; block !== to; ) {
    const count = Math.min(positionsPerReserve, Math.abs(to - block))
    out.reserve(count * (2 * longestDecimal + marksPerPosition))
    const bytes = out.bytes
    let at = out.length
    for (let done = 0, point = block; done < count; done++, point += step) {
      if (point !== from) bytes[at++] = separator
      if (opening) bytes[at++] = opening
      at = writeDecimal(bytes, at, first[point]!)
      bytes[at++] = comma
      at = writeDecimal(bytes, at, second[point]!)
      if (closing) bytes[at++] = closing
    }
    out.length = at
    block += count * step
  }
}

/** With the digits of the source, where it had any. One loop, no calls: files are made of these. */
function writeDigits(
  out: ByteWriter,
  { text, x, y, xDigits, yDigits }: FeatureBatch,
  from: number,
  to: number,
  step: 1 | -1,
  { isNorthFirst, opening, comma, closing, separator }: PositionSpelling,
): void {
  const first = isNorthFirst ? y : x
  const second = isNorthFirst ? x : y
  const { start: firstStart, end: firstEnd } = isNorthFirst ? yDigits : xDigits
  const { start: secondStart, end: secondEnd } = isNorthFirst ? xDigits : yDigits
  let bytes = out.bytes
  let at = out.length
  for (let point = from; point !== to; point += step) {
    const firstTo = firstEnd[point]! | 0
    const secondTo = secondEnd[point]! | 0
    let firstAt = firstStart[point]! | 0
    let secondAt = secondStart[point]! | 0
    const room = firstTo - firstAt + secondTo - secondAt + 2 * longestDecimal + marksPerPosition
    if (at + room > bytes.length) {
      out.length = at
      out.reserve(room)
      bytes = out.bytes
    }
    if (point !== from) bytes[at++] = separator
    if (opening) bytes[at++] = opening
    if (firstAt === firstTo) at = writeDecimal(bytes, at, first[point]!)
    while (firstAt < firstTo) bytes[at++] = text[firstAt++]!
    bytes[at++] = comma
    if (secondAt === secondTo) at = writeDecimal(bytes, at, second[point]!)
    while (secondAt < secondTo) bytes[at++] = text[secondAt++]!
    if (closing) bytes[at++] = closing
  }
  out.length = at
}
