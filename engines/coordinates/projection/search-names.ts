import type { Language } from '#engines/core/index.ts'
import { calledSystems, inLatinLetters } from './called-systems.ts'
import { plain } from './code-of-name.ts'
import { commonSystems } from './common-systems.ts'

export interface NamedSystem {
  readonly code: number
  readonly name: string
  readonly isWithdrawn: boolean
}

/** Less is better. A name's length decides between equals only: a hundred characters count as one. */
const ranks = { isCalledSo: -100, beginsSo: 0, containsIt: 10, isOtherName: 5, isCommon: -5, isWithdrawn: 50 } as const
const charactersPerPoint = 100
const mostWords = 8

/**
 * Systems that people call so in any of the three languages, then those whose code or name has all the words: first the one that is called exactly so, then those whose name begins so, then the others.
 * Systems that many files are in go before rarer ones, short names before long ones, withdrawn systems last. Loads the list of names.
 */
export async function searchSystems(text: string, most = 12, language?: Language): Promise<NamedSystem[]> {
  const found = await systemsNamed(text, most, language)
  const given = text.replace(intoAnother, '')
  return found.length > 0 || given === text ? found : systemsNamed(given, most, language)
}

/** `Gauss-Kruger u WGS84`: the system in front is looked for. */
const intoAnother = /\s(?:to|in|into|u|v|у|в)\s.*$/isu

async function systemsNamed(text: string, most: number, language: Language | undefined): Promise<NamedSystem[]> {
  const called = calledSystems(text, language)
  const wanted = inLatinLetters(plain(text)).replace(/^epsg:?\s*/, '')
  const words = wanted
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, mostWords)
  if (words.length === 0 && called.length === 0) return []
  const [{ lines: own }, { lines: other }] = await Promise.all([
    import('./registry/pieces/system-names.ts'),
    import('./registry/pieces/other-names.ts'),
  ])
  const alsoNamed = new Map(
    other.split('\n').flatMap((line): [string, boolean][] => {
      const [code = '', name = ''] = line.split('|')
      return words.length > 0 && hasWords(words, code, name) ? [[code, plain(name) === wanted]] : []
    }),
  )
  const found: (NamedSystem & { readonly rank: number })[] = []
  for (const line of own.split('\n')) {
    const [code = '', name = '', withdrawn] = line.split('|')
    const isCalledSo = called.includes(Number(code))
    const isNamedSo = words.length > 0 && hasWords(words, code, name)
    if (!isCalledSo && !isNamedSo && !alsoNamed.has(code)) continue
    const spelled = plain(name)
    const rank = isCalledSo
      ? ranks.isCalledSo + called.indexOf(Number(code))
      : (code === words[0] || spelled === wanted || alsoNamed.get(code)
          ? ranks.isCalledSo
          : spelled.startsWith(words[0]!)
            ? ranks.beginsSo
            : ranks.containsIt) +
        (isNamedSo ? 0 : ranks.isOtherName) +
        (common.has(Number(code)) ? ranks.isCommon : 0) +
        (withdrawn ? ranks.isWithdrawn : 0) +
        name.length / charactersPerPoint
    found.push({ code: Number(code), name, isWithdrawn: withdrawn !== undefined, rank })
  }
  return found
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, most)
    .map(({ code, name, isWithdrawn }) => ({ code, name, isWithdrawn }))
}

function hasWords(words: readonly string[], code: string, name: string): boolean {
  const spelled = plain(name)
  return words.every((word) => code.startsWith(word) || spelled.includes(word))
}

const common = new Set(commonSystems.map(({ code }) => code))
