import { failure, type Result, success } from '#engines/core/index.ts'
import type { ProblemDocument } from '../problem.ts'
import type { Conversion } from './conversion.ts'
import { apiLimits } from './limits.ts'
import { list, object, type Schema, type SchemaProblem, text } from './schema.ts'
import { inSlice } from './slices.ts'

export interface ConversionRequest {
  readonly options: Readonly<Record<string, unknown>>
  readonly values: readonly string[]
}

export type RequestResult = Result<ConversionRequest, ProblemDocument>

const valueSchema = text({ maxLength: apiLimits.valueCharacters })

/** Options in the path are the same for both methods; the body or the query holds the others. */
export function pathOptionNames(conversion: Pick<Conversion<never, unknown>, 'path'>): string[] {
  return Array.from(conversion.path.matchAll(/\{(\w+)\}/g), (match) => match[1]!)
}

const optionSchemas = new WeakMap<object, Schema<Record<string, unknown>>>()

/** Made once for each conversion, and not for every request. */
function optionSchema({ options }: Conversion<never, unknown>): Schema<Record<string, unknown>> {
  const known = optionSchemas.get(options)
  if (known) return known
  const made = object(options as Record<string, Schema<unknown>>) as Schema<Record<string, unknown>>
  optionSchemas.set(options, made)
  return made
}

export function bodySchema(conversion: Conversion<never, unknown>) {
  const inPath = pathOptionNames(conversion)
  const options = Object.entries(conversion.options).filter(([name]) => !inPath.includes(name))
  return object({
    ...(Object.fromEntries(options) as Record<string, Schema<unknown>>),
    values: list(valueSchema, { minItems: 1, maxItems: apiLimits.valuesPerPost }),
  })
}

export const querySchema = list(valueSchema, { minItems: 1, maxItems: apiLimits.valuesPerGet })

export function readQuery(
  conversion: Conversion<never, unknown>,
  query: URLSearchParams,
  inPath: Readonly<Record<string, string>>,
): RequestResult {
  const given = new Map<string, unknown>(Object.entries(inPath))
  for (const name of new Set(query.keys())) {
    if (name === 'value') continue
    if (Object.hasOwn(inPath, name)) return invalid({ code: 'unknown', at: name })
    const all = query.getAll(name)
    given.set(name, all.length === 1 ? all[0] : all)
  }
  const values = querySchema.read(query.getAll('value'), 'value')
  if (!values.ok) return invalid(query.has('value') ? values.problem : { code: 'missing', at: 'value' })
  const options = optionSchema(conversion).read(Object.fromEntries(given), '')
  return options.ok ? success({ options: options.value, values: values.value }) : invalid(options.problem)
}

export async function readBody(
  conversion: Conversion<never, unknown>,
  request: Request,
  inPath: Readonly<Record<string, string>>,
): Promise<RequestResult> {
  if (!/^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? '')) {
    return failure({ status: 415, code: 'body_not_json', detail: 'Send the body as application/json.' })
  }
  let bytes: Uint8Array | undefined
  try {
    bytes = await readLimited(request, apiLimits.bodyBytes)
  } catch {
    // The client went away or fell silent; it is the server's normal day and no error of ours.
    return failure({ status: 400, code: 'body_incomplete', detail: 'The body ended before it was complete.' })
  }
  if (!bytes) {
    const limit = apiLimits.bodyBytes
    return failure({ status: 413, code: 'body_too_large', detail: `The body is larger than ${limit} bytes.`, limit })
  }
  const whole = bytes
  return inSlice(() => readDocument(conversion, whole, inPath))
}

function readDocument(
  conversion: Conversion<never, unknown>,
  bytes: Uint8Array,
  inPath: Readonly<Record<string, string>>,
): RequestResult {
  let given: unknown
  try {
    given = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return failure({ status: 400, code: 'body_not_json', detail: 'The body is not valid JSON in UTF-8.' })
  }
  const body = bodySchema(conversion).read(given, '')
  if (!body.ok) return invalid(body.problem)
  const { values, ...options } = body.value as Record<string, unknown> & { values: readonly string[] }
  const all = optionSchema(conversion).read({ ...options, ...inPath }, '')
  return all.ok ? success({ options: all.value, values }) : invalid(all.problem)
}

function invalid(problem: SchemaProblem): RequestResult {
  const { code, at, ...facts } = problem
  const detail = `${at === '' ? 'The body' : `“${at}”`} ${faults[code]}.`
  return failure({ status: 400, code: 'invalid_request', detail, reason: code, at, ...facts })
}

const faults: Readonly<Record<SchemaProblem['code'], string>> = {
  missing: 'is missing',
  unknown: 'is not a known option',
  wrong_type: 'has the wrong type',
  too_long: 'is too long',
  too_many: 'has too many entries',
  too_few: 'needs at least one entry',
  not_allowed: 'is not one of the allowed values',
}

/** The announced length cannot be believed, so the bytes are counted as they come; nothing past the limit is kept. */
async function readLimited(request: Request, limit: number): Promise<Uint8Array | undefined> {
  if (Number(request.headers.get('content-length')) > limit) return undefined
  if (!request.body) return new Uint8Array()
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
    length += chunk.length
    if (length > limit) return undefined
    chunks.push(chunk)
  }
  const whole = new Uint8Array(length)
  let offset = 0
  for (const chunk of chunks) {
    whole.set(chunk, offset)
    offset += chunk.length
  }
  return whole
}
