import { failure, type Result, success } from '#engines/core/index.ts'
import { bytesOf, coordinateBytes, type JsonObject, saidBy } from './jwk.ts'
import { type KeyProblem, type PrivateMaterial, type RsaNumbers, rsaNumberNames, type SigningKey } from './key.ts'

/** A JWK with its private part (RFC 7518, 6.2.2, 6.3.2 and 6.4; RFC 8037, 2). */
export function readPrivateJwk(jwk: JsonObject): Result<SigningKey<PrivateMaterial>, KeyProblem> {
  if (jwk.kty !== 'oct' && jwk.d === undefined) return failure({ code: 'key_public' })
  const material = materialOf(jwk)
  return material ? success({ material, ...saidBy(jwk) }) : failure({ code: 'key_unreadable', reason: 'incomplete' })
}

function materialOf(jwk: JsonObject): PrivateMaterial | undefined {
  const scalar = bytesOf(jwk.d)
  const curve = String(jwk.crv)
  switch (jwk.kty) {
    case 'oct': {
      const secret = bytesOf(jwk.k)
      return secret && { kind: 'oct', secret }
    }
    case 'RSA': {
      const numbers = rsaNumberNames.map((name) => [name, bytesOf(jwk[name])] as const)
      if (numbers.some(([, bytes]) => !bytes)) return undefined
      return { kind: 'RSA', numbers: Object.fromEntries(numbers) as RsaNumbers }
    }
    case 'EC':
      if (!Object.hasOwn(coordinateBytes, curve)) return { kind: 'other', name: curve }
      return scalar && { kind: curve as keyof typeof coordinateBytes, scalar }
    case 'OKP':
      if (curve !== 'Ed25519' && curve !== 'Ed448') return { kind: 'other', name: curve }
      return scalar && { kind: curve, scalar }
    default:
      return typeof jwk.kty === 'string' ? { kind: 'other', name: jwk.kty } : undefined
  }
}
