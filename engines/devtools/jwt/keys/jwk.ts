import { failure, type Result, success } from '#engines/core/index.ts'
import { base64Bytes } from './base64-bytes.ts'
import { readDerKey } from './der-key.ts'
import { type KeyMaterial, type KeyProblem, type SigningKey, withoutLeadingZeros } from './key.ts'

export type JsonObject = Readonly<Record<string, unknown>>

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export const coordinateBytes = { 'P-256': 32, 'P-384': 48, 'P-521': 66, secp256k1: 32 } as const

/** RFC 7517; RFC 7518, 6; RFC 8037; RFC 8812. */
export function readJwk(jwk: JsonObject): Result<SigningKey, KeyProblem> {
  if (jwk.kty !== 'oct' && typeof jwk.d === 'string') return failure({ code: 'key_private' })
  const material = materialOf(jwk) ?? certificateOf(jwk)
  if (!material) return failure({ code: 'key_unreadable', reason: 'incomplete' })
  return success({ material, ...saidBy(jwk) })
}

/** What its owner says of the key. */
export const saidBy = (jwk: JsonObject): Omit<SigningKey, 'material'> => ({
  source: 'jwk',
  ...(typeof jwk.kid === 'string' ? { id: jwk.kid } : {}),
  ...(typeof jwk.use === 'string' ? { use: jwk.use } : {}),
  ...(Array.isArray(jwk.key_ops) ? { operations: jwk.key_ops.filter((name) => typeof name === 'string') } : {}),
  ...(typeof jwk.alg === 'string' ? { algorithm: jwk.alg } : {}),
})

function materialOf(jwk: JsonObject): KeyMaterial | undefined {
  switch (jwk.kty) {
    case 'oct': {
      const secret = bytesOf(jwk.k)
      return secret && { kind: 'oct', secret }
    }
    case 'RSA': {
      const [modulus, exponent] = [bytesOf(jwk.n), bytesOf(jwk.e)]
      if (!modulus || !exponent) return undefined
      return { kind: 'RSA', modulus: withoutLeadingZeros(modulus), exponent: withoutLeadingZeros(exponent) }
    }
    case 'EC':
      return pointOf(jwk)
    case 'OKP': {
      const point = bytesOf(jwk.x)
      if (jwk.crv === 'Ed25519' || jwk.crv === 'Ed448') return point && { kind: jwk.crv, point }
      return { kind: 'other', name: String(jwk.crv) }
    }
    default:
      return typeof jwk.kty === 'string' ? { kind: 'other', name: jwk.kty } : undefined
  }
}

function pointOf(jwk: JsonObject): KeyMaterial | undefined {
  const curve = String(jwk.crv)
  if (!Object.hasOwn(coordinateBytes, curve)) return { kind: 'other', name: curve }
  const kind = curve as keyof typeof coordinateBytes
  const length = coordinateBytes[kind]
  const [x, y] = [bytesOf(jwk.x), bytesOf(jwk.y)].map((bytes) => bytes && withoutLeadingZeros(bytes))
  if (!x || !y || x.length > length || y.length > length) return undefined
  const point = new Uint8Array(1 + 2 * length)
  point[0] = 4
  // Some programs leave out the zeros in front that RFC 7518, 6.2.1.2 asks for.
  point.set(x, 1 + length - x.length)
  point.set(y, 1 + 2 * length - y.length)
  return { kind, point }
}

/** A key given by its certificate only: the first of the chain is its own (RFC 7517, 4.7). */
function certificateOf(jwk: JsonObject): KeyMaterial | undefined {
  const leaf: unknown = Array.isArray(jwk.x5c) ? jwk.x5c[0] : undefined
  const bytes = bytesOf(leaf)
  const key = bytes && readDerKey(bytes)
  return key?.ok ? key.value.material : undefined
}

export function bytesOf(value: unknown): Uint8Array<ArrayBuffer> | undefined {
  return typeof value === 'string' ? base64Bytes(value) : undefined
}
