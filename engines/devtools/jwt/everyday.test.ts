import { expect, test } from 'vitest'
import { memberOf, memberText, readJwt } from './index.ts'

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const symmetric = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ sub: 'one' })}.${Buffer.alloc(32, 7).toString('base64url')}`
const asymmetric = `${encode({ typ: 'JWT', alg: 'RS256', kid: 'k' })}.${encode({ sub: 'two', aud: ['ё', 'š'] })}.${Buffer.alloc(256, 9).toString('base64url')}`
const inLines = (token: string, width: number) => token.match(new RegExp(`.{1,${width}}`, 'g'))?.join('\n') ?? ''

const filledUp = (part: string) => part.padEnd(Math.ceil(part.length / 4) * 4, '=')

const inBase64 = (text: string) => Buffer.from(text).toString('base64')

/** How a token stands in what people copy: terminals, developer tools, settings, chats. Each with two tokens. */
const surroundings: readonly (readonly [name: string, around: (token: string) => string])[] = [
  ['alone', (token) => token],
  ['line breaks around', (token) => `\r\n${token}\r\n`],
  ['spaces and tabs', (token) => `\t  ${token}  `],
  ['byte order mark', (token) => `\ufeff${token}`],
  ['zero width spaces', (token) => `\u200b${token}\u200b`],
  ['no-break space behind', (token) => `${token}\u00a0`],
  ['double quotes', (token) => `"${token}"`],
  ['single quotes', (token) => `'${token}'`],
  ['backticks', (token) => `\`${token}\``],
  ['Word’s quotes', (token) => `“${token}”`],
  ['Russian quotes', (token) => `«${token}»`],
  ['quotes and a comma', (token) => `"${token}",`],
  ['escaped quotes', (token) => `\\"${token}\\"`],
  ['brackets', (token) => `(${token})`],
  ['angle brackets', (token) => `<${token}>`],
  ['header of Amazon’s load balancer', (token) => `x-amzn-oidc-data: ${token.replace(/[\w-]+/g, filledUp)}`],
  ['Bearer', (token) => `Bearer ${token}`],
  ['bearer, small', (token) => `bearer ${token}`],
  ['Bearer and a colon', (token) => `Bearer: ${token}`],
  ['Token', (token) => `Token ${token}`],
  ['JWT', (token) => `JWT ${token}`],
  ['header', (token) => `Authorization: Bearer ${token}`],
  ['header without a space', (token) => `authorization:Bearer ${token}`],
  ['header, quoted', (token) => `"Authorization": "Bearer ${token}"`],
  ['header of curl', (token) => `-H 'Authorization: Bearer ${token}'`],
  ['curl', (token) => `curl -sS -H "Authorization: Bearer ${token}" https://api.example.com/v1/me`],
  ['curl -v', (token) => `> Authorization: Bearer ${token}\n> Accept: */*`],
  [
    'curl of Postman',
    (token) =>
      `curl --location 'https://x.example/a' \\\n--header 'Authorization: Bearer ${token}' \\\n--data '{"a":1}'`,
  ],
  ['PowerShell', (token) => `$headers = @{ Authorization = "Bearer ${token}" }`],
  ['fetch', (token) => `fetch("/a", { headers: { authorization: "Bearer ${token}" } })`],
  ['HTTPie', (token) => `http GET x.example Authorization:"Bearer ${token}"`],
  ['own header', (token) => `X-Access-Token: ${token}`],
  ['cookie', (token) => `Cookie: theme=dark; session=${token}; lang=ru`],
  ['set-cookie', (token) => `Set-Cookie: jwt=${token}; Path=/; HttpOnly; Secure`],
  ['address', (token) => `https://app.example/callback#access_token=${token}&token_type=Bearer&expires_in=3600`],
  ['address with a query', (token) => `https://app.example/verify?token=${token}`],
  ['address, encoded', (token) => `https%3A%2F%2Fapp.example%2F%3Ftoken%3D${token}%26a%3Db`],
  ['path', (token) => `https://app.example/reset/${token}/confirm`],
  ['JSON of OAuth', (token) => JSON.stringify({ access_token: token, token_type: 'Bearer', expires_in: 3600 })],
  ['JSON, in lines', (token) => JSON.stringify({ data: { token } }, null, 2)],
  ['Python dictionary', (token) => `{'token': '${token}', 'user': None}`],
  ['YAML', (token) => `token: ${token}\nexpires: 3600`],
  ['kubeconfig', (token) => `users:\n- name: x\n  user:\n    token: ${token}`],
  ['setting', (token) => `JWT=${token}`],
  ['export', (token) => `export TOKEN="${token}"`],
  ['constant', (token) => `const token = '${token}';`],
  ['local storage', (token) => `localStorage.setItem("token", "${token}")`],
  ['row of a table', (token) => `id_token | ${token} | 2026-01-01`],
  ['CSV', (token) => `7,"${token}",active`],
  ['log', (token) => `2026-11-15T12:00:00Z INFO auth token=${token} user=7`],
  ['sentence', (token) => `Here is my token: ${token} it fails with 401`],
  ['Russian sentence', (token) => `Вот токен: ${token}, не работает`],
  ['Markdown', (token) => `\`\`\`\n${token}\n\`\`\``],
  ['XML', (token) => `<token>${token}</token>`],
  ['HTML attribute', (token) => `<input type="hidden" value="${token}">`],
  ['broken in lines of 64', (token) => inLines(token, 64)],
  ['broken in lines of 76, Windows', (token) => inLines(token, 76).replaceAll('\n', '\r\n')],
  ['broken and indented', (token) => inLines(token, 60).replaceAll('\n', '\n    ')],
  ['letter, quoted', (token) => `> ${inLines(token, 60).replaceAll('\n', '\n> ')}`],
  ['backslashes of a shell', (token) => inLines(token, 60).replaceAll('\n', '\\\n')],
  ['quoted-printable', (token) => inLines(token, 60).replaceAll('\n', '=\r\n')],
  ['line breaks in letters', (token) => inLines(token, 60).replaceAll('\n', '\\n')],
  ['YAML block', (token) => `token: >-\n  ${inLines(token, 60).replaceAll('\n', '\n  ')}`],
  // YAML 1.2.2, 8.1.1: how far in, and what becomes of the last line, in either order.
  ['YAML block in a file', (token) => `a: 1\ntoken: |2-\n  ${inLines(token, 60).replaceAll('\n', '\n  ')}\nb: 2`],
  [
    'YAML block, other way round',
    (token) => `a: 1\ntoken: >+2\n  ${inLines(token, 60).replaceAll('\n', '\n  ')}\nb: 2`,
  ],
  ['a line for each part', (token) => token.replaceAll('.', '.\n')],
  ['spaces around the dots', (token) => token.replaceAll('.', ' . ')],
  ['WebSocket protocol', (token) => `Sec-WebSocket-Protocol: access_token, ${token}`],
  [
    'padding',
    (token) =>
      token
        .split('.')
        .map((part) => part + '='.repeat((4 - (part.length % 4)) % 4))
        .join('.'),
  ],
  ['the other alphabet', (token) => token.replaceAll('-', '+').replaceAll('_', '/')],
  ['in Base64', inBase64],
  ['in Base64url', (token) => Buffer.from(token).toString('base64url')],
  ['in Base64, in lines', (token) => inLines(inBase64(token), 76)],
  ['in Base64, quoted', (token) => `"${inBase64(token)}"`],
  ['in Base64 with Bearer', (token) => inBase64(`Bearer ${token}`)],
  ['in Base64 with JSON', (token) => inBase64(JSON.stringify({ access_token: token, scope: 'a' }))],
  ['in Base64 twice', (token) => inBase64(inBase64(token))],
  [
    'secret of Kubernetes',
    (token) =>
      `data:\n  namespace: ZGVmYXVsdA==\n  token: ${inBase64(token)}\ntype: kubernetes.io/service-account-token`,
  ],
  ['Basic', (token) => `Authorization: Basic ${inBase64(`user:${token}`)}`],
  ['SOAP', (token) => `<wsse:BinarySecurityToken>${inBase64(token)}</wsse:BinarySecurityToken>`],
  ['signed cookie', (token) => `s%3A${token}.kq3sLh%2BabcDEF%2Fghi`],
  ['signed cookie, plain', (token) => `s:${token}.kq3sLh+abcDEF/ghi`],
  ['signed cookie by its name', (token) => `Cookie: a=b; connect.sid=s%3A${token}.kq3sLhabcDEFghi; c=d`],
  ['cookie of JSON', (token) => `j%3A%7B%22token%22%3A%22${token}%22%7D`],
  [
    'HAR',
    (token) =>
      JSON.stringify({
        log: { entries: [{ request: { headers: [{ name: 'Authorization', value: `Bearer ${token}` }] } }] },
      }),
  ],
  ['cookie of curl', (token) => `curl 'https://x.example/' -b 'sid=${token}; a=b' --compressed`],
  [
    'curl of Windows',
    (token) => `curl "https://x.example/" ^\n  -H "authorization: Bearer ${token}" ^\n  --compressed`,
  ],
  ['body of curl', (token) => `curl -d "{\\"refresh\\":\\"${token}\\"}" https://x.example`],
  ['setting with a remark', (token) => `TOKEN=${token} # dev`],
  ['docker', (token) => `docker run --rm -e TOKEN=${token} image`],
  ['compose', (token) => `environment:\n  - TOKEN=${token}\n  - A=b`],
  ['npmrc', (token) => `//registry.example/:_authToken=${token}`],
  ['log of nginx', (token) => `10.0.0.1 - - [15/Nov/2026:13:00:00 +0100] "GET /cb?token=${token} HTTP/1.1" 200 1 "-"`],
  ['log in JSON', (token) => `{"level":"info","ts":1700000000,"msg":"auth","token":"${token}"}`],
  ['cookies of Netscape', (token) => `.example.com\tTRUE\t/\tTRUE\t1800000000\ttoken\t${token}`],
  ['colours of a terminal', (token) => `\u001b[32m${token}\u001b[0m`],
  ['bytes of Python', (token) => `b'${token}'`],
  ['Bearer twice', (token) => `Bearer Bearer ${token}`],
]

const subjectOf = (text: string): string => {
  const { result } = readJwt(text)
  if (!result.ok) return result.problem.code
  const subject = memberOf(result.value.payload, 'sub')
  return subject ? memberText(subject) : 'no subject'
}

test.each(surroundings)('%s', (_, around) => {
  expect([symmetric, asymmetric].map((token) => subjectOf(around(token)))).toEqual(['one', 'two'])
})

test.each([
  ['', 'jwt_empty'],
  ['hello', 'jwt_invalid_format'],
  ['a.b.c', 'jwt_decode_failed'],
  ['10.0.0.1', 'jwt_invalid_format'],
  ['www.example.com', 'jwt_decode_failed'],
  [symmetric.split('.').slice(0, 2).join('.'), 'jwt_invalid_format'],
  [`${encode({ alg: 'dir', enc: 'A256GCM' })}..${'A'.repeat(16)}.${'A'.repeat(20)}.${'A'.repeat(22)}`, 'jwt_encrypted'],
])('%s: %s', (text, code) => {
  const { result } = readJwt(text)
  expect(result.ok ? 'read' : result.problem.code).toBe(code)
})

test('a fourth part without the mark of a signed cookie is one too many, and Base64 of anything else is no token', () => {
  expect(subjectOf(`Cookie: sid=${symmetric}.abc`)).toBe('jwt_invalid_format')
  expect(subjectOf(`res%3A${symmetric}.abc`)).toBe('jwt_invalid_format')
  expect(subjectOf(inBase64('ё'.repeat(40) + symmetric))).toBe('jwt_invalid_format')
  expect(subjectOf(inBase64('a word. and another. '.repeat(9)))).toBe('jwt_invalid_format')
  expect(subjectOf(inBase64(inBase64(inBase64(symmetric))))).toBe('jwt_invalid_format')
})

/** Where the token stood and what was done to find it. When it should change: `npx vitest run engines/devtools/jwt -u`, and read the difference. */
test('all that is said of where a token was found', async () => {
  const lines = surroundings.map(([name, around]) => {
    const text = around(symmetric)
    const { parts, findings, choices, result } = readJwt(text)
    const places = parts.map((part) => `${part.name} ${part.start}-${part.end}`).join(', ')
    const labels = choices.map(({ label = 'unnamed' }) => label).join(', ')
    const deviations = result.ok ? JSON.stringify(result.value.deviations) : result.problem.code
    return `${name}: ${places}; ${findings.join(' ')}; ${labels}; ${deviations}`
  })
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('fixtures/everyday.txt')
})
