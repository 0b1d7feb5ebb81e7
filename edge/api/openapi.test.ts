import { expect, test } from 'vitest'
import { openApiDocument } from './openapi.ts'

/** Lists of units, zones and systems grow with the data and are proved there; a short list is part of the contract. */
const longestFixedList = 12

test('the contract that programs are written against changes on purpose only', async () => {
  const contract = JSON.stringify(
    openApiDocument(),
    (key, value) => (key === 'enum' && value.length > longestFixedList ? '(from the data)' : value),
    2,
  )
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
