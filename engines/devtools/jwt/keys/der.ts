/** One value of ASN.1 in DER (X.690): its tag and what it holds. */
export interface DerValue {
  readonly tag: number
  readonly content: Uint8Array<ArrayBuffer>
}

export const derTag = { integer: 0x02, bitString: 0x03, octetString: 0x04, object: 0x06, sequence: 0x30, version: 0xa0 }

/** The values that stand one behind the other; nothing where the bytes are not DER. */
export function readDer(bytes: Uint8Array<ArrayBuffer>): DerValue[] | undefined {
  const values: DerValue[] = []
  let offset = 0
  while (offset < bytes.length) {
    const tag = bytes[offset++]!
    let length = bytes[offset++] ?? 0x80
    if (length >= 0x80) {
      const lengthBytes = length & 0x7f
      // Four bytes of length are gigabytes: no key is that long.
      if (lengthBytes === 0 || lengthBytes > 3 || offset + lengthBytes > bytes.length) return undefined
      length = 0
      for (let index = 0; index < lengthBytes; index++) length = length * 256 + bytes[offset++]!
    }
    if (offset + length > bytes.length) return undefined
    values.push({ tag, content: bytes.subarray(offset, offset + length) })
    offset += length
  }
  return values
}

/** An object identifier in dots: `1.2.840.113549.1.1.1`. */
export function objectIdentifier(content: Uint8Array): string {
  const numbers: number[] = []
  let value = 0
  for (const byte of content) {
    value = value * 128 + (byte & 0x7f)
    if (byte >= 0x80) continue
    if (numbers.length === 0)
      numbers.push(Math.min(Math.floor(value / 40), 2), value - 40 * Math.min(Math.floor(value / 40), 2))
    else numbers.push(value)
    value = 0
  }
  return numbers.join('.')
}
