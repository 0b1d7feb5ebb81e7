/**
 * The two numbers of an ECDSA signature from the form that other worlds use (RFC 3279, 2.2.3), side by side as JWS wants them
 * (RFC 7518, 3.4). Nothing where the bytes are something else.
 */
export function fromDerSignature(bytes: Uint8Array, length: number): Uint8Array<ArrayBuffer> | undefined {
  const content = bytes[1] === 0x81 ? 3 : 2
  if (bytes[0] !== 0x30 || (bytes[content - 1] ?? 0) + content !== bytes.length) return undefined
  const joined = new Uint8Array(length)
  let offset = content
  for (const end of [length / 2, length]) {
    const numberLength = bytes[offset + 1] ?? 0
    if (bytes[offset] !== 0x02 || offset + 2 + numberLength > bytes.length) return undefined
    let start = offset + 2
    offset = start + numberLength
    while (start < offset && bytes[start] === 0) start++
    if (offset - start > length / 2) return undefined
    joined.set(bytes.subarray(start, offset), end - (offset - start))
  }
  return offset === bytes.length ? joined : undefined
}
