/**
 * After one visit every page works without the network: all scripts and styles are stored, and the client shell draws any
 * route from them. Pages themselves always come from the network when there is one, so nobody is kept on an old version, and
 * `/api/` is never touched. The build writes the two constants and serves this file from the root.
 */
declare const BUILD_VERSION: string
declare const STORED_PATHS: readonly string[]

/** The part of a service worker's scope used here: its own type library would put worker globals into every file of the project. */
interface ServiceWorkerScope {
  readonly location: Location
  readonly clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: LifecycleEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void
}
interface LifecycleEvent {
  waitUntil(work: Promise<unknown>): void
}
interface FetchEvent {
  readonly request: Request
  respondWith(response: Promise<Response>): void
}

const worker = globalThis as unknown as ServiceWorkerScope
const cachePrefix = 'convertory-'
const currentCache = cachePrefix + BUILD_VERSION
/** The root always answers with the client shell. */
const shellPath = '/'

worker.addEventListener('install', (event) => {
  event.waitUntil(storeAll().then(() => worker.skipWaiting()))
})

worker.addEventListener('activate', (event) => {
  event.waitUntil(forgetOldVersions().then(() => worker.clients.claim()))
})

worker.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method === 'POST' && new URL(request.url).pathname.endsWith(sharePath)) {
    event.respondWith(receiveShared(request))
    return
  }
  if (request.method !== 'GET') return
  const url = new URL(request.url)
  if (url.origin !== worker.location.origin || url.pathname.startsWith('/api/')) return
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => storedShell()))
  else if (STORED_PATHS.includes(url.pathname) || url.pathname.startsWith('/assets/'))
    event.respondWith(storedOrFetched(request))
})

/** Where the manifest sends what other apps share; it never reaches a server. */
const sharePath = '/share'

/** Held in memory alone until the page asks for it, once: it may be a token. */
let shared: { readonly text: string; readonly files: readonly File[] } | null = null

async function receiveShared(request: Request): Promise<Response> {
  const form = await request.formData()
  const texts = ['text', 'url', 'title'].map((name) => form.get(name)).filter((value) => typeof value === 'string')
  const files = form.getAll('files').filter((value) => value instanceof File)
  shared = { text: texts.find((text) => text.trim() !== '') ?? '', files }
  const home = new URL(request.url).pathname.slice(0, -sharePath.length)
  return Response.redirect(`${home}/?shared`, 303)
}

worker.addEventListener('message', ({ data, ports }) => {
  if (data !== 'shared') return
  ports[0]?.postMessage(shared)
  shared = null
})

/** Names in `/assets/` carry their content's hash, so what an earlier version stored under the same name need not be fetched again. */
async function storeAll(): Promise<void> {
  const cache = await caches.open(currentCache)
  await Promise.all(
    [shellPath, ...STORED_PATHS].map(async (path) => {
      const isHashed = path.startsWith('/assets/')
      const known = isHashed ? await caches.match(path) : undefined
      const response = known ?? (await fetch(path, { cache: isHashed ? 'default' : 'no-cache' }))
      if (!response.ok) throw new Error(`${path}: ${response.status}`)
      await cache.put(path, response)
    }),
  )
}

/** The version before stays for tabs that were opened with it and may still want its scripts. Keys come in order of creation. */
async function forgetOldVersions(): Promise<void> {
  const versions = (await caches.keys()).filter((name) => name.startsWith(cachePrefix) && name !== currentCache)
  await Promise.all(versions.slice(0, -1).map((name) => caches.delete(name)))
}

/**
 * A storage that is full or broken costs the page nothing but its storage: what is on the network is fetched. What a page could not load
 * it asks for once more with something behind the name (`plainImports` in vite.config.ts), and means the same.
 */
async function storedOrFetched(request: Request): Promise<Response> {
  const cache = await caches.open(currentCache).catch(() => undefined)
  const stored = await cache
    ?.match(request, { ignoreSearch: true })
    .then((own) => own ?? caches.match(request, { ignoreSearch: true }))
    .catch(() => undefined)
  if (stored) return stored
  const response = await fetch(request)
  // Left out of the first storing because few need it: this visitor does, so it is kept.
  if (response.ok) await cache?.put(request, response.clone()).catch(() => undefined)
  return response
}

async function storedShell(): Promise<Response> {
  const cache = await caches.open(currentCache)
  return (await cache.match(shellPath)) ?? Response.error()
}

// Keeps the names above out of other files' scope; the build removes this line, because a classic worker is no module.
export {}
