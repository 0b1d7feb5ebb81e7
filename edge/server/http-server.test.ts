import { request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { PassThrough } from 'node:stream'
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeFakeBuild } from '../../scripts/finish-build/testing/fake-build.ts'
import { createApp } from '../app.ts'
import { loadSite } from '../site/memory-site.ts'
import { rawRequests, sendRaw, statusOf } from '../testing/raw-requests.ts'
import { framedAsMeant, mayBeFramed, servingCases } from '../testing/serving-cases.ts'
import { createAccessLog } from './access-log.ts'
import { createSiteServer } from './http-server.ts'

const logged = new PassThrough()
const accessLog = createAccessLog(logged, () => 0)
let build: Awaited<ReturnType<typeof makeFakeBuild>>
type SiteServer = ReturnType<typeof createSiteServer>
let server: SiteServer
/** Lets go of a slow client almost at once; on a busy machine all of them are slow. */
let impatient: SiteServer
let isStopping = false
let port: number

beforeAll(async () => {
  build = await makeFakeBuild()
  const app = createApp({ countrySource: () => ({ ok: true, value: 'RS' }), compresses: true })
  const parts = { site: loadSite(build.folder), fetch: app.fetch, accessLog }
  server = createSiteServer({ ...parts, isStopping: () => isStopping })
  impatient = createSiteServer(parts, { headersMilliseconds: 400, requestMilliseconds: 800 })
  for (const each of [server, impatient]) await new Promise<void>((resolve) => each.listen(0, '127.0.0.1', resolve))
  port = portOf(server)
})
afterAll(() => {
  for (const each of [server, impatient]) {
    each.closeAllConnections()
    each.close()
  }
  build.remove()
})

const portOf = (each: SiteServer): number => (each.address() as AddressInfo).port

interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** Node's own client sends paths as they are written, where `fetch` would tidy them up first. */
function get(
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
  body?: string | Buffer,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest({ host: '127.0.0.1', port, path, headers, method, agent: false }, (incoming) => {
      const chunks: Buffer[] = []
      incoming.on('data', (chunk) => chunks.push(chunk))
      incoming.on('end', () =>
        resolve({ status: incoming.statusCode!, headers: incoming.headers, body: Buffer.concat(chunks) }),
      )
    })
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}

/** Bytes in, everything the server says until it closes out. */
function raw(bytes: string | readonly string[], to: SiteServer = server, pauseMilliseconds = 0): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(portOf(to), '127.0.0.1')
    let answer = ''
    socket.on('data', (chunk) => {
      answer += chunk
    })
    socket.on('close', () => resolve(answer))
    socket.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ECONNRESET' || error.code === 'EPIPE' ? resolve(answer) : reject(error),
    )
    const parts = typeof bytes === 'string' ? [bytes] : [...bytes]
    const next = () => {
      const part = parts.shift()
      if (part === undefined || socket.destroyed) return
      socket.write(part)
      setTimeout(next, pauseMilliseconds)
    }
    socket.on('connect', next)
  })
}

test('how long a slow client is waited for; an idle one longer than the minute of the usual proxies', () => {
  expect([server.headersTimeout, server.requestTimeout, server.keepAliveTimeout]).toEqual([10_000, 20_000, 65_000])
})

describe('pages', () => {
  test.each([
    ['/en/', 200, 'en'],
    ['/sr/metrics/length/kmmi', 200, 'sr/metrics/length/kmmi'],
    ['/en/metrics/length/kmmi?value=2', 200, 'en/metrics/length/kmmi'],
    ['/en/metrics/length/kmmi?value=2?', 200, 'en/metrics/length/kmmi'],
    ['/en/metrics/length/nonsense', 200, 'shell'],
    ['/en/geo/coordinates/wgs84utm', 200, 'shell'],
    ['/en/dev/timestamp/unixiso', 200, 'shell'],
    ['/', 200, 'shell'],
    ['/metrics', 200, 'shell'],
    ['/metrics/', 200, 'shell'],
    ['/metrics/length/kmmi', 200, 'shell'],
    ['/metrics/length/whatever', 200, 'shell'],
    ['/api', 200, 'shell'],
    ['/en/nothing', 404, 'en/404'],
    ['/ru/dev/jwt/extra', 404, 'ru/404'],
    ['/ru/geo/nothing', 404, 'shell'],
    ['/sr/metrics/length/a/b', 404, 'sr/404'],
    ['/en/metrics/constructor', 404, 'en/404'],
    ['/en/404', 404, 'en/404'],
    ['/nothing', 404, 'shell'],
    ['/de/', 404, 'shell'],
    ['/en/metrics/index.html', 404, 'en/404'],
    ['/index.html', 404, 'shell'],
  ])('%s → %i %s', async (path, status, title) => {
    const answer = await get(path)
    expect(answer.status).toBe(status)
    expect(answer.body.toString()).toContain(`<title>${title}</title>`)
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.headers['cache-control']).toBe('public, no-cache')
  })

  test.each([
    ['/en', '/en/'],
    ['/en/metrics/', '/en/metrics'],
    ['/en/metrics/length/kmmi/?value=2', '/en/metrics/length/kmmi?value=2'],
  ])('%s moves to %s', async (path, location) => {
    const answer = await get(path)
    expect(answer.status).toBe(308)
    expect(answer.headers.location).toBe(location)
  })
})

test.each(servingCases)('as on Workers: $path → $status', async ({ path, status, title, cache, location }) => {
  const { headers, body, ...answer } = await get(path)
  expect(answer.status).toBe(status)
  expect(headers['cache-control']).toBe(cache)
  expect(headers.location).toBe(location)
  if (title === undefined) return
  expect(body.toString()).toContain(`<title>${title}</title>`)
  expect(mayBeFramed((name) => headers[name]?.toString())).toEqual(framedAsMeant(title))
})

test('/health answers HTTP/1.0 without a host', async () => {
  expect(await raw('GET /health HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.\d 200 /)
})

test('lists of the API are compressed', async () => {
  const { headers, body } = await get('/api/v1/units', { 'accept-encoding': 'gzip' })
  expect(headers['content-encoding']).toBe('gzip')
  expect(headers.vary).toMatch(/accept-encoding/i)
  expect(JSON.parse(gunzipSync(body).toString())).toHaveProperty('categories')
})

describe('encodings and caches', () => {
  const decoders = { br: brotliDecompressSync, gzip: gunzipSync, zstd: zstdDecompressSync } as const

  test.each([
    ['/en/', 'br'],
    ['/en/', 'gzip'],
    ['/assets/entry-1.js', 'br'],
    ['/assets/entry-1.js', 'gzip'],
    ['/assets/entry-1.js', 'zstd'],
  ] as const)('%s as %s', async (path, encoding) => {
    const plain = await get(path)
    const packed = await get(path, { 'accept-encoding': encoding })
    expect(packed.headers['content-encoding']).toBe(encoding)
    expect(packed.headers.vary).toBe('accept-encoding')
    expect(Number(packed.headers['content-length'])).toBe(packed.body.length)
    expect(decoders[encoding](packed.body).equals(plain.body)).toBe(true)
    expect(packed.headers.etag).not.toBe(plain.headers.etag)
  })

  test.each([
    [undefined, undefined],
    ['identity', undefined],
    ['deflate', undefined],
    ['br;q=0, gzip;q=0.1', 'gzip'],
    ['*', 'br'],
    ['*;q=0', undefined],
    ['GZIP', 'gzip'],
    ['br;q=0.5, gzip', 'gzip'],
    ['br;q=0.5, identity', undefined],
    ['br, identity', 'br'],
  ])('Accept-Encoding %s gets %s', async (header, expected) => {
    const answer = await get('/en/', header === undefined ? {} : { 'accept-encoding': header })
    expect(answer.headers['content-encoding']).toBe(expected)
  })

  test('an unchanged page is a 304 with the same tag and policy', async () => {
    const first = await get('/en/', { 'accept-encoding': 'br' })
    for (const tag of [first.headers.etag!, `W/${first.headers.etag}`, `"other", ${first.headers.etag}`]) {
      const second = await get('/en/', { 'accept-encoding': 'br', 'if-none-match': tag })
      expect(second.status).toBe(304)
      expect(second.body.length).toBe(0)
      expect(second.headers.etag).toBe(first.headers.etag)
      expect(second.headers['content-security-policy']).toBe(first.headers['content-security-policy'])
      expect(Object.keys(second.headers).filter((name) => /^content-(?!security)/.test(name))).toEqual([])
    }
    expect((await get('/en/', { 'if-none-match': first.headers.etag! })).status).toBe(200)
  })

  test('assets never expire, other files do', async () => {
    const asset = await get('/assets/entry-1.js')
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(asset.headers['content-type']).toBe('text/javascript; charset=utf-8')
    expect((await get('/robots.txt')).headers['cache-control']).toBe('public, max-age=3600')
    expect((await get('/service-worker.js')).headers['cache-control']).toBe('public, no-cache')
    expect((await get('/assets/empty-2.js')).body.length).toBe(0)
  })

  test('a missing asset is a short 404, never a page', async () => {
    const answer = await get('/assets/entry-0.js')
    expect(answer.status).toBe(404)
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  test('HEAD has the headers of GET and no body', async () => {
    const whole = await get('/en/')
    const head = await get('/en/', {}, 'HEAD')
    expect(head.body.length).toBe(0)
    expect(head.headers['content-length']).toBe(whole.headers['content-length'])
    // A client hides what it did not ask for: the bytes themselves end with the head.
    expect(await raw('HEAD /en/ HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')).toMatch(/^[^<]*\r\n\r\n$/)
  })
})

describe('requests as they go over the line', () => {
  test.each(rawRequests)('$name: $status', async (request) => {
    const answer = await sendRaw(request, port)
    expect(statusOf(answer)).toBe(request.status)
    if (request.has) expect(answer).toMatch(request.has)
    if (request.lacks) expect(answer).not.toMatch(request.lacks)
  })
})

test('another site takes the place of the first', async () => {
  const other = await makeFakeBuild({ 'robots.txt': 'other' })
  let take: (site: ReturnType<typeof loadSite>) => void = () => undefined
  const app = createApp({ countrySource: () => ({ ok: true, value: 'RS' }) })
  const each = createSiteServer({
    site: loadSite(build.folder),
    fetch: app.fetch,
    accessLog: undefined,
    onReplace: (replace) => {
      take = replace
    },
  })
  await new Promise<void>((resolve) => each.listen(0, '127.0.0.1', resolve))
  const robots = () => raw('GET /robots.txt HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', each)
  expect(await robots()).toContain('User-agent')
  take(loadSite(other.folder))
  expect(await robots()).toMatch(/\r\nother$/)
  each.close()
  other.remove()
})

describe('headers', () => {
  test('pages forbid what they do not need', async () => {
    const { headers } = await get('/en/dev/jwt')
    const policy = headers['content-security-policy']
    expect(policy).toContain("default-src 'none'")
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']+' 'sha256-[^']+'/)
    expect(policy).not.toContain('unsafe')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
    expect(headers['cross-origin-opener-policy']).toBe('same-origin')
    expect(headers['permissions-policy']).toContain('camera=()')
    expect(headers['permissions-policy']).toContain('geolocation=()')
  })

  test.each(['/en/geo/coordinates', '/sr/geo/coordinates/wgs84utm', '/geo/coordinates'])(
    '%s may ask for the place',
    async (path) => {
      expect((await get(path)).headers['permissions-policy']).toContain('geolocation=(self)')
    },
  )

  test('a problem is titled by its status and says the rest in words', async () => {
    const { status, body } = await get('/api/v1/ip')
    expect([status, JSON.parse(String(body))]).toEqual([
      400,
      {
        ...{ type: 'about:blank', title: 'Bad Request', status: 400, code: 'invalid_request', reason: 'missing' },
        ...{ at: 'value', detail: '“value” is missing.' },
      },
    ])
  })

  test('the host of a whole address counts, and not that of the header', async () => {
    const asked = (line: string, host: string) => raw(`${line} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
    expect(await asked('GET http://a.example/en/', 'localhost')).toMatch(/strict-transport-security/i)
    expect(await asked('GET http://localhost/en/', 'a.example')).not.toMatch(/strict-transport-security/i)
    expect(await asked('GET /en/', 'a.example')).toMatch(/strict-transport-security/i)
  })

  test('transport security off localhost only', async () => {
    expect((await get('/en/')).headers['strict-transport-security']).toBeUndefined()
    expect((await get('/en/', { host: 'convertory.example' })).headers['strict-transport-security']).toMatch(/max-age=/)
    expect((await get('/en/', { host: 'localhost.evil.example' })).headers['strict-transport-security']).toMatch(
      /max-age=/,
    )
  })
})

describe('hostile requests', () => {
  test.each([
    '/../../../../etc/passwd',
    '/..%2f..%2f..%2fetc%2fpasswd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/en/..%252f..%252fetc/passwd',
    '/assets/../../package.json',
    '/assets/..%2f..%2fpackage.json',
    '/.git/config',
    '/.env',
    '//evil.example/..',
    '//evil.example/',
    '/site.json',
    '/site.pack',
    '/%C0%AE%C0%AE/etc/passwd',
  ])('path %s leaks nothing', async (path) => {
    const answer = await get(path)
    expect([400, 404]).toContain(answer.status)
    expect(answer.headers.location).toBeUndefined()
    expect(answer.body.toString()).not.toMatch(/root:|"dependencies"|\[core\]/)
  })

  test.each(['/en/%00', '/%00', '/en/metrics/length/%0d%0aSet-Cookie:%20a=b', '/en/%', '/en/%zz', '/en/a%5c..%5cb'])(
    'path %s: 400',
    async (path) => {
      const answer = await get(path)
      expect(answer.status).toBe(400)
      expect(answer.headers['set-cookie']).toBeUndefined()
    },
  )

  test('a line break in a query cannot become a header', async () => {
    const answer = await get('/en?x=%0d%0aSet-Cookie:%20a=b')
    expect(answer.status).toBe(308)
    expect(answer.headers['set-cookie']).toBeUndefined()
  })

  test('a huge address: 414', async () => {
    expect((await get(`/en/${'a'.repeat(10_000)}`)).status).toBe(414)
  })

  test('one connection serves several requests', async () => {
    const request = (header = '') => `GET /en/ HTTP/1.1\r\nHost: a\r\n${header}\r\n`
    const answers = await raw(request() + request() + request('Connection: close\r\n'))
    expect(answers.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(3)
  })

  test('huge headers: 431', async () => {
    expect(await raw(`GET /en/ HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(40_000)}\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 431 Request Header Fields Too Large\r\n/,
    )
  })

  test('no host, two lengths, a bare line feed smuggled in, garbage: 400', async () => {
    expect(await raw('GET /en/ HTTP/1.1\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
    expect(
      await raw('POST /api/get-country HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab'),
    ).toMatch(/^HTTP\/1\.1 400 /)
    const smuggled =
      'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /x HTTP/1.1\r\n\r\n'
    expect(await raw(smuggled)).toMatch(/^HTTP\/1\.1 400 /)
    expect(await raw('\u0000\u0001\u0002\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /)
  })

  test('a broken host name in front of the API: 400', async () => {
    expect(await raw('GET /api/get-country HTTP/1.1\r\nHost: a b/c@d\r\nConnection: close\r\n\r\n')).toMatch(
      /^HTTP\/1\.1 400 /,
    )
  })

  test('a client that never ends its headers is let go with 408', async () => {
    const answer = await raw(['GET /en/ HTTP/1.1\r\n', ...Array.from({ length: 40 }, () => 'X: y\r\n')], impatient, 100)
    expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/)
  })

  test('a body for a page is refused without being read', async () => {
    const answer = await raw([
      'POST /en/ HTTP/1.1\r\nHost: a\r\nContent-Length: 100000000\r\n\r\n',
      ...Array.from({ length: 10 }, () => 'x'.repeat(1000)),
    ])
    expect(answer).toMatch(/^HTTP\/1\.1 405 /)
    expect(answer).toMatch(/\r\nallow: GET, HEAD\r\n/i)
  })

  test.each(['bytes=0-0', 'bytes=0-,0-,0-,0-,0-,0-', 'bytes=-99999999999999999999', 'bytes=5-2', 'lines=1'])(
    'range %s gets the whole',
    async (range) => {
      const answer = await get('/en/', { range })
      expect(answer.status).toBe(200)
      expect(answer.headers['content-range']).toBeUndefined()
    },
  )

  test.each(['OPTIONS', 'DELETE', 'TRACE', 'PROPFIND'])('%s on a page: 405', async (method) => {
    expect((await get('/en/', {}, method)).status).toBe(405)
  })

  test('a huge body for the API: 413, and the connection is not fed any further', async () => {
    const answer = await get('/api/v1/ip', { 'content-type': 'application/json' }, 'POST', Buffer.alloc(3_000_000, 'x'))
    expect(answer.status).toBe(413)
    const head =
      'POST /api/v1/ip HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n'
    const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`
    expect(await raw([head, ...Array.from({ length: 40 }, () => chunk)])).toMatch(/^HTTP\/1\.1 413 /)
  })

  test('a body that never comes: 408', async () => {
    const head = 'POST /api/v1/ip HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{'
    expect(await raw(head, impatient)).toMatch(/^(HTTP\/1\.1 408 |$)/)
  })

  test('the server still serves', async () => {
    expect((await get('/en/')).status).toBe(200)
    expect(JSON.parse((await get('/api/get-country')).body.toString())).toEqual({ country: 'RS', locale: 'sr' })
    expect((await get('/health')).status).toBe(200)
  })
})

test('short answers, word for word', async () => {
  const asked = (line: string) => raw(`${line} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
  const answers: string[] = []
  for (const line of [
    `GET /${'a'.repeat(8192)}`,
    'PUT /en/',
    'GET /en/%zz',
    'GET x',
    'GET /assets/no.js',
    'GET /en?a=1',
  ])
    answers.push(`${line.slice(0, 30)}\n${(await asked(line)).replace(/date: .*\r\n/i, '').replaceAll('\r', '')}`)
  await expect(`${answers.join('\n\n')}\n`).toMatchFileSnapshot('fixtures/short-answers.txt')
})

test('a server that stops ends each connection with its answer', async () => {
  const connectionOf = async (path: string) => (await get(path, { connection: 'keep-alive' })).headers.connection
  expect([await connectionOf('/en/'), await connectionOf('/health')]).not.toContain('close')
  isStopping = true
  try {
    expect([await connectionOf('/en/'), await connectionOf('/health')]).toEqual(['close', 'close'])
  } finally {
    isStopping = false
  }
})

test('the access log tells what was answered, and who left before', async () => {
  accessLog.flush()
  logged.read()
  await get(`/${'a'.repeat(8192)}`)
  await get(`/${'a'.repeat(8191)}`)
  await get('/api/get-country?secret=1')
  await get('/health', {}, 'POST')
  const impatient = connect(port, '127.0.0.1')
  impatient.write('POST /api/v1/ip HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{')
  setTimeout(() => impatient.destroy(), 50)
  await raw('nonsense\r\n\r\n')
  let text = ''
  await expect
    .poll(() => {
      accessLog.flush()
      text += logged.read() ?? ''
      return text
    })
    .toContain('499')
  const lines = text.trimEnd().split('\n')
  const told = lines.map((line) => Object.values(JSON.parse(line) as Record<string, unknown>).slice(1))
  // What is answered at once is written down without asking the clock.
  expect(
    told.filter(([, path]) => String(path).startsWith('/aaa')).map(([, , , milliseconds]) => milliseconds),
  ).toEqual([0, 0])
  // The parser may complain of nonsense more than once.
  const short = told.map(([method, path, status]) => `${method} ${String(path).slice(0, 16)} ${status}`)
  expect([...new Set(short)].toSorted()).toEqual([
    '- - 400',
    'GET /aaaaaaaaaaaaaaa 404',
    'GET /aaaaaaaaaaaaaaa 414',
    'GET /api/get-country 200',
    'POST /api/v1/ip 499',
    'POST /health 405',
  ])
})

test('the access log names no visitor and no query', async () => {
  accessLog.flush()
  logged.read()
  await get('/en/metrics?secret=1', { 'user-agent': 'watcher', 'x-forwarded-for': '203.0.113.9' })
  await new Promise((resolve) => setTimeout(resolve, 20))
  accessLog.flush()
  const text = String(logged.read())
  const line = JSON.parse(text)
  expect(Object.keys(line)).toEqual(['time', 'method', 'path', 'status', 'milliseconds'])
  expect(line).toMatchObject({ method: 'GET', path: '/en/metrics', status: 200 })
  expect(text).not.toMatch(/secret|127\.0\.0\.1|203\.0|watcher/)
})
