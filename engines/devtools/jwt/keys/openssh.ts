import { failure, type Result, success } from '#engines/core/index.ts'
import { base64Bytes } from './base64-bytes.ts'
import { type KeyMaterial, type KeyProblem, type SigningKey, withoutLeadingZeros } from './key.ts'

export const openSshBeginning = /^(?:ssh-(?:rsa|ed25519|dss)|ecdsa-sha2-nistp\d{3}|sk-\S{1,60})\s/

const curves = { nistp256: 'P-256', nistp384: 'P-384', nistp521: 'P-521' } as const

/** Of a line of `authorized_keys` (RFC 4253, 6.6; RFC 5656; RFC 8709). */
export const openSshBytes = (line: string): Uint8Array<ArrayBuffer> | undefined =>
  base64Bytes(line.trim().split(/\s+/, 2)[1] ?? '')

/** What stands in the middle of such a line, and between the lines of RFC 4716. */
export function readOpenSshBytes(bytes: Uint8Array<ArrayBuffer> | undefined): Result<SigningKey, KeyProblem> {
  const fields = bytes && readFields(bytes)
  if (!fields) return failure({ code: 'key_unreadable', reason: 'damaged' })
  const material = materialOf(fields)
  return material ? success({ material, source: 'publicKey' }) : failure({ code: 'key_unreadable', reason: 'damaged' })
}

function materialOf([name, second, third]: readonly Uint8Array<ArrayBuffer>[]): KeyMaterial | undefined {
  if (!name || !second) return undefined
  const type = text(name)
  if (type === 'ssh-ed25519') return { kind: 'Ed25519', point: second }
  if (type === 'ssh-rsa' && third)
    return { kind: 'RSA', exponent: withoutLeadingZeros(second), modulus: withoutLeadingZeros(third) }
  const curve = text(second)
  if (type.startsWith('ecdsa-') && third && Object.hasOwn(curves, curve))
    return { kind: curves[curve as keyof typeof curves], point: third }
  return { kind: 'other', name: type }
}

/** Each field has its length in four bytes in front. */
function readFields(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>[] | undefined {
  const fields: Uint8Array<ArrayBuffer>[] = []
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let offset = 0; offset < bytes.length; ) {
    if (offset + 4 > bytes.length) return undefined
    const length = view.getUint32(offset)
    if (offset + 4 + length > bytes.length) return undefined
    fields.push(bytes.subarray(offset + 4, offset + 4 + length))
    offset += 4 + length
  }
  return fields
}

function text(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes.subarray(0, 64))
}
