import { base64Bytes, findAlgorithm, readKeys, signatureAlgorithms } from '#engines/devtools/jwt/index.ts'
import type { Verification, VerificationNote, VerificationProblem, VerificationRequest } from './verification.ts'
import { verifyWithSecret } from './verify-secret.ts'
import { verifyWithKeys } from './verify-with-keys.ts'

/** Checks a signature. Says nothing about expiry or about who may be trusted. The key is not kept. */
export async function verifySignature(request: VerificationRequest): Promise<Verification> {
  const { signedText, keyText, encoding, header } = request
  const problem = problemBeforeKey(request)
  if (problem) return { outcome: 'problem', problem }
  const algorithm = findAlgorithm(header.algorithm!)!
  const signature = base64Bytes(request.signature)!
  const data = new TextEncoder().encode(signedText)
  const common = { algorithm, signature, data }
  const keys = readKeys(keyText)
  const isSecretInLetters = algorithm.scheme === 'HMAC' && !(keys.ok && keys.value.keys.some(isSecret))
  if (isSecretInLetters) return withCritical(await verifyWithSecret({ ...common, keyText, encoding }), header.critical)
  if (!keys.ok) return { outcome: 'problem', problem: keys.problem }
  return withCritical(await verifyWithKeys({ ...common, keyId: header.keyId, list: keys.value }), header.critical)
}

/** What can be said before there is a key. */
export function problemBeforeKey({
  header: { algorithm },
  signature,
}: Pick<VerificationRequest, 'header' | 'signature'>): VerificationProblem | undefined {
  if (algorithm === undefined) return { code: 'algorithm_missing' }
  if (algorithm.toLowerCase() === 'none') return { code: 'algorithm_none' }
  if (!findAlgorithm(algorithm)) {
    const meant = signatureAlgorithms.find(({ name }) => name.toLowerCase() === algorithm.toLowerCase())?.name
    return { code: 'algorithm_unknown', algorithm, ...(meant ? { meant } : {}) }
  }
  if (signature === '') return { code: 'signature_empty' }
  return base64Bytes(signature) ? undefined : { code: 'signature_unreadable' }
}

function isSecret({ material }: { material: { kind: string } }): boolean {
  return material.kind === 'oct'
}

/** The one extension that this page knows: whether the payload is encoded (RFC 7797). */
const knownExtensions = ['b64']

/** RFC 7515, 4.1.11: whoever does not understand one of the names must refuse the token, however good its signature. */
function withCritical(verification: Verification, critical: VerificationRequest['header']['critical']): Verification {
  if (verification.outcome === 'problem' || critical === undefined) return verification
  const note = criticalNote(critical)
  return note ? { ...verification, notes: [...verification.notes, note] } : verification
}

function criticalNote(critical: readonly string[] | 'invalid'): VerificationNote | undefined {
  if (critical === 'invalid') return { code: 'criticalInvalid' }
  const names = critical.filter((name) => !knownExtensions.includes(name))
  return names.length > 0 ? { code: 'criticalUnknown', names } : undefined
}
