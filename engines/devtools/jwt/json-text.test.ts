import { expect, test } from 'vitest'
import { type JsonReading, readJson } from './json-text.ts'

const read = (text: string): JsonReading => {
  const reading = readJson(text)
  if (!reading.ok) throw new Error('this is JSON')
  return reading.value
}

const nested = (depth: number, inner: string) => `${'{"a":['.repeat(depth / 2)}${inner}${']}'.repeat(depth / 2)}`

test('what is nested deeply stands on one line, and both forms are the same value', () => {
  for (const depth of [2, 18, 20, 22, 60]) {
    const text = nested(depth, '1,{"b":2,"c":[true,null]},"x"')
    const { pretty, compact } = read(text)
    expect([JSON.parse(pretty), compact()]).toEqual([JSON.parse(text), text])
    if (depth < 20) expect(pretty).toBe(JSON.stringify(JSON.parse(text), null, 2))
    else expect(pretty.split('\n').length).toBe(depth === 20 ? 43 : 41)
  }
  expect(read(nested(22, '1,{"b":2,"c":[]}')).pretty).toContain('{"a": [1, {"b": 2, "c": []}]}')
})

test('a text takes no more room when it is printed than its length and its depth allow', () => {
  const text = nested(200_000, '')
  expect(read(text).pretty.length).toBeLessThan(2 * text.length)
  const wide = `[${Array.from({ length: 20_000 }, (_, index) => index).join()}]`
  expect([JSON.parse(read(wide).pretty), read(wide).compact()]).toEqual([JSON.parse(wide), wide])
})
