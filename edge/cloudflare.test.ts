import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestHarness } from 'wrangler'
import { makeFakeBuild } from '../scripts/finish-build/testing/fake-build.ts'
import { rawRequests, sendRaw, statusOf } from './testing/raw-requests.ts'
import { framedAsMeant, mayBeFramed, servingCases } from './testing/serving-cases.ts'

/** The worker in workerd itself, with the repository's own configuration; only the folders of the built site are exchanged. */
let build: Awaited<ReturnType<typeof makeFakeBuild>>
let harness: TestHarness
let port: number

beforeAll(async () => {
  // Neither may ask the network for anything: not for usage figures, not for a sample of the platform's facts.
  process.env.WRANGLER_SEND_METRICS = 'false'
  process.env.CLOUDFLARE_CF_FETCH_ENABLED = 'false'
  build = await makeFakeBuild()
  const root = join(import.meta.dirname, '..')
  const configuration = JSON.parse(readFileSync(join(root, 'wrangler.jsonc'), 'utf8').replace(/^\s*\/\/.*$/gm, ''))
  configuration.main = join(root, configuration.main)
  configuration.alias = { 'built-site-map': join(build.folder, 'site.json') }
  configuration.assets.directory = join(build.folder, 'client')
  const configPath = join(build.folder, 'wrangler.json')
  writeFileSync(configPath, JSON.stringify(configuration))
  const { createTestHarness } = await import('wrangler')
  harness = createTestHarness({ workers: [{ configPath }] })
  port = Number((await harness.listen()).url.port)
})
afterAll(async () => {
  await harness?.close()
  build?.remove()
})

const get = (path: string, init: Parameters<TestHarness['fetch']>[1] = {}) =>
  harness.fetch(path, { redirect: 'manual', ...init })

describe('pages', () => {
  test.each(servingCases)('$path → $status', async ({ path, status, title, cache, location }) => {
    const response = await get(path)
    const body = await response.text()
    expect(response.status).toBe(status)
    expect(response.headers.get('cache-control')).toBe(cache)
    expect(response.headers.get('location')).toBe(location ?? null)
    if (title === undefined) return
    expect(body).toContain(`<title>${title}</title>`)
    expect(mayBeFramed((name) => response.headers.get(name))).toEqual(framedAsMeant(title))
    expect(response.headers.get('content-type')).toMatch(/^text\/html/)
    expect(response.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-/)
  })

  test('an unchanged page is a 304', async () => {
    const etag = (await get('/en/')).headers.get('etag')!
    const response = await get('/en/', { headers: { 'if-none-match': etag } })
    expect(response.status).toBe(304)
  })

  test('files that are no pages', async () => {
    const asset = await get('/assets/entry-1.js')
    expect(asset.status).toBe(200)
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(asset.headers.get('x-content-type-options')).toBe('nosniff')
    expect((await get('/robots.txt')).headers.get('cache-control')).toBe('public, max-age=3600')
    expect((await get('/assets/gone.js')).status).toBe(404)
    expect((await get('/en/%00')).status).toBe(400)
    expect((await get('/en/', { method: 'POST' })).status).toBe(405)
  })
})

describe('requests as they go over the line', () => {
  test.each(rawRequests)('$name: $status', async (request) => {
    const answer = await sendRaw(request, port)
    if (request.refusedBefore) expect(statusOf(answer)).toBeGreaterThanOrEqual(400)
    else expect(statusOf(answer)).toBe(request.status)
    if (request.has) expect(answer).toMatch(request.has)
    if (request.lacks) expect(answer).not.toMatch(request.lacks)
  })
})

describe('what is computed', () => {
  test.each([
    ['RS', { country: 'RS', locale: 'sr' }],
    ['KZ', { country: 'KZ', locale: 'ru' }],
    ['US', { country: 'US', locale: 'en' }],
    ['T1', { country: null, locale: 'ru' }],
  ])('get-country by the platform: %s', async (country, expected) => {
    const response = await get('/api/get-country', {
      cf: { country },
      headers: { 'accept-language': country === 'T1' ? 'ru' : 'en' },
    } as never)
    expect(await response.json()).toEqual(expected)
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  test('the API: a value, many values, a mistake, its document', async () => {
    const one = await get('/api/v1/units/length/convert?from=mi&to=km&value=1')
    expect(((await one.json()) as { results: unknown[] }).results).toMatchObject([{ result: { text: '1.609344' } }])
    expect(one.headers.get('access-control-allow-origin')).toBe('*')
    const body = JSON.stringify({ values: ['52.520008, 13.404954', 'nowhere'] })
    const headers = { 'content-type': 'application/json' }
    const many = await get('/api/v1/coordinates/convert', { method: 'POST', headers, body })
    expect(((await many.json()) as { results: unknown[] }).results).toMatchObject([
      { result: { systems: { utm: { epsgCode: 32633 } } } },
      { problem: { code: 'unreadable' } },
    ])
    expect((await get('/api/v1/timestamp?unit=parsec&value=1')).status).toBe(400)
    expect((await get('/api/v1/openapi.json')).status).toBe(200)
  })

  test('health', async () => {
    expect((await get('/health')).status).toBe(200)
  })
})
