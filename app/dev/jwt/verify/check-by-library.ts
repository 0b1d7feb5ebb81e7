import { ed448 } from '@noble/curves/ed448.js'
import { ed25519 } from '@noble/curves/ed25519.js'
import { p256, p384, p521 } from '@noble/curves/nist.js'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import type { KeyMaterial } from '#engines/devtools/jwt/index.ts'
import type { SignatureCheck } from './verification.ts'

type Bytes = Uint8Array<ArrayBuffer>

const edwards = { Ed25519: ed25519, Ed448: ed448 }
const weierstrass = { 'P-256': p256, 'P-384': p384, 'P-521': p521, secp256k1 }

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
