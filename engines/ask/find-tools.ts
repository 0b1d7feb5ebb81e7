import { inLatin, plainWords } from '#engines/language/index.ts'
import type { NamedTool } from './meaning.ts'
import { idleWords, toolWords, wordsOfCodes } from './tool-words.ts'

const mostWords = 6

/** Tools whose name has, for each word of the text, a word that begins with it. Those with the fewest words come first. */
export function findTools(text: string, tools: readonly NamedTool[]): readonly NamedTool[] {
  const words = telling(plainWords(text))
  if (words.length === 0 || words.length > mostWords) return []
  const active = words.filter((word) => !idle.has(word))
  const wanted = active.length > 0 ? active : words
  // A number may be part of a name, as in `СК 42`, but is no name by itself.
  if (wanted.every((word) => Number.isFinite(Number(word)))) return []
  const found = tools.flatMap((tool) => {
    const { names, others } = wordsOf(tool)
    const fits = names.filter((own) => hasAll(own, words) || hasAll(own, wanted))
    if (fits.length > 0) return [{ tool, size: Math.min(...fits.map((own) => own.length)) }]
    // Words that a tool is known by besides its name must be typed in full: `co` is the beginning of too many of them.
    return wanted.every((word, at) => others.has(word) || isCode(word, wanted[at - 1]))
      ? [{ tool, size: others.size }]
      : []
  })
  return found.toSorted((left, right) => left.size - right.size).map(({ tool }) => tool)
}

const isCode = (word: string, before = ''): boolean => Number.isFinite(Number(word)) && wordsOfCodes.has(before)

/** Single letters are left out: too many words begin with each. */
const telling = (words: readonly string[]): readonly string[] => words.filter((word) => word.length > 1)

const hasAll = (words: readonly string[], wanted: readonly string[]): boolean =>
  wanted.every((beginning) => words.some((word) => word.startsWith(beginning)))

interface WordsOfTool {
  readonly names: readonly (readonly string[])[]
  readonly others: ReadonlySet<string>
}

/** Cut once: the same tools are looked through at every key. */
const known = new WeakMap<NamedTool, WordsOfTool>()

function wordsOf(tool: NamedTool): WordsOfTool {
  const before = known.get(tool)
  if (before) return before
  const others = (toolWords[tool.id] ?? '').split(' ').flatMap((word) => plainWords(word))
  const words = { names: tool.names.map((name) => telling(inBothAlphabets(name))), others: new Set(telling(others)) }
  known.set(tool, words)
  return words
}

/** What is typed in Latin letters may be either; what is typed in Cyrillic is Cyrillic. */
function inBothAlphabets(name: string): readonly string[] {
  const words = plainWords(name)
  return [...new Set([...words, ...words.map(inLatin)])]
}

/** Words that say only that something is to be done, or that nothing is known by. */
const idle: ReadonlySet<string> = /* @__PURE__ */ new Set([...idleWords].flatMap((word) => plainWords(word)))
