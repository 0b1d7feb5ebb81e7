import { type Context, Hono } from 'hono'
import { methodNotAllowed, type ProblemDocument, problemResponse } from '../problem.ts'
import type { Conversion, OptionProblem } from './conversion.ts'
import { apiLimits } from './limits.ts'
import { openApiDocument } from './openapi.ts'
import { conversions, listings } from './operations.ts'
import { createRateLimit } from './rate-limit.ts'
import { type ConversionRequest, pathOptionNames, readBody, readQuery } from './read-request.ts'
import { mapInSlices } from './slices.ts'

/** Answers follow from the request alone; a day is short enough for a corrected definition to reach everybody. */
const cacheable = { 'cache-control': 'public, max-age=86400' }

/** The public API: the engines of the site as JSON, open to every origin. */
export function createApiRoutes(
  clock: () => Date,
  clientOf: (request: Request, environment: never) => string | undefined,
): Hono {
  const rateLimit = createRateLimit(() => clock().getTime())
  const answer = async (
    context: Context,
    conversion: Conversion<never, unknown>,
    request: ConversionRequest,
    headers: Record<string, string>,
  ) => {
    const seconds = rateLimit(clientOf(context.req.raw, context.env as never), request.values.length)
    return seconds > 0 ? tooMany(seconds) : convert(conversion, request, clock(), headers)
  }
  const routes = new Hono()
  routes.use(async (context, next) => {
    if (context.req.method === 'OPTIONS') context.res = preflight(context)
    else await next()
    context.res.headers.set('access-control-allow-origin', '*')
  })

  const document = JSON.stringify(openApiDocument())
  routes.get('/openapi.json', () => json(document))
  routes.all('/openapi.json', () => methodNotAllowed('GET, HEAD'))
  for (const listing of listings) {
    const answer = JSON.stringify(listing.list())
    routes.get(listing.path, () => json(answer))
    routes.all(listing.path, () => methodNotAllowed('GET, HEAD'))
  }
  for (const conversion of conversions) {
    const inPath = pathOptionNames(conversion)
    const path = inPath.reduce((whole, name) => whole.replace(`{${name}}`, `:${name}`), conversion.path)
    const pathOptions = (context: Context) =>
      Object.fromEntries(inPath.map((name) => [name, context.req.param(name) ?? '']))
    routes.get(path, (context) => {
      const read = readQuery(conversion, new URL(context.req.url).searchParams, pathOptions(context))
      return read.ok ? answer(context, conversion, read.value, cacheable) : problemResponse(read.problem)
    })
    routes.post(path, async (context) => {
      const read = await readBody(conversion, context.req.raw, pathOptions(context))
      return read.ok
        ? answer(context, conversion, read.value, { 'cache-control': 'no-store' })
        : problemResponse(read.problem)
    })
    routes.all(path, () => methodNotAllowed('GET, HEAD, POST'))
  }
  return routes
}

function tooMany(seconds: number): Response {
  const limit = apiLimits.valuesPerMinute
  const detail = `More than ${limit} values in a minute: try again in ${seconds} s.`
  return problemResponse({ status: 429, code: 'too_many_requests', detail, limit }, { 'retry-after': String(seconds) })
}

async function convert(
  conversion: Conversion<never, unknown>,
  { options, values }: ConversionRequest,
  now: Date,
  headers: Record<string, string>,
): Promise<Response> {
  const prepared = conversion.prepare(options as never, now)
  if (!prepared.ok) return problemResponse(invalidOption(prepared.problem))
  const results = await mapInSlices(values, (value) => {
    const result = prepared.value(value)
    return result.ok ? { value, result: result.value } : { value, problem: result.problem }
  })
  const isOfNow = results.some(({ result }) => result !== undefined && conversion.isOfNow?.(result as never))
  return json(JSON.stringify({ results }), isOfNow ? { 'cache-control': 'no-store' } : headers)
}

const json = (body: string, headers: Record<string, string> = cacheable): Response =>
  new Response(body, { headers: { 'content-type': 'application/json', ...headers } })

const optionFaults: Readonly<Record<OptionProblem['code'], string>> = {
  unknown_unit: 'names no unit of this category',
  no_parts_of_each_other: 'names units that are no parts of each other, the larger first',
  unknown_zone: 'names no time zone of the IANA database',
}

function invalidOption({ code, at, ...facts }: OptionProblem): ProblemDocument {
  return { status: 400, code: 'invalid_request', detail: `“${at}” ${optionFaults[code]}.`, reason: code, at, ...facts }
}

function preflight(context: Context): Response {
  if (!context.req.header('access-control-request-method')) return methodNotAllowed('GET, HEAD, POST')
  return new Response(null, {
    status: 204,
    headers: {
      'access-control-allow-methods': 'GET, HEAD, POST',
      'access-control-allow-headers': 'content-type',
      'access-control-max-age': '86400',
    },
  })
}
