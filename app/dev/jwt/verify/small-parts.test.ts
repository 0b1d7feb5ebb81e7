import { describe, expect, test } from 'vitest'
import { findAlgorithm, readJwt } from '#engines/devtools/jwt/index.ts'
import { fromDerSignature } from './der-signature.ts'
import { problemText } from './problem-text.ts'
import type { VerificationProblem } from './verification.ts'
import { requestOf } from './verification-request.ts'
import { weakSecret } from './verify-secret.ts'
import { problemBeforeKey } from './verify-signature.ts'

describe('a signature in DER', () => {
  const bytes = (hex: string) => new Uint8Array(Buffer.from(hex.replaceAll(' ', ''), 'hex'))
  const hex = (found: Uint8Array | undefined) => found && Buffer.from(found).toString('hex')
  test.each([
    ['30 06 02 01 01 02 01 02', 4, '00010002'],
    ['30 08 02 02 01 02 02 02 03 04', 4, '01020304'],
    // A number that would be negative has a zero in front.
    ['30 08 02 03 00 ff fe 02 01 03', 4, 'fffe0003'],
    // A length of more than 127 has a byte of its own.
    ['30 81 06 02 01 01 02 01 02', 4, '00010002'],
  ])('%s', (text, length, expected) => expect(hex(fromDerSignature(bytes(text), length))).toBe(expected))

  test.each([
    ['no sequence', '31 06 02 01 01 02 01 02'],
    ['too long a sequence', '30 07 02 01 01 02 01 02'],
    ['too short a sequence', '30 05 02 01 01 02 01 02'],
    ['no integer first', '30 06 03 01 01 02 01 02'],
    ['no integer second', '30 06 02 01 01 03 01 02'],
    ['a number past the end', '30 06 02 01 01 02 02 02'],
    ['a number too large', '30 08 02 03 01 02 03 02 01 02'],
    ['something behind', '30 09 02 01 01 02 01 02 02 01 03'],
    ['nothing', ''],
  ])('%s', (_, text) => expect(fromDerSignature(bytes(text), 4)).toBeUndefined())
})

describe('what a token asks of whoever verifies it', () => {
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const request = (header: unknown) => {
    const { result } = readJwt(`${encode(header)}.${encode({})}.c2ln`)
    return result.ok ? requestOf(result.value).header : undefined
  }
  test.each([
    [
      { alg: 'HS256', kid: 'k' },
      { algorithm: 'HS256', keyId: 'k', critical: undefined },
    ],
    [
      { alg: 1, kid: 2, typ: 'JWT' },
      { algorithm: undefined, keyId: undefined, critical: undefined },
    ],
    [
      { alg: 'HS256', crit: ['b64'], b64: false },
      { algorithm: 'HS256', keyId: undefined, critical: ['b64'] },
    ],
    [
      { alg: 'HS256', crit: ['b64'] },
      { algorithm: 'HS256', keyId: undefined, critical: 'invalid' },
    ],
    [
      { alg: 'HS256', crit: [] },
      { algorithm: 'HS256', keyId: undefined, critical: 'invalid' },
    ],
    [
      { alg: 'HS256', crit: [1] },
      { algorithm: 'HS256', keyId: undefined, critical: 'invalid' },
    ],
    [
      { alg: 'HS256', crit: 'exp' },
      { algorithm: 'HS256', keyId: undefined, critical: 'invalid' },
    ],
  ])('%j', (header, expected) => expect(request(header)).toEqual(expected))

  test('the header beside what is signed is asked second', () => {
    const token = {
      payload: encode({}),
      protected: encode({ alg: 'HS256' }),
      header: { alg: 'none', kid: 'open' },
      signature: 'c2ln',
    }
    const { result } = readJwt(JSON.stringify(token))
    expect(result.ok && requestOf(result.value)).toEqual({
      signedText: `${token.protected}.${token.payload}`,
      signature: 'c2ln',
      header: { algorithm: 'HS256', keyId: 'open', critical: undefined },
    })
  })
})

test.each([
  [undefined, 'c2ln', { code: 'algorithm_missing' }],
  ['None', 'c2ln', { code: 'algorithm_none' }],
  ['hs256', 'c2ln', { code: 'algorithm_unknown', algorithm: 'hs256', meant: 'HS256' }],
  ['XX', 'c2ln', { code: 'algorithm_unknown', algorithm: 'XX' }],
  ['HS256', '', { code: 'signature_empty' }],
  ['HS256', '!!', { code: 'signature_unreadable' }],
  ['HS256', 'c2ln', undefined],
])('before there is a key: %s, %j', (algorithm, signature, expected) => {
  expect(problemBeforeKey({ header: { algorithm, keyId: undefined, critical: undefined }, signature })).toEqual(
    expected,
  )
})

test('a secret is weak below the size of its hash', () => {
  const noted = (name: string, length: number) => weakSecret(new Uint8Array(length), findAlgorithm(name)!)
  expect(noted('HS256', 31)).toEqual([{ code: 'weakSecret', bits: 248, needed: 256 }])
  expect(noted('HS256', 32)).toEqual([])
  expect(noted('HS512', 63)).toEqual([{ code: 'weakSecret', bits: 504, needed: 512 }])
  expect(noted('HS512', 64)).toEqual([])
})

test('every problem has a text of its own, with what it is about', () => {
  const problems: readonly VerificationProblem[] = [
    ...(['notKey', 'json', 'damaged', 'incomplete'] as const).map(
      (reason) => ({ code: 'key_unreadable', reason }) as const,
    ),
    { code: 'key_private' },
    { code: 'key_address' },
    { code: 'key_set_empty' },
    { code: 'key_refused', reason: 'kind', kind: 'P-384', needed: ['RSA', 'oct'] },
    { code: 'key_refused', reason: 'use', use: 'enc' },
    { code: 'key_refused', reason: 'operations', operations: ['sign', 'wrapKey'] },
    { code: 'key_refused', reason: 'operations', operations: [] },
    { code: 'key_refused', reason: 'algorithm', algorithm: 'RS512' },
    { code: 'key_id_not_found', keyId: 'key-7' },
    { code: 'key_invalid' },
    { code: 'browser_cannot' },
    { code: 'browser_cannot', rsaBits: 700 },
    { code: 'algorithm_missing' },
    { code: 'algorithm_none' },
    { code: 'algorithm_unknown', algorithm: 'XX' },
    { code: 'algorithm_unknown', algorithm: 'hs256', meant: 'HS256' },
    { code: 'signature_empty' },
    { code: 'signature_unreadable' },
    { code: 'secret_unreadable', encoding: 'hex' },
    { code: 'secret_unreadable', encoding: 'base64url' },
    { code: 'algorithm_confusion' },
    { code: 'public_key_as_secret' },
    { code: 'private_key_as_secret' },
    { code: 'not_loaded' },
  ]
  const texts = problems.map((problem) => problemText(problem, 'ES256'))
  expect(texts.filter((text) => !text)).toEqual([])
  expect(new Set(texts).size).toBe(problems.length)
  for (const [index, told] of [
    [7, 'P-384'],
    [7, 'RSA / '],
    [8, 'enc'],
    [9, ': sign, wrapKey)'],
    [10, ': —)'],
    [11, 'RS512'],
    [12, 'key-7'],
    [15, '700'],
    [19, 'HS256'],
  ] as const)
    expect(texts[index]).toContain(told)
  // A secret is called one, not by the name it has in a key.
  expect(texts[7]).not.toContain('oct')
})
