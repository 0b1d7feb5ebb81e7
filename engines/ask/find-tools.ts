import type { NamedTool } from './meaning.ts'

/** Tools whose name has a word beginning with each word asked for; those that are named in full come first. */
export function findTools(text: string, tools: readonly NamedTool[]): readonly NamedTool[] {
  const wanted = wordsOf(text)
  if (wanted.length === 0 || wanted.length > 6) return []
  const found = tools.flatMap((tool) => {
    const fits = tool.names.map(wordsOf).filter((words) => hasAll(words, wanted))
    return fits.length === 0 ? [] : [{ tool, surplus: Math.min(...fits.map((words) => words.length - wanted.length)) }]
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
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1)
