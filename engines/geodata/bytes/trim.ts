/** The index of the first byte that is no blank, or `end`. */
export function trimmedStart(bytes: Uint8Array, start: number, end: number): number {
  let at = start
  while (at < end && bytes[at]! <= 0x20) at++
  return at
}

/** The index behind the last byte that is no blank, or `start`. */
export function trimmedEnd(bytes: Uint8Array, start: number, end: number): number {
  let at = end
  while (at > start && bytes[at - 1]! <= 0x20) at--
  return at
}
