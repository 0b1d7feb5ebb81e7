import type { FeatureBatch } from '../model/feature.ts'
import { powersOfTen } from '../numbers/double-double.ts'

/** No position this reader takes is longer. */
const longestPosition = 64
/** Decimals and digits before the point beyond which a number is left to the general reader. */
const mostDecimals = 9
const mostWholeDigits = 6

/**
 * Reads positions as nearly all files have them, `[-12.345678,6.789],[…`: two or three plain numbers, no blanks. Begins at a bracket and
 * returns the place behind the last position taken; the same place when the first is not of this kind. Everything unusual is left to the
 * general reader, so this one need not know about it. One loop over the bytes, no calls: it is where most of the time of a conversion goes.
 */
export function readPlainPositions(bytes: Uint8Array, start: number, end: number, batch: FeatureBatch): number {
  const lastStart = end - longestPosition
  const keepDigits = batch.keepDigits
  let done = start
  let at = start
  let point = batch.pointCount
  let capacity = batch.x.length
  let { x, y, z, m } = batch
  positions: while (at < lastStart && bytes[at] === 0x5b) {
    const textStart = at + 1
    let longitude = 0
    let latitude = 0
    let elevation = Number.NaN
    let latitudeStart = 0
    let elevationStart = 0
    let byte = 0
    let place = 0
    do {
      const ordinateStart = ++at
      byte = bytes[at]!
      const isNegative = byte === 0x2d
      if (isNegative) byte = bytes[++at]!
      let digit = byte - 0x30
      if (digit < 0 || digit > 9) break positions
      const wholeStart = at
      let whole = 0
      while (digit >= 0 && digit <= 9 && at - wholeStart <= mostWholeDigits) {
        whole = (whole * 10 + digit) | 0
        byte = bytes[++at]!
        digit = byte - 0x30
      }
      const wholeDigits = at - wholeStart
      if (wholeDigits > mostWholeDigits || (wholeDigits > 1 && bytes[wholeStart] === 0x30)) break positions
      let value = whole
      if (byte === 0x2e) {
        const fractionStart = ++at
        let fraction = 0
        digit = bytes[at]! - 0x30
        while (digit >= 0 && digit <= 9 && at - fractionStart <= mostDecimals) {
          fraction = (fraction * 10 + digit) | 0
          digit = bytes[++at]! - 0x30
        }
        const decimals = at - fractionStart
        if (decimals === 0 || decimals > mostDecimals) break positions
        const scale = powersOfTen[decimals]!
        value = (whole * scale + fraction) / scale
        byte = bytes[at]!
      }
      if (isNegative) value = -value
      if (place === 0) longitude = value
      else if (place === 1) {
        latitude = value
        latitudeStart = ordinateStart
      } else {
        elevation = value
        elevationStart = ordinateStart
      }
    } while (byte === 0x2c && ++place < 3)
    if (byte !== 0x5d || place === 0) break
    if (point >= capacity) {
      batch.reservePoints(point + 1)
      ;({ x, y, z, m } = batch)
      capacity = x.length
    }
    x[point] = longitude
    y[point] = latitude
    z[point] = elevation
    m[point] = Number.NaN
    if (place === 2) batch.hasZ = true
    if (keepDigits) {
      // All numbers and the commas between them in one copy.
      const shift = batch.addText(bytes, textStart, at) - textStart
      const latitudeEnd = place === 2 ? elevationStart - 1 : at
      batch.xDigits.set(point, textStart + shift, latitudeStart - 1 + shift)
      batch.yDigits.set(point, latitudeStart + shift, latitudeEnd + shift)
      if (place === 2) batch.zDigits.set(point, elevationStart + shift, at + shift)
    }
    point++
    done = ++at
    if (bytes[at] === 0x2c && bytes[at + 1] === 0x5b) at++
  }
  batch.pointCount = point
  batch.firstPoint[batch.pathCount] = point
  return done
}
