import type { NamedTool } from './meaning.ts'
import { idleWords, toolWords } from './tool-words.ts'

/** Tools whose name has a word beginning with each word asked for; those that are named in full come first. */
export function findTools(text: string, tools: readonly NamedTool[]): readonly NamedTool[] {
  const words = wordsOf(text)
  if (words.length === 0 || words.length > 6) return []
  const telling = words.filter((word) => !idleWords.has(word))
  const wanted = telling.length > 0 ? telling : words
  // A number is part of a name, as in `СК 42`, and none by itself.
  if (!wanted.some((word) => /\p{L}/u.test(word))) return []
  const found = tools.flatMap((tool) => {
    const fits = tool.names.map(wordsOf).filter((own) => hasAll(own, words) || hasAll(own, wanted))
    if (fits.length > 0) return [{ tool, surplus: Math.min(...fits.map((own) => own.length - wanted.length)) }]
    // What else it is called must be said in full: `co` is the beginning of too much.
    const others = new Set(toolWords[tool.id]?.split(' '))
    return wanted.every((word) => others.has(word)) ? [{ tool, surplus: others.size }] : []
  })
  return found.toSorted((left, right) => left.surplus - right.surplus).map(({ tool }) => tool)
}

const hasAll = (words: readonly string[], wanted: readonly string[]): boolean =>
  wanted.every((beginning) => words.some((word) => word.startsWith(beginning)))

/** One letter is the beginning of everything. */
const wordsOf = (text: string): string[] =>
  text
    .slice(0, 200)
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll('č', 'c')
    .replaceAll('ć', 'c')
    .replaceAll('š', 's')
    .replaceAll('ž', 'z')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1)
