import { createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { findAlgorithm, signatureAlgorithms } from '../algorithms.ts'
import { base64Bytes, hexBytes } from './base64-bytes.ts'
import { chooseKeys } from './choose-keys.ts'
import { objectIdentifier, readDer } from './der.ts'
import { readDerKey } from './der-key.ts'
import type { KeyList, SigningKey } from './key.ts'
import { readKeys } from './read-keys.ts'

/** Keys as OpenSSL makes them, of every kind it knows: those that sign tokens are read, the others are named. */
const made: readonly (readonly [name: string, key: () => KeyObject])[] = [
  ['RSA', () => generateKeyPairSync('rsa', { modulusLength: 1024 }).publicKey],
  ['RSA', () => generateKeyPairSync('rsa-pss', { modulusLength: 1024 }).publicKey],
  ...[
    ['P-256', 'prime256v1'],
    ['P-384', 'secp384r1'],
    ['P-521', 'secp521r1'],
    ['secp256k1', 'secp256k1'],
    ['brainpoolP256r1', 'brainpoolP256r1'],
    ['brainpoolP384r1', 'brainpoolP384r1'],
    ['brainpoolP512r1', 'brainpoolP512r1'],
    ['EC 1.3.132.0.33', 'secp224r1'],
  ].map(
    ([name, namedCurve]) => [name!, () => generateKeyPairSync('ec', { namedCurve: namedCurve! }).publicKey] as const,
  ),
  ['Ed25519', () => generateKeyPairSync('ed25519').publicKey],
  ['Ed448', () => generateKeyPairSync('ed448').publicKey],
  ['X25519', () => generateKeyPairSync('x25519').publicKey],
  ['X448', () => generateKeyPairSync('x448').publicKey],
  ['DSA', () => generateKeyPairSync('dsa', { modulusLength: 1024, divisorLength: 160 }).publicKey],
]

describe.each(made)('%s', (name, make) => {
  const key = make()
  const der = new Uint8Array(key.export({ type: 'spki', format: 'der' }))
  const forms = {
    der: Buffer.from(der).toString('base64'),
    hex: Buffer.from(der).toString('hex'),
    pem: key.export({ type: 'spki', format: 'pem' }) as string,
  }
  test.each(Object.entries(forms))('as %s', (_, text) => {
    const read = readKeys(text)
    if (!read.ok) throw new Error(read.problem.code)
    const { material, source } = read.value.keys[0]!
    expect(source).toBe('publicKey')
    expect(material.kind === 'other' ? material.name : material.kind).toBe(name)
    if (material.kind === 'RSA' && key.asymmetricKeyType === 'rsa') {
      const { n, e } = key.export({ format: 'jwk' })
      expect(Buffer.from(material.modulus).toString('base64url')).toBe(n)
      expect(Buffer.from(material.exponent).toString('base64url')).toBe(e)
    }
  })
})

test('a key behind a name, and a line of OpenSSH with wide spaces', () => {
  const { publicKey } = generateKeyPairSync('ed25519')
  const point = Buffer.from(publicKey.export({ format: 'jwk' }).x!, 'base64url')
  // RFC 8709, 4: the name and the key, each behind its length.
  const line = Buffer.concat([Buffer.from('\0\0\0\x0bssh-ed25519\0\0\0\x20'), point]).toString('base64')
  const der = publicKey.export({ type: 'spki', format: 'der' }).toString('base64')
  const expected = { ok: true, value: { keys: [{ material: { kind: 'Ed25519', point: new Uint8Array(point) } }] } }
  for (const text of [`ssh-ed25519  ${line}\tme@home`, `public_key = ${der}`, `public.key: ${der}`])
    expect(readKeys(text)).toMatchObject(expected)
})

test('a key without its cover, a private one, a cut one', () => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 1024 })
  const bare = new Uint8Array(publicKey.export({ type: 'pkcs1', format: 'der' }))
  expect(readDerKey(bare)).toMatchObject({ ok: true, value: { source: 'publicKey', material: { kind: 'RSA' } } })
  for (const type of ['pkcs1', 'pkcs8'] as const)
    expect(readDerKey(new Uint8Array(privateKey.export({ type, format: 'der' })))).toEqual({
      ok: false,
      problem: { code: 'key_private' },
    })
  for (let end = 1; end < bare.length; end += 7)
    expect(readDerKey(bare.slice(0, end))).toEqual({
      ok: false,
      problem: { code: 'key_unreadable', reason: 'damaged' },
    })
  expect(createPublicKey(privateKey).asymmetricKeyType).toBe('rsa')
})

/** X.690: short and long lengths, an endless one, one that runs over the end; object identifiers of its own examples. */
test('values of DER', () => {
  const bytes = (...list: number[]) => Uint8Array.from(list)
  expect(readDer(bytes(0x02, 0x01, 0x05, 0x04, 0x00))).toEqual([
    { tag: 2, content: bytes(5) },
    { tag: 4, content: bytes() },
  ])
  expect(readDer(bytes(0x04, 0x81, 0x02, 7, 8))).toEqual([{ tag: 4, content: bytes(7, 8) }])
  expect(readDer(bytes(0x04, 0x82, 0x01, 0x00, ...Array(256).fill(9)))?.[0]?.content.length).toBe(256)
  expect(readDer(bytes(0x04, 0x83, 0x00, 0x00, 0x01, 9))).toEqual([{ tag: 4, content: bytes(9) }])
  for (const wrong of [
    bytes(0x04, 0x80, 0),
    bytes(0x04, 0x84, 0, 0, 0, 1, 9),
    bytes(0x04, 0x02, 9),
    bytes(0x04),
    bytes(0x04, 0x82, 0x01),
  ])
    expect(readDer(wrong)).toBeUndefined()
  expect(readDer(bytes())).toEqual([])
  expect(objectIdentifier(bytes(0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d))).toBe('1.2.840.113549')
  expect(objectIdentifier(bytes(0x55, 0x04, 0x03))).toBe('2.5.4.3')
  expect(objectIdentifier(bytes(0x88, 0x37, 0x03))).toBe('2.999.3')
  expect(objectIdentifier(bytes(0x27))).toBe('0.39')
})

test('bytes in base64 and in hexadecimal digits', () => {
  expect(base64Bytes('AQID')).toEqual(Uint8Array.of(1, 2, 3))
  expect(base64Bytes(' AQ\nI= ')).toEqual(Uint8Array.of(1, 2))
  expect(base64Bytes('-_8')).toEqual(base64Bytes('+/8='))
  for (const wrong of ['', ' ', 'A', 'A*B', 'жж']) expect(base64Bytes(wrong)).toBeUndefined()
  expect(hexBytes('0x01:FF 0a')).toEqual(Uint8Array.of(1, 255, 10))
  for (const wrong of ['', '0x', '123', 'xy', '0x0g']) expect(hexBytes(wrong)).toBeUndefined()
})

test('which of several keys may have signed', () => {
  const jwk = (extra: object) => ({
    ...generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({ format: 'jwk' }),
    ...extra,
  })
  const listOf = (...keys: object[]): KeyList => {
    const read = readKeys(JSON.stringify({ keys }))
    if (!read.ok) throw new Error(read.problem.code)
    return read.value
  }
  const algorithm = signatureAlgorithms.find(({ name }) => name === 'ES256')!
  const positions = (list: KeyList, id?: string) =>
    chooseKeys(list, algorithm, id).candidates.map(({ position }) => position)
  const three = listOf(jwk({ kid: 'a' }), jwk({ kid: 'b' }), jwk({}))
  expect([positions(three), positions(three, 'b'), positions(three, 'z')]).toEqual([[1, 2, 3], [2], [1, 2, 3]])
  expect([undefined, 'b', 'z'].map((id) => chooseKeys(three, algorithm, id).idMatch)).toEqual([
    undefined,
    'same',
    'different',
  ])
  expect(chooseKeys(listOf(jwk({})), algorithm, 'z').idMatch).toBeUndefined()
  expect(chooseKeys(listOf(jwk({ use: 'enc' })), algorithm, undefined)).toEqual({
    candidates: [],
    refusal: { reason: 'use', use: 'enc' },
  })
  expect(chooseKeys(listOf(jwk({ key_ops: ['encrypt'] })), algorithm, undefined).refusal).toEqual({
    reason: 'operations',
    operations: ['encrypt'],
  })
  expect(chooseKeys(listOf(jwk({ alg: 'ES384' })), algorithm, undefined).refusal).toEqual({
    reason: 'algorithm',
    algorithm: 'ES384',
  })
  expect(positions(listOf(jwk({ use: 'sig', key_ops: ['verify'], alg: 'ES256' })))).toEqual([1])
  const rsa = generateKeyPairSync('rsa', { modulusLength: 1024 }).publicKey.export({ format: 'jwk' })
  expect(chooseKeys(listOf(rsa), algorithm, undefined).refusal).toEqual({
    reason: 'kind',
    kind: 'RSA',
    needed: ['P-256'],
  })
  // The key that came nearest says more.
  expect(chooseKeys(listOf(rsa, jwk({ use: 'enc' })), algorithm, undefined).refusal).toMatchObject({ reason: 'use' })
})

test.each([
  ['{}', 'key_unreadable', 'incomplete'],
  ['{"jwks_uri":"https://example.org/keys"}', 'key_address', undefined],
  ['https://example.org/keys', 'key_address', undefined],
  ['{"keys":[]}', 'key_set_empty', undefined],
  ['{"keys":', 'key_unreadable', 'json'],
  ['"text"', 'key_unreadable', 'notKey'],
  ['[1]', 'key_set_empty', undefined],
  ['hello', 'key_unreadable', 'notKey'],
])('%s is no key: %s', (text, code, reason) => {
  expect(readKeys(text)).toEqual({ ok: false, problem: { code, ...(reason === undefined ? {} : { reason }) } })
})

test('a key made for PSS verifies nothing else; EdDSA and the name of its curve are one', () => {
  const keyOf = (key: Partial<SigningKey>): KeyList => ({
    form: 'jwk',
    skipped: 0,
    keys: [{ source: 'jwk', material: { kind: 'RSA', modulus: bytes, exponent: bytes }, ...key }],
  })
  const bytes = new Uint8Array([1])
  const refusal = (key: Partial<SigningKey>, name: string) =>
    chooseKeys(keyOf(key), findAlgorithm(name)!, undefined).refusal
  expect(refusal({ isForPss: true }, 'RS256')).toEqual({ reason: 'kind', kind: 'RSA-PSS', needed: ['RSA'] })
  expect(refusal({ isForPss: true }, 'PS256')).toBeUndefined()
  expect(refusal({ material: { kind: 'other', name: 'DSA' } }, 'RS256')).toEqual({
    reason: 'kind',
    kind: 'DSA',
    needed: ['RSA'],
  })
  const material = { kind: 'Ed448', point: bytes } as const
  for (const algorithm of ['EdDSA', 'Ed448'])
    for (const name of ['EdDSA', 'Ed448']) expect(refusal({ material, algorithm }, name)).toBeUndefined()
  expect(refusal({ material, algorithm: 'Ed25519' }, 'EdDSA')).toEqual({ reason: 'algorithm', algorithm: 'Ed25519' })
})
