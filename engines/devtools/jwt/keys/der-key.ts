import { failure, type Result, success } from '#engines/core/index.ts'
import type { KeyKind } from '../algorithms.ts'
import { type DerValue, derTag, objectIdentifier, readDer } from './der.ts'
import { type KeyMaterial, type KeyProblem, type SigningKey, withoutLeadingZeros } from './key.ts'

export const pssIdentifier = '1.2.840.113549.1.1.10'
export const rsaIdentifiers = ['1.2.840.113549.1.1.1', pssIdentifier]
export const ecIdentifier = '1.2.840.10045.2.1'

const curves: Readonly<Record<string, Exclude<KeyKind, 'oct' | 'RSA' | 'Ed25519' | 'Ed448'>>> = {
  '1.2.840.10045.3.1.7': 'P-256',
  '1.3.132.0.34': 'P-384',
  '1.3.132.0.35': 'P-521',
  '1.3.132.0.10': 'secp256k1',
}

const edwardsCurves: Readonly<Record<string, 'Ed25519' | 'Ed448'>> = {
  '1.3.101.112': 'Ed25519',
  '1.3.101.113': 'Ed448',
}

/** Keys that sign no token, by the name people know them by. */
const otherNames: Readonly<Record<string, string>> = {
  '1.3.101.110': 'X25519',
  '1.3.101.111': 'X448',
  '1.2.840.10040.4.1': 'DSA',
  '1.2.840.10046.2.1': 'Diffie-Hellman',
  '1.3.36.3.3.2.8.1.1.7': 'brainpoolP256r1',
  '1.3.36.3.3.2.8.1.1.11': 'brainpoolP384r1',
  '1.3.36.3.3.2.8.1.1.13': 'brainpoolP512r1',
  '1.2.643.7.1.1.1.1': 'GOST R 34.10-2012 (256)',
  '1.2.643.7.1.1.1.2': 'GOST R 34.10-2012 (512)',
}

/** A key in DER, told by its structure alone: labels above it are often wrong. */
export function readDerKey(bytes: Uint8Array<ArrayBuffer>): Result<SigningKey, KeyProblem> {
  const [outer, ...behind] = readDer(bytes) ?? []
  if (outer?.tag !== derTag.sequence || behind.length > 0) return failure({ code: 'key_unreadable', reason: 'damaged' })
  const values = readDer(outer.content)
  if (!values) return failure({ code: 'key_unreadable', reason: 'damaged' })
  const tags = values.map(({ tag }) => tag)
  const { sequence, bitString, octetString, integer } = derTag
  if (matches(tags, [sequence, bitString])) return publicKey(values, 'publicKey')
  if (matches(tags, [sequence, sequence, bitString])) return certificate(values)
  if (matches(tags, [integer, integer])) return success({ source: 'publicKey', material: rsaMaterial(values) })
  const isPrivate =
    (tags[0] === integer && (tags[1] === sequence || tags[1] === octetString || tags.length >= 9)) ||
    matches(tags, [sequence, octetString])
  return failure(isPrivate ? { code: 'key_private' } : { code: 'key_unreadable', reason: 'notKey' })
}

export function matches(tags: readonly number[], pattern: readonly number[]): boolean {
  return tags.length === pattern.length && pattern.every((tag, index) => tags[index] === tag)
}

/** SubjectPublicKeyInfo (RFC 5280, 4.1). */
function publicKey(values: readonly DerValue[], source: SigningKey['source']): Result<SigningKey, KeyProblem> {
  const [algorithm, parameters] = readDer(values[0]!.content) ?? []
  // The first byte of a bit string counts its unused bits.
  const bits = values[1]!.content.subarray(1)
  if (algorithm?.tag !== derTag.object) return failure({ code: 'key_unreadable', reason: 'notKey' })
  const identifier = objectIdentifier(algorithm.content)
  const material = rsaIdentifiers.includes(identifier)
    ? rsaMaterial(readDer(readDer(bits)?.[0]?.content ?? new Uint8Array()) ?? [])
    : curveMaterial(identifier, parameters, bits)
  return success({ material, source, ...(identifier === pssIdentifier ? { isForPss: true } : {}) })
}

function rsaMaterial(values: readonly DerValue[]): KeyMaterial {
  const [modulus, exponent] = values
  if (!modulus || !exponent) return { kind: 'other', name: 'RSA' }
  return {
    kind: 'RSA',
    modulus: withoutLeadingZeros(modulus.content),
    exponent: withoutLeadingZeros(exponent.content),
  }
}

function curveMaterial(
  identifier: string,
  parameters: DerValue | undefined,
  point: Uint8Array<ArrayBuffer>,
): KeyMaterial {
  const curve = curveOf(identifier, parameters)
  return curve.kind === 'other' ? curve : { ...curve, point }
}

type Curve = { readonly kind: Exclude<KeyKind, 'oct' | 'RSA'> } | { readonly kind: 'other'; readonly name: string }

/** The curve that the description of an algorithm names. */
export function curveOf(identifier: string, parameters: DerValue | undefined): Curve {
  const edwards = edwardsCurves[identifier]
  if (edwards) return { kind: edwards }
  if (identifier !== ecIdentifier) return { kind: 'other', name: otherNames[identifier] ?? identifier }
  const curve = parameters?.tag === derTag.object ? objectIdentifier(parameters.content) : ''
  const known = curves[curve]
  return known ? { kind: known } : { kind: 'other', name: otherNames[curve] ?? `EC ${curve}`.trim() }
}

/** The key of a certificate (RFC 5280, 4.1), or of a request for one (RFC 2986, 4), which is built alike. */
function certificate(values: readonly DerValue[]): Result<SigningKey, KeyProblem> {
  for (const { tag, content } of readDer(values[0]!.content) ?? []) {
    const inner = tag === derTag.sequence ? readDer(content) : undefined
    if (
      inner &&
      matches(
        inner.map((value) => value.tag),
        [derTag.sequence, derTag.bitString],
      )
    )
      return publicKey(inner, 'certificate')
  }
  return failure({ code: 'key_unreadable', reason: 'notKey' })
}
