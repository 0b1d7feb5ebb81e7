import fc from 'fast-check'
import { expect, it } from 'vitest'
import { languages } from '#engines/core/index.ts'
import { parsePlain } from './parse.ts'

const digits = fc.stringMatching(/^[0-9]{0,17}$/)

it('reads short numbers as it reads them with a space in front, which the short way does not know', () => {
  const sign = fc.constantFrom('', '-', '+')
  const exponent = fc.oneof(fc.constant(''), fc.stringMatching(/^[eE][+-]?[0-9]{0,4}$/))
  const text = fc
    .tuple(sign, digits, fc.constantFrom('', '.', ',', '..', ' '), digits, exponent)
    .map((parts) => parts.join(''))
  fc.assert(
    fc.property(text, fc.constantFrom(...languages), (typed, language) => {
      expect(parsePlain(typed, language)).toEqual(parsePlain(` ${typed}`, language))
    }),
    { numRuns: 3000 },
  )
})
