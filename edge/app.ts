import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { apiPrefix } from './api/operations.ts'
import { createApiRoutes } from './api/routes.ts'
import type { CountrySource } from './country/country-source.ts'
import { getCountry } from './country/get-country.ts'
import { methodNotAllowed, problemResponse } from './problem.ts'
import { apiHeaders } from './site/security-headers.ts'

interface EdgeFacts<Environment> {
  readonly countrySource: CountrySource<Environment>
  /** False while the process drains before it stops, so that a load balancer sends nothing new, and for a build without pages. */
  readonly isReady?: () => boolean
  readonly clock?: () => Date
  /** Where no platform in front compresses answers. */
  readonly compresses?: boolean
  /** Whose calls of the API are counted together. Nobody's where it is not known. */
  readonly clientOf?: (request: Request, environment: Environment) => string | undefined
}

/** Everything that is computed per request. Prerendered files are served beside it, by each platform in its own way. */
export function createApp<Environment extends object>({
  countrySource,
  isReady = () => true,
  clock = () => new Date(),
  compresses = false,
  clientOf = () => undefined,
}: EdgeFacts<Environment>) {
  const app = new Hono<{ Bindings: Environment }>()
  app.use(async (context, next) => {
    await next()
    for (const [name, value] of apiHeaders) context.res.headers.set(name, value)
  })
  if (compresses) {
    const packed = compress()
    app.use((context, next) => (isShort(context.req) ? next() : packed(context, next)))
  }
  app.get('/api/get-country', getCountry(countrySource))
  app.all('/api/get-country', () => methodNotAllowed('GET, HEAD'))
  app.route(apiPrefix, createApiRoutes(clock, clientOf, compresses))
  app.get('/health', (context) =>
    context.json({ status: isReady() ? 'ok' : 'unavailable' }, isReady() ? 200 : 503, { 'cache-control': 'no-store' }),
  )
  app.all('/health', () => methodNotAllowed('GET, HEAD'))
  app.notFound(() => problemResponse({ status: 404, code: 'not_found', detail: 'There is nothing at this path.' }))
  app.onError((error) => {
    console.error(error)
    return problemResponse({ status: 500, code: 'internal_error', detail: 'The request failed on our side.' })
  })
  return app
}

/** Answers of a few hundred bytes, asked for most: to compress them costs twenty times what it costs to answer. */
const isShort = ({ method, path }: { readonly method: string; readonly path: string }): boolean =>
  method === 'GET' && (path.endsWith('/convert') || path === '/api/get-country' || path === '/health')
