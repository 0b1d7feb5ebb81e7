import { expect, test } from 'vitest'
import { compactJson } from '#engines/core/testing/compact-json.ts'
import { openApiDocument } from './openapi.ts'

/** Lists of units, zones and systems grow with the data and are proved there; a short list is part of the contract. */
const longestFixedList = 12

/** A part that stood there before is told by its first place: many operations answer and fail alike. */
function withoutRepeats(part: unknown, place = '', told = new Map<string, string>()): unknown {
  if (typeof part !== 'object' || part === null) return part
  const text = JSON.stringify(part)
  const before = text.length > 100 ? told.get(text) : undefined
  if (before !== undefined) return `as ${before}`
  told.set(text, place)
  if (Array.isArray(part)) return part.map((each, at) => withoutRepeats(each, `${place}/${at}`, told))
  return Object.fromEntries(
    Object.entries(part).map(([name, each]) => [name, withoutRepeats(each, `${place}/${name}`, told)]),
  )
}

test('the contract that programs are written against changes on purpose only', async () => {
  const document = JSON.stringify(openApiDocument())
  const shortLists = JSON.parse(document, (key, value) =>
    key === 'enum' && value.length > longestFixedList ? '(from the data)' : value,
  )
  const contract = compactJson(withoutRepeats(shortLists))
  // When it should change: vitest run edge/api/openapi.test.ts -u, and read the difference.
  await expect(`${contract}\n`).toMatchFileSnapshot('fixtures/openapi.txt')
})

test('required is what has no default, and a default is told', () => {
  const operations = Object.values(openApiDocument().paths as Record<string, Record<string, Operation>>).flatMap(
    (methods) => Object.values(methods),
  )
  const parameters = operations.flatMap((operation) => operation.parameters ?? [])
  expect(parameters.filter(({ required }) => required).length).toBeGreaterThan(0)
  expect(parameters.filter(({ schema }) => 'default' in schema).length).toBeGreaterThan(0)
  for (const { name, required, schema } of parameters) if ('default' in schema) expect(required, name).toBe(false)

  const bodies = operations.flatMap(({ requestBody }) => requestBody?.content['application/json'].schema ?? [])
  expect(bodies.length).toBeGreaterThan(0)
  for (const { required, properties } of bodies) {
    expect(required).toContain('values')
    for (const [name, schema] of Object.entries(properties))
      if ('default' in schema) expect(required).not.toContain(name)
  }
})

interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly required: boolean; readonly schema: object }[]
  readonly requestBody?: {
    readonly content: {
      readonly 'application/json': {
        readonly schema: { readonly required: readonly string[]; readonly properties: Readonly<Record<string, object>> }
      }
    }
  }
}
