import { afterEach, expect, test, vi } from 'vitest'

type Listener = (event: { request: Request; respondWith: (response: Promise<Response>) => void }) => void

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

const refused = () => Promise.reject(new DOMException('', 'QuotaExceededError'))

/** What the worker answers to a script that is on the network, with this storage. */
async function answerWith(caches: object): Promise<string> {
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
    request: new Request('https://convertory.test/assets/part.js'),
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
