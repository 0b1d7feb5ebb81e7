import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { anyCharacter } from '#engines/core/testing/any-character.ts'
import { adviseOn, checkDates, type DecodedJwt, lifetimeOf, readClaim, readJwt, timelineOf } from './index.ts'

interface ReferenceCase {
  readonly id: string
  readonly name: string
  readonly token: string
  readonly outcome: 'decoded' | 'error' | 'cleared'
  readonly expected: { header?: unknown; payload?: unknown; signature?: string; error?: string } | null
  readonly expiry?: 'expired' | 'valid' | null
  readonly tag: string
}

const { cases } = JSON.parse(readFileSync(new URL('./fixtures/jwt.cases.json', import.meta.url), 'utf8')) as {
  cases: ReferenceCase[]
}

/** Every numeric exp of the reference lies before 2023-11 or at 2100 and later. */
const now = BigInt(Date.UTC(2026, 10, 15)) * 1_000_000n

describe('reference cases', () => {
  test.each(cases)('$id $name', ({ token, outcome, expected, expiry, tag }) => {
    const { result } = readJwt(token)
    if (outcome === 'cleared') expect(result).toEqual({ ok: false, problem: { code: 'jwt_empty' } })
    else if (outcome === 'error' || tag === 'jsonTypes') {
      // Decided: header and payload must be JSON objects, so the reference's null and array payloads fail too.
      const code = expected?.error === 'jwt.errors.invalidFormat' ? 'jwt_invalid_format' : 'jwt_decode_failed'
      expect(result).toMatchObject({ ok: false, problem: { code } })
    } else {
      const decoded = result.ok ? result.value : undefined
      expect(decoded && JSON.parse(decoded.header.pretty)).toEqual(expected?.header)
      expect(decoded && JSON.parse(decoded.payload.pretty)).toEqual(expected?.payload)
      expect(decoded?.signature).toBe(expected?.signature)
      const state = decoded && lifetimeOf(decoded.payload, now).state
      expect(state === 'expired' || state === 'valid' ? state : undefined).toBe(expiry ?? undefined)
    }
  })
})

describe('lossless JSON', () => {
  it('keeps every digit of a number and both of two equal names', () => {
    const { payload } = decode('{"n":9007199254740993,"x":1.50e+2,"n":-0}')
    expect(payload.pretty).toBe('{\n  "n": 9007199254740993,\n  "x": 1.50e+2,\n  "n": -0\n}')
    expect(payload.members.map(({ text }) => text)).toEqual(['9007199254740993', '1.50e+2', '-0'])
  })

  it('prints any JSON as JSON.stringify would, numbers aside', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const { payload } = decode(JSON.stringify({ value }))
        expect(payload.pretty).toBe(JSON.stringify(JSON.parse(JSON.stringify({ value })), null, 2))
      }),
    )
  })

  it('accepts exactly what JSON.parse accepts', () => {
    const almostJson = fc.string({
      unit: fc.constantFrom(...'{}[],:"\\ \n\t01-+.eEtrufalsn\u0000/ж'.split('')),
      maxLength: 14,
    })
    fc.assert(
      fc.property(almostJson, (text) => {
        const object = `{"a":${text}}`
        expect(readJwt(tokenOf('{}', object)).result.ok).toBe(isJson(object))
      }),
      { numRuns: 5000 },
    )
  })

  it('reads a hundred thousand levels without the call stack', () => {
    const depth = 100_000
    expect(readJwt(tokenOf('{}', `{"a":${'['.repeat(depth)}${']'.repeat(depth)}}`)).result.ok).toBe(true)
  })
})

describe('input around the token', () => {
  test.each(['Bearer ', 'bearer  ', ' \n', '\tBearer\n'])('drops %j before it', (before) => {
    const reading = readJwt(`${before}${tokenOf('{}', '{"a":1}')}\r\n`)
    expect(reading.result.ok).toBe(true)
    expect(reading.parts[0]?.start).toBe(before.length)
  })
})

describe('faults and where they are', () => {
  const header = encode('{"alg":"HS256"}')
  test.each([
    ['one two', { code: 'jwt_invalid_format', fault: { reason: 'partCount', found: 1, offset: 7 } }],
    ['a.b.c.d.e', { code: 'jwt_invalid_format', fault: { reason: 'partCount', found: 5, offset: 5 } }],
    ['.e30.x', { code: 'jwt_decode_failed', fault: { reason: 'emptyPart', part: 'header', offset: 0 } }],
    [
      'e30.e*0.x',
      { code: 'jwt_decode_failed', fault: { reason: 'illegalCharacter', part: 'payload', offset: 5, character: '*' } },
    ],
    [
      'Bearer e😀30.e30.x',
      { code: 'jwt_decode_failed', fault: { reason: 'illegalCharacter', offset: 8, character: '😀' } },
    ],
    ['e30.e30e3.x', { code: 'jwt_decode_failed', fault: { reason: 'base64Length', part: 'payload', offset: 8 } }],
    [
      'e30.W10.x',
      { code: 'jwt_decode_failed', fault: { reason: 'notObject', part: 'payload', offset: 4, kind: 'array' } },
    ],
    [
      `e30.${encode('{"a":nul}')}.x`,
      { code: 'jwt_decode_failed', fault: { reason: 'jsonSyntax', decodedOffset: 5, offset: 10 } },
    ],
    [`e30.${encode('{"ж":1')}.x`, { code: 'jwt_decode_failed', fault: { reason: 'jsonSyntax', decodedOffset: 6 } }],
    [
      `e30.${Buffer.from([0x7b, 0x22, 0xff, 0x22]).toString('base64url')}.x`,
      { code: 'jwt_decode_failed', fault: { reason: 'utf8', offset: 6 } },
    ],
    [
      `e30.${Buffer.from([0x7b, 0xd0]).toString('base64url')}.x`,
      { code: 'jwt_decode_failed', fault: { reason: 'utf8' } },
    ],
  ])('%s', (text, problem) => expect(readJwt(text).result).toMatchObject({ ok: false, problem }))

  it('still shows what is legible', () => {
    expect(readJwt(`${header}.${encode('{"sub":"42","na')}`).legible).toEqual([
      { name: 'header', text: '{\n  "alg": "HS256"\n}', complete: true },
      { name: 'payload', text: '{"sub":"42","na', complete: false },
    ])
  })

  it('shows no noise of what never was a token', () => {
    expect(readJwt('not a token').legible).toEqual([])
    for (const noise of [Buffer.from([1, 2, 250, 251]), Buffer.from('\u0001{a')])
      expect(readJwt(`${header}.${noise.toString('base64url')}.x.y.z`).legible).toMatchObject([{ name: 'header' }])
  })

  it('is total on any text', () => {
    fc.assert(fc.property(fc.string({ unit: anyCharacter }), (text) => void readJwt(text)))
    fc.assert(
      fc.property(fc.uint8Array(), fc.uint8Array(), (header, payload) => {
        const text = `${Buffer.from(header).toString('base64url')}.${Buffer.from(payload).toString('base64url')}.x`
        const reading = readJwt(text)
        if (!reading.result.ok && reading.result.problem.code === 'jwt_decode_failed') {
          expect(reading.result.problem.fault.offset).toBeLessThanOrEqual(text.length)
        }
      }),
    )
  })
})

describe('base64url', () => {
  test.each([
    ['eyJhIjoieHh4In0=', ['padding']],
    // The wrong number of them is still no other text.
    ['e30==', ['padding']],
    ['eyJxIjoiPz8/Pj4+In0', ['standardAlphabet']],
    ['e31', ['trailingBits']],
    ['e30', []],
  ])('%s', (payload, deviations) => {
    const { result } = readJwt(`e30.${payload}.AAAA`)
    expect(result.ok && result.value.deviations.map(({ deviation }) => deviation)).toEqual(deviations)
  })
  test.each(['e3=0', 'e30===', '='])('refuses %j', (payload) => {
    expect(readJwt(`e30.${payload}.AAAA`).result.ok).toBe(false)
  })
  it('says when the signature is not base64url', () => {
    const { result } = readJwt('e30.e30.!')
    expect(result.ok && result.value.deviations).toEqual([{ part: 'signature', deviation: 'notBase64Url' }])
  })
})

const thousandSeconds = 1000n * 10n ** 9n

describe('claims', () => {
  const { payload } = decode('{"iss":"a\\u0416","aud":["x","y"],"exp":1700000000.5,"iat":"soon","nbf":1e30}')
  it('reads texts, lists and dates', () => {
    expect(readClaim(payload, 'iss')).toEqual({ kind: 'text', text: 'aЖ' })
    expect(readClaim(payload, 'aud')).toEqual({ kind: 'text', text: 'x, y' })
    expect(readClaim(payload, 'exp')).toEqual({
      kind: 'date',
      text: '1700000000.5',
      nanoseconds: 1_700_000_000_500_000_000n,
    })
    expect(readClaim(payload, 'iat')).toEqual({ kind: 'text', text: 'soon' })
    expect(readClaim(payload, 'nbf')).toEqual({ kind: 'date', text: '1e30' })
    expect(readClaim(payload, 'sub')).toBeUndefined()
  })

  test.each([
    ['0', 'expired'],
    ['1e400', 'valid'],
    ['-1e400', 'expired'],
    ['1000', 'expired'],
    ['1000.000000001', 'valid'],
    ['"1000"', 'unknown'],
    ['null', 'unknown'],
  ])('exp %s', (exp, expected) =>
    expect(lifetimeOf(decode(`{"exp":${exp}}`).payload, thousandSeconds).state).toBe(expected),
  )

  test.each([
    ['{}', 'endless'],
    ['{"nbf":1001}', 'notYet'],
    ['{"nbf":1000}', 'endless'],
    ['{"nbf":1001,"exp":2000}', 'notYet'],
    ['{"nbf":1e400,"exp":2000}', 'notYet'],
    ['{"nbf":1000,"exp":2000}', 'valid'],
    ['{"nbf":1001,"exp":1000}', 'expired'],
    ['{"nbf":"1001","exp":2000}', 'valid'],
  ])('%s is %s', (payload, state) => expect(lifetimeOf(decode(payload).payload, thousandSeconds).state).toBe(state))

  test.each([
    ['{"exp":941,"nbf":1060,"iat":1060}', 'exp ~, nbf ~, iat ~'],
    ['{"exp":940,"nbf":1061,"iat":1061}', 'exp -, nbf -, iat -'],
    ['{"exp":1001,"nbf":1000,"iat":-5}', 'exp +, nbf +, iat +'],
    ['{"exp":"1001"}', ''],
  ])('%s with a minute of leeway: %s', (payload, expected) => {
    const checks = checkDates(decode(payload).payload, thousandSeconds, 60)
    const words = checks.map(({ name, holds, isTolerated }) => `${name} ${isTolerated ? '~' : holds ? '+' : '-'}`)
    expect(words.join(', ')).toBe(expected)
  })
})

describe('advice', () => {
  const good = '"exp":4102444800'
  test.each([
    ['{"alg":"nOnE"}', `{${good}}`, 'x', ['algNone']],
    ['{}', `{${good}}`, 'x', ['algMissing']],
    ['{"alg":"HS256"}', `{${good}}`, '', ['signatureEmpty']],
    ['{"alg":"XS1"}', `{${good}}`, 'x', ['algUnknown']],
    ['{"alg":"ES256","jwk":{},"jku":"https://x"}', `{${good}}`, 'x', ['keyInside', 'keyByAddress']],
    ['{"alg":"ES256","kid":"../../dev/null"}', `{${good}}`, 'x', ['kidSuspicious']],
    ['{"alg":"ES256","kid":"2026-key/1"}', `{${good}}`, 'x', []],
    ['{"alg":"ES256","crit":["b64"],"b64":false}', `{${good}}`, 'x', ['critical', 'payloadUnencoded']],
    ['{"alg":"ES256"}', `{"a":1,"a":2,${good}}`, 'x', ['repeatedName']],
    ['{"alg":"ES256"}', '{}', 'x', ['neverExpires']],
    ['{"alg":"ES256"}', '{"exp":"soon"}', 'x', ['dateNotNumber']],
    ['{"alg":"ES256"}', '{"exp":4102444800000}', 'x', ['dateInMilliseconds']],
    ['{"alg":"ES256"}', '{"exp":100,"nbf":100}', 'x', ['neverValid']],
  ])('%s %s', (header, payload, signature, codes) => {
    const { result } = readJwt(tokenOf(header, payload, signature))
    expect(result.ok && adviseOn(result.value).map(({ code }) => code)).toEqual(codes)
  })
})

describe('timeline', () => {
  const { payload } = decode('{"iat":100,"nbf":120,"exp":200}')
  const positions = (nowSeconds: number) =>
    Object.fromEntries(
      timelineOf(payload, BigInt(nowSeconds) * 10n ** 9n)?.marks.map(({ kind, position }) => [kind, position]) ?? [],
    )
  it('is to scale while now is inside', () => expect(positions(150)).toEqual({ iat: 0, nbf: 0.2, exp: 1, now: 0.5 }))
  it('leaves room for now outside', () => {
    expect(positions(1_000_000)).toEqual({ iat: 0, nbf: expect.closeTo(0.15), exp: 0.75, now: 1 })
    expect(positions(0)).toEqual({ iat: 0.25, nbf: 0.4, exp: 1, now: 0 })
  })
  it('is absent without dates', () => expect(timelineOf(decode('{"exp":"x"}').payload, 0n)).toBeUndefined())
})

function encode(text: string): string {
  return Buffer.from(text).toString('base64url')
}

function tokenOf(header: string, payload: string, signature = 'c2ln'): string {
  return `${encode(header)}.${encode(payload)}.${signature}`
}

function decode(payload: string): DecodedJwt {
  const { result } = readJwt(tokenOf('{"alg":"HS256"}', payload))
  if (!result.ok) throw new Error(JSON.stringify(result.problem))
  return result.value
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
