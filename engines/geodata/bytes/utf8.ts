const decoder = new TextDecoder()
const encoder = new TextEncoder()

/** UTF-8 bytes as a string; short ASCII, the usual case, without calling the decoder. */
export function utf8Slice(bytes: Uint8Array, start: number, end: number): string {
  if (end - start < 32) {
    let text = ''
    let at = start
    for (; at < end; at++) {
      const byte = bytes[at]!
      if (byte >= 0x80) break
      text += String.fromCharCode(byte)
    }
    if (at === end) return text
  }
  return decoder.decode(bytes.subarray(start, end))
}

export const utf8 = (text: string): Uint8Array => encoder.encode(text)
