import type { Conversion, Listing } from './conversion.ts'
import { apiLimits } from './limits.ts'
import { apiPrefix, conversions, listings } from './operations.ts'
import { bodySchema, pathOptionNames, querySchema } from './read-request.ts'
import { list, object, optional, plain, type Schema, text } from './schema.ts'

/** OpenAPI 3.1, made from the schemas that check the requests. */
export function openApiDocument() {
  const paths: Record<string, object> = {}
  for (const listing of listings) paths[listing.path] = { get: listingOperation(listing) }
  for (const conversion of conversions) {
    paths[conversion.path] = { get: getOperation(conversion), post: postOperation(conversion) }
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Convertory API',
      version: '1',
      description: `Units, timestamps, addresses and coordinates, computed by the engines of the site. Free, without a key. Up to ${apiLimits.valuesPerGet} values per GET, ${apiLimits.valuesPerPost} per POST, ${apiLimits.valuesPerMinute} per client and minute, where each call counts as at least ${apiLimits.leastCallCost} and one that takes much work as more; beyond that 429 with Retry-After.`,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: apiPrefix }],
    paths,
    components: { schemas: { Problem: problemSchema.json }, responses: { Problem: problemAnswer } },
  }
}

const problemSchema = object(
  {
    type: text(),
    title: text({ description: 'What the status is called.' }),
    status: plain<number>('integer'),
    code: text({ description: 'Stable, for programs.' }),
    detail: text({ description: 'For people.' }),
    reason: optional(text({ description: 'What exactly is wrong with the option.' }), undefined),
    at: optional(text({ description: 'Where: `values[3]`, `from`.' }), undefined),
    limit: optional(plain<number>('integer'), undefined),
    allowed: optional(list(text()), undefined),
  },
  { description: 'RFC 9457.' },
)

const problemAnswer = {
  description: 'The request cannot be answered.',
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
}

const tooManyAnswer = {
  ...problemAnswer,
  description: `More than ${apiLimits.valuesPerMinute} values, or the work of so many, in a minute.`,
  headers: { 'Retry-After': { description: 'Seconds until the call would be answered.', schema: { type: 'integer' } } },
}

const withProblems = (answer: object) => ({
  200: answer,
  429: tooManyAnswer,
  default: { $ref: '#/components/responses/Problem' },
})

const answerOf = (schema: Schema<unknown>) => ({
  description: 'The answer.',
  content: { 'application/json': { schema: schema.json } },
})

export function resultsSchema(conversion: Pick<Conversion<never, unknown>, 'answer'>): Schema<unknown> {
  const problem = { ...object({ code: text() }).json, additionalProperties: true }
  return object({
    results: list(
      object(
        {
          value: text({ description: 'As it was given.' }),
          result: optional(conversion.answer, undefined),
          problem: optional({ json: problem, isOptional: true, read: (value) => ({ ok: true, value }) }, undefined),
        },
        { description: 'Each value has a `result` or a `problem`.' },
      ),
    ),
  })
}

function listingOperation(listing: Listing<unknown>) {
  const { id, summary, description, answer } = listing
  return { operationId: id, summary, description, responses: withProblems(answerOf(answer)) }
}

function getOperation(conversion: Conversion<never, unknown>) {
  const { example } = conversion
  const inPath = pathOptionNames(conversion)
  const parameters = Object.entries(conversion.options).map(([name, schema]) => ({
    name,
    in: inPath.includes(name) ? 'path' : 'query',
    required: !schema.isOptional,
    schema: schema.json,
    ...(example.options[name] === undefined ? {} : { example: example.options[name] }),
  }))
  const value = {
    name: 'value',
    in: 'query',
    required: true,
    explode: true,
    schema: querySchema.json,
    example: example.values,
  }
  return operation(conversion, conversion.id, { parameters: [...parameters, value] })
}

function postOperation(conversion: Conversion<never, unknown>) {
  const { example } = conversion
  const inPath = pathOptionNames(conversion)
  const parameters = inPath.map((name) => ({
    name,
    in: 'path',
    required: true,
    schema: conversion.options[name]!.json,
    example: example.options[name],
  }))
  const exampleOptions = Object.entries(example.options).filter(([name]) => !inPath.includes(name))
  const content = {
    schema: bodySchema(conversion).json,
    example: { ...Object.fromEntries(exampleOptions), values: example.values },
  }
  return operation(conversion, `${conversion.id}Batch`, {
    ...(parameters.length > 0 ? { parameters } : {}),
    requestBody: { required: true, content: { 'application/json': content } },
  })
}

function operation(conversion: Conversion<never, unknown>, operationId: string, request: object) {
  const { summary, description } = conversion
  return { operationId, summary, description, ...request, responses: withProblems(answerOf(resultsSchema(conversion))) }
}
