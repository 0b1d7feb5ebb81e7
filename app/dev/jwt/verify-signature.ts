import { compactVerify, errors, importJWK, importSPKI, importX509, type JWK } from 'jose'

export type SecretEncoding = 'text' | 'base64url' | 'hex'

export type Verification = 'good' | 'bad' | 'keyUnreadable' | 'keyUnfit' | 'privateKey' | 'unsupported'

interface VerificationRequest {
  readonly token: string
  readonly algorithm: string
  readonly keyText: string
  readonly encoding: SecretEncoding
}

type Key = Awaited<ReturnType<typeof importJWK>>

/** Checks a signature with WebCrypto. Says nothing about expiry or about who may be trusted. The key is not kept. */
export async function verifySignature(request: VerificationRequest): Promise<Verification> {
  const { token, algorithm } = request
  let keys: Key[]
  try {
    keys = await readKeys(request)
  } catch (error) {
    if (error instanceof KeyProblem) return error.verification
    return error instanceof errors.JOSENotSupported ? 'unsupported' : 'keyUnfit'
  }

  let outcome: Verification = 'bad'
  for (const key of keys) {
    try {
      await compactVerify(token, key, { algorithms: [algorithm] })
      return 'good'
    } catch (error) {
      if (error instanceof errors.JWSSignatureVerificationFailed || error instanceof errors.JWSInvalid) continue
      outcome = error instanceof errors.JOSENotSupported ? 'unsupported' : 'keyUnfit'
    }
  }
  return outcome
}

class KeyProblem extends Error {
  readonly verification: Verification
  constructor(verification: Verification) {
    super(verification)
    this.verification = verification
  }
}

async function readKeys({ algorithm, keyText, encoding }: VerificationRequest): Promise<Key[]> {
  const text = keyText.trim()
  if (text.startsWith('{')) return readJwks(text, algorithm)
  if (algorithm.startsWith('HS')) return [readSecret(keyText, encoding)]
  if (/-----BEGIN (?:\w+ )?PRIVATE KEY-----/.test(text)) throw new KeyProblem('privateKey')
  if (text.includes('-----BEGIN CERTIFICATE-----')) return [await importX509(text, algorithm)]
  if (text.includes('-----BEGIN RSA PUBLIC KEY-----')) return [await importSPKI(spkiFromPkcs1(text), algorithm)]
  if (!text.includes('-----BEGIN PUBLIC KEY-----')) throw new KeyProblem('keyUnreadable')
  return [await importSPKI(text, algorithm)]
}

/** AlgorithmIdentifier { rsaEncryption, NULL } (RFC 8017, A.1). */
const rsaAlgorithm = [0x30, 0x0d, 0x06, 0x09, 0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x01, 0x01, 0x05, 0x00]

/** The older RSA form holds the bare key; WebCrypto wants it wrapped with the name of its algorithm (RFC 5280, 4.1). */
function spkiFromPkcs1(pem: string): string {
  const body = /-----BEGIN RSA PUBLIC KEY-----([\s\S]*?)-----END/.exec(pem)?.[1] ?? ''
  const key = [...base64Bytes(body)]
  const spki = derValue(0x30, [...rsaAlgorithm, ...derValue(0x03, [0, ...key])])
  return `-----BEGIN PUBLIC KEY-----\n${btoa(String.fromCharCode(...spki))}\n-----END PUBLIC KEY-----`
}

function derValue(tag: number, content: readonly number[]): number[] {
  const { length } = content
  if (length < 0x80) return [tag, length, ...content]
  const lengthBytes = length < 0x100 ? [length] : [length >> 8, length & 0xff]
  return [tag, 0x80 | lengthBytes.length, ...lengthBytes, ...content]
}

/** One JWK or a set of them (RFC 7517, 5); of a set every key is tried. */
async function readJwks(text: string, algorithm: string): Promise<Key[]> {
  const keys = parseJwks(text)
  if (keys.some((key) => key.kty !== 'oct' && key.d !== undefined)) throw new KeyProblem('privateKey')
  const imported = await Promise.allSettled(keys.map(async (key) => importJWK(key, algorithm)))
  const readable = imported.filter((result) => result.status === 'fulfilled').map(({ value }) => value)
  const firstFailure = imported.find((result) => result.status === 'rejected')
  if (readable.length === 0 && firstFailure) throw firstFailure.reason
  return readable
}

function parseJwks(text: string): JWK[] {
  try {
    const parsed = JSON.parse(text) as JWK & { keys?: JWK[] }
    return Array.isArray(parsed.keys) ? parsed.keys : [parsed]
  } catch {
    throw new KeyProblem('keyUnreadable')
  }
}

function readSecret(text: string, encoding: SecretEncoding): Uint8Array {
  if (encoding === 'text') return new TextEncoder().encode(text)
  const compact = text.replace(/\s/g, '')
  if (encoding === 'hex') {
    if (!/^(?:[0-9a-fA-F]{2})+$/.test(compact)) throw new KeyProblem('keyUnreadable')
    return Uint8Array.from(compact.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
  }
  return base64Bytes(compact)
}

function base64Bytes(text: string): Uint8Array {
  const standard = text.replace(/\s/g, '').replaceAll('-', '+').replaceAll('_', '/').replace(/=+$/, '')
  if (!/^[A-Za-z0-9+/]+$/.test(standard) || standard.length % 4 === 1) throw new KeyProblem('keyUnreadable')
  return Uint8Array.from(atob(standard), (character) => character.charCodeAt(0))
}
