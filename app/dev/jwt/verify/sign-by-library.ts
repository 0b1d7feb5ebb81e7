import type { PrivateMaterial } from '#engines/devtools/jwt/index.ts'
import { edwards, weierstrass } from './curves.ts'

type CurveMaterial = Extract<PrivateMaterial, { scalar: Uint8Array }>

/** The two numbers side by side (RFC 7518, 3.4); without chance, so that the same token has the same signature (RFC 6979). */
export function signByLibrary(
  kind: CurveMaterial['kind'],
  scalar: Uint8Array,
  data: Uint8Array,
): Uint8Array | 'invalid' {
  const isEdwards = kind === 'Ed25519' || kind === 'Ed448'
  const curve = isEdwards ? edwards[kind] : weierstrass[kind]
  const key = ofLength(scalar, curve.lengths.secretKey!)
  if (!key || !curve.utils.isValidSecretKey(key)) return 'invalid'
  return isEdwards ? edwards[kind].sign(data, key) : weierstrass[kind].sign(data, key, { lowS: false, prehash: true })
}

/** Some programs leave out the zeros in front. */
function ofLength(scalar: Uint8Array, length: number): Uint8Array | undefined {
  const start = scalar.length - length
  if (start > 0) return scalar.subarray(0, start).every((byte) => byte === 0) ? scalar.subarray(start) : undefined
  const key = new Uint8Array(length)
  key.set(scalar, -start)
  return key
}
