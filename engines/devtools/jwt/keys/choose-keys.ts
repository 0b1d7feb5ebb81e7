import type { KeyKind, SignatureAlgorithm } from '../algorithms.ts'
import type { KeyList, SigningKey } from './key.ts'

/** Why a key is not asked about a signature. */
export type KeyRefusal =
  | { readonly reason: 'kind'; readonly kind: string; readonly needed: readonly KeyKind[] }
  | { readonly reason: 'use'; readonly use: string }
  | { readonly reason: 'operations'; readonly operations: readonly string[] }
  | { readonly reason: 'algorithm'; readonly algorithm: string }

export interface Candidate {
  readonly key: SigningKey
  /** Counted from 1 in the list as given. */
  readonly position: number
}

export interface KeyChoice {
  readonly candidates: readonly Candidate[]
  /** The refusal of the key that came nearest, where none is a candidate. */
  readonly refusal?: KeyRefusal
  /** What the token says about its key and what the keys say: nothing where either is silent. */
  readonly idMatch?: 'same' | 'different'
}

/** The keys that may have signed: by `kid` where it names one, and only what the key's owner allows. */
export function chooseKeys(list: KeyList, algorithm: SignatureAlgorithm, tokenKeyId: string | undefined): KeyChoice {
  const all = list.keys.map((key, index) => ({ key, position: index + 1 }))
  const named = tokenKeyId === undefined ? [] : all.filter(({ key }) => key.id === tokenKeyId)
  const considered = named.length > 0 ? named : all
  const judged = considered.map((candidate) => ({ candidate, refusal: refusalOf(candidate.key, algorithm) }))
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

function refusalOf(key: SigningKey, { name, keys, scheme }: SignatureAlgorithm): KeyRefusal | undefined {
  const { material } = key
  if (!keys.some((kind) => kind === material.kind)) {
    return { reason: 'kind', kind: material.kind === 'other' ? material.name : material.kind, needed: keys }
  }
  if (key.isForPss && scheme !== 'RSA-PSS') return { reason: 'kind', kind: 'RSA-PSS', needed: keys }
  if (key.use !== undefined && key.use !== 'sig') return { reason: 'use', use: key.use }
  if (key.operations !== undefined && !key.operations.includes('verify'))
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
