import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findAlgorithm, readJwt, signatureAlgorithms, writeBase64Url } from '#engines/devtools/jwt/index.ts'
import { sampleSecret, sampleToken } from '../sample-token.ts'
import { signToken } from './sign-token.ts'
import { requestOf } from './verification-request.ts'
import { verifySignature } from './verify-signature.ts'

/** Keys by Node's own crypto, not by what is under test. */
const pairs = {
  RSA: generateKeyPairSync('rsa', { modulusLength: 2048 }),
  'P-256': generateKeyPairSync('ec', { namedCurve: 'P-256' }),
  'P-384': generateKeyPairSync('ec', { namedCurve: 'P-384' }),
  'P-521': generateKeyPairSync('ec', { namedCurve: 'P-521' }),
  secp256k1: generateKeyPairSync('ec', { namedCurve: 'secp256k1' }),
  Ed25519: generateKeyPairSync('ed25519'),
  Ed448: generateKeyPairSync('ed448'),
}
const longSecret = 'a secret that is long enough for each of the three hashes, which is 64 bytes'

const pem = (key: KeyObject, type: 'pkcs8' | 'pkcs1' | 'sec1') => String(key.export({ type, format: 'pem' } as never))
const spki = (key: KeyObject) => String(key.export({ type: 'spki', format: 'pem' }))

/** The forms in which a private key of a kind is found. */
function formsOf(kind: keyof typeof pairs): string[] {
  const { privateKey } = pairs[kind]
  const older = kind === 'RSA' ? [pem(privateKey, 'pkcs1')] : kind.startsWith('Ed') ? [] : [pem(privateKey, 'sec1')]
  const jwk = privateKey.export({ format: 'jwk' })
  return [pem(privateKey, 'pkcs8'), ...older, JSON.stringify(jwk), JSON.stringify({ keys: [jwk] })]
}

const headerOf = (alg: string) => JSON.stringify({ alg, typ: 'JWT' })
const draft = (alg: string, keyText: string) =>
  ({ header: headerOf(alg), payload: '{"n":9007199254740993,"x":1.50e+2}', keyText, encoding: 'text' }) as const

async function signed(request: Parameters<typeof signToken>[0]): Promise<string> {
  const result = await signToken(request)
  if (result.outcome !== 'signed') throw new Error(result.problem.code)
  return result.token
}

async function verdictOf(token: string, keyText: string): Promise<string> {
  const { result } = readJwt(token)
  if (!result.ok) throw new Error(result.problem.code)
  return (await verifySignature({ ...requestOf(result.value), keyText, encoding: 'text' })).outcome
}

describe('what is signed here verifies', () => {
  const cases = signatureAlgorithms.flatMap(({ name, keys }) =>
    keys.flatMap((kind) =>
      kind === 'oct' ? [] : formsOf(kind).map((keyText, form) => ({ name, kind, form, keyText })),
    ),
  )
  test.each(cases)('$name, $kind, form $form', async ({ name, kind, keyText }) => {
    const token = await signed(draft(name, keyText))
    expect(await verdictOf(token, spki(pairs[kind].publicKey))).toBe('good')
    // Its own parts only: a changed payload fits no more.
    const [header, , signature] = token.split('.')
    expect(await verdictOf(`${header}.e30.${signature}`, spki(pairs[kind].publicKey))).toBe('bad')
  })

  test.each(['HS256', 'HS384', 'HS512'])(
    '%s with a secret in letters, in base64, in digits and as a JWK',
    async (name) => {
      const bytes = Buffer.from(longSecret)
      const ways = [
        { keyText: longSecret, encoding: 'text' },
        { keyText: bytes.toString('base64url'), encoding: 'base64url' },
        { keyText: bytes.toString('hex'), encoding: 'hex' },
        { keyText: JSON.stringify({ kty: 'oct', k: bytes.toString('base64url') }), encoding: 'text' },
      ] as const
      const tokens = await Promise.all(ways.map((way) => signed({ ...draft(name, ''), ...way })))
      expect(new Set(tokens).size).toBe(1)
      expect(await verdictOf(tokens[0]!, longSecret)).toBe('good')
    },
  )
})

interface ReferenceCase {
  readonly name: string
  readonly token: string
  readonly outcome: string
}
const reference = new URL('../../../../engines/devtools/jwt/fixtures/jwt.cases.json', import.meta.url)
const { cases } = JSON.parse(readFileSync(reference, 'utf8')) as { cases: ReferenceCase[] }

describe('tokens of the reference, signed anew', () => {
  const readable = cases.flatMap(({ name, token }) => {
    const { result } = readJwt(token)
    return result.ok ? [{ name, token, read: result.value }] : []
  })
  test.each(readable)('$name', async ({ read, token }) => {
    const { algorithm } = requestOf(read).header
    const request = {
      header: read.header.pretty,
      payload: read.payload.pretty,
      keyText: 'oracle-secret',
      encoding: 'text',
    } as const
    if (!findAlgorithm(algorithm ?? '')) {
      expect(await signToken(request)).toEqual({ outcome: 'problem', problem: { code: 'algorithm_not_signing' } })
      return
    }
    const again = readJwt(await signed(request)).result
    expect(again.ok && [again.value.header.pretty, again.value.payload.pretty]).toEqual([
      request.header,
      request.payload,
    ])
    // Written as we write it, the reference has the very same token.
    const encoded = [read.header, read.payload].map((part) => writeBase64Url(new TextEncoder().encode(part.compact())))
    if (algorithm === 'HS256' && read.signedText === encoded.join('.') && read.signature.length === 43)
      expect(await signed(request)).toBe(token.trim().replace(/^Bearer /, ''))
  })

  test('our own sample', async () => {
    const { result } = readJwt(sampleToken)
    if (!result.ok) throw new Error('the sample cannot be read')
    const { header, payload } = result.value
    const request = { header: header.pretty, payload: payload.pretty, keyText: sampleSecret, encoding: 'text' } as const
    expect(await signed(request)).toBe(sampleToken)
  })
})

test('any payload comes back as it was written', async () => {
  await fc.assert(
    fc.asyncProperty(fc.dictionary(fc.string(), fc.jsonValue()), async (payload) => {
      const token = await signed({ ...draft('HS256', longSecret), payload: JSON.stringify(payload, null, 3) })
      const { result } = readJwt(token)
      expect(result.ok && JSON.parse(result.value.payload.pretty)).toEqual(JSON.parse(JSON.stringify(payload)))
    }),
    { numRuns: 50 },
  )
})

const locked = pairs.RSA.privateKey.export({ type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase: 'x' })
const lockedOlder = pairs.RSA.privateKey.export({
  type: 'pkcs1',
  format: 'pem',
  cipher: 'aes-256-cbc',
  passphrase: 'x',
})
const { d: _, ...publicJwk } = pairs['P-256'].privateKey.export({ format: 'jwk' })

test.each([
  ['a public key', draft('RS256', spki(pairs.RSA.publicKey)), { code: 'key_public' }],
  ['a public JWK', draft('ES256', JSON.stringify(publicJwk)), { code: 'key_public' }],
  ['a locked key', draft('RS256', String(locked)), { code: 'key_locked' }],
  ['a locked key of the older form', draft('RS256', String(lockedOlder)), { code: 'key_locked' }],
  [
    "OpenSSH's own form",
    draft('EdDSA', '-----BEGIN OPENSSH PRIVATE KEY-----\nAAAA\n-----END OPENSSH PRIVATE KEY-----'),
    { code: 'key_openssh' },
  ],
  ['no key', draft('RS256', 'hello'), { code: 'key_unreadable', reason: 'notKey' }],
  [
    'half a key',
    draft('RS256', pem(pairs.RSA.privateKey, 'pkcs8').slice(0, 900)),
    { code: 'key_unreadable', reason: 'damaged' },
  ],
  [
    'half a JWK',
    draft('RS256', '{"kty":"RSA","n":"AQ","e":"AQAB","d":"AQ"}'),
    { code: 'key_unreadable', reason: 'incomplete' },
  ],
  [
    'a key of another kind',
    draft('RS256', pem(pairs['P-256'].privateKey, 'pkcs8')),
    { code: 'key_refused', reason: 'kind', kind: 'P-256', needed: ['RSA'] },
  ],
  [
    'another curve',
    draft('ES384', pem(pairs['P-256'].privateKey, 'sec1')),
    { code: 'key_refused', reason: 'kind', kind: 'P-256', needed: ['P-384'] },
  ],
  [
    'a key for something else',
    draft('ES256', JSON.stringify({ ...pairs['P-256'].privateKey.export({ format: 'jwk' }), use: 'enc' })),
    { code: 'key_refused', reason: 'use', use: 'enc' },
  ],
  [
    'a key that only verifies',
    draft('ES256', JSON.stringify({ ...pairs['P-256'].privateKey.export({ format: 'jwk' }), key_ops: ['verify'] })),
    { code: 'key_refused', reason: 'operations', operations: ['verify'] },
  ],
  ['a number that is no key', draft('ES256', '{"kty":"EC","crv":"P-256","d":"AA"}'), { code: 'key_invalid' }],
  [
    'a number that is too long',
    draft('EdDSA', `{"kty":"OKP","crv":"Ed25519","d":"${'AQ'.repeat(60)}"}`),
    { code: 'key_invalid' },
  ],
  ['a private key as a secret', draft('HS256', pem(pairs.RSA.privateKey, 'pkcs8')), { code: 'key_as_secret' }],
  ['a public key as a secret', draft('HS256', spki(pairs.RSA.publicKey)), { code: 'key_as_secret' }],
  [
    'a secret that is no base64',
    { ...draft('HS256', 'a*'), encoding: 'base64url' },
    { code: 'secret_unreadable', encoding: 'base64url' },
  ],
  ['no algorithm', { ...draft('', longSecret), header: '{}' }, { code: 'algorithm_not_signing' }],
  ['none', draft('none', longSecret), { code: 'algorithm_not_signing' }],
  ['small letters', draft('hs256', longSecret), { code: 'algorithm_not_signing' }],
  [
    'a broken header',
    { ...draft('HS256', longSecret), header: '{\n"alg":}' },
    { code: 'draft_syntax', part: 'header', line: 2, column: 7 },
  ],
  [
    'a broken payload',
    { ...draft('HS256', longSecret), payload: '{"a":1,}' },
    { code: 'draft_syntax', part: 'payload', line: 1, column: 8 },
  ],
  [
    'a list as payload',
    { ...draft('HS256', longSecret), payload: '[1]' },
    { code: 'draft_not_object', part: 'payload', kind: 'array' },
  ],
  [
    'a payload without its code',
    { ...draft('HS256', longSecret), header: '{"alg":"HS256","b64":false,"crit":["b64"]}' },
    { code: 'draft_unencoded' },
  ],
] as const)('%s is refused with its reason', async (_name, request, problem) => {
  expect(await signToken(request)).toEqual({ outcome: 'problem', problem })
})

test('weak keys sign, and are called weak', async () => {
  const short = generateKeyPairSync('rsa', { modulusLength: 1024 }).privateKey
  expect(await signToken(draft('RS256', pem(short, 'pkcs8')))).toMatchObject({
    notes: [{ code: 'weakRsa', bits: 1024 }],
  })
  expect(await signToken(draft('HS256', 'short'))).toMatchObject({
    notes: [{ code: 'weakSecret', bits: 40, needed: 256 }],
  })
})
