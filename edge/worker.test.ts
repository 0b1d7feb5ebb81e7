import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeFakeBuild } from '../scripts/finish-build/testing/fake-build.ts'
import { apiLimits } from './api/limits.ts'
import type { SiteMap } from './site/site-map.ts'
import { framedAsMeant, mayBeFramed, servingCases } from './testing/serving-cases.ts'
import { createWorker } from './worker.ts'

/** The worker in the process of the tests, before files of a folder; `cloudflare.test.ts` has it on the platform. */
let build: Awaited<ReturnType<typeof makeFakeBuild>>
let site: SiteMap
let worker: ReturnType<typeof createWorker>

beforeAll(async () => {
  build = await makeFakeBuild()
  site = JSON.parse(readFileSync(join(build.folder, 'site.json'), 'utf8'))
  worker = createWorker(site)
})
afterAll(() => build.remove())

const files = {
  ASSETS: {
    async fetch(request: Request): Promise<Response> {
      const file = join(build.folder, 'client', new URL(request.url).pathname)
      if (request.headers.get('if-none-match') === '"same"') return new Response(null, { status: 304 })
      if (file.endsWith('/') || !existsSync(file)) return new Response('', { status: 404 })
      return new Response(readFileSync(file), { headers: { etag: '"same"', 'cache-control': 'of the platform' } })
    },
  },
}
const get = (path: string, init: RequestInit = {}, host = 'https://convertory.example') =>
  worker.fetch(new Request(host + path, init), files)

test.each(servingCases)('$path → $status', async ({ path, status, title, cache, location }) => {
  const response = await get(path)
  const { headers } = response
  expect([response.status, headers.get('cache-control'), headers.get('location')]).toEqual([
    status,
    cache,
    location ?? null,
  ])
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000')
  if (title === undefined) return
  expect(await response.text()).toContain(`<title>${title}</title>`)
  expect(mayBeFramed((name) => headers.get(name))).toEqual(framedAsMeant(title))
  const policy = title === 'shell' ? site.shellPolicy : site.pages[title === 'en' ? '/en/' : `/${title}`]!
  expect(headers.get('content-security-policy')).toBe(site.policies[policy])
})

test('what is refused says why, in words that nothing can run in', async () => {
  for (const [response, status, words] of [
    [await get('/en/', { method: 'POST' }), 405, 'Method not allowed'],
    [await get('/en/%00'), 400, 'Malformed path'],
    [await get('/assets/gone.js'), 404, 'Not found'],
    [await get('/en/metrics/'), 308, ''],
  ] as const) {
    expect([response.status, await response.text()]).toEqual([status, words])
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'")
  }
  expect((await get('/en/', { method: 'POST' })).headers.get('allow')).toBe('GET, HEAD')
  expect((await get('/en/', { method: 'HEAD' })).status).toBe(200)
})

test('what is unchanged is not sent again, be it a page or a file', async () => {
  const headers = { 'if-none-match': '"same"' }
  for (const path of ['/en/', '/robots.txt']) {
    const response = await get(path, { headers })
    expect([response.status, response.body]).toEqual([304, null])
  }
  expect((await get('/en/nothing', { headers: {} })).headers.get('etag')).toBe('"same"')
})

test('a developer is not pinned to HTTPS', async () => {
  for (const host of ['http://localhost:8787', 'http://127.0.0.1'])
    expect((await get('/en/', {}, host)).headers.get('strict-transport-security')).toBeNull()
})

test('country and caller are what the platform says', async () => {
  const request = Object.assign(new Request('https://a.example/api/get-country'), { cf: { country: 'RS' } })
  expect(await (await worker.fetch(request, files)).json()).toEqual({ country: 'RS', locale: 'sr' })
  // A unit that nobody has is counted, and costs nothing to refuse.
  const body = JSON.stringify({ from: 'none', to: 'km', values: new Array(apiLimits.valuesPerPost).fill('') })
  const calls = Math.ceil(apiLimits.valuesPerMinute / apiLimits.valuesPerPost) + 1
  const statusOf = async (caller?: string): Promise<number> => {
    const headers = { 'content-type': 'application/json', ...(caller && { 'cf-connecting-ip': caller }) }
    return (await get('/api/v1/units/length/convert', { method: 'POST', headers, body })).status
  }
  const statuses: number[] = []
  for (let call = 0; call < calls; call++) statuses.push(await statusOf('192.0.2.1'))
  expect([statuses[0], statuses.at(-1), await statusOf('192.0.2.2'), await statusOf()]).toEqual([400, 429, 400, 400])
  // A line has many addresses of IPv6, and one account.
  for (let call = 0; call < calls; call++) await statusOf(`2001:db8::${call}`)
  expect([await statusOf('2001:db8:0:0:1::'), await statusOf('2001:db8:0:1::')]).toEqual([429, 400])
})

test('a build without pages is not ready', async () => {
  const empty = createWorker({ ...site, pages: { '/en/404': 0 } })
  expect((await empty.fetch(new Request('https://a.example/health'), files)).status).toBe(503)
})
