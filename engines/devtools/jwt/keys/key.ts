import type { KeyKind } from '../algorithms.ts'

/** What a key consists of. Curves and key types beyond the eight that sign tokens are only named. */
export type KeyMaterial =
  | { readonly kind: 'oct'; readonly secret: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'RSA'; readonly modulus: Uint8Array<ArrayBuffer>; readonly exponent: Uint8Array<ArrayBuffer> }
  /** `point` as SEC 1, 2.3.3 writes it: compressed or not. */
  | { readonly kind: Exclude<KeyKind, 'oct' | 'RSA' | 'Ed25519' | 'Ed448'>; readonly point: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'Ed25519' | 'Ed448'; readonly point: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'other'; readonly name: string }

/** What signs. RSA with all its numbers, as WebCrypto wants them; of a curve the secret number alone. */
export type PrivateMaterial =
  | { readonly kind: 'oct'; readonly secret: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'RSA'; readonly numbers: RsaNumbers }
  | { readonly kind: Exclude<KeyKind, 'oct' | 'RSA'>; readonly scalar: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'other'; readonly name: string }

/** By their names in a JWK (RFC 7518, 6.3), in the order in which DER has them (RFC 8017, A.1.2). */
export const rsaNumberNames = ['n', 'e', 'd', 'p', 'q', 'dp', 'dq', 'qi'] as const
export type RsaNumbers = Readonly<Record<(typeof rsaNumberNames)[number], Uint8Array<ArrayBuffer>>>

export interface SigningKey<Material = KeyMaterial> {
  readonly material: Material
  readonly source: 'jwk' | 'publicKey' | 'certificate' | 'privateKey'
  /** `kid` of a JWK, or the name under which a map holds it. */
  readonly id?: string
  /** What its owner says it is for (RFC 7517, 4.2 to 4.4). */
  readonly use?: string
  readonly operations?: readonly string[]
  readonly algorithm?: string
  /** By its own identifier the key is for RSASSA-PSS and nothing else (RFC 4055, 1.2). */
  readonly isForPss?: true
}

export type KeyProblem =
  | { readonly code: 'key_unreadable'; readonly reason: 'notKey' | 'json' | 'damaged' | 'incomplete' }
  | { readonly code: 'key_private' }
  /** Where a private one is wanted. */
  | { readonly code: 'key_public' }
  /** Behind a password. */
  | { readonly code: 'key_locked' }
  /** A private key in OpenSSH's own form. */
  | { readonly code: 'key_openssh' }
  /** An address of keys: nothing is fetched here. */
  | { readonly code: 'key_address' }
  | { readonly code: 'key_set_empty' }

export interface KeyList<Material = KeyMaterial> {
  readonly form: 'jwk' | 'jwks' | 'map' | 'pem' | 'der' | 'openssh'
  readonly keys: readonly SigningKey<Material>[]
  /** How many entries could not be read, or are private: a set may hold keys that are none of this token's business. */
  readonly skipped: number
}

export function modulusBits(modulus: Uint8Array): number {
  const first = modulus.findIndex((byte) => byte !== 0)
  return first < 0 ? 0 : (modulus.length - first) * 8 - Math.clz32(modulus[first]!) + 24
}

export function withoutLeadingZeros(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const first = bytes.findIndex((byte) => byte !== 0)
  return first < 0 ? bytes.subarray(bytes.length) : bytes.subarray(first)
}
