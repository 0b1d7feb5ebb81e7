import { afterEach, expect, test, vi } from 'vitest'

type Listener = (event: { request: Request; respondWith: (response: Promise<Response>) => void }) => void

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

const refused = () => Promise.reject(new DOMException('', 'QuotaExceededError'))

/** What the worker answers to a script that is on the network, with this storage. */
async function answerWith(caches: object, address = 'https://convertory.test/assets/part.js'): Promise<string> {
  const listeners = new Map<string, Listener>()
  vi.stubGlobal('BUILD_VERSION', '1')
  vi.stubGlobal('STORED_PATHS', [])
  vi.stubGlobal('location', new URL('https://convertory.test/service-worker.js'))
  vi.stubGlobal('addEventListener', (kind: string, listener: Listener) => listeners.set(kind, listener))
  vi.stubGlobal('caches', caches)
  vi.stubGlobal('fetch', async () => new Response('from the network'))
  await import('./service-worker.ts')
  let answer: Promise<Response> | undefined
  listeners.get('fetch')!({
    request: new Request(address),
    respondWith(response) {
      answer = response
    },
  })
  return (await answer!).text()
}

const nothing = async () => undefined

test.each([
  ['cannot be opened', { open: refused, match: refused }],
  ['cannot be read', { open: async () => ({ match: refused, put: refused }), match: refused }],
  ['is full', { open: async () => ({ match: nothing, put: refused }), match: nothing }],
])('a script comes from the network where the storage %s', async (_, caches) => {
  expect(await answerWith(caches)).toBe('from the network')
})

const despiteSearch = async (_: Request, options?: CacheQueryOptions) =>
  options?.ignoreSearch ? new Response('from the storage') : undefined

test.each([
  ['this version', despiteSearch, nothing],
  ['the version before', nothing, despiteSearch],
])('what is asked for once more with something behind its name comes from the storage of %s', async (_, own, all) => {
  const caches = { open: async () => ({ match: own, put: refused }), match: all }
  expect(await answerWith(caches, 'https://convertory.test/assets/part.js?1')).toBe('from the storage')
})
