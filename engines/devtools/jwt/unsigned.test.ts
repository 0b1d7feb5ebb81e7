import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readBase64Url, writeBase64Url } from './base64url.ts'
import { unsignedToken, withAlgorithm } from './unsigned.ts'

test('bytes come back from what they are written as', () => {
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      const text = writeBase64Url(bytes)
      expect(text).toBe(Buffer.from(bytes).toString('base64url'))
      expect(readBase64Url(text)).toEqual({ bytes: new Uint8Array(bytes), deviations: [] })
    }),
  )
})

/** RFC 7515, A.1: its own header and payload have line breaks; ours are written without. */
test('numbers keep their digits, members their order, blanks inside of strings stay', () => {
  const token = unsignedToken(
    '{ "typ": "JWT",\r\n "alg":"HS256" }',
    '{"a b: c":"x: y\\n  z", "n": 9007199254740993 , "l":[ 1, {} ]}',
  )
  const texts = token.ok && token.value.signedText.split('.').map((part) => Buffer.from(part, 'base64url').toString())
  expect(texts).toEqual(['{"typ":"JWT","alg":"HS256"}', '{"a b: c":"x: y\\n  z","n":9007199254740993,"l":[1,{}]}'])
})

test.each([
  ['{"alg":"HS256","typ":"JWT"}', '{"alg":"ES256","typ":"JWT"}'],
  ['{ "typ":"JWT", "alg" : "HS256" }', '{ "typ":"JWT", "alg" : "ES256" }'],
  ['{"alg":5}', '{"alg":"ES256"}'],
  ['{"typ":"JWT"}', '{\n  "alg": "ES256","typ":"JWT"}'],
  ['{}', '{\n  "alg": "ES256"}'],
  ['{"alg":', '{"alg":'],
  ['[1]', '[1]'],
])('the algorithm in %s is changed and nothing else', (before, after) => {
  expect(withAlgorithm(before, 'ES256')).toBe(after)
})
