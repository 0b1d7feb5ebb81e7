import type { KeyMaterial } from '#engines/devtools/jwt/index.ts'
import { edwards, weierstrass } from './curves.ts'
import type { SignatureCheck } from './verification.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** Curves that a browser may lack (secp256k1 and Ed448 everywhere, Ed25519 in older ones), and compressed points. */
export function checkByLibrary(
  kind: Extract<KeyMaterial, { point: Bytes }>['kind'],
  point: Bytes,
  signature: Bytes,
  data: Bytes,
): SignatureCheck {
  const isEdwards = kind === 'Ed25519' || kind === 'Ed448'
  const curve = isEdwards ? edwards[kind] : weierstrass[kind]
  if (!curve.utils.isValidPublicKey(point)) return 'invalid'
  try {
    // JWS asks for no particular half of the order (RFC 7518, 3.4), unlike the chains this curve is known from.
    const isGood = isEdwards
      ? edwards[kind].verify(signature, data, point, { zip215: false })
      : weierstrass[kind].verify(signature, data, point, { lowS: false, prehash: true, format: 'compact' })
    return isGood ? 'good' : 'bad'
  } catch {
    // Numbers out of range: no key makes such a signature.
    return 'bad'
  }
}
