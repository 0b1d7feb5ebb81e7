import { expect, test } from 'vitest'
import { findAlgorithm, hashBytes, isWholeSignature, signatureAlgorithms, signatureBytes } from './algorithms.ts'
import { headerParameters, isHeaderParameter, isPayloadClaim, payloadClaims } from './claim-names.ts'

/** RFC 7518, 3.2 to 3.5; RFC 8032; RFC 8812: what each signature weighs, and so many characters of base64url. */
const bytesOf: Readonly<Record<string, readonly number[]>> = {
  HS256: [32],
  HS384: [48],
  HS512: [64],
  ES256: [64],
  ES384: [96],
  ES512: [132],
  ES256K: [64],
  EdDSA: [64, 114],
  Ed25519: [64],
  Ed448: [114],
}
const usualRsa = [128, 256, 384, 512]

test.each(signatureAlgorithms.map((algorithm) => [algorithm.name, algorithm] as const))('%s', (name, algorithm) => {
  expect(findAlgorithm(name)).toBe(algorithm)
  const isRsa = /^[RP]S/.test(name)
  const lengths = isRsa ? usualRsa : bytesOf[name]!
  if (!isRsa) expect(algorithm.keys.map((kind) => signatureBytes(algorithm, kind))).toEqual(lengths)
  const whole = lengths.map((bytes) => Buffer.alloc(bytes).toString('base64url').length)
  const accepted = Array.from({ length: 1000 }, (_, characters) => characters).filter((characters) =>
    isWholeSignature(name, characters),
  )
  expect(accepted).toEqual(whole)
})

test('a signature of RSA is as long as the modulus', () => {
  const algorithm = findAlgorithm('RS256')!
  expect([1024, 2048, 2049, undefined].map((bits) => signatureBytes(algorithm, 'RSA', bits))).toEqual([
    128,
    256,
    257,
    undefined,
  ])
  expect(signatureBytes(findAlgorithm('ES256')!, 'RSA', 1024)).toBe(128)
  expect((['SHA-256', 'SHA-384', 'SHA-512'] as const).map(hashBytes)).toEqual([32, 48, 64])
})

test('what is not known is not found, and no signature of it is whole', () => {
  expect(findAlgorithm('hs256')).toBeUndefined()
  expect(isWholeSignature('XX1', 43)).toBe(false)
})

test('names of RFC 7515 and 7519, and nothing an object merely inherits', () => {
  expect(['alg', 'kid', 'sub', 'toString'].map(isHeaderParameter)).toEqual([true, true, false, false])
  expect(['sub', 'groups', 'alg', 'toString'].map(isPayloadClaim)).toEqual([true, true, false, false])
})

test('every name by the document that gives it', async () => {
  const byDocument = (names: Readonly<Record<string, string>>) =>
    Object.entries(names).map(([name, document]) => `${name}: ${document}`)
  const names = [...byDocument(headerParameters), '', ...byDocument(payloadClaims)]
  await expect(`${names.join('\n')}\n`).toMatchFileSnapshot('fixtures/names.txt')
})
