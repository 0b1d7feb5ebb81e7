import { createHmac, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { describe, expect, it, test } from 'vitest'
import { readJwt } from '#engines/devtools/jwt/index.ts'
import { sampleSecret, sampleToken } from './sample-token.ts'
import { verifySignature } from './verify-signature.ts'

/** Tokens are made with Node's own crypto, not with the library under test. */
const encode = (text: string) => Buffer.from(text).toString('base64url')

function tokenOf(algorithm: string, make: (data: Buffer) => Buffer): string {
  const start = `${encode(JSON.stringify({ alg: algorithm }))}.${encode('{"sub":"x"}')}`
  return `${start}.${make(Buffer.from(start)).toString('base64url')}`
}

const pem = (key: KeyObject) => String(key.export({ type: 'spki', format: 'pem' }))
const jwk = (key: KeyObject) => JSON.stringify(key.export({ format: 'jwk' }))

const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 })
const p256 = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const p384 = generateKeyPairSync('ec', { namedCurve: 'P-384' })
const p521 = generateKeyPairSync('ec', { namedCurve: 'P-521' })
const ed25519 = generateKeyPairSync('ed25519')
const pss = (hash: string, saltLength: number) => (data: Buffer) =>
  sign(hash, data, { key: rsa.privateKey, padding: 6, saltLength })
const ecdsa = (hash: string, key: KeyObject) => (data: Buffer) => sign(hash, data, { key, dsaEncoding: 'ieee-p1363' })

const signed = [
  ['RS256', (data: Buffer) => sign('sha256', data, rsa.privateKey), rsa.publicKey],
  ['RS512', (data: Buffer) => sign('sha512', data, rsa.privateKey), rsa.publicKey],
  ['PS256', pss('sha256', 32), rsa.publicKey],
  ['PS384', pss('sha384', 48), rsa.publicKey],
  ['ES256', ecdsa('sha256', p256.privateKey), p256.publicKey],
  ['ES384', ecdsa('sha384', p384.privateKey), p384.publicKey],
  ['ES512', ecdsa('sha512', p521.privateKey), p521.publicKey],
  ['EdDSA', (data: Buffer) => sign(null, data, ed25519.privateKey), ed25519.publicKey],
] as const

describe('public keys', () => {
  test.each(signed)('%s', async (algorithm, make, publicKey) => {
    const token = tokenOf(algorithm, make)
    const request = { token, algorithm, encoding: 'text' } as const
    expect(await verifySignature({ ...request, keyText: pem(publicKey) })).toBe('good')
    expect(await verifySignature({ ...request, keyText: jwk(publicKey) })).toBe('good')
    const changed = token.replace(encode('{"sub":"x"}'), encode('{"sub":"y"}'))
    expect(await verifySignature({ ...request, token: changed, keyText: pem(publicKey) })).toBe('bad')
  })

  it('takes RSA keys in their older form too', async () => {
    const token = tokenOf('RS256', (data) => sign('sha256', data, rsa.privateKey))
    const keyText = String(rsa.publicKey.export({ type: 'pkcs1', format: 'pem' }))
    expect(await verifySignature({ token, algorithm: 'RS256', keyText, encoding: 'text' })).toBe('good')
  })

  it('finds the right key of a set', async () => {
    const token = tokenOf('ES256', ecdsa('sha256', p256.privateKey))
    const other = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey
    const keyText = `{"keys":[${jwk(rsa.publicKey)},${jwk(other)},${jwk(p256.publicKey)}]}`
    expect(await verifySignature({ token, algorithm: 'ES256', keyText, encoding: 'text' })).toBe('good')
  })

  it('says what is wrong with a key', async () => {
    const token = tokenOf('ES256', ecdsa('sha256', p256.privateKey))
    const verify = (keyText: string) => verifySignature({ token, algorithm: 'ES256', keyText, encoding: 'text' })
    expect(await verify('no key at all')).toBe('keyUnreadable')
    expect(await verify('{"kty":')).toBe('keyUnreadable')
    expect(await verify(pem(rsa.publicKey))).toBe('keyUnfit')
    expect(await verify(pem(p384.publicKey))).toBe('keyUnfit')
    expect(await verify(String(p256.privateKey.export({ type: 'pkcs8', format: 'pem' })))).toBe('privateKey')
    expect(await verify(jwk(p256.privateKey))).toBe('privateKey')
  })
})

describe('secrets', () => {
  const secret = Buffer.from('0123456789abcdef0123456789abcdef')
  test.each([
    ['text', secret.toString()],
    ['base64url', secret.toString('base64url')],
    ['base64url', secret.toString('base64')],
    ['hex', secret.toString('hex')],
  ] as const)('written as %s', async (encoding, keyText) => {
    for (const [algorithm, hash] of [
      ['HS256', 'sha256'],
      ['HS384', 'sha384'],
      ['HS512', 'sha512'],
    ] as const) {
      const token = tokenOf(algorithm, (data) => createHmac(hash, secret).update(data).digest())
      expect(await verifySignature({ token, algorithm, keyText, encoding })).toBe('good')
      expect(await verifySignature({ token, algorithm, keyText: `AAAA${keyText}`, encoding })).toBe('bad')
    }
  })

  it('refuses what is not in the named notation', async () => {
    const request = { token: sampleToken, algorithm: 'HS256' }
    expect(await verifySignature({ ...request, keyText: 'xyz', encoding: 'hex' })).toBe('keyUnreadable')
    expect(await verifySignature({ ...request, keyText: 'ж', encoding: 'base64url' })).toBe('keyUnreadable')
  })
})

describe('the sample', () => {
  it('is signed with the secret that the page offers', async () => {
    const request = { token: sampleToken, algorithm: 'HS256', keyText: sampleSecret, encoding: 'text' } as const
    expect(await verifySignature(request)).toBe('good')
  })

  it('carries every claim the page reads out', () => {
    const { result } = readJwt(sampleToken)
    const names = result.ok ? result.value.payload.members.map(({ name }) => name) : []
    expect(names).toEqual(expect.arrayContaining(['iss', 'sub', 'aud', 'iat', 'nbf', 'exp']))
  })
})
