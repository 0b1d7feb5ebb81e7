import { powersOfTen, productError, roundedQuotient } from './double-double.ts'

/** The longest text `writeDecimal` can produce. */
export const longestDecimal = 26

const zero = 0x30
const point = 0x2e
/** '00' '01' … '99', so that two digits cost one division. */
const digitPairs = Uint8Array.from({ length: 200 }, (_, at) => zero + (at % 2 ? (at >> 1) % 10 : Math.trunc(at / 20)))

/**
 * Writes the shortest decimal text that reads back as the same double and returns the offset behind it: spelled as `String(value)` spells
 * it, except that up to seven decimals are written out (`0.0000001`, not `1e-7`). The caller leaves room for `longestDecimal` bytes. Only
 * finite values: NaN and Infinity never reach a file.
 */
export function writeDecimal(bytes: Uint8Array, offset: number, value: number): number {
  let at = offset
  let magnitude = value
  if (value < 0) {
    bytes[at++] = 0x2d
    magnitude = -value
  }
  if (magnitude < 1e8) {
    // Most coordinates have at most seven decimals: one multiplication and one exact division prove it.
    const whole = magnitude | 0
    const fraction = ((magnitude - whole) * 1e7 + 0.5) | 0
    if ((whole * 1e7 + fraction) / 1e7 === magnitude) {
      return writeFraction(bytes, writeInteger(bytes, at, whole), fraction, 7)
    }
    // Nine decimals, as of recordings; up to 15 digits no shorter text reads back as the same number.
    if (magnitude < 1e6) {
      const nanos = Math.floor((magnitude - whole) * 1e9 + 0.5)
      if (nanos < 1e9 && (whole * 1e9 + nanos) / 1e9 === magnitude && nanos >= 1000)
        return writeFraction(bytes, writeInteger(bytes, at, whole), nanos, 9)
    }
    if (magnitude >= 1e-6) return writeManyDigits(bytes, at, magnitude)
  }
  return writeText(bytes, at, magnitude)
}

/** A whole number from 0 to 2^31 - 1. */
function writeInteger(bytes: Uint8Array, offset: number, value: number): number {
  let rest = value | 0
  if (rest < 10) {
    bytes[offset] = zero + rest
    return offset + 1
  }
  const end = offset + digitCount(rest)
  let at = end
  while (rest >= 100) {
    const quotient = (rest / 100) | 0
    const pair = (rest - quotient * 100) << 1
    bytes[--at] = digitPairs[pair + 1]!
    bytes[--at] = digitPairs[pair]!
    rest = quotient
  }
  if (rest >= 10) {
    bytes[--at] = digitPairs[(rest << 1) + 1]!
    bytes[--at] = digitPairs[rest << 1]!
  } else {
    bytes[--at] = zero + rest
  }
  return end
}

function digitCount(value: number): number {
  if (value < 100000) return value < 100 ? (value < 10 ? 1 : 2) : value < 1000 ? 3 : value < 10000 ? 4 : 5
  if (value < 10000000) return value < 1000000 ? 6 : 7
  return value < 100000000 ? 8 : value < 1000000000 ? 9 : 10
}

/** `.` and the digits of a fraction below 10^digits (at most 9 digits), without trailing zeros; nothing for zero. */
function writeFraction(bytes: Uint8Array, offset: number, fraction: number, digits: number): number {
  let rest = fraction | 0
  if (rest === 0) return offset
  let count = digits
  let quotient = (rest / 10) | 0
  while (quotient * 10 === rest) {
    rest = quotient
    quotient = (rest / 10) | 0
    count--
  }
  bytes[offset] = point
  writePadded(bytes, offset + 1, rest, count)
  return offset + 1 + count
}

/** Exactly `count` digits, zeros in front. */
function writePadded(bytes: Uint8Array, offset: number, value: number, count: number): void {
  let rest = value | 0
  let at = offset + count
  while (at >= offset + 2) {
    const quotient = (rest / 100) | 0
    const pair = (rest - quotient * 100) << 1
    bytes[--at] = digitPairs[pair + 1]!
    bytes[--at] = digitPairs[pair]!
    rest = quotient
  }
  if (at > offset) bytes[--at] = zero + rest
}

/** 15, else 16, else 17 significant digits; 1e-6 <= magnitude < 1e8. */
function writeManyDigits(bytes: Uint8Array, offset: number, magnitude: number): number {
  const wholeDigits = magnitude >= 1 ? digitCount(magnitude | 0) : -leadingZeros(magnitude)
  const decimals = 15 - wholeDigits
  const scale = powersOfTen[decimals]!
  // Below 10^15 the nearest integer and the division are exact enough to decide without double-double arithmetic.
  const digits = Math.floor(magnitude * scale + 0.5)
  if (digits / scale === magnitude) {
    const upper = Math.floor(digits / 1e8)
    return writeDigits(bytes, offset, upper, digits - upper * 1e8, decimals)
  }
  return writeSixteenOrSeventeen(bytes, offset, magnitude, decimals + 1)
}

/** Zeros between the point and the first other digit; 1e-6 <= magnitude < 1. */
function leadingZeros(magnitude: number): number {
  let zeros = 0
  while (magnitude * powersOfTen[zeros + 1]! < 1) zeros++
  return zeros
}

function writeSixteenOrSeventeen(bytes: Uint8Array, offset: number, magnitude: number, fewestDecimals: number): number {
  for (let decimals = fewestDecimals; ; decimals++) {
    const scale = powersOfTen[decimals]!
    const high = magnitude * scale
    const low = productError(magnitude, scale, high)
    // The digits as upper * 10^8 + lower; upper * 10^8 has at most 49 significant bits and is therefore exact.
    let upper = Math.floor(high / 1e8)
    let lower = Math.floor(high - upper * 1e8 + low + 0.5)
    // A lower of 10^8 is a shorter number, which does not read back or it would have been written before.
    if (lower < 0) {
      upper--
      lower += 1e8
    }
    if (decimals > fewestDecimals || readsBackAs(upper, lower, scale, magnitude)) {
      return writeDigits(bytes, offset, upper, lower, decimals)
    }
  }
}

function readsBackAs(upper: number, lower: number, scale: number, magnitude: number): boolean {
  const product = upper * 1e8
  const high = product + lower
  return roundedQuotient(high, lower - (high - product), scale) === magnitude
}

const scratch = new Uint8Array(32)

function writeDigits(bytes: Uint8Array, offset: number, upper: number, lower: number, decimals: number): number {
  let length = writeInteger(scratch, 0, upper)
  writePadded(scratch, length, lower, 8)
  length += 8
  let left = decimals
  while (left > 0 && scratch[length - 1] === zero) {
    length--
    left--
  }
  const wholeLength = length - left
  let at = offset
  if (wholeLength <= 0) bytes[at++] = zero
  for (let from = 0; from < wholeLength; from++) bytes[at++] = scratch[from]!
  if (left > 0) {
    bytes[at++] = point
    for (let pad = wholeLength; pad < 0; pad++) bytes[at++] = zero
    for (let from = Math.max(0, wholeLength); from < length; from++) bytes[at++] = scratch[from]!
  }
  return at
}

function writeText(bytes: Uint8Array, offset: number, magnitude: number): number {
  const text = String(magnitude)
  for (let at = 0; at < text.length; at++) bytes[offset + at] = text.charCodeAt(at)
  return offset + text.length
}
