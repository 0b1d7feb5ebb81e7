import { expect, test } from 'vitest'
import { readKeys } from './keys/read-keys.ts'
import { readJwt } from './read.ts'

// {"alg":"HS256"} and {"sub":"a"}.
const [header, payload] = ['eyJhbGciOiJIUzI1NiJ9', 'eyJzdWIiOiJhIn0']

test('a token says the same in its compact form and as JSON', () => {
  const compact = readJwt(`${header}.${payload}.c2ln`)
  const json = readJwt(JSON.stringify({ protected: header, payload, signature: 'c2ln' }))
  expect(compact.legible.map(({ name }) => name)).toEqual(['header', 'payload'])
  expect(json.legible).toEqual(compact.legible)
})

test('as JSON, too, plain words are shown behind a good header only', () => {
  // {"alg":"HS256" without its end, and hello.
  const cut = readJwt(JSON.stringify({ protected: 'eyJhbGciOiJIUzI1NiI', payload: 'aGVsbG8', signature: 'c2ln' }))
  expect(cut.legible.map(({ name }) => name)).toEqual(['header'])
  const plain = readJwt(JSON.stringify({ protected: header, payload: 'aGVsbG8', signature: 'c2ln' }))
  expect(plain.legible.map(({ name, text }) => `${name} ${text}`).at(-1)).toBe('payload hello')
})

test('a payload is detached where a signature is left, else it is missing', () => {
  const reasonOf = (text: string) => {
    const { result } = readJwt(text)
    return result.ok ? undefined : result.problem
  }
  expect(reasonOf(`${header}..c2ln`)).toMatchObject({ fault: { reason: 'detached', offset: 21 } })
  expect(reasonOf(`${header}..`)).toMatchObject({ fault: { reason: 'emptyPart', offset: 21 } })
})

test('a key between backticks is the key', () => {
  const key = '{"kty":"oct","k":"AAAA"}'
  expect(readKeys(key).ok).toBe(true)
  for (const fence of ['```', '```json']) expect(readKeys(`${fence}\n${key}\n\`\`\``)).toEqual(readKeys(key))
})
