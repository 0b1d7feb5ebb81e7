/** Length of the well-formed UTF-8 sequence of a character beyond ASCII at `at`, or 0 (RFC 3629, section 4). */
export function utf8SequenceLength(bytes: Uint8Array, at: number, limit: number): number {
  const lead = bytes[at]!
  if (lead < 0xc2 || lead > 0xf4) return 0
  const length = lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4
  if (at + length > limit) return 0
  const second = bytes[at + 1]!
  const lowest = lead === 0xe0 ? 0xa0 : lead === 0xf0 ? 0x90 : 0x80
  const highest = lead === 0xed ? 0x9f : lead === 0xf4 ? 0x8f : 0xbf
  if (second < lowest || second > highest) return 0
  for (let index = 2; index < length; index++) if ((bytes[at + index]! & 0xc0) !== 0x80) return 0
  return length
}

/** Sequences beyond ASCII, and bytes that are none. A sequence cut by the end of the chunk is not counted. */
export function countUtf8(bytes: Uint8Array): { sequences: number; faults: number } {
  let sequences = 0
  let faults = 0
  const limit = bytes.length
  for (let at = 0; at < limit; at++) {
    if (bytes[at]! < 0x80) continue
    const length = utf8SequenceLength(bytes, at, limit)
    if (length > 0) {
      sequences++
      at += length - 1
    } else if (at + 3 < limit) faults++
    else if ((bytes[at]! & 0xc0) !== 0x80 && bytes[at]! < 0xc2) faults++
  }
  return { sequences, faults }
}
