import { expect, test } from 'vitest'
import {
  adviseOn,
  checkDates,
  type JsonReading,
  lifetimeOf,
  memberText,
  readableClaims,
  readClaim,
  readJwt,
  timelineOf,
} from './index.ts'

/**
 * Everything that is said of a token, good or odd. What should change: `npx vitest run engines/devtools/jwt -u`, and read the difference.
 */
const encode = (value: unknown): string =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url')
const signature = 'c2lnbmF0dXJl'
const token = (header: unknown, payload: unknown, signed = signature): string =>
  `${encode(header)}.${encode(payload)}.${signed}`
const hs = { alg: 'HS256', typ: 'JWT' }
const now = 1_700_000_000
const at = BigInt(now) * 1_000_000_000n

const disclosure = encode(['salt', 'given_name', 'John'])
const tokens: readonly string[] = [
  // lifetimes
  token(hs, { exp: now - 1 }),
  token(hs, { exp: now }),
  token(hs, { exp: now + 1, iat: now - 3600 }),
  token(hs, { exp: now + 3600, nbf: now, iat: now }),
  token(hs, { exp: now + 3600, nbf: now + 1, iat: now - 1 }),
  token(hs, { exp: now - 3600, nbf: now + 3600 }),
  token(hs, { exp: now + 3600, nbf: now + 3600 }),
  token(hs, { exp: now + 0.5, nbf: now - 0.5 }),
  token(hs, { iat: now }),
  token(hs, { exp: '1700000000' }),
  token(hs, { exp: null, nbf: true, iat: [] }),
  token(hs, { exp: now * 1000, iat: now * 1000 }),
  token(hs, { exp: 100_000_000_000, nbf: 100_000_000_001 }),
  token(hs, '{"exp":1e999,"iat":-1e999}'),
  token(hs, '{"exp":8640000000001}'),
  token(hs, { iat: now + 60, exp: now + 120 }),
  token(hs, { auth_time: now - 100, exp: now + 100, updated_at: now - 50 }),
  // algorithms
  token({}, {}),
  token({ alg: null }, {}),
  token({ alg: 'none' }, {}, ''),
  token({ alg: 'NoNe' }, {}),
  token(hs, {}, ''),
  token({ alg: 'XX999' }, {}),
  ...['HS512', 'RS256', 'PS384', 'ES512', 'ES256K', 'EdDSA', 'Ed448'].map((alg) => token({ alg }, { exp: now + 9 })),
  // keys and names
  token({ ...hs, jwk: {}, x5c: [], jku: 'https://a.example', x5u: 'https://a.example', crit: ['b64'], kid: 'a/b' }, {}),
  ...['../../etc/passwd', "1' OR 1", '/dev/null', 'a b', 'key-1', 'a;b', '$HOME'].map((kid) =>
    token({ ...hs, kid }, {}),
  ),
  token('{"alg":"HS256","alg":"none"}', '{"sub":"a","sub":"b","sub":"c"}'),
  `${encode({ alg: 'HS256', b64: false, crit: ['b64'] })}.{"sub":"x"}.${signature}`,
  // values
  token(
    hs,
    '{"big":12345678901234567890,"small":1e-7,"zero":-0,"text":"\\u0416 \\ud83d\\ude00","list":[1,[2,{"a":null}]],"empty":{},"yes":true}',
  ),
  token(hs, ' \n{ "a" : 1 , "b" : [ ] }\n '),
  token(hs, { aud: 'one' }),
  token(hs, { aud: [1, 'b'] }),
  token(hs, { aud: 7 }),
  token(hs, { aud: [] }),
  token(hs, { exp: -0.5, iat: -1.25, nbf: 1e-12, auth_time: -1e-12 }),
  token(hs, { aud: ['a', 'b'], iss: 'https://i.example', sub: 'ё', jti: 'x', scope: 'a b' }),
  // selective disclosure
  `${token(hs, { _sd: ['x'] })}~${disclosure}~`,
  `${token(hs, { _sd: ['x'] })}~${disclosure}~${encode(['salt', 'array element'])}~${encode(['one'])}~${encode('no json')}~`,
  `${token(hs, {})}~${disclosure}~${token({ alg: 'ES256', typ: 'kb+jwt' }, { nonce: 'n' })}`,
  // JSON form
  JSON.stringify({ payload: encode({ a: 1 }), protected: encode(hs), signature }),
  JSON.stringify({ payload: encode({ a: 1 }), header: { kid: 'open' }, protected: encode(hs), signature }),
  JSON.stringify({ payload: encode({ a: 1 }), header: { alg: 'HS256' }, signature }),
  JSON.stringify({
    payload: encode({ a: 1 }),
    signatures: [
      { protected: encode(hs), signature },
      { protected: encode({ alg: 'ES256' }), header: { kid: '2' }, signature },
    ],
  }),
  JSON.stringify({ protected: encode({ alg: 'dir', enc: 'A256GCM' }), ciphertext: 'AA', iv: 'AA', tag: 'AA' }),
  JSON.stringify({
    protected: encode({ enc: 'A256GCM' }),
    ciphertext: 'AA',
    recipients: [{ header: { kid: '1' } }, {}],
  }),
  JSON.stringify({ payload: encode({ a: 1 }) }),
  JSON.stringify({ payload: encode({ a: 1 }), signatures: [7, [], { protected: encode(hs), signature }, {}] }),
  JSON.stringify({ payload: encode({ a: 1 }), signatures: 'none', signature }),
  JSON.stringify({ ciphertext: 'AA' }),
  `{"payload":"${encode({ a: 1 })}","signature":"a\\u0062c"}`,
  JSON.stringify({ payload: '!!', header: { alg: 'HS256' }, signature }),
  // in Base64 as a whole, cut short
  encode(`token=${token(hs, { sub: 'y' }).slice(0, 45)}...`),
  // encrypted
  `${encode({ alg: 'dir', enc: 'A256GCM' })}..AA.AA.AA`,
  `${encode({ alg: 'dir' })}..AA.AA.AA`,
  // a token in a token, one in JSON among words or with its disclosures in the open header, one whose payload travels by itself
  token({ alg: 'HS256', cty: 'JWT' }, token(hs, { sub: 'inner' })),
  `got {"payload":"${encode({ a: 1 })}","protected":"${encode(hs)}","signature":"${signature}"} back`,
  JSON.stringify({
    payload: encode({ _sd: ['x'] }),
    protected: encode(hs),
    signature,
    header: { disclosures: [disclosure, 7] },
  }),
  `${encode(hs)}..${signature}`,
  `${encode({ alg: 'HS256', b64: false, crit: ['b64'] })}.$02.${signature}`,
  // copied from where it was broken or shortened
  token(hs, { sub: 'y' }).replaceAll('.', '%2E'),
  `"${encode(hs)}." +\n    "${encode({ sub: 'y' })}.${signature}"`,
  `${encode(hs)}.<wbr>${encode({ sub: 'y' })}<br />.${signature}`,
  `${encode(hs)}.${encode({ sub: 'y' })}.[REDACTED]`,
  `${encode(hs)}.${encode({ sub: 'y' })}.<signature>`,
  `${token(hs, { sub: 'y' }).slice(0, -3)}…`,
  `${token(hs, { sub: 'y' }).slice(0, 45)}…`,
  `${token(hs, { sub: 'y' }).slice(0, 45)}...`,
  // in the alphabet of ordinary Base64, among words, and with an ending that is no part of it
  ...['', '.png'].map(
    (ending) => `see ${encode({ alg: 'HS256' })}.eyJhIjoiPz8/Pj4+In0.${'+/v7'.repeat(11).slice(1)}${ending} there`,
  ),
  // what else is called a token
  `v4.local.${'A'.repeat(60)}`,
  'v2.public.eyJzdWIiOiJ4In0CbY-sYE7Xw.Zm9vdGVy',
  '870S4BYxgHw0KnP3W9fgVUHEhT5g86vJ17etaC5Kh5uIraWHCI1psNQGv298ZmjPwoYbjDQ9chy2z',
  '870S4BYxgHw0KnP3W9fgVUHEhT5g86vJ17etaC5Kh5uIraWHCI1psNQGv298ZmjPwoYbjDQ9chy2zz',
  `gAAAAAB${'a'.repeat(60)}==`,
  `PHNhbWxwOlJlc3BvbnNl${'a'.repeat(40)}`,
  `MDAxY2xvY2F0aW9u${'a'.repeat(40)}`,
  '550e8400-e29b-41d4-a716-446655440000',
  `gho_${'a'.repeat(36)}`,
  'ya29.a0AfH6SMBx-abcdefghij',
  'xoxb-1234567890-abc',
  // settings: a block of several lines, deep inside
  `auth:\n  providers:\n    - name: x\n      token: >-\n        ${token(hs, { sub: 'y' }).replaceAll('.', '.\n        ')}\n      other: 1\n`,
  `a:\n  first: |\n    ${token(hs, { sub: 'y' }).slice(0, 20)}\n    ${token(hs, { sub: 'y' }).slice(20)}\n  second: |\n    no token\n`,
  // faults
  'a',
  'a.b',
  `${encode(hs)}.${encode({})}`,
  `${encode(hs)}.${encode({})}.${signature}.x`,
  `${encode(hs)}.!.${signature}`,
  `${encode(hs)}.${encode({}).slice(0, 2)}.${signature}`,
  `${encode(hs)}.abcde.${signature}`,
  `${encode(hs)}.${encode('[1]')}.${signature}`,
  `${encode(hs)}.${encode('"text"')}.${signature}`,
  `${encode(hs)}.${encode('{"a":1')}.${signature}`,
  `${encode(hs)}.${encode('{"a":01}')}.${signature}`,
  `${encode(hs)}.${encode('{"a":1}x')}.${signature}`,
  `${encode(hs)}.${encode("{'a':1}")}.${signature}`,
  `${encode(hs)}.${encode('{"a":"\t"}')}.${signature}`,
  `${encode(hs)}.${Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x7d]).toString('base64url')}.${signature}`,
  `${encode(hs)}.${Buffer.from('\ufeff{}').toString('base64url')}.${signature}`,
  `${encode(hs)}.${encode({ a: 1 })}=.${signature}==`,
  `${encode(hs)}.${encode({ a: 1 }).slice(0, -1)}0.${signature}`,
  `${encode(hs)}.${encode({ a: 1 })}.%%%`,
  `${encode(hs)}.${encode({ a: 1 })}.abcde`,
  // An `s:` that is not right before it signs no cookie.
  `S: 5, token=${token(hs, { sub: 'y' })}.x`,
  encode(hs),
]

/** The platform indents alike, unless numbers or repeated names keep what it would lose: then it is shown. */
function membersOf({ kind, members, pretty }: JsonReading): string {
  const list = members
    .map((member) => `${member.name}@${member.offset} ${member.kind} ${memberText(member)}`)
    .join('; ')
  const isUsual = pretty === JSON.stringify(JSON.parse(pretty), null, 2)
  return `${kind} ${list}${isUsual ? '' : `\n  ${pretty.replaceAll('\n', '\n  ')}`}`
}

const plain = (value: unknown): string =>
  JSON.stringify(value, (_, inner) => (typeof inner === 'bigint' ? `${inner}n` : inner))

function readingOf(text: string): string {
  const { parts, result, legible, findings, choices } = readJwt(text)
  const lines = [
    text,
    `parts ${parts.map(({ name, start, end }) => `${name} ${start}-${end}`).join(', ')}; ${findings}; ${plain(choices)}`,
  ]
  if (!result.ok) {
    const { problem } = result
    const said = 'header' in problem ? `${problem.code} ${membersOf(problem.header)}` : plain(problem)
    return [...lines, said, ...legible.map((part) => plain(part))].join('\n  ')
  }
  const { header, unprotectedHeader, payload, disclosures, deviations, signedText, signature: signed } = result.value
  return [
    ...lines,
    membersOf(header),
    ...(unprotectedHeader ? [`open ${membersOf(unprotectedHeader)}`] : []),
    membersOf(payload),
    `signed ${signedText.length} characters, signature ${signed || 'none'}`,
    `deviations ${plain(deviations)}, disclosures ${plain(disclosures)}`,
    ...adviseOn(result.value).map(({ code, severity, name }) => `${severity} ${code} ${name}`),
    `claims ${readableClaims.map((name) => `${name} ${plain(readClaim(payload, name))}`).join(', ')}`,
    `lifetime ${plain(lifetimeOf(payload, at))}`,
    `dates ${[0, 60].map((skew) => plain(checkDates(payload, at, skew))).join(' ')}`,
    `timeline ${plain(timelineOf(payload, at))}`,
  ].join('\n  ')
}

test('whole readings', async () => {
  await expect(`${tokens.map(readingOf).join('\n\n')}\n`).toMatchFileSnapshot('fixtures/tokens.txt')
})

test('the second of several tokens', () => {
  const two = `access_token=${token(hs, { sub: 'one' })}&id_token=${token(hs, { sub: 'two' })}`
  expect([0, 1, 2].map((choice) => readJwt(two, choice).chosen)).toEqual([0, 1, 0])
  expect(readJwt(two).choices).toEqual([{ label: 'access_token' }, { label: 'id_token' }])
  const subject = (choice: number) => {
    const { result } = readJwt(two, choice)
    return result.ok ? result.value.payload.pretty : result.problem.code
  }
  expect([subject(0), subject(1)]).toEqual(['{\n  "sub": "one"\n}', '{\n  "sub": "two"\n}'])
})
