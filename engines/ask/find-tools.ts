import type { NamedTool } from './meaning.ts'
import { idleWords, toolWords } from './tool-words.ts'

const mostWords = 6

/** Tools whose name has, for each word of the text, a word that begins with it. Those with the fewest words come first. */
export function findTools(text: string, tools: readonly NamedTool[]): readonly NamedTool[] {
  const words = wordsOf(text)
  if (words.length === 0 || words.length > mostWords) return []
  const telling = words.filter((word) => !idleWords.has(word))
  const wanted = telling.length > 0 ? telling : words
  // A number may be part of a name, as in `СК 42`, but is no name by itself.
  if (!wanted.some((word) => /\p{L}/u.test(word))) return []
  const found = tools.flatMap((tool) => {
    const fits = tool.names.map(wordsOf).filter((own) => hasAll(own, words) || hasAll(own, wanted))
    if (fits.length > 0) return [{ tool, size: Math.min(...fits.map((own) => own.length)) }]
    // Words that a tool is known by besides its name must be typed in full: `co` is the beginning of too many of them.
    const others = new Set(toolWords[tool.id]?.split(' '))
    return wanted.every((word) => others.has(word)) ? [{ tool, size: others.size }] : []
  })
  return found.toSorted((left, right) => left.size - right.size).map(({ tool }) => tool)
}

const hasAll = (words: readonly string[], wanted: readonly string[]): boolean =>
  wanted.every((beginning) => words.some((word) => word.startsWith(beginning)))

/** The words of a text without accents. Single letters are left out: too many words begin with each. */
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll('č', 'c')
    .replaceAll('ć', 'c')
    .replaceAll('š', 's')
    .replaceAll('ž', 'z')
    .split(/[^\p{L}\p{N}]/u)
    .filter((word) => word.length > 1)
