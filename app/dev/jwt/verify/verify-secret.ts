import { base64Bytes, hashBytes, hexBytes, readKeys, type SignatureAlgorithm } from '#engines/devtools/jwt/index.ts'
import { checkSignature } from './check-signature.ts'
import type { SecretEncoding, Verification, VerificationNote } from './verification.ts'

type Bytes = Uint8Array<ArrayBuffer>

interface SecretRequest {
  readonly algorithm: SignatureAlgorithm
  readonly signature: Bytes
  readonly data: Bytes
  readonly keyText: string
  readonly encoding: SecretEncoding
}

/** HMAC with a secret in letters. Where the letters are a public key, it is called that, whatever comes out. */
export async function verifyWithSecret(request: SecretRequest): Promise<Verification> {
  const { keyText, encoding } = request
  const fits = (text: string, as: SecretEncoding) => secretFits(request, text, as)
  const keys = readKeys(keyText)
  if (keys.ok) {
    const readings = [keyText, keyText.trim(), `${keyText.trim()}\n`, keyText.replace(/\r?\n/g, '\r\n')]
    for (const text of readings) {
      if (await fits(text, 'text')) return { outcome: 'problem', problem: { code: 'algorithm_confusion' } }
    }
    return { outcome: 'problem', problem: { code: 'public_key_as_secret' } }
  }
  if (keys.problem.code === 'key_private' && !(await fits(keyText, encoding)))
    return { outcome: 'problem', problem: { code: 'private_key_as_secret' } }
  const secret = secretBytes(keyText, encoding)
  if (!secret) {
    const other = await otherSecret(request, fits)
    if (other) return { outcome: 'bad', notes: [other] }
    return { outcome: 'problem', problem: { code: 'secret_unreadable', encoding } }
  }
  if (await fits(keyText, encoding)) return { outcome: 'good', notes: weakSecret(secret, request.algorithm) }
  const other = await otherSecret(request, fits)
  return { outcome: 'bad', notes: other ? [other] : [] }
}

async function secretFits({ algorithm, signature, data }: SecretRequest, text: string, encoding: SecretEncoding) {
  const secret = secretBytes(text, encoding)
  if (!secret) return false
  return (await checkSignature(algorithm, { kind: 'oct', secret }, signature, data)) === 'good'
}

export function secretBytes(text: string, encoding: SecretEncoding): Bytes | undefined {
  if (encoding === 'text') return new TextEncoder().encode(text)
  return encoding === 'hex' ? hexBytes(text) : base64Bytes(text)
}

/** A line break that was copied along, quotes, the name of a setting, or the wrong notation: the ways a right secret is given wrongly. */
async function otherSecret(
  { keyText, encoding }: SecretRequest,
  fits: (text: string, encoding: SecretEncoding) => Promise<boolean>,
): Promise<VerificationNote | undefined> {
  const trimmed = keyText.trim()
  const unquoted = /^(["'`])(.*)\1$/s.exec(trimmed)?.[2] ?? trimmed
  const named =
    /^(?:export\s+)?["']?\w{1,60}["']?\s?[:=]\s?["']?(.+?)["']?[,;]?$/s.exec(trimmed.slice(0, 2000))?.[1] ?? trimmed
  for (const text of new Set([keyText, keyText.replace(/[\r\n]+$/, ''), trimmed, unquoted, named])) {
    for (const as of ['text', 'base64url', 'hex'] as const) {
      if ((text !== keyText || as !== encoding) && (await fits(text, as)))
        return { code: 'otherSecret', keyText: text, encoding: as, isTrimmed: as === encoding }
    }
  }
  return undefined
}

/** RFC 7518, 3.2: a key of the size of the hash or larger. */
export function weakSecret(secret: Bytes, { hash }: SignatureAlgorithm): VerificationNote[] {
  const needed = hash ? hashBytes(hash) * 8 : 0
  return secret.length * 8 < needed ? [{ code: 'weakSecret', bits: secret.length * 8, needed }] : []
}
