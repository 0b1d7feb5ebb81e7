import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { readJwt } from '#engines/devtools/jwt/index.ts'
import { coveredDisclosures } from './covered-disclosures.ts'

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const digest = (text: string, hash = 'sha256') => createHash(hash).update(text).digest('base64url')

async function covered(payload: object, ...disclosures: string[]): Promise<unknown> {
  const { result } = readJwt(`${encode({ alg: 'ES256' })}.${encode(payload)}.AAAA~${disclosures.join('~')}~`)
  if (!result.ok) throw new Error(result.problem.code)
  const found = await coveredDisclosures(result.value)
  return found && [...found]
}

it('knows the example of RFC 9901, 4.2.3', async () => {
  const disclosure = 'WyJfMjZiYzRMVC1hYzZxMktJNmNCVzVlcyIsICJmYW1pbHlfbmFtZSIsICJNw7ZiaXVzIl0'
  expect(await covered({ _sd: ['X9yH0Ajrdm1Oij4tWso9UzzKJvPoDxwmuEcO3XAdRC0'] }, disclosure)).toEqual([disclosure])
})

it('follows digests into disclosures and finds what nobody vouches for', async () => {
  const inner = encode(['salt', 'street', 'A'])
  const outer = encode(['salt', 'address', { _sd: [digest(inner)] }])
  const foreign = encode(['salt', 'role', 'admin'])
  expect(await covered({ _sd: [digest(outer)] }, inner, outer, foreign)).toEqual([outer, inner])
})

it('uses the hash that the token names', async () => {
  // The first number whose digest has each of the signs of Base64url twice.
  const disclosure = encode(['salt', 'a', 21])
  expect(digest(disclosure, 'sha512')).toMatch(/^(?=.*-.*-).*_.*_/)
  for (const hash of ['sha-256', 'sha-384', 'sha-512']) {
    const list = [{ '...': digest(disclosure, hash.replace('-', '')) }]
    expect(await covered({ _sd_alg: hash, list }, disclosure), hash).toEqual([disclosure])
  }
  expect(await covered({ _sd_alg: 'sha3-256', _sd: ['x'] }, disclosure)).toBeUndefined()
})
