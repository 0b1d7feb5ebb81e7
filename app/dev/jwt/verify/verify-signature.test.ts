import { createHmac, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { afterEach, describe, expect, it, test, vi } from 'vitest'
import { readJwt } from '#engines/devtools/jwt/index.ts'
import { sampleSecret, sampleToken } from '../sample-token.ts'
import { certificateOf, pemOf } from './testing/certificate.ts'
import { type Sign, signedToken } from './testing/token.ts'
import type { SecretEncoding, Verification } from './verification.ts'
import { requestOf } from './verification-request.ts'
import { verifySignature } from './verify-signature.ts'

/** Tokens are made with Node's own crypto, not with what is under test. */
const encode = (text: string) => Buffer.from(text).toString('base64url')
const encodeJson = (value: unknown) => encode(JSON.stringify(value))

const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 })
const otherRsa = generateKeyPairSync('rsa', { modulusLength: 2048 })
const rsa1024 = generateKeyPairSync('rsa', { modulusLength: 1024 })
const p256 = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const otherP256 = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const p384 = generateKeyPairSync('ec', { namedCurve: 'P-384' })
const p521 = generateKeyPairSync('ec', { namedCurve: 'P-521' })
const k256 = generateKeyPairSync('ec', { namedCurve: 'secp256k1' })
const brainpool = generateKeyPairSync('ec', { namedCurve: 'brainpoolP256r1' })
const ed25519 = generateKeyPairSync('ed25519')
const ed448 = generateKeyPairSync('ed448')
const x25519 = generateKeyPairSync('x25519')

const pkcs1 = (hash: string, key: KeyObject) => (data: Buffer) => sign(hash, data, key)
const pss = (hash: string, saltLength: number) => (data: Buffer) =>
  sign(hash, data, { key: rsa.privateKey, padding: 6, saltLength })
const ecdsa = (hash: string, key: KeyObject) => (data: Buffer) => sign(hash, data, { key, dsaEncoding: 'ieee-p1363' })
const eddsa = (key: KeyObject) => (data: Buffer) => sign(null, data, key)
const hmac = (hash: string, secret: string | Buffer) => (data: Buffer) => createHmac(hash, secret).update(data).digest()

const spki = (key: KeyObject) => key.export({ type: 'spki', format: 'der' })
const pem = (key: KeyObject) => String(key.export({ type: 'spki', format: 'pem' }))
const jwkOf = (key: KeyObject, extra: object = {}) => ({ ...key.export({ format: 'jwk' }), ...extra })
const jwk = (key: KeyObject, extra: object = {}) => JSON.stringify(jwkOf(key, extra))
const certificate = (key: KeyObject, subject?: string) => pemOf('CERTIFICATE', certificateOf(key, subject))
const oneLine = (text: string) => text.trim().replaceAll('\n', '\\n')

const rs256 = signedToken({ alg: 'RS256' }, pkcs1('sha256', rsa.privateKey))
const rs256Named = signedToken({ alg: 'RS256', kid: 'b' }, pkcs1('sha256', rsa.privateKey))
const es256 = signedToken({ alg: 'ES256' }, ecdsa('sha256', p256.privateKey))
const secret = '0123456789abcdef0123456789abcdef'
const hs256 = signedToken({ alg: 'HS256' }, hmac('sha256', secret))
const hs256Bytes = signedToken({ alg: 'HS256' }, hmac('sha256', Buffer.from(secret)))
const shortHs256 = signedToken({ alg: 'HS256' }, hmac('sha256', 'secret'))
const confused = signedToken({ alg: 'HS256' }, hmac('sha256', pem(rsa.publicKey)))
const changed = (token: string) => token.replace(encode('{"sub":"x"}'), encode('{"sub":"y"}'))
const withSignature = (token: string, signature: string) => token.replace(/[^.]*$/, signature)

/** Outcome and notes, or the problem and its reason, in a few words. */
function inWords(verification: Verification): string {
  if (verification.outcome !== 'problem')
    return [verification.outcome, ...verification.notes.map(({ code }) => code)].join(' ')
  const { problem } = verification
  return 'reason' in problem ? `${problem.code} ${problem.reason}` : problem.code
}

async function verify(token: string, keyText: string, encoding: SecretEncoding = 'text'): Promise<Verification> {
  const { result } = readJwt(token)
  if (!result.ok) throw new Error(JSON.stringify(result.problem))
  return verifySignature({ ...requestOf(result.value), keyText, encoding })
}

const combinations: readonly [name: string, token: string, key: string, expected: string, encoding?: SecretEncoding][] =
  [
    // Every algorithm, right key.
    ['RS256', rs256, pem(rsa.publicKey), 'good'],
    ['RS384', signedToken({ alg: 'RS384' }, pkcs1('sha384', rsa.privateKey)), pem(rsa.publicKey), 'good'],
    ['RS512', signedToken({ alg: 'RS512' }, pkcs1('sha512', rsa.privateKey)), jwk(rsa.publicKey), 'good'],
    ['PS256', signedToken({ alg: 'PS256' }, pss('sha256', 32)), pem(rsa.publicKey), 'good'],
    ['PS384', signedToken({ alg: 'PS384' }, pss('sha384', 48)), jwk(rsa.publicKey), 'good'],
    ['PS512', signedToken({ alg: 'PS512' }, pss('sha512', 64)), pem(rsa.publicKey), 'good'],
    ['PS256 with another salt length', signedToken({ alg: 'PS256' }, pss('sha256', 20)), pem(rsa.publicKey), 'bad'],
    ['ES256', es256, pem(p256.publicKey), 'good'],
    ['ES384', signedToken({ alg: 'ES384' }, ecdsa('sha384', p384.privateKey)), jwk(p384.publicKey), 'good'],
    ['ES512', signedToken({ alg: 'ES512' }, ecdsa('sha512', p521.privateKey)), pem(p521.publicKey), 'good'],
    ['ES256K', signedToken({ alg: 'ES256K' }, ecdsa('sha256', k256.privateKey)), pem(k256.publicKey), 'good'],
    ['ES256K by JWK', signedToken({ alg: 'ES256K' }, ecdsa('sha256', k256.privateKey)), jwk(k256.publicKey), 'good'],
    ['EdDSA, Ed25519', signedToken({ alg: 'EdDSA' }, eddsa(ed25519.privateKey)), pem(ed25519.publicKey), 'good'],
    ['EdDSA, Ed448', signedToken({ alg: 'EdDSA' }, eddsa(ed448.privateKey)), jwk(ed448.publicKey), 'good'],
    [
      'Ed25519 by its own name',
      signedToken({ alg: 'Ed25519' }, eddsa(ed25519.privateKey)),
      jwk(ed25519.publicKey),
      'good',
    ],
    ['Ed448 by its own name', signedToken({ alg: 'Ed448' }, eddsa(ed448.privateKey)), pem(ed448.publicKey), 'good'],
    ['HS256', hs256, secret, 'good'],
    ['HS256 by a secret of nothing', signedToken({ alg: 'HS256' }, hmac('sha256', '')), '', 'good weakSecret'],
    ['HS384', signedToken({ alg: 'HS384' }, hmac('sha384', secret.repeat(2))), secret.repeat(2), 'good'],
    ['HS512', signedToken({ alg: 'HS512' }, hmac('sha512', secret.repeat(2))), secret.repeat(2), 'good'],
    // Changed tokens and other keys.
    ['RS256 changed', changed(rs256), pem(rsa.publicKey), 'bad'],
    ['ES256 changed', changed(es256), jwk(p256.publicKey), 'bad'],
    [
      'ES256K changed',
      changed(signedToken({ alg: 'ES256K' }, ecdsa('sha256', k256.privateKey))),
      pem(k256.publicKey),
      'bad',
    ],
    ['Ed448 changed', changed(signedToken({ alg: 'Ed448' }, eddsa(ed448.privateKey))), pem(ed448.publicKey), 'bad'],
    ['HS256 changed', changed(hs256), secret, 'bad'],
    ['RS256, another key', rs256, pem(otherRsa.publicKey), 'bad'],
    // PEM as people have it.
    ['PEM with literal \\n', rs256, oneLine(pem(rsa.publicKey)), 'good'],
    ['PEM with literal \\\\n in quotes', rs256, `"${oneLine(pem(rsa.publicKey)).replaceAll('\\', '\\\\')}"`, 'good'],
    ['PEM with literal \\r\\n', rs256, pem(rsa.publicKey).trim().replaceAll('\n', '\\r\\n'), 'good'],
    ['PEM in one line', rs256, pem(rsa.publicKey).replaceAll('\n', ' '), 'good'],
    ['PEM with no-break spaces', rs256, pem(rsa.publicKey).replaceAll(' ', '\u00a0'), 'good'],
    ['PEM with the dashes of a word processor', rs256, pem(rsa.publicKey).replaceAll('-----', '—–—'), 'good'],
    ['PEM with four dashes', rs256, pem(rsa.publicKey).replaceAll('-----', '----'), 'good'],
    ['PEM, quoted in a letter', rs256, pem(rsa.publicKey).replace(/^/gm, '> '), 'good'],
    ['JWK in a fence', rs256, `\`\`\`json\n${jwk(rsa.publicKey)}\n\`\`\``, 'good'],
    ['PEM of Windows', rs256, pem(rsa.publicKey).replaceAll('\n', '\r\n'), 'good'],
    ['PEM, indented', rs256, pem(rsa.publicKey).replaceAll('\n', '\n    '), 'good'],
    ['PEM with headers', rs256, pem(rsa.publicKey).replace('\n', '\nComment: my\n  key\nX-Id: 7\n\n'), 'good'],
    ['PEM with text around', rs256, `Bag Attributes\n  localKeyID: 01\n${pem(rsa.publicKey)}# end`, 'good'],
    ['PEM without its end', rs256, pem(rsa.publicKey).replace(/-----END.*/, ''), 'good'],
    ['PEM as a setting', rs256, `PUBLIC_KEY="${oneLine(pem(rsa.publicKey))}"`, 'good'],
    ['PEM, the older RSA form', rs256, String(rsa.publicKey.export({ type: 'pkcs1', format: 'pem' })), 'good'],
    ['PEM with the wrong label', rs256, pemOf('RSA PUBLIC KEY', spki(rsa.publicKey)), 'good'],
    ['PEM, cut', rs256, pem(rsa.publicKey).slice(0, 200), 'key_unreadable damaged'],
    ['certificate', rs256, certificate(rsa.publicKey), 'good'],
    ['certificate of an EC key', es256, certificate(p256.publicKey), 'good'],
    [
      'chain, leaf first',
      rs256,
      certificate(rsa.publicKey) + certificate(otherRsa.publicKey, 'ca'),
      'good keyOfSeveral',
    ],
    [
      'chain, leaf last',
      rs256,
      certificate(otherRsa.publicKey, 'ca') + certificate(rsa.publicKey),
      'good keyOfSeveral',
    ],
    [
      'chain whose root is of another kind',
      es256,
      certificate(p256.publicKey) + certificate(rsa.publicKey, 'ca'),
      'good keyOfSeveral',
    ],
    [
      'EC parameters before the key',
      es256,
      `-----BEGIN EC PARAMETERS-----\nBggqhkjOPQMBBw==\n-----END EC PARAMETERS-----\n${pem(p256.publicKey)}`,
      'good',
    ],
    // DER and others.
    ['DER as base64', rs256, spki(rsa.publicKey).toString('base64'), 'good'],
    ['DER as base64url', es256, spki(p256.publicKey).toString('base64url'), 'good'],
    ['DER as hex', es256, spki(p256.publicKey).toString('hex'), 'good'],
    ['DER certificate as base64', rs256, certificateOf(rsa.publicKey).toString('base64'), 'good'],
    ['DER, cut', rs256, spki(rsa.publicKey).subarray(0, 100).toString('base64'), 'key_unreadable damaged'],
    ['OpenSSH, Ed25519', signedToken({ alg: 'EdDSA' }, eddsa(ed25519.privateKey)), openSsh(), 'good'],
    ['an address', rs256, 'https://example.com/.well-known/jwks.json', 'key_address'],
    ['a description of a provider', rs256, '{"issuer":"x","jwks_uri":"https://example.com/jwks"}', 'key_address'],
    ['words', rs256, 'no key at all', 'key_unreadable notKey'],
    ['a secret for a public-key algorithm', rs256, secret, 'key_unreadable notKey'],
    ['broken JSON', rs256, '{"kty":', 'key_unreadable json'],
    // JWK and sets.
    ['JWK', rs256, jwk(rsa.publicKey), 'good'],
    ['JWK without a coordinate', es256, '{"kty":"EC","crv":"P-256","x":"AAAA"}', 'key_unreadable incomplete'],
    ['JWK off the curve', es256, jwk(p256.publicKey, { y: jwkOf(otherP256.publicKey).y }), 'key_invalid'],
    [
      'JWK by its certificate',
      rs256,
      JSON.stringify({ kty: 'RSA', x5c: [certificateOf(rsa.publicKey).toString('base64')] }),
      'good',
    ],
    ['JWK with the same kid', rs256Named, jwk(rsa.publicKey, { kid: 'b' }), 'good'],
    ['JWK with another kid', rs256Named, jwk(rsa.publicKey, { kid: 'a' }), 'good keyIdDiffers'],
    ['JWK with another kid, another key', rs256Named, jwk(otherRsa.publicKey, { kid: 'a' }), 'bad keyIdDiffers'],
    ['set, by kid', rs256Named, setOf([otherRsa.publicKey, { kid: 'a' }], [rsa.publicKey, { kid: 'b' }]), 'good'],
    [
      'set, kid names the wrong key',
      rs256Named,
      setOf([otherRsa.publicKey, { kid: 'b' }], [rsa.publicKey, { kid: 'a' }]),
      'bad',
    ],
    [
      'set without that kid, but with the key',
      rs256Named,
      setOf([otherRsa.publicKey, { kid: 'a' }], [rsa.publicKey, { kid: 'c' }]),
      'good keyOfSeveral keyIdDiffers',
    ],
    [
      'set without that kid',
      rs256Named,
      setOf([otherRsa.publicKey, { kid: 'a' }], [otherRsa.publicKey, { kid: 'c' }]),
      'key_id_not_found',
    ],
    [
      'set for a token without kid',
      es256,
      setOf([rsa.publicKey, {}], [otherP256.publicKey, {}], [p256.publicKey, {}]),
      'good keyOfSeveral',
    ],
    ['set, a bare list', rs256, `[${jwk(otherRsa.publicKey)},${jwk(rsa.publicKey)}]`, 'good keyOfSeveral'],
    ['set, empty', rs256, '{"keys":[]}', 'key_set_empty'],
    [
      'map of ids to certificates',
      rs256Named,
      JSON.stringify({ a: certificate(otherRsa.publicKey), b: certificate(rsa.publicKey) }),
      'good',
    ],
    [
      'map, the wrong one is named',
      rs256Named,
      JSON.stringify({ a: certificate(rsa.publicKey), b: certificate(otherRsa.publicKey) }),
      'bad',
    ],
    [
      'map without that id',
      rs256Named,
      JSON.stringify({ x: certificate(otherRsa.publicKey), y: certificate(otherRsa.publicKey) }),
      'key_id_not_found',
    ],
    ['map of ids to DER', rs256Named, JSON.stringify({ b: spki(rsa.publicKey).toString('base64') }), 'good'],
    // What a key's owner says.
    ['use: sig', rs256, jwk(rsa.publicKey, { use: 'sig' }), 'good'],
    ['use: enc', rs256, jwk(rsa.publicKey, { use: 'enc' }), 'key_refused use'],
    ['key_ops: verify', rs256, jwk(rsa.publicKey, { key_ops: ['verify'] }), 'good'],
    ['key_ops: encrypt', rs256, jwk(rsa.publicKey, { key_ops: ['encrypt', 'wrapKey'] }), 'key_refused operations'],
    ['alg the same', rs256, jwk(rsa.publicKey, { alg: 'RS256' }), 'good'],
    ['alg another', rs256, jwk(rsa.publicKey, { alg: 'RS512' }), 'key_refused algorithm'],
    ['alg of encryption', rs256, jwk(rsa.publicKey, { alg: 'RSA-OAEP' }), 'key_refused algorithm'],
    [
      'EdDSA and Ed25519 are one',
      signedToken({ alg: 'EdDSA' }, eddsa(ed25519.privateKey)),
      jwk(ed25519.publicKey, { alg: 'Ed25519' }),
      'good',
    ],
    [
      'set with one for encryption',
      rs256,
      setOf([rsa.publicKey, { use: 'enc' }], [rsa.publicKey, { use: 'sig' }]),
      'good keyOfSeveral',
    ],
    // Keys of another kind.
    ['RSA for ES256', es256, pem(rsa.publicKey), 'key_refused kind'],
    ['P-384 for ES256', es256, pem(p384.publicKey), 'key_refused kind'],
    ['secp256k1 for ES256', es256, pem(k256.publicKey), 'key_refused kind'],
    ['P-256 for RS256', rs256, jwk(p256.publicKey), 'key_refused kind'],
    [
      'Ed25519 for Ed448',
      signedToken({ alg: 'Ed448' }, eddsa(ed448.privateKey)),
      pem(ed25519.publicKey),
      'key_refused kind',
    ],
    [
      'X25519 for EdDSA',
      signedToken({ alg: 'EdDSA' }, eddsa(ed25519.privateKey)),
      pem(x25519.publicKey),
      'key_refused kind',
    ],
    ['brainpool for ES256', es256, pem(brainpool.publicKey), 'key_refused kind'],
    ['secret JWK for RS256', rs256, JSON.stringify({ kty: 'oct', k: encode(secret) }), 'key_refused kind'],
    // Private keys.
    ['private PEM', rs256, String(rsa.privateKey.export({ type: 'pkcs8', format: 'pem' })), 'key_private'],
    ['private PEM, older', rs256, String(rsa.privateKey.export({ type: 'pkcs1', format: 'pem' })), 'key_private'],
    ['private PEM of EC', es256, String(p256.privateKey.export({ type: 'sec1', format: 'pem' })), 'key_private'],
    ['private DER', rs256, rsa.privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'), 'key_private'],
    ['private JWK', es256, jwk(p256.privateKey), 'key_private'],
    [
      'a service account',
      rs256,
      JSON.stringify({ type: 'service_account', private_key: rsa.privateKey.export({ type: 'pkcs8', format: 'pem' }) }),
      'key_private',
    ],
    [
      'private key as a secret',
      hs256,
      String(rsa.privateKey.export({ type: 'pkcs8', format: 'pem' })),
      'private_key_as_secret',
    ],
    // Weak keys are named, not refused.
    [
      'RSA-1024',
      signedToken({ alg: 'RS256' }, pkcs1('sha256', rsa1024.privateKey)),
      pem(rsa1024.publicKey),
      'good weakRsa',
    ],
    [
      'RSA-1024, changed',
      changed(signedToken({ alg: 'RS256' }, pkcs1('sha256', rsa1024.privateKey))),
      jwk(rsa1024.publicKey),
      'bad weakRsa',
    ],
    ['short secret', shortHs256, 'secret', 'good weakSecret'],
    ['short secret as JWK', shortHs256, JSON.stringify({ kty: 'oct', k: encode('secret') }), 'good weakSecret'],
    // Secrets.
    ['secret as JWK', hs256, JSON.stringify({ kty: 'oct', k: encode(secret) }), 'good'],
    ['secret as base64url', hs256Bytes, encode(secret), 'good', 'base64url'],
    ['secret as base64', hs256Bytes, Buffer.from(secret).toString('base64'), 'good', 'base64url'],
    ['secret as hex', hs256Bytes, Buffer.from(secret).toString('hex'), 'good', 'hex'],
    ['no hex', hs256, 'xyz', 'secret_unreadable', 'hex'],
    ['no base64', hs256, 'ж', 'secret_unreadable', 'base64url'],
    ['secret with a line break', hs256, `${secret}\n`, 'bad otherSecret'],
    [
      'secret that ends with a line break',
      signedToken({ alg: 'HS256' }, hmac('sha256', `${secret}\n`)),
      `${secret}\n`,
      'good',
    ],
    ['secret in quotes', hs256, `"${secret}"`, 'bad otherSecret'],
    ['base64 secret read as text', hs256Bytes, encode(secret), 'bad otherSecret'],
    ['text secret read as hex', shortHs256, 'secret', 'bad otherSecret', 'hex'],
    ['another secret', hs256, 'another secret', 'bad'],
    // Algorithm confusion.
    ['public key as secret, and it fits', confused, pem(rsa.publicKey), 'algorithm_confusion'],
    [
      'the same without its last line break',
      signedToken({ alg: 'HS256' }, hmac('sha256', pem(rsa.publicKey).trim())),
      pem(rsa.publicKey),
      'algorithm_confusion',
    ],
    [
      'JWK as secret, and it fits',
      signedToken({ alg: 'HS256' }, hmac('sha256', jwk(p256.publicKey))),
      jwk(p256.publicKey),
      'algorithm_confusion',
    ],
    ['public key for HS256', hs256, pem(rsa.publicKey), 'public_key_as_secret'],
    ['certificate for HS256', hs256, certificate(rsa.publicKey), 'public_key_as_secret'],
    // The token's own faults.
    ['no alg', signedToken({ typ: 'JWT' }, hmac('sha256', secret)), secret, 'algorithm_missing'],
    ['alg is a number', signedToken({ alg: 256 }, hmac('sha256', secret)), secret, 'algorithm_missing'],
    ['alg none', withSignature(signedToken({ alg: 'none' }, hmac('sha256', secret)), ''), secret, 'algorithm_none'],
    ['alg in small letters', signedToken({ alg: 'hs256' }, hmac('sha256', secret)), secret, 'algorithm_unknown'],
    ['alg unknown', signedToken({ alg: 'XS1' }, hmac('sha256', secret)), secret, 'algorithm_unknown'],
    ['no signature', withSignature(hs256, ''), secret, 'signature_empty'],
    ['signature is no base64', withSignature(hs256, '!!'), secret, 'signature_unreadable'],
    ['signature cut', withSignature(es256, 'AAAAAAAA'), pem(p256.publicKey), 'bad signatureLength'],
    ['signature of RSA cut', withSignature(rs256, 'AAAAAAAA'), pem(rsa.publicKey), 'bad signatureLength'],
    [
      'signature in DER',
      signedToken({ alg: 'ES256' }, (data) => sign('sha256', data, p256.privateKey)),
      pem(p256.publicKey),
      'bad signatureDer',
    ],
    [
      'signature of ES384 in DER',
      signedToken({ alg: 'ES384' }, (data) => sign('sha384', data, p384.privateKey)),
      pem(p384.publicKey),
      'bad signatureDer',
    ],
    [
      'crit unknown, signature good',
      signedToken({ alg: 'HS256', crit: ['exp2'], exp2: 1 }, hmac('sha256', secret)),
      secret,
      'good criticalUnknown',
    ],
    [
      'crit unknown, signature bad',
      changed(signedToken({ alg: 'HS256', crit: ['exp2'], exp2: 1 }, hmac('sha256', secret))),
      secret,
      'bad criticalUnknown',
    ],
    [
      'crit b64 is known',
      signedToken({ alg: 'HS256', crit: ['b64'], b64: true }, hmac('sha256', secret)),
      secret,
      'good',
    ],
    ['crit empty', signedToken({ alg: 'HS256', crit: [] }, hmac('sha256', secret)), secret, 'good criticalInvalid'],
    [
      'crit names what is not there',
      signedToken({ alg: 'HS256', crit: ['gone'] }, hmac('sha256', secret)),
      secret,
      'good criticalInvalid',
    ],
  ]

function setOf(...keys: readonly (readonly [KeyObject, object])[]): string {
  return JSON.stringify({ keys: keys.map(([key, extra]) => jwkOf(key, extra)) })
}

function openSsh(): string {
  const field = (bytes: Buffer) => Buffer.concat([Buffer.from([0, 0, 0, bytes.length]), bytes])
  const point = spki(ed25519.publicKey).subarray(-32)
  return `ssh-ed25519 ${Buffer.concat([field(Buffer.from('ssh-ed25519')), field(point)]).toString('base64')} me@home`
}

describe('key and token', () => {
  test.each(combinations)('%s', async (_, token, key, expected, encoding = 'text') => {
    expect(inWords(await verify(token, key, encoding))).toBe(expected)
  })
})

describe('what is offered and said', () => {
  it('the secret without its line break', async () => {
    expect(await verify(hs256, `${secret}\n`)).toEqual({
      outcome: 'bad',
      notes: [{ code: 'otherSecret', keyText: secret, encoding: 'text', isTrimmed: true }],
    })
  })
  it('the notation that fits', async () => {
    expect(await verify(hs256Bytes, encode(secret))).toMatchObject({
      notes: [{ encoding: 'base64url', isTrimmed: false }],
    })
    const hex = Buffer.from(secret).toString('hex')
    expect(await verify(hs256Bytes, hex)).toMatchObject({
      notes: [{ keyText: hex, encoding: 'hex', isTrimmed: false }],
    })
  })
  it('that a signature in DER would fit', async () => {
    const token = signedToken({ alg: 'ES256' }, (data) => sign('sha256', data, p256.privateKey))
    expect(await verify(token, pem(p256.publicKey))).toMatchObject({ notes: [{ matches: true }] })
    expect(await verify(changed(token), pem(p256.publicKey))).toMatchObject({ notes: [{ matches: false }] })
  })
  it('which key of a chain it was', async () => {
    const chain = certificate(otherRsa.publicKey, 'ca') + certificate(rsa.publicKey)
    expect(await verify(rs256, chain)).toMatchObject({ notes: [{ position: 2, count: 2 }] })
  })
  it('how weak a key is', async () => {
    const token = signedToken({ alg: 'RS256' }, pkcs1('sha256', rsa1024.privateKey))
    expect(await verify(token, pem(rsa1024.publicKey))).toMatchObject({ notes: [{ bits: 1024 }] })
    expect(await verify(shortHs256, 'secret')).toMatchObject({ notes: [{ bits: 48, needed: 256 }] })
  })
  it('which kind of key is needed and which was given', async () => {
    expect(await verify(es256, pem(brainpool.publicKey))).toMatchObject({
      problem: { kind: 'brainpoolP256r1', needed: ['P-256'] },
    })
  })
})

test('numbers of an RSA key go to the browser as RFC 7515 writes them; Node would take any letters', async () => {
  const imported = vi.spyOn(crypto.subtle, 'importKey')
  await verify(rs256, pem(rsa.publicKey))
  const given = imported.mock.calls.find(([format]) => String(format) === 'jwk')?.[1]
  expect(given).toEqual({ kty: 'RSA', ...pick(rsa.publicKey.export({ format: 'jwk' })) })
  imported.mockRestore()
})

const pick = ({ n, e }: JsonWebKey) => ({ n, e })

describe('JSON forms', () => {
  it('verifies each signature by its own key', async () => {
    const payload = encode('{"sub":"x"}')
    const signatureOf = (header: object, make: Sign) => {
      const start = encodeJson(header)
      return { protected: start, signature: make(Buffer.from(`${start}.${payload}`)).toString('base64url') }
    }
    const signatures = [
      { ...signatureOf({ alg: 'RS256' }, pkcs1('sha256', rsa.privateKey)), header: { kid: 'one' } },
      signatureOf({ alg: 'ES256' }, ecdsa('sha256', p256.privateKey)),
    ]
    const text = JSON.stringify({ payload, signatures })
    const keys = [pem(rsa.publicKey), pem(p256.publicKey)]
    for (const [index, keyText] of keys.entries()) {
      const { result } = readJwt(text, index)
      if (!result.ok) throw new Error(result.problem.code)
      expect(await verifySignature({ ...requestOf(result.value), keyText, encoding: 'text' })).toMatchObject({
        outcome: 'good',
      })
    }
  })
})

describe('a browser that lacks a curve', () => {
  afterEach(() => vi.restoreAllMocks())
  it.each([
    ['EdDSA', eddsa(ed25519.privateKey), pem(ed25519.publicKey)],
    ['EdDSA', eddsa(ed448.privateKey), pem(ed448.publicKey)],
    ['ES256', ecdsa('sha256', p256.privateKey), pem(p256.publicKey)],
    ['ES384', ecdsa('sha384', p384.privateKey), jwk(p384.publicKey)],
    ['ES512', ecdsa('sha512', p521.privateKey), jwk(p521.publicKey)],
  ] as const)('%s is verified by the library', async (alg, make, key) => {
    vi.spyOn(crypto.subtle, 'importKey').mockRejectedValue(new DOMException('no', 'NotSupportedError'))
    expect(inWords(await verify(signedToken({ alg }, make), key))).toBe('good')
    expect(inWords(await verify(changed(signedToken({ alg }, make)), key))).toBe('bad')
  })
  it('says so where it refuses a key of RSA', async () => {
    vi.spyOn(crypto.subtle, 'importKey').mockRejectedValue(new DOMException('no', 'DataError'))
    expect(await verify(rs256, pem(rsa.publicKey))).toMatchObject({
      problem: { code: 'browser_cannot', rsaBits: 2048 },
    })
  })
  it('takes a compressed point', async () => {
    const uncompressed = spki(p256.publicKey).subarray(-65)
    const compressed = Buffer.from([2 + ((uncompressed[64] ?? 0) & 1), ...uncompressed.subarray(1, 33)])
    const der = Buffer.concat([Buffer.from('3039301306072a8648ce3d020106082a8648ce3d030107032200', 'hex'), compressed])
    expect(inWords(await verify(es256, pemOf('PUBLIC KEY', der)))).toBe('good')
  })
})

describe('the sample', () => {
  it('is signed with the secret that the page offers', async () => {
    expect(inWords(await verify(sampleToken, sampleSecret))).toBe('good')
  })

  it('carries every claim the page reads out', () => {
    const { result } = readJwt(sampleToken)
    const names = result.ok ? result.value.payload.members.map(({ name }) => name) : []
    expect(names).toEqual(expect.arrayContaining(['iss', 'sub', 'aud', 'iat', 'nbf', 'exp']))
  })
})
