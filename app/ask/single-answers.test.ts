import { beforeAll, expect, test } from 'vitest'
import { overwriteGetLocale } from '#app/paraglide/runtime.js'
import { readJwt } from '#engines/devtools/jwt/index.ts'
import { answerToken } from './answer-token.ts'
import { answersTo } from './answers.ts'

beforeAll(() => overwriteGetLocale(() => 'en'))

const now = 1_800_000_000
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const tokenOf = (payload: object, header: object = { alg: 'HS256' }) => `${encode(header)}.${encode(payload)}.AAAA`

const answerTo = (token: string) => {
  const { title, detail } = answerToken(readJwt(token), token, BigInt(now) * 1_000_000_000n, 'en')
  return `${title} | ${detail}`.replaceAll('\u00a0', ' ')
}

test.each([
  [{ exp: now + 7200 }, 'Token: Expires in 2 h 0 min'],
  [{ exp: now }, 'Token: Expired 0 s ago'],
  [{ exp: now - 86_400 * 3 }, 'Token: Expired 3 days ago'],
  [{ nbf: now + 1, exp: now + 60 }, 'Token: Not valid yet'],
  [{ sub: 'me' }, 'Token: No expiry'],
  [{ exp: 'tomorrow' }, 'Token: Expiry unknown'],
  // Beyond the calendar there is no date to count from.
  [{ exp: 1e30 }, 'Token: Expires'],
])('a token with %j', (payload, title) => {
  expect(answerTo(tokenOf(payload))).toBe(`${title} | JWT decoder · HS256`)
})

test('of a header as much as a line holds; what cannot be read is said', () => {
  expect(answerTo(tokenOf({}, { alg: 'X'.repeat(21) }))).toBe(`Token: No expiry | JWT decoder · ${'X'.repeat(20)}`)
  expect(answerTo(tokenOf({}, { typ: 'JWT' }))).toBe('Token: No expiry | JWT decoder')
  expect(answerTo(`${encode({ alg: 'dir', enc: 'A128GCM' })}..AAAA.AAAA.AAAA`)).toMatch(/^Encrypted token \(JWE\)/)
  expect(answerTo('eyJhbGciOiJub25lIn0.!!!.')).toMatch(/^Failed to decode token/)
})

// The tool at the end of the address reads the same from it as was answered.
test.each([
  [' 10.0.0.1 ', ['/dev/ip#ip=10.0.0.1']],
  ['10.0.0.0 255.255.255.0', ['/dev/ip#ip=10.0.0.0+255.255.255.0']],
  ['10.0.0.0 0.0.0.255', ['/dev/ip#ip=10.0.0.0+0.0.0.255']],
  ['10.0.0.1 0.0.0.0', ['/dev/ip#ip=10.0.0.1+0.0.0.0', '/dev/ip#ip=10.0.0.1%2F0']],
  [' 10.0.0.1 - 10.0.0.9 ', ['/dev/ip#ip=10.0.0.1+-+10.0.0.9']],
  [' 55.7558, 37.6173 ', ['/geo/coordinates#wgs84=55.7558%2C+37.6173']],
  ['6 ft in ft in', ['/metrics/length/ftin#ft=6']],
  ['6 ft in m', ['/metrics/length/ftm#ft=6']],
])('%s is handed over as %j', (text, paths) => {
  expect(answersTo(text, 'en').answers.map(({ path }) => path)).toEqual(paths)
})

test.each([
  ['6 ft in ft in', '6\u00a0ft = 6\u00a0ft 0\u00a0in'],
  ['1 1/2 in in mm', '1.5\u00a0in = 38.1\u00a0mm'],
  ['1/3 in in mm', '1/3\u00a0in ≈ 8.466667\u00a0mm'],
])('%s: %s', (text, title) => expect(answersTo(text, 'en').answers[0]?.title).toBe(title))
