import { DOMParser } from '@xmldom/xmldom'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isXmlName, xmlNameOf } from './xml-names.ts'

it('any text becomes a name that a parser takes, and a name stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (given) => {
      const name = xmlNameOf(given)
      expect(isXmlName(name)).toBe(true)
      expect(xmlNameOf(name)).toBe(name)
      const fault = () => {
        throw new Error(name)
      }
      new DOMParser({ onError: fault }).parseFromString(`<${name}/>`, 'text/xml')
    }),
  )
})

it.each([
  ['Ћирилица', 'Ћирилица'],
  ['नमस्ते', 'नमस्ते'],
  ['e\u0301', 'e\u0301'],
  ['m²', 'm_'],
  ['nº', 'n_'],
  ['1', '_1'],
  ['ሰ👩', '__'],
  ['', '_'],
])('%s is called %s', (given, name) => expect(xmlNameOf(given)).toBe(name))
