import {
  type Candidate,
  chooseKeys,
  type KeyList,
  modulusBits,
  type SignatureAlgorithm,
  signatureBytes,
} from '#engines/devtools/jwt/index.ts'
import { checkSignature } from './check-signature.ts'
import { fromDerSignature } from './der-signature.ts'
import type { SignatureCheck, Verification, VerificationNote } from './verification.ts'
import { weakSecret } from './verify-secret.ts'

type Bytes = Uint8Array<ArrayBuffer>

interface KeyRequest {
  readonly algorithm: SignatureAlgorithm
  readonly keyId: string | undefined
  readonly signature: Bytes
  readonly data: Bytes
  readonly list: KeyList
}

/** RSA below this is not to be trusted any more (NIST SP 800-131A). */
const shortestRsaBits = 2048

/** Asks the keys that may have signed, in their order, until one says yes. */
export async function verifyWithKeys(request: KeyRequest): Promise<Verification> {
  const { algorithm, keyId, list } = request
  const choice = chooseKeys(list, algorithm, keyId)
  if (choice.candidates.length === 0) {
    return choice.refusal
      ? { outcome: 'problem', problem: { code: 'key_refused', ...choice.refusal } }
      : { outcome: 'problem', problem: { code: 'key_set_empty' } }
  }
  const hasOtherId = choice.idMatch === 'different' && keyId !== undefined
  const checked: { candidate: Candidate; check: SignatureCheck }[] = []
  for (const candidate of choice.candidates) {
    const check = await checkSignature(algorithm, candidate.key.material, request.signature, request.data)
    checked.push({ candidate, check })
    if (check === 'good') {
      const notes = [...keyNotes(candidate, request), ...(hasOtherId ? [{ code: 'keyIdDiffers', keyId } as const] : [])]
      return { outcome: 'good', notes }
    }
  }
  if (hasOtherId && list.keys.length > 1) return { outcome: 'problem', problem: { code: 'key_id_not_found', keyId } }
  const [first] = checked
  if (!first || checked.every(({ check }) => check === 'invalid'))
    return { outcome: 'problem', problem: { code: 'key_invalid' } }
  if (checked.every(({ check }) => check === 'impossible')) return impossible(first.candidate)
  const notes = [
    ...(await signatureNotes(first.candidate, request)),
    ...weakness(first.candidate, algorithm),
    ...(hasOtherId ? [{ code: 'keyIdDiffers', keyId } as const] : []),
  ]
  return { outcome: 'bad', notes }
}

function impossible({ key: { material } }: Candidate): Verification {
  const rsaBits = material.kind === 'RSA' ? { rsaBits: modulusBits(material.modulus) } : {}
  return { outcome: 'problem', problem: { code: 'browser_cannot', ...rsaBits } }
}

function keyNotes(candidate: Candidate, { algorithm, list, keyId }: KeyRequest): VerificationNote[] {
  const wasNamed = keyId !== undefined && candidate.key.id === keyId
  const several: VerificationNote[] =
    list.keys.length > 1 && !wasNamed
      ? [{ code: 'keyOfSeveral', position: candidate.position, count: list.keys.length }]
      : []
  return [...weakness(candidate, algorithm), ...several]
}

function weakness({ key: { material } }: Candidate, algorithm: SignatureAlgorithm): VerificationNote[] {
  if (material.kind === 'oct') return weakSecret(material.secret, algorithm)
  return material.kind === 'RSA' ? weakRsa(modulusBits(material.modulus)) : []
}

export const weakRsa = (bits: number): VerificationNote[] => (bits < shortestRsaBits ? [{ code: 'weakRsa', bits }] : [])

/** A signature of the wrong length fits no key of this kind: that is said, and what it probably is. */
async function signatureNotes({ key: { material } }: Candidate, request: KeyRequest): Promise<VerificationNote[]> {
  const { algorithm, signature, data } = request
  if (material.kind === 'other') return []
  const expected = signatureBytes(
    algorithm,
    material.kind,
    material.kind === 'RSA' ? modulusBits(material.modulus) : undefined,
  )
  if (!expected || signature.length === expected) return []
  const converted = algorithm.scheme === 'ECDSA' ? fromDerSignature(signature, expected) : undefined
  if (!converted) return [{ code: 'signatureLength', found: signature.length, expected }]
  return [{ code: 'signatureDer', matches: (await checkSignature(algorithm, material, converted, data)) === 'good' }]
}
