/** Bytes as tokens write them: base64 in its alphabet for addresses, without padding (RFC 7515, 2). */
export function base64Url(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
