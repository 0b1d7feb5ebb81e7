import type { KeyKind, SignatureAlgorithm } from '../algorithms.ts'
import type { KeyList, KeyMaterial, SigningKey } from './key.ts'

/** Why a key is not asked about a signature. */
export type KeyRefusal =
  | { readonly reason: 'kind'; readonly kind: string; readonly needed: readonly KeyKind[] }
  | { readonly reason: 'use'; readonly use: string }
  | { readonly reason: 'operations'; readonly operations: readonly string[] }
  | { readonly reason: 'algorithm'; readonly algorithm: string }

export interface Candidate<Material = KeyMaterial> {
  readonly key: SigningKey<Material>
  /** Counted from 1 in the list as given. */
  readonly position: number
}

export interface KeyChoice<Material = KeyMaterial> {
  readonly candidates: readonly Candidate<Material>[]
  /** The refusal of the key that came nearest, where none is a candidate. */
  readonly refusal?: KeyRefusal
  /** What the token says about its key and what the keys say: nothing where either is silent. */
  readonly idMatch?: 'same' | 'different'
}

type KindOfKey = { readonly kind: KeyKind } | { readonly kind: 'other'; readonly name: string }

/** The keys that may have signed, or may sign: by `kid` where it names one, and only what the key's owner allows. */
export function chooseKeys<Material extends KindOfKey>(
  list: KeyList<Material>,
  algorithm: SignatureAlgorithm,
  tokenKeyId: string | undefined,
  operation: 'verify' | 'sign' = 'verify',
): KeyChoice<Material> {
  const all = list.keys.map((key, index) => ({ key, position: index + 1 }))
  const named = tokenKeyId === undefined ? [] : all.filter(({ key }) => key.id === tokenKeyId)
  const considered = named.length > 0 ? named : all
  const judged = considered.map((candidate) => ({ candidate, refusal: refusalOf(candidate.key, algorithm, operation) }))
  const candidates = judged.flatMap(({ candidate, refusal }) => (refusal ? [] : [candidate]))
  // A key of the right kind that may not be used says more than one of another kind.
  const refusal = judged.find((one) => one.refusal && one.refusal.reason !== 'kind')?.refusal ?? judged[0]?.refusal
  const knowsIds = tokenKeyId !== undefined && all.some(({ key }) => key.id !== undefined)
  return {
    candidates,
    ...(candidates.length === 0 && refusal ? { refusal } : {}),
    ...(knowsIds ? { idMatch: named.length > 0 ? 'same' : 'different' } : {}),
  }
}

function refusalOf(
  key: SigningKey<KindOfKey>,
  { name, keys, scheme }: SignatureAlgorithm,
  operation: string,
): KeyRefusal | undefined {
  const { material } = key
  if (!keys.some((kind) => kind === material.kind)) {
    return { reason: 'kind', kind: material.kind === 'other' ? material.name : material.kind, needed: keys }
  }
  if (key.isForPss && scheme !== 'RSA-PSS') return { reason: 'kind', kind: 'RSA-PSS', needed: keys }
  if (key.use !== undefined && key.use !== 'sig') return { reason: 'use', use: key.use }
  if (key.operations !== undefined && !key.operations.includes(operation))
    return { reason: 'operations', operations: key.operations }
  if (key.algorithm !== undefined && !isSameAlgorithm(key.algorithm, name, material.kind))
    return { reason: 'algorithm', algorithm: key.algorithm }
  return undefined
}

/** RFC 9864 names the two curves of EdDSA; both names mean the same signature. */
function isSameAlgorithm(ofKey: string, ofToken: string, kind: string): boolean {
  const full = (name: string) => (name === 'EdDSA' ? kind : name)
  return full(ofKey) === full(ofToken)
}
