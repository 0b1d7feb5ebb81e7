import { type Context, Hono } from 'hono'
import type { Problem, Result } from '#engines/core/index.ts'
import { methodNotAllowed, type ProblemDocument, problemResponse } from '../problem.ts'
import { type Bill, createAccounts } from './accounts.ts'
import type { Conversion, OptionProblem } from './conversion.ts'
import { createRoom } from './in-flight.ts'
import { keptAnswer } from './kept-answer.ts'
import { apiLimits, serverLimits, workPrices } from './limits.ts'
import { openApiDocument } from './openapi.ts'
import { conversions, listings } from './operations.ts'
import { type ConversionRequest, pathOptionNames, type RequestResult, readBody, readQuery } from './read-request.ts'
import { mapInSlices } from './slices.ts'

/** Answers follow from the request alone; a day is short enough for a corrected definition to reach everybody. */
const cacheable = { 'cache-control': 'public, max-age=86400' }

/** The public API: the engines of the site as JSON, open to every origin. */
export function createApiRoutes(
  clock: () => Date,
  clientOf: (request: Request, environment: never) => string | undefined,
  compresses: boolean,
): Hono {
  const billOf = createAccounts(() => clock().getTime())
  const bodies = createRoom(serverLimits.bodyBytesInFlight)
  /** Everything that is asked of a conversion is counted, whatever comes of it, and before anything of it is read. */
  const answer = async (
    context: Context,
    conversion: Conversion<never, unknown>,
    read: () => RequestResult | Promise<RequestResult>,
    bodyBytes: number,
    headers: Record<string, string>,
  ): Promise<Response> => {
    const bill = billOf(clientOf(context.req.raw, context.env as never))
    const atLeast = Math.max(apiLimits.leastCallCost, bodyBytes / workPrices.bodyBytesPerValue)
    const seconds = bill.raiseTo(atLeast)
    if (seconds > 0) return tooMany(seconds)
    const release = bodies.take(bodyBytes)
    if (release === undefined) return busy()
    try {
      const request = await read()
      if (!request.ok) return problemResponse(request.problem)
      const more = bill.raiseTo(request.value.values.length)
      if (more > 0) return tooMany(more)
      return await convert(conversion, request.value, clock(), headers, bill, context.req.raw.signal)
    } finally {
      release()
    }
  }
  const routes = new Hono()
  routes.use(async (context, next) => {
    if (context.req.method === 'OPTIONS') context.res = preflight(context)
    else await next()
    context.res.headers.set('access-control-allow-origin', '*')
  })

  const documents = [{ path: '/openapi.json', list: openApiDocument }, ...listings]
  for (const { path, list } of documents) {
    const kept = keptAnswer(JSON.stringify(list()), { 'content-type': 'application/json', ...cacheable }, compresses)
    routes.get(path, (context) => kept(context.req.header('accept-encoding')))
    routes.all(path, () => methodNotAllowed('GET, HEAD'))
  }
  for (const conversion of conversions) {
    const inPath = pathOptionNames(conversion)
    const path = inPath.reduce((whole, name) => whole.replace(`{${name}}`, `:${name}`), conversion.path)
    const pathOptions = (context: Context) =>
      Object.fromEntries(inPath.map((name) => [name, context.req.param(name) ?? '']))
    routes.get(path, (context) => {
      const read = () => readQuery(conversion, new URL(context.req.url).searchParams, pathOptions(context))
      return answer(context, conversion, read, 0, cacheable)
    })
    routes.post(path, (context) => {
      const read = () => readBody(conversion, context.req.raw, pathOptions(context))
      return answer(context, conversion, read, announcedBytes(context.req.raw), { 'cache-control': 'no-store' })
    })
    routes.all(path, () => methodNotAllowed('GET, HEAD, POST'))
  }
  return routes
}

function tooMany(seconds: number): Response {
  const limit = apiLimits.valuesPerMinute
  const detail = `More than ${limit} values in a minute, or the work of so many: try again in ${seconds} s.`
  return problemResponse({ status: 429, code: 'too_many_requests', detail, limit }, { 'retry-after': String(seconds) })
}

/** Whatever else a body announces, no more of it is read than the limit. */
function announcedBytes({ headers }: Request): number {
  const length = Number(headers.get('content-length') ?? Number.NaN)
  return length >= 0 ? Math.min(length, apiLimits.bodyBytes) : apiLimits.bodyBytes
}

function busy(): Response {
  const detail = 'Too many bodies are being read at once: try again in a second.'
  return problemResponse({ status: 503, code: 'busy', detail }, { 'retry-after': '1' })
}

async function convert(
  conversion: Conversion<never, unknown>,
  { options, values }: ConversionRequest,
  now: Date,
  headers: Record<string, string>,
  bill: Bill,
  signal: AbortSignal,
): Promise<Response> {
  const prepared = await conversion.prepare(options as never, now)
  if (!prepared.ok) return problemResponse(invalidOption(prepared.problem))
  let isOfNow = false
  let bytes = 0
  let seconds = 0
  // Written as they are computed: the text of a thousand answers in one go would hold a page up.
  const written = (value: string, result: Result<unknown, Problem>): string => {
    if (result.ok) isOfNow ||= conversion.isOfNow?.(result.value) ?? false
    const answer = JSON.stringify(result.ok ? { value, result: result.value } : { value, problem: result.problem })
    bytes += answer.length
    return answer
  }
  const compute = (value: string): string | Promise<string> => {
    const result = prepared.value(value)
    return result instanceof Promise ? result.then((later) => written(value, later)) : written(value, result)
  }
  const pay = (milliseconds: number): boolean => {
    seconds = bill.owe(Math.max(milliseconds / workPrices.millisecondsPerValue, bytes / workPrices.answerBytesPerValue))
    return seconds === 0 && !signal.aborted
  }
  const answers = await mapInSlices(values, compute, pay)
  if (answers.length < values.length) return seconds > 0 ? tooMany(seconds) : clientGone()
  return json(`{"results":[${answers.join(',')}]}`, isOfNow ? { 'cache-control': 'no-store' } : headers)
}

/** Nobody reads it; the access log has the same number. */
const clientGone = (): Response => new Response(null, { status: 499 })

const json = (body: string, headers: Record<string, string>): Response =>
  new Response(body, { headers: { 'content-type': 'application/json', ...headers } })

const optionFaults: Readonly<Record<OptionProblem['code'], string>> = {
  unknown_unit: 'names no unit of this category',
  no_parts_of_each_other: 'names units that are no parts of each other, the larger first',
  unknown_system: 'names no coordinate system known here',
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
