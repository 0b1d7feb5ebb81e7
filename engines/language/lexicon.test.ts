import { describe, expect, test } from 'vitest'
import type { Words } from './entries.ts'
import * as language from './index.ts'
import { type Lexicon, lexicon } from './lexicon.ts'
import { rowsOf, words } from './rows.ts'
import { tokenise } from './tokens.ts'

/** The tables are generators; nothing else of the public face is. */
const tables = Object.entries(language).filter(
  (entry): entry is [string, Words] => entry[1].constructor.name === 'GeneratorFunction',
)
const senses = (known: Lexicon, text: string, home: 'en' | 'ru' | 'sr' = 'en') => {
  const tokens = tokenise(text)!
  return known
    .look({ tokens, language: home }, 0)
    .filter(({ end }) => end === tokens.length)
    .map(({ kind, key, cost }) => `${kind} ${key} ${cost}`)
}

describe('the lexicon', () => {
  test('has its tables', () => expect(tables.map(([name]) => name)).toContain('numerals'))

  test.each(tables)('every form of %s is found with its meaning', (_, table) => {
    const known = lexicon(table)
    for (const { name, sense } of table()) {
      expect(senses(known, name).join()).toContain(`${sense.kind} ${sense.key}`)
    }
  })

  test('Serbian in Latin letters, with their marks and without', () => {
    const known = lexicon(words('num 4 | | | четири\nthing . | | | шећера'))
    for (const text of ['četiri', 'cetiri', 'четири', 'šećera', 'secera'])
      expect(senses(known, text, 'sr')).toHaveLength(1)
  })

  test('a case that is evidence, one that is strict, a language that is not the own', () => {
    const known = lexicon(
      words('a . | MB | |', { case: 'evidence' }),
      words('b . | kN | |', { case: 'strict' }),
      words('c . | | да | да'),
    )
    expect(senses(known, 'MB')).toEqual(['a . 0'])
    expect(senses(known, 'mb')).toEqual(['a . 2'])
    expect(senses(known, 'kN')).toEqual(['b . 0'])
    expect(senses(known, 'kn')).toEqual([])
    expect(senses(known, 'да', 'ru')).toContain('c . 0')
    expect(senses(known, 'да', 'en')).toEqual(['c . 1', 'c . 1'])
  })

  test('several words, joined words, joints between them, a point behind', () => {
    const known = lexicon(words('a . | | ю.ш. |\nb . | light_year | |'))
    for (const text of ['ю.ш.', 'ю.ш', 'ю ш']) expect(senses(known, text, 'ru')).not.toEqual([])
    for (const text of ['light year', 'light-year', 'lightyear', 'light year.'])
      expect(senses(known, text)).not.toEqual([])
    expect(senses(known, 'light')).toEqual([])
  })

  test('a word one letter away', () => {
    const known = lexicon(words('a . | kilometre square_mile | |'))
    const near = (typed: string) => known.lookNear({ tokens: tokenise(typed)!, language: 'en' }, 0, true)
    for (const typo of ['kilomtre', 'kilometrre', 'kiolmetre', 'kilomatre', 'kilometxr', 'squaer mile', 'sqare mile'])
      expect(near(typo), typo).toHaveLength(1)
    for (const other of ['kilometre', 'kilom', 'kilogram', 'zilometre', 'kilomtree', 'square mill', 'squaer', 'square'])
      expect(near(other), other).toEqual([])
  })

  test('a row that misses a column is refused', () => {
    expect(() => rowsOf('num 1 | one | один')).toThrow('not a row')
    expect(() => rowsOf('num 1 one | один | један |')).toThrow('not a row')
    expect(() => rowsOf('num | one | один | један')).toThrow('not a row')
  })
})
