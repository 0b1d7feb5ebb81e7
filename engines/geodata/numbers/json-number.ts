/**
 * Whether a number's text may stand in JSON as it is: no `+`, no needless leading zero, digits on both sides of the point.
 * The text must already be known to be a number.
 */
export function isJsonNumber(bytes: Uint8Array, start: number, end: number): boolean {
  const first = bytes[start] === 0x2d ? start + 1 : start
  const lead = bytes[first]! - 0x30
  if (first >= end || lead < 0 || lead > 9) return false
  if (lead === 0 && first + 1 < end && isDigit(bytes[first + 1]!)) return false
  if (!isDigit(bytes[end - 1]!)) return false
  for (let at = first + 1; at < end; at++) if (bytes[at] === 0x2e) return isDigit(bytes[at + 1]!)
  return true
}

function isDigit(byte: number): boolean {
  return byte >= 0x30 && byte <= 0x39
}

/** Of the number in these bytes: whether it is written as a whole one, without decimals (`2`, not `2.0`). */
export function isWholeNumber(bytes: Uint8Array, start: number, end: number): boolean {
  for (let at = start; at < end; at++) if (bytes[at] === 0x2e || (bytes[at]! | 0x20) === 0x65) return false
  return true
}
