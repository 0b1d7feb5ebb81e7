import fc from 'fast-check'
import { expect, it } from 'vitest'
import { DocumentInfo } from '../model/document.ts'
import { FeatureBatch } from '../model/feature.ts'
import { addPlainJson } from './plain-json.ts'

function plain(text: string): string {
  const batch = new FeatureBatch(new DocumentInfo(), false)
  const bytes = new TextEncoder().encode(text)
  const nonFinite = text.match(/NaN|Infinity/g)?.length
  const from = addPlainJson(batch, bytes, 0, bytes.length, nonFinite)
  return new TextDecoder().decode(batch.text.subarray(from, batch.textLength))
}

it('is the same value on one line, however it was printed', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom(0, 1, 2, '\t', '\r\n '), (value, indent) => {
      // `JSON.stringify` keeps only blanks of an indent; the breaks are put in by hand.
      const printed = JSON.stringify(value, null, indent)
      const text = plain(printed)
      expect(text).not.toMatch(/[\n\r]/)
      expect(JSON.parse(text)).toEqual(JSON.parse(printed))
    }),
  )
})

it.each([
  ['{"a":\r\n\t[1 ,\n 2]}', '{"a":[1,2]}'],
  ['{"a": "one\ntwo", "b": "\\"\n"}', '{"a":"one\\u000atwo","b":"\\"\\u000a"}'],
  ['[NaN, -Infinity,Infinity,"NaN -Infinity"]', '[null,null,null,"NaN -Infinity"]'],
  ['{"a b": 1}', '{"a b": 1}'],
])('%j becomes %s', (text, expected) => expect(plain(text)).toBe(expected))
