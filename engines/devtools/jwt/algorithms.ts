/** What a key must be to verify an algorithm. */
export type KeyKind = 'oct' | 'RSA' | 'P-256' | 'P-384' | 'P-521' | 'secp256k1' | 'Ed25519' | 'Ed448'

export interface SignatureAlgorithm {
  readonly name: string
  readonly scheme: 'HMAC' | 'RSASSA-PKCS1-v1_5' | 'RSA-PSS' | 'ECDSA' | 'EdDSA'
  readonly keys: readonly KeyKind[]
  /** Absent where the scheme has a hash of its own. */
  readonly hash?: 'SHA-256' | 'SHA-384' | 'SHA-512'
}

const hashBits = [256, 384, 512] as const
const curveOfHash = { 256: 'P-256', 384: 'P-384', 512: 'P-521' } as const

/** RFC 7518, 3.1; RFC 8037; RFC 8812; RFC 9864. */
export const signatureAlgorithms: readonly SignatureAlgorithm[] = [
  ...hashBits.map((bits) => ({
    name: `HS${bits}`,
    scheme: 'HMAC' as const,
    keys: ['oct'] as const,
    hash: `SHA-${bits}` as const,
  })),
  ...hashBits.map((bits) => ({
    name: `RS${bits}`,
    scheme: 'RSASSA-PKCS1-v1_5' as const,
    keys: ['RSA'] as const,
    hash: `SHA-${bits}` as const,
  })),
  ...hashBits.map((bits) => ({
    name: `PS${bits}`,
    scheme: 'RSA-PSS' as const,
    keys: ['RSA'] as const,
    hash: `SHA-${bits}` as const,
  })),
  ...hashBits.map((bits) => ({
    name: `ES${bits}`,
    scheme: 'ECDSA' as const,
    keys: [curveOfHash[bits]],
    hash: `SHA-${bits}` as const,
  })),
  { name: 'ES256K', scheme: 'ECDSA', keys: ['secp256k1'], hash: 'SHA-256' },
  { name: 'EdDSA', scheme: 'EdDSA', keys: ['Ed25519', 'Ed448'] },
  { name: 'Ed25519', scheme: 'EdDSA', keys: ['Ed25519'] },
  { name: 'Ed448', scheme: 'EdDSA', keys: ['Ed448'] },
]

export function findAlgorithm(name: string): SignatureAlgorithm | undefined {
  return signatureAlgorithms.find((algorithm) => algorithm.name === name)
}

const bytesOfCurve: Readonly<Partial<Record<KeyKind, number>>> = {
  'P-256': 64,
  secp256k1: 64,
  'P-384': 96,
  'P-521': 132,
  Ed25519: 64,
  Ed448: 114,
}

/** How long a signature is: fixed by the hash or the curve, for RSA by the modulus of the key. */
export function signatureBytes(
  { scheme, hash }: SignatureAlgorithm,
  kind: KeyKind,
  modulusBits?: number,
): number | undefined {
  if (scheme === 'HMAC') return hash && hashBytes(hash)
  return kind === 'RSA' ? modulusBits && Math.ceil(modulusBits / 8) : bytesOfCurve[kind]
}

export function hashBytes(hash: 'SHA-256' | 'SHA-384' | 'SHA-512'): number {
  return Number(hash.slice(4)) / 8
}

/** Whether a signature of so many base64url characters can be whole: for RSA by the usual key lengths. */
export function isWholeSignature(algorithmName: string, characters: number): boolean {
  const algorithm = findAlgorithm(algorithmName)
  if (!algorithm) return false
  return algorithm.keys
    .flatMap((kind) => (kind === 'RSA' ? [128, 256, 384, 512] : [signatureBytes(algorithm, kind) ?? 0]))
    .some((bytes) => Math.ceil((bytes * 4) / 3) === characters)
}
