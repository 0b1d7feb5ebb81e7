import { describe, expect, test } from 'vitest'
import { longestText, mostTokens, tokenise } from './tokens.ts'

const cut = (text: string) => tokenise(text)!.map(({ fold, glued }) => (glued ? `_${fold}` : fold))

describe('tokens', () => {
  test.each([
    ['5 km', ['5', 'km']],
    ['5km/h', ['5', '_km', '_/', '_h']],
    ['5′ 11″', ['5', "_'", '11', '_"']],
    ['−5 º', ['-', '_5', '°']],
    ['１０ｋｍ', ['10', '_km']],
    ['٣ كم', ['3', 'كم']],
    ['Ђорђе, metER', ['ђорђе', '_,', 'metre']],
    ['đe\u0301', ['dje']],
    ['5\u200b\u202fkm\u00ad', ['5', 'km']],
  ])('%s', (text, tokens) => expect(cut(text)).toEqual(tokens))

  test('each keeps its place and its letters', () => {
    for (const text of ['5\u00a0КМ, é½ ', 'ab12 — 3', '\ud800 x\u200b y'])
      for (const token of tokenise(text)!) expect(text.slice(token.start)).toMatch(token.text[0]!)
  })

  test('what is too long is refused before it is cut', () => {
    expect(tokenise('a'.repeat(1_000_000))).toBeNull()
    expect(tokenise('a '.repeat(longestText / 2))).toBeNull()
    expect(tokenise('- '.repeat(mostTokens))).toHaveLength(mostTokens)
    expect(tokenise('- '.repeat(mostTokens + 1))).toBeNull()
    expect(tokenise('')).toEqual([])
  })
})
