import { success } from '#engines/core/index.ts'
import { createApp } from './app.ts'
import { clientAccount } from './country/client-account.ts'
import { knownCountry } from './country/locale.ts'
import { longestAddress, problemResponse, uriTooLong } from './problem.ts'
import { cacheControl } from './site/cache-control.ts'
import { createPathResolver } from './site/resolve-path.ts'
import { apiHeaders, fileHeaders, isLocalHost, pageHeaders, strictTransportSecurity } from './site/security-headers.ts'
import { hasPages, pageFile, type SiteMap, shellFile } from './site/site-map.ts'

interface Environment {
  readonly ASSETS: { fetch(request: Request): Promise<Response> }
}

type PlatformRequest = Request & { readonly cf?: { readonly country?: string } }

/** The same site on Cloudflare Workers: the platform keeps, compresses and distributes the files, this decides which one answers. */
export function createWorker(site: SiteMap) {
  const app = createApp<Environment>({
    countrySource: (request) => success(knownCountry((request as PlatformRequest).cf?.country)),
    isReady: () => hasPages(site),
    clientOf: (request) => {
      const address = request.headers.get('cf-connecting-ip')
      return address === null ? undefined : clientAccount(address)
    },
  })
  const resolve = createPathResolver(site)

  async function answerFromFiles(request: Request, environment: Environment, path: string): Promise<Response> {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return text(405, 'Method not allowed', { allow: 'GET, HEAD' })
    const resolution = resolve(path)
    if (resolution.kind === 'malformed') return text(400, 'Malformed path')
    if (resolution.kind === 'redirect')
      return text(308, '', { location: resolution.location + new URL(request.url).search })
    // A page has one address, and it is not the file's.
    if (resolution.status === 404 && !path.endsWith('/index.html')) {
      const asset = await file(request, environment, path)
      if (asset.ok || asset.status === 304)
        return withHeaders(asset, statusFor(request, asset), path, fileHeaders(path))
      if (path.startsWith('/assets/')) return text(404, 'Not found')
    }
    const isShell = resolution.kind === 'shell'
    const answering = isShell ? shellFile : pageFile(resolution.path)
    const policy = site.policies[isShell ? site.shellPolicy : site.pages[resolution.path]!]!
    const found = await file(request, environment, answering)
    const status = resolution.status === 404 ? 404 : statusFor(request, found)
    return withHeaders(found, status, answering, pageHeaders(answering, policy))
  }

  return {
    async fetch(request: Request, environment: Environment): Promise<Response> {
      const { pathname, search, host } = new URL(request.url)
      const isTooLong = pathname.length + search.length > longestAddress
      const response = isTooLong
        ? tooLong(pathname)
        : pathname.startsWith('/api/') || pathname === '/health'
          ? await app.fetch(request, environment)
          : await answerFromFiles(request, environment, pathname)
      if (!isLocalHost(host)) response.headers.set(...strictTransportSecurity)
      return response
    },
  }
}

const tooLong = (path: string): Response =>
  path.startsWith('/api/')
    ? problemResponse(uriTooLong, { 'access-control-allow-origin': '*', ...Object.fromEntries(apiHeaders) })
    : text(414, 'URI too long')

function file(request: Request, environment: Environment, path: string): Promise<Response> {
  const url = new URL(request.url)
  // Not resolved against the address: a path that begins with two slashes would name another host.
  url.pathname = path
  return environment.ASSETS.fetch(new Request(url, request))
}

/** The platform compares tags; that any will do (RFC 9110, 13.1.2) it does not know. */
const statusFor = (request: Request, { status }: Response): number =>
  status === 200 && request.headers.get('if-none-match')?.trim() === '*' ? 304 : status

function withHeaders(
  found: Response,
  status: number,
  path: string,
  security: readonly (readonly [string, string])[],
): Response {
  const response = new Response(status === 304 ? null : found.body, { status, headers: found.headers })
  response.headers.set('cache-control', cacheControl(path))
  for (const [name, value] of security) response.headers.set(name, value)
  return response
}

function text(status: number, body: string, headers: Record<string, string> = {}): Response {
  return new Response(body, {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      ...Object.fromEntries(apiHeaders),
      ...headers,
    },
  })
}
