import type { HttpBindings } from '@hono/node-server'
import { describe, expect, test } from 'vitest'
import { createApp } from './app.ts'
import { openCountryDatabase } from './country/country-database.ts'
import { nodeCountrySource } from './country/node-country-source.ts'
import { methodNotAllowed, problemResponse } from './problem.ts'

const lookUp = openCountryDatabase().lookUp
const peer = (remoteAddress?: string) => ({ incoming: { socket: { remoteAddress } } }) as unknown as HttpBindings

function ask(
  trust: { trustedProxyCount?: number; countryHeader?: string },
  peerAddress: string | undefined,
  headers = {},
  method = 'GET',
) {
  const countrySource = nodeCountrySource(lookUp, { trustedProxyCount: 0, countryHeader: undefined, ...trust })
  return createApp({ countrySource }).request('/api/get-country', { headers, method }, peer(peerAddress))
}

describe('get-country', () => {
  test.each([
    // Registered holders by the regional registries: Yandex, the Serbian academic network, Kazakhtelecom, Google.
    ['77.88.8.8', 'RU', 'ru'],
    ['::ffff:77.88.8.8', 'RU', 'ru'],
    ['2a02:6b8::1', 'RU', 'ru'],
    ['147.91.0.1', 'RS', 'sr'],
    ['95.56.234.1', 'KZ', 'ru'],
    ['8.8.8.8', 'US', 'en'],
    ['2001:4860:4860::8888', 'US', 'en'],
  ])('%s is in %s', async (address, country, locale) => {
    const response = await ask({}, address)
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ country, locale })
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  test('a Russian in Berlin reads Russian', async () => {
    const response = await ask({ countryHeader: 'cf-ipcountry' }, '8.8.8.8', {
      'cf-ipcountry': 'DE',
      'accept-language': 'ru-RU,ru;q=0.9,de;q=0.5',
    })
    expect(await response.json()).toEqual({ country: 'DE', locale: 'ru' })
  })

  test.each([['127.0.0.1'], ['10.1.2.3'], ['::1'], [undefined]])(
    '%s: the browser’s language decides',
    async (address) => {
      const response = await ask({}, address, { 'accept-language': 'sr-RS,en;q=0.5' })
      expect(await response.json()).toEqual({ country: null, locale: 'sr' })
    },
  )

  test('headers of strangers are not believed', async () => {
    const response = await ask({}, '8.8.8.8', { 'x-forwarded-for': '77.88.8.8', 'cf-ipcountry': 'RU' })
    expect(await response.json()).toEqual({ country: 'US', locale: 'en' })
  })

  test('a trusted proxy is believed', async () => {
    const response = await ask({ trustedProxyCount: 1 }, '10.0.0.1', { 'x-forwarded-for': '8.8.8.8, 147.91.0.1' })
    expect(await response.json()).toEqual({ country: 'RS', locale: 'sr' })
  })

  test('a trusted country header goes first, its "unknown" falls back to the address', async () => {
    const trust = { countryHeader: 'cf-ipcountry' }
    expect(await (await ask(trust, '8.8.8.8', { 'cf-ipcountry': 'ME' })).json()).toEqual({
      country: 'ME',
      locale: 'sr',
    })
    expect(await (await ask(trust, '8.8.8.8', { 'cf-ipcountry': 'XX' })).json()).toEqual({
      country: 'US',
      locale: 'en',
    })
  })

  test('a forwarded text that is no address: 400', async () => {
    const response = await ask({ trustedProxyCount: 1 }, '10.0.0.1', { 'x-forwarded-for': 'unknown' })
    expect(response.status).toBe(400)
    expect(response.headers.get('content-type')).toBe('application/problem+json')
    expect(await response.json()).toMatchObject({ status: 400, code: 'client_address_invalid' })
  })

  test.each(['POST', 'PUT', 'DELETE', 'PATCH'])('%s: 405', async (method) => {
    const response = await ask({}, '8.8.8.8', {}, method)
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('GET, HEAD')
  })

  test('an absurd Accept-Language: 431', async () => {
    const refused = await ask({}, '127.0.0.1', { 'accept-language': 'r'.repeat(1001) })
    expect(refused.status).toBe(431)
    expect(await refused.json()).toMatchObject({ code: 'header_too_large', detail: 'Accept-Language is too long.' })
    expect((await ask({}, '127.0.0.1', { 'accept-language': 'r'.repeat(1000) })).status).toBe(200)
  })
})

test('unknown API paths answer problem+json', async () => {
  const response = await createApp({ countrySource: () => ({ ok: true, value: null }) }).request('/api/nothing', {}, {})
  expect(response.status).toBe(404)
  expect(response.headers.get('content-type')).toBe('application/problem+json')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  expect(await response.json()).toMatchObject({ code: 'not_found', detail: 'There is nothing at this path.' })
})

test('health turns 503 while stopping, and nothing is posted', async () => {
  let isReady = true
  const app = createApp({ countrySource: () => ({ ok: true, value: null }), isReady: () => isReady })
  const health = async () => app.request('/health', {}, {})
  expect(await (await health()).json()).toEqual({ status: 'ok' })
  isReady = false
  const response = await health()
  expect([response.status, await response.json()]).toEqual([503, { status: 'unavailable' }])
  expect(response.headers.get('cache-control')).toBe('no-store')
  for (const path of ['/health', '/api/get-country']) {
    const refused = await app.request(path, { method: 'POST' }, {})
    expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  }
})

test('a failing source is a clean 500 without its message', async () => {
  const errors: unknown[] = []
  const original = console.error
  console.error = (error) => errors.push(error)
  const app = createApp({
    countrySource: () => {
      throw new Error('secret path')
    },
  })
  const response = await app.request('/api/get-country', {}, {})
  console.error = original
  expect(response.status).toBe(500)
  expect(await response.json()).toMatchObject({ code: 'internal_error', detail: 'The request failed on our side.' })
  expect(errors).toHaveLength(1)
})

/** The phrases of RFC 9110, 15. */
test.each([
  [400, 'Bad Request'],
  [404, 'Not Found'],
  [405, 'Method Not Allowed'],
  [413, 'Content Too Large'],
  [415, 'Unsupported Media Type'],
  [429, 'Too Many Requests'],
  [431, 'Request Header Fields Too Large'],
  [500, 'Internal Server Error'],
] as const)('a problem of status %i is called %s', async (status, title) => {
  const response = problemResponse({ status, code: 'a', detail: 'b' }, { 'x-more': 'c' })
  expect(await response.json()).toEqual({ type: 'about:blank', title, status, code: 'a', detail: 'b' })
  expect(response.status).toBe(status)
  expect(response.headers.get('content-type')).toBe('application/problem+json')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('x-more')).toBe('c')
})

test('a method that is not allowed is told which are', async () => {
  const response = methodNotAllowed('GET, HEAD')
  expect(response.headers.get('allow')).toBe('GET, HEAD')
  expect(await response.json()).toMatchObject({ code: 'method_not_allowed', detail: 'Use GET, HEAD here.' })
})

/** Long enough that they would be compressed: forty values. */
const values = Array.from({ length: 40 }, () => 'value=1').join('&')
test.each([
  ['GET', '/api/v1/units', 'gzip'],
  ['GET', `/api/v1/units/length/convert?from=mi&to=km&${values}`, null],
  ['GET', `/api/v1/timestamp?${values}`, 'gzip'],
  ['GET', '/api/get-country', null],
  ['GET', '/health', null],
  ['POST', '/api/v1/units/length/convert', 'gzip'],
])('%s %.40s is compressed by %s', async (method, path, encoding) => {
  const app = createApp({ countrySource: () => ({ ok: true, value: null }), compresses: true })
  const body = JSON.stringify({ from: 'mi', to: 'km', values: Array.from({ length: 40 }, () => '1') })
  const headers = { 'accept-encoding': 'gzip', 'content-type': 'application/json' }
  const response = await app.request(path, { method, headers, ...(method === 'POST' ? { body } : {}) })
  expect([response.status, response.headers.get('content-encoding')]).toEqual([200, encoding])
})
