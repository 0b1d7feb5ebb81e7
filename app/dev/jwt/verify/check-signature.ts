import { hashBytes, type KeyMaterial, type SignatureAlgorithm, writeBase64Url } from '#engines/devtools/jwt/index.ts'

import type { SignatureCheck } from './verification.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** One signature, one key of the algorithm's own kind. */
export async function checkSignature(
  algorithm: SignatureAlgorithm,
  material: KeyMaterial,
  signature: Bytes,
  data: Bytes,
): Promise<SignatureCheck> {
  switch (material.kind) {
    case 'other':
      return 'impossible'
    case 'oct':
      return checkHmac(algorithm, material.secret, signature, data)
    case 'RSA':
      return checkRsa(algorithm, material, signature, data)
    default:
      return checkCurve(algorithm, material, signature, data)
  }
}

async function checkHmac(algorithm: SignatureAlgorithm, secret: Bytes, signature: Bytes, data: Bytes) {
  const key = await hmacKey(secret, algorithm, 'verify')
  return key ? verdict(await crypto.subtle.verify('HMAC', key, signature, data)) : 'impossible'
}

export async function hmacKey(secret: Bytes, { hash }: SignatureAlgorithm, use: 'verify' | 'sign') {
  if (!hash) return undefined
  // WebCrypto takes no empty key; HMAC pads every key with zeros, so one zero byte is the same key (RFC 2104, 2).
  const key = secret.length > 0 ? secret : new Uint8Array(1)
  return crypto.subtle.importKey('raw', key, { name: 'HMAC', hash }, false, [use])
}

async function checkRsa(
  { scheme, hash }: SignatureAlgorithm,
  { modulus, exponent }: { modulus: Bytes; exponent: Bytes },
  signature: Bytes,
  data: Bytes,
): Promise<SignatureCheck> {
  if (!hash) return 'impossible'
  const jwk = { kty: 'RSA', n: writeBase64Url(modulus), e: writeBase64Url(exponent) }
  try {
    const key = await crypto.subtle.importKey('jwk', jwk, { name: scheme, hash }, false, ['verify'])
    const parameters = { name: scheme, saltLength: hashBytes(hash) }
    return verdict(await crypto.subtle.verify(parameters, key, signature, data))
  } catch {
    // Browsers refuse moduli that are very short, and even ones.
    return 'impossible'
  }
}

/** By the browser where it knows the curve, else by a library that is loaded only then. */
async function checkCurve(
  algorithm: SignatureAlgorithm,
  { kind, point }: Extract<KeyMaterial, { point: Bytes }>,
  signature: Bytes,
  data: Bytes,
): Promise<SignatureCheck> {
  const isEdwards = algorithm.scheme === 'EdDSA'
  const name = isEdwards ? { name: kind } : { name: 'ECDSA', namedCurve: kind }
  const parameters = isEdwards ? { name: kind } : { name: 'ECDSA', hash: algorithm.hash ?? 'SHA-256' }
  try {
    const key = await crypto.subtle.importKey('raw', point, name, false, ['verify'])
    return verdict(await crypto.subtle.verify(parameters, key, signature, data))
  } catch {
    const { checkByLibrary } = await import('./check-by-library.ts')
    return checkByLibrary(kind, point, signature, data)
  }
}

function verdict(isGood: boolean): 'good' | 'bad' {
  return isGood ? 'good' : 'bad'
}
