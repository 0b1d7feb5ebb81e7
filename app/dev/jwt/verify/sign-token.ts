import {
  chooseKeys,
  findAlgorithm,
  modulusBits,
  type PrivateMaterial,
  readPrivateKeys,
  type SignatureAlgorithm,
  type UnsignedProblem,
  unsignedToken,
  writeBase64Url,
} from '#engines/devtools/jwt/index.ts'
import { makeSignature } from './make-signature.ts'
import type { SecretEncoding, VerificationNote, VerificationProblem } from './verification.ts'
import { secretBytes, weakSecret } from './verify-secret.ts'
import { weakRsa } from './verify-with-keys.ts'

export interface SigningRequest {
  readonly header: string
  readonly payload: string
  readonly keyText: string
  readonly encoding: SecretEncoding
}

export type SigningProblem =
  | UnsignedProblem
  | VerificationProblem
  /** `alg` is missing, `none`, or no name of a signature. */
  | { readonly code: 'algorithm_not_signing' }
  | { readonly code: 'key_as_secret' }
  | { readonly code: 'signing_impossible' }

export type Signing =
  | { readonly outcome: 'signed'; readonly token: string; readonly notes: readonly VerificationNote[] }
  | { readonly outcome: 'problem'; readonly problem: SigningProblem }

const problem = (found: SigningProblem): Signing => ({ outcome: 'problem', problem: found })

/** Makes a token of a header and a payload as they are written. The key is not kept. */
export async function signToken({ header, payload, keyText, encoding }: SigningRequest): Promise<Signing> {
  const unsigned = unsignedToken(header, payload)
  if (!unsigned.ok) return problem(unsigned.problem)
  const { signedText, keyId } = unsigned.value
  const algorithm = findAlgorithm(unsigned.value.algorithm ?? '')
  if (!algorithm) return problem({ code: 'algorithm_not_signing' })
  const material = materialFor(algorithm, keyId, keyText, encoding)
  if ('code' in material) return problem(material)
  const signature = await makeSignature(algorithm, material, new TextEncoder().encode(signedText))
  if (typeof signature === 'string')
    return problem({ code: signature === 'invalid' ? 'key_invalid' : 'signing_impossible' })
  return {
    outcome: 'signed',
    token: `${signedText}.${writeBase64Url(signature)}`,
    notes: weaknessOf(material, algorithm),
  }
}

function materialFor(
  algorithm: SignatureAlgorithm,
  keyId: string | undefined,
  keyText: string,
  encoding: SecretEncoding,
): PrivateMaterial | SigningProblem {
  const keys = readPrivateKeys(keyText)
  const holdsSecret = keys.ok && keys.value.keys.some(({ material }) => material.kind === 'oct')
  if (algorithm.scheme === 'HMAC' && !holdsSecret) {
    const isKey = keys.ok || ['key_public', 'key_locked', 'key_openssh'].includes(keys.problem.code)
    if (isKey) return { code: 'key_as_secret' }
    const secret = secretBytes(keyText, encoding)
    return secret ? { kind: 'oct', secret } : { code: 'secret_unreadable', encoding }
  }
  if (!keys.ok) return keys.problem
  const { candidates, refusal } = chooseKeys(keys.value, algorithm, keyId, 'sign')
  return candidates[0]?.key.material ?? (refusal ? { code: 'key_refused', ...refusal } : { code: 'key_set_empty' })
}

function weaknessOf(material: PrivateMaterial, algorithm: SignatureAlgorithm): VerificationNote[] {
  if (material.kind === 'oct') return weakSecret(material.secret, algorithm)
  return material.kind === 'RSA' ? weakRsa(modulusBits(material.numbers.n)) : []
}
