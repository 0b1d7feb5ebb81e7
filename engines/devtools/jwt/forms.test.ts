import { generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { readKeys, readPrivateKeys } from './keys/read-keys.ts'
import { readJwt } from './read.ts'
import { decodeUtf8 } from './utf8.ts'

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

test('where bytes stop being UTF-8 is found wherever it is', () => {
  const encoder = new TextEncoder()
  // A byte that begins nothing, one that begins what does not follow, an overlong form, half a pair, and beyond Unicode.
  const faults = [
    { bytes: [0xff], at: 0 },
    { bytes: [0xc3, 0x28], at: 1 },
    { bytes: [0xc0, 0x80], at: 0 },
    { bytes: [0xed, 0xa0, 0x80], at: 1 },
    { bytes: [0xf4, 0x90, 0x80, 0x80], at: 1 },
  ]
  for (const before of ['', 'a', 'ab', 'я', 'яaя', '€uro', '😀', 'x😀y€zя'])
    for (const { bytes, at } of faults)
      for (const behind of ['', 'c', 'ж'])
        expect(decodeUtf8(Uint8Array.of(...encoder.encode(before), ...bytes, ...encoder.encode(behind)))).toEqual({
          ok: false,
          problem: { code: 'utf8', byteOffset: encoder.encode(before).length + at },
        })
})

test.each([0xa0, 0x2000, 0x2003, 0x2009, 0x200a, 0x202f])('a key is read with spaces of the kind U+%s', (code) => {
  const { publicKey } = generateKeyPairSync('ed25519')
  const pem = publicKey.export({ type: 'spki', format: 'pem' }) as string
  expect(readKeys(pem).ok).toBe(true)
  expect(readKeys(pem.replaceAll(' ', String.fromCharCode(code)))).toEqual(readKeys(pem))
})

test.each([
  ['ENCRYPTED PRIVATE KEY', 'key_locked'],
  ['OPENSSH PRIVATE KEY', 'key_openssh'],
])('a private key in %s is refused with its reason: %s', (label, code) => {
  const text = `-----BEGIN ${label}-----\nAAAA\n-----END ${label}-----`
  expect(readPrivateKeys(text)).toMatchObject({ ok: false, problem: { code } })
  expect(readKeys(text)).toMatchObject({ ok: false, problem: { code: 'key_private' } })
})

test('a key between backticks is the key', () => {
  const key = '{"kty":"oct","k":"AAAA"}'
  expect(readKeys(key).ok).toBe(true)
  for (const fence of ['```', '```json']) expect(readKeys(`${fence}\n${key}\n\`\`\``)).toEqual(readKeys(key))
})
