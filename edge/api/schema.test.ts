import { expect, test } from 'vitest'
import { plain } from './schema.ts'

test.each([
  ['integer', [3, -1, 0], [3.5, '3', Number.NaN, true, null]],
  ['number', [3, 3.5, -0.1], ['3', true, null]],
  ['boolean', [true, false], [0, 'true', null]],
] as const)('%s takes its own kind only', (type, right, wrong) => {
  for (const value of right) expect(plain(type).read(value, '/a')).toEqual({ ok: true, value })
  for (const value of wrong)
    expect(plain(type).read(value, '/a')).toEqual({ ok: false, problem: { code: 'wrong_type', at: '/a' } })
})
