/** Deviations from RFC 7515, 2 that still decode to one unmistakable text. */
export type Base64UrlDeviation = 'padding' | 'standardAlphabet' | 'trailingBits'

export interface Base64UrlReading {
  /** All bytes, or those before the fault. */
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly deviations: readonly Base64UrlDeviation[]
  readonly fault?: { readonly reason: 'illegalCharacter' | 'base64Length'; readonly offset: number }
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const sextetOfCode = new Map([...alphabet].map((character, index) => [character.charCodeAt(0), index]))
const standardSextetOfCode = new Map([
  ['+'.charCodeAt(0), 62],
  ['/'.charCodeAt(0), 63],
])

export function readBase64Url(text: string): Base64UrlReading {
  const unpadded = text.replace(/={1,2}$/, '')
  const deviations = new Set<Base64UrlDeviation>()
  if (unpadded !== text) deviations.add('padding')

  const bytes = new Uint8Array(Math.floor((unpadded.length * 3) / 4))
  let length = 0
  let pendingBits = 0
  let pendingCount = 0
  for (let offset = 0; offset < unpadded.length; offset++) {
    const code = unpadded.charCodeAt(offset)
    let sextet = sextetOfCode.get(code)
    if (sextet === undefined) {
      sextet = standardSextetOfCode.get(code)
      if (sextet !== undefined) deviations.add('standardAlphabet')
    }
    if (sextet === undefined) return reading({ reason: 'illegalCharacter', offset })
    pendingBits = ((pendingBits << 6) | sextet) & 0xfff
    pendingCount += 6
    if (pendingCount >= 8) {
      pendingCount -= 8
      bytes[length++] = (pendingBits >> pendingCount) & 0xff
    }
  }
  // One character left over holds six bits: no byte ends there.
  if (unpadded.length % 4 === 1) return reading({ reason: 'base64Length', offset: unpadded.length - 1 })
  if ((pendingBits & ((1 << pendingCount) - 1)) !== 0) deviations.add('trailingBits')
  return reading()

  function reading(fault?: Base64UrlReading['fault']): Base64UrlReading {
    return { bytes: bytes.subarray(0, length), deviations: [...deviations], ...(fault ? { fault } : {}) }
  }
}

/** Bytes as tokens write them: without padding (RFC 7515, 2). */
export function writeBase64Url(bytes: Uint8Array): string {
  let text = ''
  for (let offset = 0; offset < bytes.length; offset += 3) {
    const [first = 0, second = 0, third = 0] = bytes.subarray(offset, offset + 3)
    const bits = (first << 16) | (second << 8) | third
    const characters = [bits >> 18, (bits >> 12) & 63, (bits >> 6) & 63, bits & 63].map((sextet) => alphabet[sextet]!)
    text += characters.slice(0, Math.min(bytes.length - offset, 3) + 1).join('')
  }
  return text
}
