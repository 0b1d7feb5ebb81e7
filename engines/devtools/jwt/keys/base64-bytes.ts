import { readBase64Url } from '../base64url.ts'

/** Base64 in either alphabet, with or without padding, broken into lines or not; nothing for anything else. */
export function base64Bytes(text: string): Uint8Array<ArrayBuffer> | undefined {
  const compact = text.replace(/[\s=]/g, '')
  const { bytes, fault } = readBase64Url(compact)
  return compact === '' || fault ? undefined : bytes
}

export function hexBytes(text: string): Uint8Array<ArrayBuffer> | undefined {
  const compact = text.replace(/[\s:]/g, '').replace(/^0x/i, '')
  if (compact === '' || compact.length % 2 === 1 || /[^0-9a-f]/i.test(compact)) return undefined
  return Uint8Array.from(compact.match(/../g)!, (pair) => Number.parseInt(pair, 16))
}
