import { ed448 } from '@noble/curves/ed448.js'
import { ed25519 } from '@noble/curves/ed25519.js'
import { p256, p384, p521 } from '@noble/curves/nist.js'
import { secp256k1 } from '@noble/curves/secp256k1.js'

export const edwards = { Ed25519: ed25519, Ed448: ed448 }
export const weierstrass = { 'P-256': p256, 'P-384': p384, 'P-521': p521, secp256k1 }
