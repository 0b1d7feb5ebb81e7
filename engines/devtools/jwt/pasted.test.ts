import { spawnSync } from 'node:child_process'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { readJwt } from './index.ts'

const encode = (text: string) => Buffer.from(text).toString('base64url')
const header = encode('{"alg":"HS256","typ":"JWT"}')
const payload = encode('{"sub":"x","exp":4102444800,"name":"Никола"}')
const signature = 'LWjrCV6nxbtRlhqRfHITJQLfdkJM8_8vIZKsarTt16s'
const token = `${header}.${payload}.${signature}`
const other = `${header}.${encode('{"sub":"other"}')}.${signature}`

/** What people have in the clipboard when they want to see a token. */
const pastes: readonly [name: string, text: string, findings: readonly string[]][] = [
  ['as it is', token, []],
  ['spaces around', `  ${token}\r\n`, []],
  ['broken into lines', token.replace(/.{40}/g, '$&\n'), ['spaceInside']],
  ['broken into lines by Windows, indented', token.replace(/.{64}/g, '$&\r\n    '), ['spaceInside']],
  ['line breaks turned into blanks', token.replace(/.{50}/g, '$& '), ['spaceInside']],
  ['with marks that cannot be seen', `\ufeff\u200e${token.replace('.', '\u200b.')}\u200f`, ['spaceInside']],
  ['in quotes', `"${token}"`, ['quotes']],
  ['in quotes with a comma', `'${token}',`, ['quotes']],
  ['in guillemets', `«${token}»`, ['quotes']],
  ['as a header', `Authorization: Bearer ${token}`, ['authorization']],
  ['as a header in small letters', `authorization:bearer   ${token}`, ['authorization']],
  ['as a header with a space too many', `Authorization : Bearer ${token}`, ['authorization']],
  ['as a header in quotes', `"Authorization: Bearer ${token}"`, ['quotes', 'authorization']],
  ['with its scheme', `Bearer ${token}`, ['authorization']],
  ['with its scheme and a colon apart', `Bearer : ${token}`, ['authorization']],
  ['with another scheme', `DPoP ${token}`, ['authorization']],
  [
    'as a header, broken',
    `Authorization: Bearer\n ${token.slice(0, 70)}\n ${token.slice(70)}`,
    ['authorization', 'spaceInside'],
  ],
  ['a line of a script', `  "Authorization": "Bearer ${token}",`, ['quotes', 'authorization']],
  ['a command', `curl -H 'Authorization: Bearer ${token}' https://api.example.com/v1/x.y.z`, ['insideText']],
  ['an address', `https://example.com/cb?state=1&id_token=${token}&scope=openid`, ['insideText']],
  ['a fragment of an address', `https://example.com/#access_token=${token}`, ['insideText']],
  ['the end of an address', `id_token=${token}&state=1`, ['insideText']],
  ['an escaped address', `redirect=https%3A%2F%2Fa.b%2F%3Ftoken%3D${token}%26x%3D1`, ['insideText']],
  ['a cookie', `Cookie: theme=dark; session=${token}; lang=ru`, ['insideText']],
  ['a set cookie', `Set-Cookie: jwt=${token}; Path=/; HttpOnly`, ['insideText']],
  ['JSON', `{"token_type":"Bearer","access_token":"${token}","expires_in":3600}`, ['insideText']],
  ['JSON, cut', `..."access_token": "${token}", "expi`, ['insideText']],
  ['XML', `<token>${token}</token>`, ['insideText']],
  ['a request', `GET /x HTTP/1.1\nHost: example.com\nAuthorization: Bearer ${token}\nAccept: */*\n`, ['insideText']],
  ['a sentence', `The token is ${token}.`, ['insideText']],
  ['a sentence without a full stop', `my token ${token} please help`, ['insideText']],
  ['words behind it', `${token} thanks`, ['insideText']],
  ['its scheme before it, words behind it', `Bearer ${token} thanks`, ['authorization', 'insideText']],
  ['lines, and words behind them', `${token.replace(/.{40}/g, '$&\n')} thanks`, ['spaceInside', 'insideText']],
  ['a log line', `2026-11-15 10:00:00.123 INFO auth - token=${token} ok`, ['insideText']],
]

const repeated = ['a', 'eyJ', '~', 'eyJ.', '.', '=', '/', ' a', '\n', 'é', 'x=', 'eyJa\n']

describe('a token in what was pasted', () => {
  // A browser that has compiled many patterns keeps every step of the next ones, and has room for megabytes of steps.
  it.each([[], ['--no-regexp-optimization']])('ten megabytes of anything are read; Node with %j', (...flags) => {
    const read = `
      import { readJwt } from ${JSON.stringify(new URL('index.ts', import.meta.url))}
      for (const piece of ${JSON.stringify(repeated)}) {
        const { result } = readJwt(piece.repeat(10_000_000 / piece.length))
        console.log(result.ok ? 'read' : result.problem.code)
      }`
    const { stdout, stderr } = spawnSync(process.execPath, [...flags, '--input-type=module', '--eval', read])
    const told = String(stdout).trim().split('\n')
    expect(told, String(stderr)).toHaveLength(repeated.length)
    for (const code of told) expect(code).toMatch(/^jwt_/)
  })

  test.each(pastes)('%s', (_, text, findings) => {
    const reading = readJwt(text)
    expect(reading.result.ok && reading.result.value.signature).toBe(signature)
    expect(reading.result.ok && reading.result.value.signedText).toBe(`${header}.${payload}`)
    expect(reading.findings).toEqual(findings)
    expect(reading.choices).toHaveLength(1)
    for (const part of reading.parts) {
      const typed = text.slice(part.start, part.end).replace(/[\s\u200b]/g, '')
      expect(typed).toBe(part.text)
    }
  })

  it('lets the visitor choose where there are several', () => {
    const text = `{"access_token":"${token}","id_token":"${other}"}`
    expect(readJwt(text).choices).toEqual([{ label: 'access_token' }, { label: 'id_token' }])
    const second = readJwt(text, 1)
    expect(second.result.ok && second.result.value.payload.pretty).toContain('other')
    expect(second.chosen).toBe(1)
    expect(readJwt(text, 7).chosen).toBe(0)
    for (const between of ['\n', ',', '|']) expect(readJwt(`${token}${between}${other}`).choices).toHaveLength(2)
  })

  it('takes all lines of a block in a file of settings, and no words behind a token', () => {
    const cut = token.length - 20
    const broken = `a: 1\ntoken: >-\n  ${token.slice(0, cut)}\n  ${token.slice(cut)}\nother: ${other}\n`
    expect(readJwt(broken)).toMatchObject({
      result: { value: { signature, signedText: `${header}.${payload}` } },
      findings: ['insideText', 'spaceInside'],
      choices: [{ label: 'token' }, { label: 'other' }],
    })
    const said = readJwt(`a: 1\nnote: |\n  ${token} is mine\n`)
    expect(said).toMatchObject({ result: { value: { signature } }, findings: ['insideText'] })
  })

  // `>>>` is what needs the characters in which the two alphabets of base64 differ.
  test.each([
    ['a quoted letter', (text: string) => `> ${text.slice(0, 30)}\n> ${text.slice(30)}`, ['spaceInside']],
    ['a word for the signature', (text: string) => text.replace(signature, '<your signature>'), []],
  ])('reads the other alphabet of base64 in %s', (_, pasted, findings) => {
    const [head, body] = ['{"kid":">>>"}', '{"sub":">>>"}'].map((json) => btoa(json).replaceAll('=', ''))
    const reading = readJwt(pasted(`${head}.${body}.${signature}`))
    expect(head).toContain('+')
    expect(reading.result).toMatchObject({ ok: true, value: { header: { members: [{ name: 'kid' }] } } })
    expect(reading.findings).toEqual(findings)
  })

  it('finds a token in the other alphabet among words, whole, and leaves the path behind one in an address', () => {
    const ordinary = `${btoa('{"alg":"HS256"}')}.${btoa('{"sub":">>>?"}').replaceAll('=', '')}.${'a+/b'.repeat(10)}abc`
    for (const text of [`my token is ${ordinary} ok?`, `token: ${ordinary}.`, `x=${ordinary}&y=1`])
      expect(readJwt(text)).toMatchObject({
        result: { value: { signature: `${'a+/b'.repeat(10)}abc` } },
        findings: ['insideText'],
      })
    // Both have their names, wherever they stand.
    for (const one of [ordinary, token])
      for (const before of ['', 'words '.repeat(20)])
        expect(readJwt(`${before}mine=${one} yours=${one.replace('a', 'b')}`).choices).toEqual([
          { label: 'mine' },
          { label: 'yours' },
        ])
    expect(readJwt(`https://a.b/check/${token}/next`).result).toMatchObject({ value: { signature } })
  })

  it('points to the fault in the text as typed, whatever was left out before it', () => {
    const broken = `${header}.${payload.slice(0, 10)}*${payload.slice(10)}.${signature}`
    const text = `Authorization: Bearer "${broken.slice(0, 20)}\n${broken.slice(20)}"`
    const { result } = readJwt(text)
    const fault = !result.ok && result.problem.code === 'jwt_decode_failed' ? result.problem.fault : undefined
    expect(text[fault?.offset ?? 0]).toBe('*')
  })

  it('says that a text is shortened, also where nothing but its end is left', () => {
    for (const [text, offset] of [
      ['…', 0],
      ['...', 0],
      [`${header}…`, header.length],
    ] as const)
      expect(readJwt(text).result).toMatchObject({ problem: { fault: { reason: 'shortened', offset } } })
  })

  it('finds a token in Base64 of plain text alone, and the places of its parts', () => {
    // Three characters are four of Base64.
    const at = (index: number) => Math.floor((index * 4) / 3)
    const payloadFrom = header.length + 1
    expect(readJwt(btoa(token)).parts.map(({ start, end }) => [start, end])).toEqual([
      [0, at(header.length - 1) + 1],
      [at(payloadFrom), at(payloadFrom + payload.length - 1) + 1],
      [at(token.length - signature.length), at(token.length - 1) + 1],
    ])
    for (const [mark, isPlain] of [
      ['\x7f', false],
      ['\x1f', false],
      ['\x00', false],
      ['\t', true],
      ['\n', true],
      ['\r', true],
      ['~', true],
      [' ', true],
    ] as const)
      expect([mark, readJwt(btoa(`${token}${mark}`)).result.ok]).toEqual([mark, isPlain])
  })

  it('finds none where there is none', () => {
    for (const text of ['see www.example.com', 'https://a.b/c?d=e.f.g', '{"a":"b"}', 'eyJhbGciOiJIUzI1NiJ9', '{', '"'])
      expect(readJwt(text).result.ok).toBe(false)
  })

  it('is total and keeps its parts inside the text', () => {
    const inserts = fc.constantFrom(
      token,
      header,
      '.',
      '~',
      ' ',
      '\n',
      '"',
      '{',
      '}',
      ':',
      'Bearer ',
      'authorization:',
      '=',
      '\ud800',
      '\u200f',
      'eyJ',
    )
    fc.assert(
      fc.property(fc.array(inserts, { maxLength: 12 }), (list) => {
        const text = list.join('')
        for (const { start, end } of readJwt(text).parts)
          expect(0 <= start && start <= end && end <= text.length).toBe(true)
      }),
    )
  })
})

describe('JSON forms', () => {
  const protectedHeader = encode('{"alg":"ES256"}')
  it('reads a flattened one', () => {
    const text = JSON.stringify({ payload, protected: protectedHeader, header: { kid: '7' }, signature })
    const reading = readJwt(text)
    expect(reading.findings).toEqual(['jwsJson'])
    expect(reading.result).toMatchObject({
      ok: true,
      value: {
        signature,
        signedText: `${protectedHeader}.${payload}`,
        unprotectedHeader: { members: [{ name: 'kid' }] },
      },
    })
    for (const part of reading.parts) expect(text.slice(part.start, part.end)).toBe(part.text)
  })

  it('reads a general one, each signature by itself', () => {
    const signatures = [
      { protected: protectedHeader, signature: 'AAAA' },
      { header: { alg: 'RS256' }, signature: 'BBBB' },
    ]
    const text = JSON.stringify({ payload, signatures }, null, 2)
    expect(readJwt(text)).toMatchObject({
      choices: [{ label: '1' }, { label: '2' }],
      result: { value: { signature: 'AAAA' } },
    })
    const second = readJwt(text, 1)
    expect(second.result).toMatchObject({ ok: true, value: { signature: 'BBBB', signedText: `.${payload}` } })
    expect(second.result.ok && second.result.value.header.pretty).toContain('RS256')
    for (const part of second.parts) expect(text.slice(part.start, part.end)).toBe(part.text)
  })

  it('shows the header of a broken one', () => {
    const reading = readJwt(JSON.stringify({ payload: 'e*', protected: protectedHeader, signature }))
    expect(reading.result).toMatchObject({ ok: false, problem: { code: 'jwt_decode_failed' } })
    expect(reading.legible).toMatchObject([{ name: 'header', complete: true }])
  })
})

describe('encrypted tokens', () => {
  const jweHeader = encode('{"alg":"RSA-OAEP-256","enc":"A256GCM"}')
  test.each([
    `${jweHeader}.AAAA.BBBB.CCCC.DDDD`,
    `Bearer ${jweHeader}..BBBB.CCCC.DDDD`,
    `https://a.b/?t=${jweHeader}.AAAA.BBBB.CCCC.DDDD`,
    JSON.stringify({ protected: jweHeader, encrypted_key: 'AAAA', iv: 'BBBB', ciphertext: 'CCCC', tag: 'DDDD' }),
    JSON.stringify({
      protected: jweHeader,
      recipients: [{ encrypted_key: 'AAAA' }],
      iv: 'BBBB',
      ciphertext: 'CCCC',
      tag: 'D',
    }),
  ])('%s', (text) => {
    const { result } = readJwt(text)
    expect(result).toMatchObject({ ok: false, problem: { code: 'jwt_encrypted' } })
    expect(!result.ok && result.problem.code === 'jwt_encrypted' && result.problem.header.pretty).toContain('A256GCM')
  })
  it('are known by their header, not by five parts alone', () => {
    expect(readJwt(`${header}.AAAA.BBBB.CCCC.DDDD`).result).toMatchObject({ problem: { code: 'jwt_invalid_format' } })
  })
})

describe('SD-JWT', () => {
  // The first disclosure is the example of RFC 9901, 4.2.1.
  const named = 'WyI2cU1RdlJMNWhhaiIsICJmYW1pbHlfbmFtZSIsICJNw7ZiaXVzIl0'
  const element = encode('["lklxF5jMYlGTPUovMNIvCA", "FR"]')
  it('shows its disclosures', () => {
    const { result, findings } = readJwt(`${token}~${named}~${element}~`)
    expect(findings).toEqual(['sdJwt'])
    expect(result.ok && result.value.signature).toBe(signature)
    expect(result.ok && result.value.disclosures).toEqual([
      { encoded: named, name: 'family_name', value: '"Möbius"' },
      { encoded: element, value: '"FR"' },
    ])
  })
  it('offers the key binding as a token of its own', () => {
    const binding = `${encode('{"alg":"ES256","typ":"kb+jwt"}')}.${encode('{"nonce":"1"}')}.AAAA`
    const text = `Bearer ${token}~${named}~${binding}`
    expect(readJwt(text).choices).toEqual([{ label: 'SD-JWT' }, { label: 'KB-JWT' }])
    expect(readJwt(text, 1).result).toMatchObject({ ok: true, value: { signature: 'AAAA', disclosures: [] } })
  })
  it('keeps what it cannot read', () => {
    const { result } = readJwt(`${token}~e*~W10~${encode('["s",1,2]')}`)
    expect(result.ok && result.value.disclosures.map(({ value }) => value)).toEqual([undefined, undefined, undefined])
  })
})

describe('what can be read of a broken token', () => {
  test.each([
    ['text that is no JSON', encode('hello, world'), 'hello, world'],
    ['an array', encode('[1]'), '[\n  1\n]'],
    ['truncated', encode('{"sub":"42","na'), '{"sub":"42","na'],
    ['lines of text', encode('one\ntwo\r\nthree'), 'one\ntwo\r\nthree'],
  ])('%s', (_, part, text) => expect(readJwt(`${header}.${part}.x`).legible[1]?.text).toBe(text))
})

test.each([
  ['letters', 'a'.repeat(1_000_000)],
  ['beginnings of headers', 'eyJ'.repeat(330_000)],
  ['beginnings of headers with dots', 'eyJ.'.repeat(250_000)],
  ['headers', `${header}.`.repeat(25_000)],
  ['tokens', `${token}\n`.repeat(7_000)],
  ['blanks', ' '.repeat(100_000)],
  ['blanks inside', `${header}.${' '.repeat(100_000)}${payload}.${' a'.repeat(100_000)}`],
  ['quotes', '"'.repeat(1_000_000)],
  ['schemes', 'Bearer '.repeat(140_000)],
  ['disclosures', `${token}${'~WyJhIl0'.repeat(100_000)}`],
  ['brackets', '{"payload":'.repeat(90_000)],
  ['lone surrogates', '\ud800'.repeat(500_000)],
])('a megabyte of %s is read in one go', (_, text) => void readJwt(text))
