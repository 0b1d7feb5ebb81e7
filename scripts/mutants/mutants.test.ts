import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findMutations } from './find-mutations.ts'
import { folders } from './folders.ts'
import { TestRunner } from './run-tests.ts'
import { sampleOf, sourceFiles, withFault } from './sample.ts'

const root = join(import.meta.dirname, '../..')
const mutated = (text: string): string[] => findMutations('a.ts', text).map((mutation) => withFault(text, mutation))

function patterns(...ones: string[]): string[] {
  return ones.map((one) => `const a = /${one}`)
}

test.each([
  ['a + b', ['a - b', ';']],
  ['x = a < b', ['x = a <= b', 'x = a >= b', ';']],
  ['x = a ?? b', ['x = a', 'x = a || b', ';']],
  ['x = a ?? []', ['x = a', ';']],
  ['x = (a) ?? (b)', ['x = (a)', 'x = (a) || (b)', ';']],
  ['x = a || b', ['x = a && b', 'x = a ?? b', ';']],
  ['x ??= a', ['x = a', ';']],
  ['x = a && "ш"', ['x = a || "ш"', 'x = a && "ш~"', "x = a && ''", ';']],
  ['x = !a ? 1 : b', ['x = a ? 1 : b', 'x = (!a) ? (b) : (1)', 'x = !a ? (2) : b', 'x = !a ? (0) : b', ';']],
  ['if (a) throw b', ['if (true) throw b', 'if (false) throw b', 'if (a) ;']],
  ['while (a) b = c', ['while (false) b = c', 'while (a) ;']],
  ['for (;;) { i++; break }', ['for (;;) { i--; break }', 'for (;;) { ; break }', 'for (;;) { i++; ; }']],
  ['for (; a;) b = c', ['for (; false;) b = c', 'for (; a;) ;']],
  [
    'const a = { "b": 5n } as { c: "d" }',
    ['const a = { "b": (6n) } as { c: "d" }', 'const a = { "b": (4n) } as { c: "d" }'],
  ],
  ['function f() { return a }', ['function f() { ; }']],
  ['const f = () => a', ['const f = () => undefined']],
  ['const f = () => undefined', []],
  ['const a = await b', ['const a = b']],
  ['const a = [b]', ['const a = []']],
  ['const a = f(b, c, d)', ['const a = f(c, b, d)']],
  ['const a = Math.min(b, c)', ['const a = Math.max(b, c)']],
  ['const a = b.trim()', ['const a = b']],
  ['const a = b?.c', ['const a = b.c']],
  [`const a = \`b\${c}d\``, ["const a = ''", `const a = \`~b\${c}d\``, `const a = \`b\${c}~d\``]],
  ['const a = /^b+[c]?$/i', patterns('b+[c]?$/i', '^b[c]?$/i', '^b+[^c]?$/i', '^b+[c]$/i', '^b+[c]?/i', '^b+[c]?$/')],
  ['const a = /(?!b)\\$/', patterns('(?=b)\\$/')],
  ['import a from "a"; export * from "b"; export { c } from "d"; type E = "e" | 1', []],
])('%s', (text, expected) => {
  expect(mutated(text).sort()).toEqual([...expected].sort())
})

test('a seed gives the same sample again, another seed another', () => {
  const sample = sampleOf(root, 'engines/core', 10, 1)
  expect(sample).toHaveLength(10)
  expect(sampleOf(root, 'engines/core', 10, 1)).toEqual(sample)
  expect(sampleOf(root, 'engines/core', 10, 2)).not.toEqual(sample)
  for (const { original } of sampleOf(root, 'engines/core', 5, 1, true)) expect(original).toMatch(/^\/.+\/[a-z]*$/)
})

test('every folder has code to make faults in', () => {
  for (const folder of Object.keys(folders)) expect(sourceFiles(root, folder), folder).not.toEqual([])
})

test('a fault reaches the tests, and without one they pass', async () => {
  const nothing = { file: 'engines/core/fraction.ts', line: 1, start: 0, end: 0, original: '', replacement: '' }
  const tests = { tests: ['engines/core/fraction.test.ts'] }
  using runner = new TestRunner()
  expect(await runner.run(tests)).toBe('passed')
  expect(await runner.run(tests, { ...nothing, replacement: 'throw new Error();' })).toBe('failed')
  expect(await runner.run(tests, nothing)).toBe('passed')
  expect(await runner.run(tests, { ...nothing, replacement: 'for (;;);' }, 1000)).toBe('timed out')
  expect(await runner.run(tests, { ...nothing, replacement: 'export const fraction = 1;' })).toBe('failed')
})
