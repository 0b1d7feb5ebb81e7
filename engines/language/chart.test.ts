import { describe, expect, test } from 'vitest'
import { grammar, rule } from './chart.ts'
import { lexicon } from './lexicon.ts'
import { leavesOf, reader, textOf } from './reader.ts'
import { residue } from './residue.ts'
import { words } from './rows.ts'

const known = lexicon(words('a . | a | |\nb . | b | |\nc . | c | |'))
const made = (value: string) => ({ value, key: value })
const readerOf = (...rules: Parameters<typeof grammar>[0]) => reader({ lexicon: known, rules: grammar(rules) })

describe('the parser', () => {
  test('the whole text or nothing', () => {
    const { read } = readerOf(rule('top', 'a b', () => made('ab')))
    expect(read('a b', 'en', ['top']).map(({ value }) => value)).toEqual(['ab'])
    for (const text of ['a', 'a b c', 'x a b', 'a x b', '']) expect(read(text, 'en', ['top'])).toEqual([])
  })

  test('parts that may be missing, in front too', () => {
    const { read } = readerOf(rule('top', 'a? b? c', (parts) => made(parts.map((part) => part?.kind ?? '-').join(''))))
    expect(['a b c', 'b c', 'a c', 'c'].map((text) => read(text, 'en', ['top'])[0]?.value)).toEqual([
      'abc',
      '-bc',
      'a-c',
      '--c',
    ])
  })

  test('the cheapest first; what means the same once', () => {
    const { read } = readerOf(
      rule('top', 'a', () => made('dear'), 2),
      rule('top', 'a', () => made('cheap')),
      rule('top', 'a', () => made('cheap'), 1),
    )
    expect(read('a', 'en', ['top']).map(({ value, cost }) => `${value} ${cost}`)).toEqual(['cheap 0', 'dear 2'])
  })

  test('a grammar that makes more and more comes to an end', () => {
    const { read } = readerOf(rule('top', 'a|top top?', (parts) => made(`${parts.map((part) => part?.value).join()}.`)))
    expect(() => read('a '.repeat(40), 'en', ['top'])).not.toThrow()
  })

  test('a refusal names the word', () => {
    const of = { lexicon: known, rules: grammar([rule('top', 'a b', () => made('ab'))]) }
    const wordIn = (typed: string) => {
      const text = textOf(typed, 'en')!
      return residue(text, leavesOf(text, of), (rest) => rest.tokens.map(({ fold }) => fold).join(' ') === 'a b')
    }
    expect(wordIn('a Zorp b')).toBe('Zorp')
    expect(wordIn('a c b')).toBe('c')
    expect(wordIn('b a')).toBeUndefined()
  })
})
