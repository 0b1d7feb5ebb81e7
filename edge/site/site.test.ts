import { describe, expect, test } from 'vitest'
import { cacheControl } from './cache-control.ts'
import { contentType, isCompressedFormat } from './content-type.ts'
import { createEncodingNegotiator, wantedEncodings } from './negotiate-encoding.ts'
import { createPathResolver } from './resolve-path.ts'
import { apiHeaders, fileHeaders, isLocalHost, pageHeaders, strictTransportSecurity } from './security-headers.ts'
import { hasPages, notFoundPage, pageFile, type SiteMap } from './site-map.ts'

test.each([
  ['/assets/a.js', 'public, max-age=31536000, immutable', 'text/javascript; charset=utf-8'],
  ['/assets/a.css', 'public, max-age=31536000, immutable', 'text/css; charset=utf-8'],
  ['/en/index.html', 'public, no-cache', 'text/html; charset=utf-8'],
  ['/en/metrics.data', 'public, no-cache', 'text/x-script; charset=utf-8'],
  ['/service-worker.js', 'public, no-cache', 'text/javascript; charset=utf-8'],
  ['/other-worker.js', 'public, max-age=3600', 'text/javascript; charset=utf-8'],
  ['/favicon.ico', 'public, max-age=3600', 'image/x-icon'],
  ['/a.jpg', 'public, max-age=3600', 'image/jpeg'],
  ['/a.png', 'public, max-age=3600', 'image/png'],
  ['/a.svg', 'public, max-age=3600', 'image/svg+xml'],
  ['/a.webp', 'public, max-age=3600', 'image/webp'],
  ['/a.woff2', 'public, max-age=3600', 'font/woff2'],
  ['/a.wasm', 'public, max-age=3600', 'application/wasm'],
  ['/a.json', 'public, max-age=3600', 'application/json'],
  ['/a.mjs', 'public, max-age=3600', 'text/javascript; charset=utf-8'],
  ['/robots.txt', 'public, max-age=3600', 'text/plain; charset=utf-8'],
  ['/sitemap.xml', 'public, max-age=3600', 'application/xml'],
  ['/a.webmanifest', 'public, max-age=3600', 'application/manifest+json'],
  ['/a.unknown', 'public, max-age=3600', 'application/octet-stream'],
])('%s', (file, cache, type) => {
  expect([cacheControl(file), contentType(file)]).toEqual([cache, type])
  expect(isCompressedFormat(file)).toBe(/\.(?:png|jpg|webp|woff2)$/.test(file))
})

describe('encodings', () => {
  test.each([
    [undefined, ''],
    ['', ''],
    ['gzip', 'gzip 1'],
    ['gzip, deflate, br, zstd', 'br 1 zstd 1 gzip 1'],
    ['GZIP;q=0.5, BR ; q=1.0', 'br 1 gzip 0.5'],
    ['br;q=0, *', 'zstd 1 gzip 1'],
    ['*;q=0', ''],
    ['*;q=0, gzip', 'gzip 1'],
    ['br;q=0.000', ''],
    ['br;q=0.001', 'br 0.001'],
    ['br;q=7', 'br 1'],
    ['identity, gzip;q=0.5', 'gzip 0.5 identity 1'],
  ])('%s', (header, expected) => {
    const told = (wanted: ReadonlyMap<string, number>) =>
      [...wanted]
        .filter(([, weight]) => weight >= 0.001)
        .map(([name, weight]) => `${name} ${weight}`)
        .join(' ')
    expect(told(wantedEncodings(header))).toBe(expected)
    expect(told(createEncodingNegotiator()(header))).toBe(expected)
  })
  test('are remembered up to a limit, and none that is too long', () => {
    const negotiate = createEncodingNegotiator(2)
    const [first, second, third] = ['br', 'gzip', 'zstd'].map((header) => [header, negotiate(header)] as const)
    expect(negotiate(first![0])).toBe(first![1])
    expect(negotiate(second![0])).toBe(second![1])
    expect(negotiate(third![0])).not.toBe(third![1])
    const asked = createEncodingNegotiator()
    expect(asked('br'.padEnd(199))).toBe(asked('br'.padEnd(199)))
    expect(asked('br'.padEnd(200))).not.toBe(asked('br'.padEnd(200)))
  })
})

describe('what answers a path', () => {
  const site: SiteMap = {
    languages: ['en', 'ru'],
    pages: {
      '/en/': 0,
      '/ru/': 0,
      '/en/metrics': 0,
      '/ru/metrics': 0,
      '/en/metrics/length': 0,
      '/en/404': 0,
      '/ru/404': 0,
    },
    policies: [''],
    shellPolicy: 0,
    openEnded: ['/metrics/length'],
    clientFolders: ['/geo'],
  }
  const resolve = createPathResolver(site)
  const inWords = (path: string): string => Object.values(resolve(path)).join(' ')
  test.each([
    ['/en/', 'page /en/ 200'],
    ['/en', 'redirect /en/'],
    ['/en/metrics', 'page /en/metrics 200'],
    ['/en/metrics/', 'redirect /en/metrics'],
    ['/en/404', 'page /en/404 404'],
    ['/en/metrics/length/kmmi', 'shell 200'],
    ['/en/metrics/length/kmmi/', 'shell 200'],
    ['/en/metrics/length/km/mi', 'page /en/404 404'],
    ['/en/metrics/mass/kglb', 'page /en/404 404'],
    ['/ru/nothing', 'page /ru/404 404'],
    ['/en/geo/nothing', 'shell 404'],
    ['/en/geos', 'page /en/404 404'],
    ['/', 'shell 200'],
    ['/metrics', 'shell 200'],
    ['/metrics/', 'shell 200'],
    ['/metrics/length/kmmi', 'shell 200'],
    ['/nothing', 'shell 404'],
    ['/de/metrics', 'shell 404'],
    ['/en//', 'redirect /en/'],
    ['/en/%', 'malformed'],
    ['/en/%00', 'malformed'],
    ['/en/%7f', 'malformed'],
    ['/en/a%5cb', 'malformed'],
    ['/en/a\\b', 'malformed'],
    ['/en/%1f', 'malformed'],
    ['/en/%20', 'redirect /en/'],
    ['/EN/', 'redirect /en/'],
    ['/en/Metrics/Length', 'redirect /en/metrics/length'],
    ['/EN', 'redirect /en/'],
    ['/en/metrics/length/KMMI', 'shell 200'],
    ['/en//metrics/length', 'redirect /en/metrics/length'],
    ['//en/metrics', 'redirect /en/metrics'],
    ['/%65n/metrics', 'redirect /en/metrics'],
    ['/en/metrics.', 'redirect /en/metrics'],
    ['/en/metrics).', 'redirect /en/metrics'],
    ['/en/metrics/),', 'redirect /en/metrics'],
    ['/en/metrics%C2%BB', 'redirect /en/metrics'],
    ['/en/metrics%22%3E', 'redirect /en/metrics'],
    ['/en/nothing.', 'page /en/404 404'],
    ['/En/nothing', 'shell 404'],
    [`/en/metrics${')'.repeat(100_000)}x`, 'page /en/404 404'],
    ['//example.com/', 'shell 404'],
    ['/toString', 'shell 404'],
  ])('%s: %s', (path, expected) => expect(inWords(path)).toBe(expected))

  test('files of pages', () => {
    expect([pageFile('/en/'), pageFile('/en/metrics'), notFoundPage('ru')]).toEqual([
      '/en/index.html',
      '/en/metrics/index.html',
      '/ru/404',
    ])
    expect([hasPages(site), hasPages({ ...site, pages: { '/en/404': 0 } }), hasPages({ ...site, pages: {} })]).toEqual([
      true,
      false,
      false,
    ])
  })
})

describe('headers', () => {
  const names = (headers: readonly (readonly [string, string])[]) => headers.map(([name]) => name)
  test('of files, of pages, of the API', () => {
    expect(fileHeaders('/assets/a.js')).toEqual([
      ['x-content-type-options', 'nosniff'],
      ['referrer-policy', 'strict-origin-when-cross-origin'],
      ['content-security-policy', "default-src 'none'; script-src 'self'; frame-ancestors 'none'"],
    ])
    expect(fileHeaders('/service-worker.js')[2]![1]).toBe(
      "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'",
    )
    expect(apiHeaders[2]).toEqual(['content-security-policy', "default-src 'none'; frame-ancestors 'none'"])
    const page = pageHeaders('/en/index.html', 'policy')
    expect(names(page)).toEqual([
      'x-content-type-options',
      'referrer-policy',
      'content-security-policy',
      'cross-origin-opener-policy',
      'origin-agent-cluster',
      'permissions-policy',
      'x-frame-options',
    ])
    expect(Object.fromEntries(page)).toMatchObject({
      'content-security-policy': 'policy',
      'cross-origin-opener-policy': 'same-origin',
      'origin-agent-cluster': '?1',
      'x-frame-options': 'DENY',
    })
    const framed = pageHeaders('/en/embed/length/index.html', 'policy')
    expect(names(framed)).toEqual([
      ...names(page).slice(0, -1),
      'cross-origin-embedder-policy',
      'cross-origin-resource-policy',
    ])
    expect(strictTransportSecurity).toEqual(['strict-transport-security', 'max-age=31536000'])
  })

  test.each([
    ['/en/index.html', '()'],
    ['/index.html', '(self)'],
    ['/en/geo/coordinates/index.html', '(self)'],
    ['/en/geo/coordinates/wgs84utm/index.html', '(self)'],
    ['/en/geo/convert/index.html', '()'],
    ['/en/x/geo/coordinates/index.html', '()'],
  ])('%s may ask for the place: %s', (file, expected) => {
    const policy = new Map(pageHeaders(file, '')).get('permissions-policy')
    expect(policy).toBe(
      `camera=(), display-capture=(), geolocation=${expected}, microphone=(), midi=(), payment=(), publickey-credentials-get=(), screen-wake-lock=(), serial=(), usb=(), xr-spatial-tracking=()`,
    )
  })

  test.each([
    [undefined, true],
    [null, true],
    ['localhost', true],
    ['LOCALHOST:3000', true],
    ['127.0.0.1:80', true],
    ['127.255.0.9', true],
    ['[::1]:3000', true],
    ['localhost.example', false],
    ['xlocalhost', false],
    ['128.0.0.1', false],
    ['convertory.example', false],
  ])('%s is local: %s', (host, expected) => expect(isLocalHost(host)).toBe(expected))
})
