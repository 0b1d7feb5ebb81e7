import { failure, type Result, success } from '#engines/core/index.ts'
import { type DerValue, derTag, objectIdentifier, readDer } from './der.ts'
import { curveOf, ecIdentifier, matches, pssIdentifier, readDerKey, rsaIdentifiers } from './der-key.ts'
import {
  type KeyProblem,
  type PrivateMaterial,
  type RsaNumbers,
  rsaNumberNames,
  type SigningKey,
  withoutLeadingZeros,
} from './key.ts'

type PrivateKey = Result<SigningKey<PrivateMaterial>, KeyProblem>

const damaged = failure({ code: 'key_unreadable', reason: 'damaged' } as const)

/** A private key in DER: PKCS #8 (RFC 5958), PKCS #1 (RFC 8017, A.1.2) or SEC 1 (RFC 5915), told by its structure. */
export function readPrivateDerKey(bytes: Uint8Array<ArrayBuffer>): PrivateKey {
  if (readDerKey(bytes).ok) return failure({ code: 'key_public' })
  const [outer, ...behind] = readDer(bytes) ?? []
  const values = outer?.tag === derTag.sequence && behind.length === 0 ? readDer(outer.content) : undefined
  if (!values) return damaged
  const { integer, sequence, octetString } = derTag
  const tags = values.map(({ tag }) => tag)
  const begins = (...pattern: number[]) => matches(tags.slice(0, pattern.length), pattern)
  if (matches(tags, [sequence, octetString])) return failure({ code: 'key_locked' })
  if (begins(integer, sequence, octetString)) return wrappedKey(values)
  if (begins(...Array<number>(9).fill(integer))) return keyOf(rsaMaterial(values))
  if (begins(integer, octetString)) return keyOf(curveMaterial(ecIdentifier, curveIn(values), values[1]!.content))
  return failure({ code: 'key_unreadable', reason: 'notKey' })
}

const keyOf = (material: PrivateMaterial | undefined): PrivateKey =>
  material ? success({ material, source: 'privateKey' }) : damaged

/** PKCS #8: what kind it is, then the key in the form of its kind. */
function wrappedKey([, description, inner]: readonly DerValue[]): PrivateKey {
  const [algorithm, parameters] = readDer(description!.content) ?? []
  if (algorithm?.tag !== derTag.object) return damaged
  const identifier = objectIdentifier(algorithm.content)
  const [key] = readDer(inner!.content) ?? []
  if (!key) return damaged
  if (rsaIdentifiers.includes(identifier)) {
    const material = rsaMaterial(readDer(key.content) ?? [])
    if (!material) return damaged
    return success({ material, source: 'privateKey', ...(identifier === pssIdentifier ? { isForPss: true } : {}) })
  }
  // Of the curves of Edwards it is the number itself (RFC 8410, 7), of the others a structure that holds it.
  const scalar = identifier === ecIdentifier ? readDer(key.content)?.[1]?.content : key.content
  return keyOf(scalar && curveMaterial(identifier, parameters, scalar))
}

/** Its version stands in front of the numbers. */
function rsaMaterial(values: readonly DerValue[]): PrivateMaterial | undefined {
  if (values.length < 1 + rsaNumberNames.length) return undefined
  const numbers = rsaNumberNames.map((name, index) => [name, withoutLeadingZeros(values[index + 1]!.content)])
  return { kind: 'RSA', numbers: Object.fromEntries(numbers) as RsaNumbers }
}

function curveMaterial(
  identifier: string,
  parameters: DerValue | undefined,
  scalar: Uint8Array<ArrayBuffer>,
): PrivateMaterial {
  const curve = curveOf(identifier, parameters)
  return curve.kind === 'other' ? curve : { ...curve, scalar }
}

/** SEC 1 names its curve behind the number. */
const curveIn = (values: readonly DerValue[]): DerValue | undefined =>
  values.flatMap(({ tag, content }) => (tag === derTag.version ? (readDer(content) ?? []) : []))[0]
