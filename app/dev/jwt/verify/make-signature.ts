import {
  hashBytes,
  type PrivateMaterial,
  type RsaNumbers,
  rsaNumberNames,
  type SignatureAlgorithm,
  writeBase64Url,
} from '#engines/devtools/jwt/index.ts'
import { hmacKey } from './check-signature.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** `impossible`: the browser refuses the key. `invalid`: these numbers are no key. */
export async function makeSignature(
  algorithm: SignatureAlgorithm,
  material: PrivateMaterial,
  data: Bytes,
): Promise<Uint8Array | 'impossible' | 'invalid'> {
  switch (material.kind) {
    case 'other':
      return 'impossible'
    case 'oct': {
      const key = await hmacKey(material.secret, algorithm, 'sign')
      return key ? new Uint8Array(await crypto.subtle.sign('HMAC', key, data)) : 'impossible'
    }
    case 'RSA':
      return signWithRsa(algorithm, material.numbers, data)
    default: {
      // WebCrypto takes no secret number without its point, and not all of these curves.
      const { signByLibrary } = await import('./sign-by-library.ts')
      return signByLibrary(material.kind, material.scalar, data)
    }
  }
}

async function signWithRsa({ scheme, hash }: SignatureAlgorithm, numbers: RsaNumbers, data: Bytes) {
  if (!hash) return 'impossible'
  const jwk = Object.fromEntries(rsaNumberNames.map((name) => [name, writeBase64Url(numbers[name])]))
  try {
    const key = await crypto.subtle.importKey('jwk', { kty: 'RSA', ...jwk }, { name: scheme, hash }, false, ['sign'])
    return new Uint8Array(await crypto.subtle.sign({ name: scheme, saltLength: hashBytes(hash) }, key, data))
  } catch {
    return 'impossible'
  }
}
