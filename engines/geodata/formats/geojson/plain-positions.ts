import type { FeatureBatch } from '../../feature.ts'
import { powersOfTen } from '../../numbers/double-double.ts'

/** No position this reader takes is longer. */
const longestPosition = 48
/** Decimals and digits before the point beyond which a number is left to the general reader. */
const mostDecimals = 9
const mostWholeDigits = 6

/**
 * Reads positions as nearly all files have them, `[-12.345678,6.789],[…`: two plain numbers, no blanks. Begins at a bracket and returns
 * the place behind the last position taken; the same place when the first is not of this kind. Everything unusual is left to the general
 * reader, so this one need not know about it. One loop over the bytes, no calls: it is where most of the time of a conversion goes.
 */
export function readPlainPositions(bytes: Uint8Array, start: number, end: number, batch: FeatureBatch): number {
  const lastStart = end - longestPosition
  const keepDigits = batch.keepDigits
  let done = start
  let at = start
  let point = batch.pointCount
  let capacity = batch.x.length
  let { x, y, z, m } = batch
  while (at < lastStart && bytes[at] === 0x5b) {
    const xStart = ++at
    let isNegative = false
    let byte = bytes[at]!
    if (byte === 0x2d) {
      isNegative = true
      byte = bytes[++at]!
    }
    let digit = byte - 0x30
    if (digit < 0 || digit > 9) break
    let from = at
    let whole = 0
    while (digit >= 0 && digit <= 9 && at - from <= mostWholeDigits) {
      whole = (whole * 10 + digit) | 0
      byte = bytes[++at]!
      digit = byte - 0x30
    }
    if (at - from > mostWholeDigits || (at - from > 1 && bytes[from] === 0x30)) break
    let longitude = whole
    if (byte === 0x2e) {
      from = ++at
      let fraction = 0
      digit = bytes[at]! - 0x30
      while (digit >= 0 && digit <= 9 && at - from <= mostDecimals) {
        fraction = (fraction * 10 + digit) | 0
        digit = bytes[++at]! - 0x30
      }
      const decimals = at - from
      if (decimals === 0 || decimals > mostDecimals) break
      const scale = powersOfTen[decimals]!
      longitude = (whole * scale + fraction) / scale
      byte = bytes[at]!
    }
    if (byte !== 0x2c) break
    if (isNegative) longitude = -longitude
    const yStart = ++at
    isNegative = false
    byte = bytes[at]!
    if (byte === 0x2d) {
      isNegative = true
      byte = bytes[++at]!
    }
    digit = byte - 0x30
    if (digit < 0 || digit > 9) break
    from = at
    whole = 0
    while (digit >= 0 && digit <= 9 && at - from <= mostWholeDigits) {
      whole = (whole * 10 + digit) | 0
      byte = bytes[++at]!
      digit = byte - 0x30
    }
    if (at - from > mostWholeDigits || (at - from > 1 && bytes[from] === 0x30)) break
    let latitude = whole
    if (byte === 0x2e) {
      from = ++at
      let fraction = 0
      digit = bytes[at]! - 0x30
      while (digit >= 0 && digit <= 9 && at - from <= mostDecimals) {
        fraction = (fraction * 10 + digit) | 0
        digit = bytes[++at]! - 0x30
      }
      const decimals = at - from
      if (decimals === 0 || decimals > mostDecimals) break
      const scale = powersOfTen[decimals]!
      latitude = (whole * scale + fraction) / scale
      byte = bytes[at]!
    }
    if (byte !== 0x5d) break
    if (isNegative) latitude = -latitude
    if (point >= capacity) {
      batch.reservePoints(point + 1)
      ;({ x, y, z, m } = batch)
      capacity = x.length
    }
    x[point] = longitude
    y[point] = latitude
    z[point] = Number.NaN
    m[point] = Number.NaN
    if (keepDigits) {
      // Both numbers and the comma between them in one copy.
      const text = batch.addText(bytes, xStart, at)
      batch.xDigits.set(point, text, text + yStart - 1 - xStart)
      batch.yDigits.set(point, text + yStart - xStart, batch.textLength)
    }
    point++
    done = ++at
    if (bytes[at] === 0x2c && bytes[at + 1] === 0x5b) at++
  }
  batch.pointCount = point
  batch.firstPoint[batch.pathCount] = point
  return done
}
